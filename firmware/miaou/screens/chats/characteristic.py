"""What counts in a trick: weight, year, cuddliness or independence."""

from miaou.lang import N_
from miaou.rules.chats.trick import CHARACTERISTICS
from miaou.screens.chats import signs
from miaou.screens.chats.question import Question
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class Characteristic(Question):
    """`done` is called with one of CHARACTERISTICS, never with the one that counts already."""

    def __init__(self, handheld: "Handheld", game: "Game", done: "Callable[[str], Any]") -> None:
        present = game.state.trick.characteristic
        self._places = [at for at, name in enumerate(CHARACTERISTICS) if name != present]
        items = [(signs.WORDS[at], self._take) for at in self._places]
        super().__init__(handheld, game, N_("What counts?"), items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.picture(canvas, self._places[at], canvas.width - 22, y, 12)

    def _take(self) -> "Any":
        return self._done(CHARACTERISTICS[self._places[self.at]])


def lead(handheld: "Handheld", game: "Game") -> "Any":
    """The leader's word, and how rare their card is, if they tell."""

    def named(characteristic: str) -> "Any":
        from miaou.screens.chats.rarity import show

        game.do("lead", characteristic)
        return show(handheld, game, game.state.leader)

    return LEAVE, Characteristic(handheld, game, named)
