"""Names for a game under way: from now on the cat at this seat is Mia."""

from miaou.core.roster import Roster
from miaou.lang import N_, _
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer, Then


class Naming(Menu):
    """A row for each seat. A name is an event of the game: it is kept, and can be taken back."""

    def __init__(self, handheld: "Handheld", game: "Game[Any]") -> None:
        self._roster = Roster(handheld.journal("players"))
        self._game = game
        super().__init__(N_("Give names"), ())
        self._list()

    def _list(self) -> None:
        self.items = [(as_it_is(name), self._open) for name in self._game.state.names]

    def _open(self) -> "Answer":
        seated = self._game.state.names
        known = [name for name in self._roster.names if name not in seated]
        if known:
            return on_top("players.naming.Known", known, self._call, self._type)
        return on_top("players.name.Name", "", self._add)

    def _type(self) -> "Answer":
        return instead("players.name.Name", "", self._add)

    def _add(self, name: str) -> "Answer":
        """A roster that is full keeps nobody from a name in this game."""
        if name in self._game.state.names:
            return say(_("{} is here already.").format(name))
        if name not in self._roster.names and not self._roster.full():
            self._roster.add(name)
        return self._call(name)

    def _call(self, name: str) -> "Answer":
        self._game.do("rename", str(self.at), name)
        names = self._game.state.names
        if not [each for each in names if each not in self._roster.names]:
            self._roster.play(names)
        self._list()
        return LEAVE


class Known(Menu):
    """Whom the handheld knows already, and who is new."""

    def __init__(
        self,
        handheld: "Handheld",
        names: "Sequence[str]",
        done: "Callable[[str], Answer]",
        new: "Then",
    ) -> None:
        self._names = names
        self._done = done
        items = [(as_it_is(name), self._chosen) for name in names]
        super().__init__(N_("Who is it?"), items + [(N_("New name"), new)])

    def _chosen(self) -> "Answer":
        return self._done(self._names[self.at])
