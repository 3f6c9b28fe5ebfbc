"""How rare a player's card is: its colour in words, and in dots where there is no colour."""

from miaou.lang import _
from miaou.rules.chats.trick import RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.question import Question, judged
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class Rarity(Question):
    """`done` is called with one of RARITIES."""

    def __init__(
        self, handheld: "Handheld", game: "Game", seat: int, done: "Callable[[str], Any]"
    ) -> None:
        title = _("{}: rarity?").format(game.state.names[seat])
        items = [(words, self._take) for words in signs.RARE]
        super().__init__(handheld, game, title, items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.dots(canvas, at, canvas.width // 2 + 10, y + 4)

    def _take(self) -> "Any":
        return self._done(RARITIES[self.at])


def show(handheld: "Handheld", game: "Game", seat: int) -> "Any":
    """Asks for a card of which nothing hangs yet; BACK leaves it untold."""
    question = Rarity(handheld, game, seat, lambda told: question._do("show", str(seat), told))
    return LEAVE, question


def ask_all(handheld: "Handheld", game: "Game") -> "Any":
    """Asks for one card after the other until rarity has decided."""
    trick = game.state.trick
    seat = next(seat for seat in trick.seats if seat not in trick.shown)

    def told(rarity: str) -> "Any":
        answer = judged(game, lambda: question._do("show", str(seat), rarity))
        return ask_all(handheld, game) if game.state.trick is trick else answer

    question = Rarity(handheld, game, seat, told)
    return LEAVE, question
