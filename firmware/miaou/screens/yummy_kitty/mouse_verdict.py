"""What a mouse means to everybody, for the table to agree: OK lets it count, BACK does not."""

from micropython import const

from miaou.lang import _
from miaou.screens.yummy_kitty.mouse import complete, fate
from miaou.screens.yummy_kitty.signs import SIGNS
from miaou.signals import BACK, LEAVE, OK
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.ui.canvas import Canvas

_SIGN = const(8)
_GAP = const(4)


class MouseVerdict:
    def __init__(self, game: "Game", agreed: "Callable[[], Any]") -> None:
        self._game = game
        self._agreed = agreed

    def key(self, key: int) -> "Any":
        if key == OK:
            return self._agreed()
        return LEAVE if key == BACK else None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        catcher = state.live.catcher(state.feeders)
        others = [seat for seat in state.live.order() if seat != catcher]
        small, body = canvas.font("small").height, canvas.font("body").height
        bottom = canvas.height - 2 * small
        head = min(body, bottom - small * len(others))
        _draw_head(canvas, head, state.names[catcher] if catcher >= 0 else "")
        height = min(body, (bottom - head) // len(others))
        for row, seat in enumerate(others):
            self._draw_fate(canvas, seat, head + row * height, _fonts(canvas, height))
        if "loses" in [fate(state, seat) for seat in others]:
            words = _("Lowest corner number, no yarn. Equal: you choose.")
            canvas.paragraph(words, 0, bottom, canvas.width, 2 * small, ("small",))

    def _draw_fate(self, canvas: "Canvas", seat: int, y: int, fonts: tuple[str, ...]) -> None:
        words = self._fate(seat)
        left = canvas.width - canvas.font(fonts[-1]).width(words)
        canvas.fitted(self._game.state.names[seat], 0, y, left - _GAP, fonts)
        y += (canvas.font(fonts[0]).height - canvas.font(fonts[-1]).height) // 2
        canvas.text(words, left, y, fonts[-1])

    def _fate(self, seat: int) -> str:
        state = self._game.state
        if fate(state, seat) == "safe":
            return _("safe")
        exposed = state.live.exposed(state.feeders, seat)
        if complete(state, seat) and len(exposed) == 1:
            from miaou.screens.yummy_kitty.rows import NAMES

            return "-1 " + _(NAMES[exposed[0]])
        return _("loses a cat")


def _draw_head(canvas: "Canvas", height: int, catcher: str) -> None:
    """The mouse goes to somebody, or to nobody; BACK and OK have their signs at the ends."""
    canvas.fb.fill_rect(0, 0, canvas.width, height, 1)
    y = (height - _SIGN) // 2
    canvas.icon(icons.CROSS, 1, y, ink=0)
    canvas.icon(SIGNS["mice"], _SIGN + 2 * _GAP, y, ink=0)
    canvas.icon(icons.CHECK, canvas.width - _SIGN - 1, y, ink=0)
    words = catcher + " +1" if catcher else _("Nobody catches it")
    left = 2 * _SIGN + 3 * _GAP
    canvas.fitted(words, left, 0, canvas.width - left - _SIGN - 2, _fonts(canvas, height), 0)


def _fonts(canvas: "Canvas", height: int) -> tuple[str, ...]:
    """Those to try in a row of this height."""
    return ("body", "small") if height >= canvas.font("body").height else ("small",)
