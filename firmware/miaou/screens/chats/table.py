"""A game in figures: how it ended, how many tricks each has won, and how many in a row."""

from micropython import const

from miaou.lang import N_, _
from miaou.screens.chats.play import HEAD, Play, lines, screen
from miaou.signals import BACK, DOWN, LEAVE, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas

ENDS = {"cards": N_("All cards"), "time": N_("Time is up"), "stopped": N_("Stopped")}
_ROW = const(42)  # columns for the longest rows of tricks


class Table(Play):
    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE, screen(self._handheld, self._game)
        if key not in (OK, DOWN):
            return None
        from miaou.screens.chats.graph import Graph

        return LEAVE, Graph(self._handheld, self._game)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        right = canvas.width - 2
        canvas.fitted(_(ENDS[state.end]), 2, 2, right - 2 * _ROW + 10, ("small",), ink=0)
        _right(canvas, _("tricks"), right - _ROW, 3, ink=0)
        _right(canvas, _("in a row"), right, 3, ink=0)
        font, line = lines(canvas, len(state.names))
        y = HEAD
        for _place, seat in state.ranking():
            canvas.text(state.names[seat], 2, y, font)
            _right(canvas, str(state.hands.tricks(seat)), right - _ROW, y, font)
            _right(canvas, str(state.hands.streak(seat)), right, y, font)
            y += line


def _right(
    canvas: "Canvas", words: str, right: int, y: int, font: str = "small", ink: int = 1
) -> None:
    canvas.text(words, right - canvas.font(font).width(words), y, font, ink)
