"""The leader's word: what counts, how rare a card is, and who may change it."""

from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES
from miaou.screens.chats import signs
from miaou.screens.chats.question import Question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class Characteristic(Question):
    """`done` is called with one of CHARACTERISTICS, never with the one that counts already."""

    def __init__(
        self, handheld: "Handheld", game: "Game", done: "Callable[[str], Answer | None]"
    ) -> None:
        present = game.state.trick.characteristic
        self._places = [at for at, name in enumerate(CHARACTERISTICS) if name != present]
        items = [(signs.WORDS[at], self._take) for at in self._places]
        super().__init__(handheld, game, N_("What counts?"), items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.picture(canvas, self._places[at], canvas.width - 22, y, 12)

    def _take(self) -> "Answer | None":
        return self._done(CHARACTERISTICS[self._places[self.at]])


class Rarity(Question):
    """`done` is called with one of RARITIES."""

    def __init__(
        self, handheld: "Handheld", game: "Game", seat: int, done: "Callable[[str], Answer | None]"
    ) -> None:
        title = _("{}: rarity?").format(game.state.names[seat])
        items = [(words, self._take) for words in signs.RARE]
        super().__init__(handheld, game, title, items)
        self._done = done

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        signs.dots(canvas, at, canvas.width // 2 + 10, y + 4)

    def _take(self) -> "Answer | None":
        return self._done(RARITIES[self.at])
