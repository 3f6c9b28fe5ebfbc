"""The names that Miaou knows: add one, change one, take one out."""

from miaou.core.roster import Roster
from miaou.lang import N_, _, load
from miaou.screens.players import row
from miaou.screens.players.name import Name
from miaou.signals import LEAVE
from miaou.ui.confirm import Confirm
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld


class ManageRoster(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        load("players")
        self._roster = Roster(handheld.journal("players"))
        super().__init__(N_("Players"), ())
        self._list()

    def _list(self) -> int:
        """The names as they are now; where they changed, the screen that did it leaves."""
        self.items = [(N_("New name"), self._new)]
        self.items += [(row(name), self._open) for name in self._roster.names]
        self.at = min(self.at, len(self.items) - 1)
        return LEAVE

    def _open(self) -> Menu:
        name = self._roster.names[self.at - 1]
        return Menu(
            row(name),
            (
                (N_("Change"), lambda: (LEAVE, Name(name, self._rename))),
                (N_("Remove"), lambda: (LEAVE, self._ask(name))),
            ),
        )

    def _new(self) -> "Any":
        if self._roster.full():
            return Message(_("No room for more names. Remove one first."))
        return Name("", self._add)

    def _add(self, name: str) -> "Any":
        if name in self._roster.names:
            return Message(_("{} is here already.").format(name))
        self._roster.add(name)
        return self._list()

    def _rename(self, name: str) -> "Any":
        old = self._roster.names[self.at - 1]
        if name == old:
            return LEAVE
        if name in self._roster.names:
            return Message(_("{} is here already.").format(name))
        self._roster.rename(old, name)
        return self._list()

    def _ask(self, name: str) -> Confirm:
        return Confirm(_("Remove {}?").format(name), self._remove)

    def _remove(self) -> int:
        self._roster.remove(self._roster.names[self.at - 1])
        return self._list()
