"""The names that Miaou knows: add one, change one, take one out."""

from miaou.core.roster import Roster
from miaou.lang import N_, _
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer


class ManageRoster(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._roster = Roster(handheld.journal("players"))
        super().__init__(N_("Players"), ())
        self._list()

    def _list(self) -> "Answer":
        """The names as they are now; where they changed, the screen that did it leaves."""
        self.items = [(N_("New name"), self._new)]
        self.items += [(as_it_is(name), self._open) for name in self._roster.names]
        self.at = min(self.at, len(self.items) - 1)
        return LEAVE

    def _open(self) -> "Answer":
        name = self._roster.names[self.at - 1]
        return on_top("players.roster.OneName", name, self._rename, self._remove)

    def _new(self) -> "Answer | None":
        if self._roster.full():
            return say(_("No room for more names. Remove one first."))
        return on_top("players.name.Name", "", self._add)

    def _add(self, name: str) -> "Answer | None":
        if name in self._roster.names:
            return say(_("{} is here already.").format(name))
        self._roster.add(name)
        return self._list()

    def _rename(self, name: str) -> "Answer | None":
        old = self._roster.names[self.at - 1]
        if name == old:
            return LEAVE
        if name in self._roster.names:
            return say(_("{} is here already.").format(name))
        self._roster.rename(old, name)
        return self._list()

    def _remove(self) -> "Answer":
        self._roster.remove(self._roster.names[self.at - 1])
        return self._list()


class OneName(Menu):
    """What can be done to a name; the roster does it."""

    def __init__(
        self,
        handheld: "Handheld",
        name: str,
        rename: "Callable[[str], Answer]",
        remove: "Callable[[], Answer]",
    ) -> None:
        self._name = name
        self._rename = rename
        self._remove = remove
        super().__init__(as_it_is(name), ((N_("Change"), self._change), (N_("Remove"), self._ask)))

    def _change(self) -> "Answer":
        return instead("players.name.Name", self._name, self._rename)

    def _ask(self) -> "Answer":
        return instead("asking.Confirm", _("Remove {}?").format(self._name), self._remove)
