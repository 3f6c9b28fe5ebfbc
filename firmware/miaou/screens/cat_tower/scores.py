"""After a round: who has won it, what it cost the others, and where the match stands."""

from micropython import const

from miaou.lang import _
from miaou.screens.cat_tower.play import Play
from miaou.signals import LEAVE, OK
from miaou.ui import icons
from miaou.ui.layout import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas

_TOP = const(15)


class Scores(Play):
    def key(self, key: int) -> "Any":
        if key != OK:
            return super().key(key)
        from miaou.screens.cat_tower.set_up import SetUp, begin

        state = self._game.state
        if state.task == "over":
            return begin(self._handheld, self._game, state.names, state.rounds, state.first)
        self._do("round", str(state.first))
        return LEAVE, SetUp(self._handheld, self._game)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        canvas.fitted(self._title(), 2, 1, canvas.width - 14, ink=0)
        canvas.icon(icons.CHECK, canvas.width - 10, 3, ink=0)
        line = row(canvas, canvas.height - _TOP, len(state.names), canvas.font("body").height)
        for at, (place, seat, points) in enumerate(state.ranking()):
            y = _TOP + at * line
            if place == 1:
                canvas.icon(icons.PAW, 0, y + 2)
            canvas.text(str(place), 11, y)
            canvas.fitted(state.names[seat], 22, y, canvas.width - 80)
            if state.rounds > 1:
                _draw_points(canvas, -state.hands[seat], canvas.width - 34, y + 2, "small")
            _draw_points(canvas, points, canvas.width, y, "body")

    def _title(self) -> str:
        state = self._game.state
        if state.task == "over" and state.rounds > 1:
            return _("The end of the match")
        name = state.names[state.won]
        if state.rounds == 1:
            return _("{} wins!").format(name)
        return _("{} wins round {} of {}").format(name, state.round, state.rounds)


def _draw_points(canvas: "Canvas", points: int, right: int, y: int, font: str) -> None:
    """Small for what the round has cost, large for the match."""
    words = str(points)
    canvas.text(words, right - canvas.font(font).width(words), y, font)
