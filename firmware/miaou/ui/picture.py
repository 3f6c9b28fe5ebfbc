"""Vector pictures: a few shapes on a grid, crisp and symmetric at any size.

The grid runs from -48 to 48 both ways and 0 is the middle pixel: a picture is an odd number of
pixels wide, and what mirrors on the grid mirrors on the glass.
"""

from array import array
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer
    from typing import Any

    Shape = tuple[Any, ...]
    Picture = tuple[Any, ...]

# A shape is one of these, its colour, and:
DISC = const(0)  # x, y, x radius, y radius
DOME = const(1)  # the same: the upper half of a disc
PART = const(2)  # x, y, half its size, picture: in PAPER a negative, of negative size upside down
SHAPE = const(3)  # x, y of each corner
STROKE = const(4)  # thickness, then x, y of each point
TWINS = const(8)  # added to any of them: draw its mirror image too

PAPER = const(0)
INK = const(1)

_EDGE = const(48)
_WHOLE = const(15)
_UPPER = const(3)
_LOWER = const(12)
_HEADER = const(3)  # what it is, its colour, how many numbers follow


_scratch: "dict[int, array[int]]" = {}  # corners on the glass, used again and again


def pack(*shapes: "Shape") -> "Picture":
    """A picture in a third of the memory: all its numbers in one array, then its parts."""
    numbers: list[int] = []
    parts: list[Picture] = []
    for shape in shapes:
        values = shape[2:]
        if shape[0] & ~TWINS == PART:
            parts.append(shape[5])
            values = shape[2:5] + (len(parts),)
        numbers += [shape[0], shape[1], len(values)]
        numbers += values
    return (array("b", numbers),) + tuple(parts)


def draw(
    fb: "FrameBuffer", picture: "Picture", x: int, y: int, size: int, ink: int = 1, paper: int = 0
) -> None:
    """Draw in the square at x, y; an even size leaves its last row and column free."""
    half = (size - 1) // 2
    _draw(fb, picture, x + half, y + half, half, half, ink, paper)


def _draw(
    fb: "FrameBuffer",
    picture: "Picture",
    x: int,
    y: int,
    wide: int,
    high: int,
    ink: int,
    paper: int,
) -> None:
    """Draw about the middle x, y; a negative half-width or half-height mirrors."""
    numbers = picture[0]
    at = 0
    while at < len(numbers):
        _draw_shape(fb, picture, at, x, y, wide, high, ink, paper)
        if numbers[at] & TWINS:
            _draw_shape(fb, picture, at, x, y, -wide, high, ink, paper)
        at += _HEADER + numbers[at + 2]


def _draw_shape(
    fb: "FrameBuffer",
    picture: "Picture",
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    ink: int,
    paper: int,
) -> None:
    numbers = picture[0]
    what = numbers[at] & ~TWINS
    colour = ink if numbers[at + 1] == INK else paper
    if what == SHAPE:
        _fill(fb, numbers, at, x, y, wide, high, colour)
    elif what == STROKE:
        _stroke(fb, numbers, at, x, y, wide, high, colour)
    else:
        first = at + _HEADER
        x += _scaled(numbers[first], wide)
        y += _scaled(numbers[first + 1], high)
        wide = _scaled(numbers[first + 2], wide)
        if what == PART:
            high = _scaled(numbers[first + 2], high)
            other = paper if colour == ink else ink
            _draw(fb, picture[numbers[first + 3]], x, y, wide, high, colour, other)
        else:
            quarters = _WHOLE if what == DISC else _UPPER if high > 0 else _LOWER
            high = _scaled(numbers[first + 3], high)
            fb.ellipse(x, y, abs(wide), abs(high), colour, True, quarters)


def _fill(
    fb: "FrameBuffer",
    numbers: "array[int]",
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    colour: int,
) -> None:
    """The outline evens out the fill, which rounds to the right on both sides."""
    corners = _scratch.get(numbers[at + 2])
    if corners is None:
        corners = _scratch[numbers[at + 2]] = array("h", bytes(2 * numbers[at + 2]))
    at += _HEADER
    for i in range(0, len(corners), 2):
        corners[i] = x + _scaled(numbers[at + i], wide)
        corners[i + 1] = y + _scaled(numbers[at + i + 1], high)
    fb.poly(0, 0, corners, colour, True)
    fb.poly(0, 0, corners, colour)


def _stroke(
    fb: "FrameBuffer",
    numbers: "array[int]",
    at: int,
    x: int,
    y: int,
    wide: int,
    high: int,
    colour: int,
) -> None:
    """A square pen; an even one is off the middle, on the other side in the mirror."""
    side = 1 if wide > 0 else -1
    end = at + _HEADER + numbers[at + 2]
    at += _HEADER
    pen = max(1, abs(_scaled(numbers[at], wide)))
    for i in range(at + 1, end - 2, 2):
        x1 = x + _scaled(numbers[i], wide)
        y1 = y + _scaled(numbers[i + 1], high)
        x2 = x + _scaled(numbers[i + 2], wide)
        y2 = y + _scaled(numbers[i + 3], high)
        for dot in range(pen * pen):
            across = side * (dot % pen - pen // 2)
            down = dot // pen - pen // 2
            fb.line(x1 + across, y1 + down, x2 + across, y2 + down, colour)


def _scaled(value: int, half: int) -> int:
    """Halves are rounded away from the middle, so that left and right agree."""
    n = value * half
    return (n + _EDGE // 2) // _EDGE if n >= 0 else -((_EDGE // 2 - n) // _EDGE)
