"""What a race shows large enough for a whole table: its digits, and the cry it starts with."""

from miaou.rules.cat_tower.fish_race import clock
from miaou.ui import digits
from miaou.ui.foot import FOOT
from miaou.ui.picture import DISC, INK, PAPER, SHAPE, STROKE, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from miaou.ui.canvas import Canvas

# M, I, A, O, U and ! side by side, as wide as their square.
_MIAOU = pack(
    (STROKE, INK, 4, -45, 13, -45, -13, -37, 3, -29, -13, -29, 13),
    (STROKE, INK, 4, -21, 13, -21, -13),
    (STROKE, INK, 4, -14, 13, -7, -13, 0, 13),
    (STROKE, INK, 4, -11, 6, -3, 6),
    (DISC, INK, 14, 0, 9, 15),
    (DISC, PAPER, 14, 0, 4, 10),
    (STROKE, INK, 4, 29, -13, 29, 9, 32, 13, 36, 13, 39, 9, 39, -13),
    (SHAPE, INK, 45, -15, 48, -15, 48, 7, 45, 7),
    (SHAPE, INK, 45, 11, 48, 11, 48, 15, 45, 15),
)


def count(canvas: "Canvas", number: int) -> None:
    """3, 2, 1 as tall as the panel, and the cry for 0."""
    if number:
        canvas.note(str(number))
        height = min(canvas.height - 8, canvas.width)
        _sign(
            canvas.fb,
            str(number),
            (canvas.width - _width(height)) // 2,
            (canvas.height - height) // 2,
            height,
        )
    else:
        size = canvas.width
        canvas.picture(_MIAOU, 0, (canvas.height - size) // 2, size, "MIAOU!")


def stopwatch(canvas: "Canvas", tenths: int) -> None:
    """The tenth is smaller, for it is sent to the panel every time."""
    words = clock(tenths)
    canvas.note(words)
    tall = min((canvas.height - FOOT) * 4 // 5, canvas.width * 5 // 16)
    small = tall * 3 // 5
    gap = tall // 8
    width = 3 * _width(tall) + _width(small) + 2 * _pen(tall) + 5 * gap
    x = (canvas.width - width) // 2
    room = canvas.height - FOOT
    bottom = min(room, (room + tall) // 2 + 6) - 3
    for sign in words[:-1]:
        x += _sign(canvas.fb, sign, x, bottom - tall, tall) + gap
    _sign(canvas.fb, words[-1], x, bottom - small, small)


def _width(height: int) -> int:
    return height * 11 // 20


def _pen(height: int) -> int:
    return height // 7


def _sign(fb: "FrameBuffer", sign: str, x: int, y: int, height: int) -> int:
    """Draws a digit, a colon or a point; answers how wide it is."""
    pen = _pen(height)
    if sign == ".":
        fb.fill_rect(x, y + height - pen, pen, pen, 1)
        return pen
    if sign == ":":
        fb.fill_rect(x, y + 2 * pen, pen, pen, 1)
        fb.fill_rect(x, y + height - 3 * pen, pen, pen, 1)
        return pen
    digits.draw(fb, int(sign), x, y, _width(height), height, pen)
    return _width(height)
