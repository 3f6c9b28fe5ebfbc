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
    Picture = tuple[Shape, ...]

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


def draw(
    fb: "FrameBuffer", shapes: "Picture", x: int, y: int, size: int, ink: int = 1, paper: int = 0
) -> None:
    """Draw in the square at x, y; an even size leaves its last row and column free."""
    half = (size - 1) // 2
    _draw(fb, shapes, x + half, y + half, half, half, ink, paper)


def _draw(
    fb: "FrameBuffer", shapes: "Picture", x: int, y: int, wide: int, high: int, ink: int, paper: int
) -> None:
    """Draw about the middle x, y; a negative half-width or half-height mirrors."""
    for shape in shapes:
        _draw_shape(fb, shape, x, y, wide, high, ink, paper)
        if shape[0] & TWINS:
            _draw_shape(fb, shape, x, y, -wide, high, ink, paper)


def _draw_shape(
    fb: "FrameBuffer", shape: "Shape", x: int, y: int, wide: int, high: int, ink: int, paper: int
) -> None:
    what = shape[0] & ~TWINS
    colour = ink if shape[1] == INK else paper
    if what == SHAPE:
        _fill(fb, shape, x, y, wide, high, colour)
    elif what == STROKE:
        _stroke(fb, shape, x, y, wide, high, colour)
    else:
        x += _scaled(shape[2], wide)
        y += _scaled(shape[3], high)
        if what == PART:
            half = shape[4]
            other = paper if shape[1] == INK else ink
            _draw(fb, shape[5], x, y, _scaled(half, wide), _scaled(half, high), colour, other)
        else:
            x_radius = abs(_scaled(shape[4], wide))
            y_radius = abs(_scaled(shape[5], high))
            quarters = _WHOLE if what == DISC else _UPPER if high > 0 else _LOWER
            fb.ellipse(x, y, x_radius, y_radius, colour, True, quarters)


def _fill(
    fb: "FrameBuffer", shape: "Shape", x: int, y: int, wide: int, high: int, colour: int
) -> None:
    """The outline evens out the fill, which rounds to the right on both sides."""
    corners = array("h", bytes(2 * len(shape) - 4))
    for i in range(0, len(corners), 2):
        corners[i] = x + _scaled(shape[i + 2], wide)
        corners[i + 1] = y + _scaled(shape[i + 3], high)
    fb.poly(0, 0, corners, colour, True)
    fb.poly(0, 0, corners, colour)


def _stroke(
    fb: "FrameBuffer", shape: "Shape", x: int, y: int, wide: int, high: int, colour: int
) -> None:
    """A square pen; an even one is off the middle, on the other side in the mirror."""
    side = 1 if wide > 0 else -1
    pen = max(1, abs(_scaled(shape[2], wide)))
    for i in range(3, len(shape) - 2, 2):
        x1 = x + _scaled(shape[i], wide)
        y1 = y + _scaled(shape[i + 1], high)
        x2 = x + _scaled(shape[i + 2], wide)
        y2 = y + _scaled(shape[i + 3], high)
        for dot in range(pen * pen):
            across = side * (dot % pen - pen // 2)
            down = dot // pen - pen // 2
            fb.line(x1 + across, y1 + down, x2 + across, y2 + down, colour)


def _scaled(value: int, half: int) -> int:
    """Halves are rounded away from the middle, so that left and right agree."""
    n = value * half
    return (n + _EDGE // 2) // _EDGE if n >= 0 else -((_EDGE // 2 - n) // _EDGE)
