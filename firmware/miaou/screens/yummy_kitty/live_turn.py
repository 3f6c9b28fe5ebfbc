"""A turn as the table sees it: whose it is, in letters that can be read across the table."""

from micropython import const

from miaou.lang import _
from miaou.rules.yummy_kitty.live import stored
from miaou.rules.yummy_kitty.score import count
from miaou.screens.yummy_kitty.signs import SIGNS
from miaou.ui import icons
from miaou.ui.layout import draw_double

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas

_NAME = const(24)  # rows for the name, in letters of twice their size
_FOOT = const(9)  # rows for everybody's mice
_KEYS = const(10)  # columns at the right for what UP and DOWN do
_SIGN = const(10)  # columns of a sign and the gap after it

SHIELD = bytes(
    [
        0b11111111,
        0b10000001,
        0b10100101,
        0b10111101,
        0b10111101,
        0b01011010,
        0b00100100,
        0b00011000,
    ]
)


def draw_turn(canvas: "Canvas", state: "Any", taken_back: str) -> None:
    """What UP took back stands where storing food is explained."""
    width = canvas.width - _KEYS
    names, live = state.names, state.live
    spare = (canvas.height - 64) // 32 * 8  # in whole cells of colour
    _draw_large(canvas, names[live.seat], 0, spare, width)
    canvas.tint(0, spare, width, _NAME, "player " + str(live.seat + 1))
    y = _NAME + 1 + spare
    canvas.fitted("→ " + names[(live.seat + 1) % len(names)], 0, y, width)
    if live.holder >= 0:
        y += canvas.font("body").height
        _draw_signed(canvas, SHIELD, "protected", names[live.holder], y)
    y = canvas.height - _FOOT - canvas.font("small").height - 1
    if taken_back:
        _draw_signed(canvas, icons.UNDO, "undone", taken_back, y)
    else:
        words = _("Food +{}, empty hand +{}").format(stored(False), stored(True))
        canvas.fitted(words, 0, y, width, ("small",))
    _draw_mice(canvas, state)
    _draw_keys(canvas)


def _draw_large(canvas: "Canvas", words: str, x: int, y: int, width: int) -> None:
    """One line at twice the size of the first face in which it fits."""
    for name in ("body", "small"):
        font = canvas.font(name)
        if 2 * font.width(words) <= width + 2:
            break
    draw_double(canvas, words, x, y + (_NAME - 2 * font.height) // 2, name)


def _draw_signed(canvas: "Canvas", sign: bytes, name: str, words: str, y: int) -> None:
    canvas.icon(sign, 0, y)
    canvas.note(name)
    canvas.fitted(words, _SIGN, y, canvas.width - _KEYS - _SIGN, ("small",))


def _draw_mice(canvas: "Canvas", state: "Any") -> None:
    """How many everybody has caught, in the order of the seats, whoever plays in negative."""
    width = (canvas.width - _SIGN) // len(state.names)
    y = canvas.height - _FOOT
    canvas.icon(SIGNS["mice"], 0, y + 1)
    for seat, name in enumerate(state.names):
        x = _SIGN + seat * width
        playing = seat == state.live.seat
        if playing:
            canvas.fb.fill_rect(x, y, width, _FOOT, 1)
        mice = " " + str(count(state.feeders[seat], "mice"))
        letters = (width - 2) // canvas.font("small").width("n") - len(mice)
        canvas.text(name[:letters] + mice, x + 2, y + 1, "small", 0 if playing else 1)


def _draw_keys(canvas: "Canvas") -> None:
    """UP takes back; DOWN is for a mouse and all else that happens."""
    x = canvas.width - 8
    canvas.icon(icons.UP, x, 0)
    canvas.icon(icons.UNDO, x, 7)
    y = canvas.height - _FOOT - 9
    canvas.icon(SIGNS["mice"], x, y - 8)
    canvas.icon(icons.DOWN, x, y)
