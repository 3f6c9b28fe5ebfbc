"""A line of the result, why it scores what it does, and the way to put it right."""

from micropython import const

from miaou.lang import _
from miaou.screens.yummy_kitty.play import forget
from miaou.screens.yummy_kitty.rows import NAMES
from miaou.signals import BACK, LEAVE, OK
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_HEAD = const(13)
# The rows of a count that belong to one line of the result.
_ROWS = {"siamese": ("siamese", "faces"), "black": ("black", "mice")}


class Why:
    def __init__(self, handheld: "Handheld", game: "Game", seat: int, kind: str) -> None:
        from miaou.screens.yummy_kitty_why import ruling

        self._handheld = handheld
        self._game = game
        self._seat = seat
        self._kind = kind
        self._words = ruling(game.state, seat, kind)
        forget(handheld, ())

    def key(self, key: int) -> "Any":
        if key != OK:
            return LEAVE if key == BACK else None
        forget(self._handheld, ("why",))
        from miaou.screens.yummy_kitty.count import Count

        line = _ROWS.get(self._kind, (self._kind,))
        return LEAVE, Count(self._handheld, self._game, self._seat, line)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, _HEAD, 1)
        points = str(state.result()[self._seat]["points"][self._kind])
        x = canvas.width - 2 - canvas.font("body").width(points)
        canvas.text(points, x, 0, ink=0)
        words = state.names[self._seat] + ", " + _(NAMES[self._kind])
        if canvas.font("small").width(words) > x - 3:
            words = _(NAMES[self._kind])
        canvas.fitted(words, 2, 0, x - 4, ink=0)
        height = canvas.height - _HEAD - FOOT
        canvas.paragraph(self._words, 0, _HEAD, canvas.width, height, centred=True)
        foot(canvas, _("Back"), _("Change"))
