"""The result: who has won, what decided it, and how close it was."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import decided, ranking
from miaou.screens.yummy_kitty.play import COUNTING, RESULT, forget, screen, undo
from miaou.screens.yummy_kitty.ranking import column, draw_rows, draw_signs
from miaou.signals import BACK, LEAVE, OK, UP
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_TOP = const(15)
_ROWS = const(24)  # where the players begin
_DECIDED = {
    "points": N_("by points"),
    "cats": N_("by cats"),
    "breeds": N_("by breeds"),
    "shared": N_("all equal"),
}


class Standings:
    """OK shows more of it, UP takes back what was counted last."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Any":
        if key == OK:
            forget(self._handheld, COUNTING + RESULT)
            from miaou.screens.yummy_kitty.feeders import Feeders

            return LEAVE, Feeders(self._handheld, self._game)
        if key == UP and undo(self._handheld, self._game):
            return LEAVE, screen(self._handheld, self._game)
        return LEAVE if key == BACK else None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        lines = state.result()
        by = decided(lines)
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        words = _("Shared victory")
        if by != "shared":
            words = _("{} wins!").format(state.names[ranking(lines)[0]])
        canvas.fitted(words, 2, 1, canvas.width - 32, ink=0)
        for at, sign in enumerate((icons.UP, icons.UNDO, icons.CHECK)):
            canvas.icon(sign, canvas.width - 29 + 10 * at, 3, ink=0)
        canvas.fitted(_(_DECIDED[by]), 2, _TOP, canvas.width - 3 * column(canvas) - 4, ("small",))
        draw_signs(canvas, _TOP, by)
        draw_rows(canvas, state.names, lines, _ROWS)
