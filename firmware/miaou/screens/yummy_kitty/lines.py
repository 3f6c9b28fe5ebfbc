"""The lines of a result: one player's breeds, or one breed across the players."""

from micropython import const

from miaou.lang import _
from miaou.rules.yummy_kitty.score import colony
from miaou.screens.yummy_kitty.rows import NAMES
from miaou.screens.yummy_kitty.signs import SIGNS
from miaou.ui.menu import PAW, Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_SIGN = const(11)  # columns for a breed's sign


class Lines(Menu):
    """How many cats and what they score; OK tells why. A line is a seat and a kind."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game",
        lines: "Sequence[tuple[int, str]]",
        of_players: bool,
    ) -> None:
        self._handheld = handheld
        self._game = game
        self._lines = lines
        self._of_players = of_players
        self._left = PAW if of_players else PAW + _SIGN
        super().__init__("", [(self._word(line), self._why) for line in lines])

    def _word(self, line: tuple[int, str]) -> str:
        return str(self._game.state.names[line[0]]) if self._of_players else NAMES[line[1]]

    def value(self, at: int) -> str:
        """The cats, Angoras that copy them among them, and their points."""
        seat, kind = self._lines[at]
        state = self._game.state
        points = state.result()[seat]["points"][kind]
        return str(colony(state.feeders[seat], kind)) + " → " + str(points)

    def draw(self, canvas: "Canvas") -> None:
        seat, kind = self._lines[0]
        state = self._game.state
        self.title = NAMES[kind]
        if not self._of_players:
            self.title = state.names[seat] + ", " + _("{} points").format(state.total(seat))
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """A breed has its sign before its name."""
        super()._draw_row(canvas, at, y)
        if not self._of_players:
            canvas.icon(SIGNS[self._lines[at][1]], PAW, y + 2)

    def _why(self) -> "Any":
        from miaou.screens.yummy_kitty.why import Why

        seat, kind = self._lines[self.at]
        return Why(self._handheld, self._game, seat, kind)
