"""Vector pictures: a few shapes on a grid, crisp and symmetric at any size.

The grid runs from -48 to 48 both ways and 0 is the middle pixel: a picture is an odd number of
pixels wide, and what mirrors on the grid mirrors on the glass.
"""

from array import array
from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas

    Shape = tuple[Any, ...]
    Picture = tuple[Any, ...]
    Copy = list[Any]  # a picture, its size, its pixels
    # Its ink, its paper, shades where it has any, and rows of pixels that there are.
    Inks = tuple[int, int, tuple[int, ...], int]

# A shape is one of these, its colour, and:
DISC = const(0)  # x, y, x radius, y radius
DOME = const(1)  # the same: the upper half of a disc
PART = const(2)  # x, y, half its size, picture: in PAPER a negative, of negative size upside down
SHAPE = const(3)  # x, y of each corner
STROKE = const(4)  # thickness, then x, y of each point
TWINS = const(8)  # added to any of them: draw its mirror image too

PAPER = const(0)
INK = const(1)
# Added to either: what it is instead where there are colours (SHADES of ui/theme.py).
PINK = const(2)
WHITE = const(4)
CREAM = const(6)
ORANGE = const(8)
BROWN = const(10)
SLATE = const(12)
BLUE = const(14)
RED = const(16)
GREEN = const(18)
YELLOW = const(20)
PLUM = const(22)
SHADE = const(24)

_EDGE = const(48)
_WHOLE = const(15)
_UPPER = const(3)
_LOWER = const(12)
_ANY = const(9999)  # rows
_COPIES = const(8)
_HEADER = const(3)  # what it is, its colour, how many numbers follow
_ZERO = const(64)  # what is added to these, for bytes are not negative


_scratch: "dict[int, array[int]]" = {}  # corners on the glass, used again and again


def pack(*shapes: "Shape") -> "Picture":
    """A picture in a third of the memory: all its numbers as bytes, then its parts."""
    numbers: list[int] = []
    parts: list[Picture] = []
    for shape in shapes:
        values = shape[2:]
        if shape[0] & ~TWINS == PART:
            parts.append(shape[5])
            values = shape[2:5] + (len(parts),)
        numbers += [shape[0], shape[1], len(values)]
        numbers += [value + _ZERO for value in values]
    return (bytes(numbers),) + tuple(parts)


def copy(canvas: "Canvas", picture: "Picture", size: int, edge: int) -> "Copy":
    """The picture drawn apart, with so much of an edge about it, in the place of the oldest copy.
    Where there is plenty of memory, the first takes that of all of them: no later key has to."""
    kept = [] if canvas.drawn is None else canvas.drawn
    if len(kept) == _COPIES and kept[0][1] != size:
        kept.pop(0)
    side = size + 2 * edge
    across = (side + 7) // 8
    while len(kept) < _COPIES:
        fb = FrameBuffer(bytearray(across * side), side, side, MONO_HLSB, 8 * across)
        kept.insert(0, [None, size, fb])
        if not canvas.frames:
            break
    drawn = kept.pop(0)
    kept.append(drawn)
    drawn[0] = picture
    drawn[2].fill(0)
    half = (size - 1) // 2
    _draw(drawn[2], picture, edge + half, edge + half, half, half, (INK, PAPER, (), _ANY))
    return drawn


def draw(
    fb: "FrameBuffer",
    picture: "Picture",
    x: int,
    y: int,
    size: int,
    ink: int = 1,
    paper: int = 0,
    shades: "tuple[int, ...]" = (),
    rows: int = _ANY,
) -> None:
    """Draw in the square at x, y; an even size leaves its last row and column free. What is not
    on the first so many rows may be left out."""
    half = (size - 1) // 2
    _draw(fb, picture, x + half, y + half, half, half, (ink, paper, shades, rows))


def _draw(
    fb: "FrameBuffer", picture: "Picture", x: int, y: int, wide: int, high: int, inks: "Inks"
) -> None:
    """Draw about the middle x, y; a negative half-width or half-height mirrors."""
    numbers = picture[0]
    at = 0
    while at < len(numbers):
        _draw_shape(fb, picture, at, x, y, wide, high, inks)
        if numbers[at] & TWINS:
            _draw_shape(fb, picture, at, x, y, -wide, high, inks)
        at += _HEADER + numbers[at + 2]


def _draw_shape(
    fb: "FrameBuffer",
    picture: "Picture",
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    inks: "Inks",
) -> None:
    numbers = picture[0]
    what = numbers[at] & ~TWINS
    ink, paper, shades, rows = inks
    number = numbers[at + 1]
    colour = ink if number & 1 else paper
    if shades and number > INK:
        colour = shades[number >> 1]
    if what == SHAPE:
        _fill(fb, numbers, at, x, y, wide, high, colour, rows)
    elif what == STROKE and shades:
        _soft_stroke(fb, numbers, at, x, y, wide, high, colour, rows)
    elif what == STROKE:
        _stroke(fb, numbers, at, x, y, wide, high, colour)
    else:
        first = at + _HEADER
        x += _scaled(numbers[first], wide)
        y += _scaled(numbers[first + 1], high)
        wide = _scaled(numbers[first + 2], wide)
        if what == PART:
            high = _scaled(numbers[first + 2], high)
            other = paper if number & 1 else ink
            part = picture[numbers[first + 3] - _ZERO]
            if -_reach(high) < y < rows + _reach(high):
                _draw(fb, part, x, y, wide, high, (colour, other, shades, rows))
        else:
            quarters = _WHOLE if what == DISC else _UPPER if high > 0 else _LOWER
            high = _scaled(numbers[first + 3], high)
            if -abs(high) <= y < rows + abs(high):
                fb.ellipse(x, y, abs(wide), abs(high), colour, True, quarters)


def _reach(high: int) -> int:
    """How far a part goes from its middle: a broad pen goes over its edges."""
    return abs(high) * 9 // 8 + 2


def _fill(
    fb: "FrameBuffer",
    numbers: bytes,
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    colour: int,
    rows: int,
) -> None:
    """The outline evens out the fill, which rounds to the right on both sides."""
    corners = _scratch.get(numbers[at + 2])
    if corners is None:
        corners = _scratch[numbers[at + 2]] = array("h", bytes(2 * numbers[at + 2]))
    at += _HEADER
    for i in range(0, len(corners), 2):  # as `_scaled`: calls take half of the time
        n = (numbers[at + i] - _ZERO) * wide
        corners[i] = x + (n + _EDGE // 2 - (n < 0)) // _EDGE
        n = (numbers[at + i + 1] - _ZERO) * high
        corners[i + 1] = y + (n + _EDGE // 2 - (n < 0)) // _EDGE
    if rows != _ANY:
        downs = [corners[i] for i in range(1, len(corners), 2)]
        if max(downs) < 0 or min(downs) >= rows:
            return
    fb.poly(0, 0, corners, colour, True)
    fb.poly(0, 0, corners, colour)


def _stroke(
    fb: "FrameBuffer", numbers: bytes, at: int, x: int, y: int, wide: int, high: int, colour: int
) -> None:
    """A square pen; an even one is off the middle, on the other side in the mirror."""
    side = 1 if wide > 0 else -1
    end = at + _HEADER + numbers[at + 2]
    at += _HEADER
    pen = max(1, abs(_scaled(numbers[at], wide)))
    x2 = x + _scaled(numbers[at + 1], wide)
    y2 = y + _scaled(numbers[at + 2], high)
    for i in range(at + 3, end, 2):
        x1, y1 = x2, y2
        x2 = x + _scaled(numbers[i], wide)
        y2 = y + _scaled(numbers[i + 1], high)
        for dot in range(pen * pen):
            across = side * (dot % pen - pen // 2)
            down = dot // pen - pen // 2
            fb.line(x1 + across, y1 + down, x2 + across, y2 + down, colour)


def _soft_stroke(
    fb: "FrameBuffer",
    numbers: bytes,
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    colour: int,
    rows: int,
) -> None:
    """A round pen, where pixels are fine enough to show it."""
    end = at + _HEADER + numbers[at + 2]
    at += _HEADER
    pen = max(2, abs(_scaled(numbers[at], wide)))
    x1 = x + _scaled(numbers[at + 1], wide)
    y1 = y + _scaled(numbers[at + 2], high)
    for i in range(at + 1, end, 2):
        x2 = x + _scaled(numbers[i], wide)
        y2 = y + _scaled(numbers[i + 1], high)
        if -pen < max(y1, y2) and min(y1, y2) < rows + pen:
            fb.ellipse(x2, y2, pen // 2, pen // 2, colour, True)
            if x1 != x2 or y1 != y2:
                _bar(fb, x1, y1, x2, y2, pen, colour)
        x1, y1 = x2, y2


def _bar(fb: "FrameBuffer", x1: int, y1: int, x2: int, y2: int, pen: int, colour: int) -> None:
    """From point to point, so many pixels wide."""
    across, down = x2 - x1, y2 - y1
    length = (across * across + down * down) ** 0.5
    right = round(-down * pen / (2 * length))
    lower = round(across * pen / (2 * length))
    corners = array(
        "h",
        (
            x1 + right,
            y1 + lower,
            x2 + right,
            y2 + lower,
            x2 - right,
            y2 - lower,
            x1 - right,
            y1 - lower,
        ),
    )
    fb.poly(0, 0, corners, colour, True)
    fb.poly(0, 0, corners, colour)


def _scaled(value: int, half: int) -> int:
    """Halves are rounded away from the middle, so that left and right agree."""
    n = (value - _ZERO) * half
    return (n + _EDGE // 2 - (n < 0)) // _EDGE
