"""What the apps look like on home, in the order in which they stand there."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

from miaou.ui.picture import DISC, INK, PAPER, SHAPE, STROKE, TWINS, draw, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld
    from miaou.ui.picture import Picture

DIE: "Picture" = pack(
    (SHAPE, INK, -46, -46, 46, -46, 46, 46, -46, 46),
    (SHAPE | TWINS, PAPER, -10, -18, -34, -36, -33, 6),
    (DISC, PAPER, 0, 8, 34, 28),
    (DISC | TWINS, INK, -14, 4, 6, 9),
    (DISC, INK, 0, 20, 5, 3),
)
BOWL: "Picture" = pack(
    (SHAPE | TWINS, INK, -4, -20, -34, -46, -34, 6),
    (DISC, INK, 0, -2, 34, 30),
    (DISC | TWINS, PAPER, -14, -6, 6, 9),
    (SHAPE, PAPER, -48, 12, 48, 12, 48, 18, -48, 18),
    (SHAPE, INK, -46, 19, 46, 19, 34, 46, -34, 46),
)
CLOCK: "Picture" = pack(
    (SHAPE | TWINS, INK, -8, -24, -40, -46, -42, 4),
    (DISC, INK, 0, 6, 44, 40),
    (DISC, PAPER, 0, 6, 34, 31),
    (STROKE, INK, 7, 0, 6, 0, -16),
    (STROKE, INK, 7, 0, 6, 17, 14),
)
GEAR: "Picture" = pack(
    (STROKE, INK, 16, 0, -36, 0, 36),
    (STROKE, INK, 16, -36, 0, 36, 0),
    (STROKE | TWINS, INK, 16, -25, -25, 25, 25),
    (DISC, INK, 0, 0, 30, 30),
    (DISC, PAPER, 0, 0, 12, 12),
)

PICTURES = (DIE, BOWL, CLOCK, GEAR)
_GAP = const(6)  # between two of them
_MARK = const(9)  # rows below them, with the mark
_CAPTION = const(26)  # rows for the words


def shelf(handheld: "Handheld") -> "tuple[FrameBuffer, int, bytes]":
    """All of them as this panel has room, in one row or in two, whichever makes them larger; how
    large they are; and x and y of each. Where there are colours, each has its own cells."""
    width, height = handheld.canvas.width, handheld.canvas.height
    cell = 8 if hasattr(handheld.panel, "tints") else 1
    count = len(PICTURES)
    rows = (height // 2 - 1, count), ((height - _CAPTION) // 2 - _MARK, (count + 1) // 2)
    size, across, step = max([_row(width, high, across, cell) for high, across in rows])
    left = (width - (across - 1) * step - size) // 2 // cell * cell
    down = (size + _MARK + cell - 1) // cell * cell
    places = bytearray()
    for at in range(count):
        places.append(left + at % across * step)
        places.append(at // across * down)
    return _drawn(width, size, places), size, bytes(places)


def _row(width: int, most: int, across: int, cell: int) -> tuple[int, int, int]:
    """How large so many side by side can be, how many they are, and the step between them."""
    step = (width + _GAP) // across // cell * cell
    below = min(most, step - _GAP)
    above = min(most, width - (across - 1) * (step + cell))
    if above > below:
        return above, across, step + cell
    return below, across, (below + _GAP + cell - 1) // cell * cell


def _drawn(width: int, size: int, places: bytearray) -> FrameBuffer:
    height = places[-1] + size
    pixels = FrameBuffer(bytearray((width + 7) // 8 * height), width, height, MONO_HLSB)
    for at, picture in enumerate(PICTURES):
        draw(pixels, picture, places[2 * at], places[2 * at + 1], size)
    return pixels
