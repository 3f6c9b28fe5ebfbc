"""The names that Miaou knows: add one, change one, join two, take one out."""

from miaou.core.roster import Roster
from miaou.lang import N_, _
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class ManageRoster(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
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
        return on_top("players.roster.OneName", name, self._rename, self._remove, self._join)

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
        self._rename_games(old, name)
        return self._list()

    def _rename_games(self, old: str, name: str) -> None:
        """What is kept of finished games goes with the name."""
        from miaou.core.roster import SPACE
        from miaou.screens.history.filing import rename

        rename(self._handheld, old.replace(" ", SPACE), name.replace(" ", SPACE))

    def _remove(self) -> "Answer":
        name = self._roster.names[self.at - 1]
        self._roster.remove(name)
        from miaou.screens.history.filing import knows

        if knows(self._handheld, name):
            self._list()
            question = _("Erase {} from the last games, too?").format(name)
            return instead("asking.Confirm", question, lambda: self._erase(name))
        return self._list()

    def _erase(self, name: str) -> "Answer":
        from miaou.screens.history.filing import erase

        erase(self._handheld, name)
        return LEAVE

    def _join(self, name: str, other: str) -> "Answer":
        """Two names of one person: the games of both are those of the second."""
        self._roster.remove(name)
        self._rename_games(name, other)
        return self._list()


class OneName(Menu):
    """What can be done to a name; the roster does it."""

    def __init__(
        self,
        handheld: "Handheld",
        name: str,
        rename: "Callable[[str], Answer]",
        remove: "Callable[[], Answer]",
        join: "Callable[[str, str], Answer]",
    ) -> None:
        self._name = name
        self._rename = rename
        self._remove = remove
        self._join = join
        items = (
            (N_("Change"), self._change),
            (N_("Remove"), self._ask),
            (N_("Games and wins"), self._games),
            (N_("The same as …"), self._same),
        )
        super().__init__(as_it_is(name), items)

    def _change(self) -> "Answer":
        return instead("players.name.Name", self._name, self._rename)

    def _games(self) -> "Answer":
        return on_top("history.games.Games", self._name)

    def _same(self) -> "Answer":
        return instead("players.roster.Same", self._name, self._join)

    def _ask(self) -> "Answer":
        return instead("asking.Confirm", _("Remove {}?").format(self._name), self._remove)


class Same(Menu):
    """Which other name is the same person's."""

    def __init__(
        self, handheld: "Handheld", name: str, join: "Callable[[str, str], Answer]"
    ) -> None:
        self._name = name
        self._join = join
        names = Roster(handheld.journal("players")).names
        self._others = [other for other in names if other != name]
        items: list[Item] = [(as_it_is(other), self._ask) for other in self._others]
        super().__init__(N_("The same as …"), items or [(N_("Nobody else"), self._nobody)])

    def _nobody(self) -> "Answer":
        return LEAVE

    def _ask(self) -> "Answer":
        other = self._others[self.at]
        question = _("Are {} and {} the same? Their games become those of {}.")
        return instead(
            "asking.Confirm",
            question.format(self._name, other, other),
            lambda: self._join(self._name, other),
        )
