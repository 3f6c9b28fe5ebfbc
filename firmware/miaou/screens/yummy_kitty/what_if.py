"""The ranking under the other reading of a disputed rule; the game itself stays as it is."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.table import SCORING
from miaou.screens.yummy_kitty.ranking import column, draw_rows, draw_signs
from miaou.signals import BACK, LEAVE, OK
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.ui.canvas import Canvas

_TOP = const(14)
_ROWS = const(23)
# The other reading, where the game holds the rule, and where it does not.
_OTHER = {
    "alone_is_breed": (N_("Angora alone: no breed"), N_("Angora alone: a breed")),
    "english_counts_itself": (N_("English: other breeds"), N_("English: its breed too")),
}


class WhatIf(Menu):
    def __init__(self, game: "Game") -> None:
        self._game = game
        items = [(_OTHER[rule][not game.state.house[rule]], self._show) for rule in SCORING]
        super().__init__(N_("What if?"), items)

    def _show(self) -> "OtherResult":
        return OtherResult(self._game, SCORING[self.at], self.items[self.at][0])


class OtherResult:
    """In a frame, where the result that counts has a bar."""

    def __init__(self, game: "Game", rule: str, reading: str) -> None:
        self._names = game.state.names
        self._lines = game.state.other(rule)
        self._same = self._lines == game.state.result()
        self._reading = reading

    def key(self, key: int) -> "Any":
        return LEAVE if key in (OK, BACK) else None

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.rect(0, 0, canvas.width, _TOP - 1, 1)
        words = _("What if? Same") if self._same else _("What if?")
        canvas.fitted(words, 3, 0, canvas.width - 3 * column(canvas) - 4)
        draw_signs(canvas, 2, "")
        canvas.fitted(_(self._reading), 2, _TOP, canvas.width - 2, ("small",))
        draw_rows(canvas, self._names, self._lines, _ROWS)
