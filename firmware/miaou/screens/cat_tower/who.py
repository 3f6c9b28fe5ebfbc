"""A paw: the player names the one who stacks a card of theirs."""

from miaou.lang import N_
from miaou.screens.cat_tower.play import Play, screen
from miaou.signals import BACK, LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class Who(Menu, Play):
    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        Play.__init__(self, handheld, game)
        state = game.state
        count = len(state.names)
        # From the next player on, as everybody looks round the table.
        self._seats = [(state.seat + step * state.direction) % count for step in range(1, count)]
        items = [(state.names[seat], self._name) for seat in self._seats]
        Menu.__init__(self, N_("Who stacks it?"), items)

    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE, screen(self._handheld, self._game)
        return Menu.key(self, key)

    def _name(self) -> "Any":
        return self._do("who", str(self._seats[self.at]))
