"""The fastest fish races on this handheld."""

from micropython import const

from miaou.lang import _
from miaou.rules.cat_tower.fish_race import clock
from miaou.signals import BACK, DOWN, LEAVE, OK
from miaou.ui import icons
from miaou.ui.confirm import Confirm

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.ui.canvas import Canvas

_TOP = const(16)  # rows of pixels for the title
_ROW = const(10)


class RaceRecords:
    def __init__(self, game: "Game") -> None:
        self._game = game

    def key(self, key: int) -> "Any":
        if key == DOWN and self._game.state.best:
            return Confirm(_("Forget all the records?"), self._forget)
        return LEAVE if key in (OK, BACK) else None

    def _forget(self) -> int:
        self._game.begin()
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        canvas.centred(_("Records"), 1, ink=0)
        best = self._game.state.best
        if not best:
            height = canvas.height - _TOP
            canvas.paragraph(
                _("Nobody has raced yet."), 0, _TOP, canvas.width, height, centred=True
            )
            return
        canvas.icon(icons.DOWN, canvas.width - 19, 3, 0)
        canvas.icon(icons.CROSS, canvas.width - 10, 3, 0)
        for place, race in enumerate(best):
            self._draw_row(canvas, place, race)

    def _draw_row(self, canvas: "Canvas", place: int, race: tuple[str, int, int]) -> None:
        name, tenths, players = race
        y = _TOP + place * _ROW
        canvas.text(str(place + 1), 2, y, "small")
        canvas.text(name, 12, y, "small")
        time = clock(tenths)
        x = canvas.width - 1 - canvas.font("small").width(time)
        canvas.text(time, x, y, "small")
        canvas.icon(icons.PAW, x - 20, y)
        canvas.text(str(players), x - 10, y, "small")
