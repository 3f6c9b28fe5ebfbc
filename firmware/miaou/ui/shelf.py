"""Pictures side by side, as home shows its apps: drawn once, for their drawings take long."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

from miaou.ui.picture import draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture

    Shelf = tuple[FrameBuffer, int, bytes]

_GAP = const(6)  # between two of them
_MARK = const(9)  # rows below them, with the mark
_CAPTION = const(26)  # rows for the words


def shelf(canvas: "Canvas", pictures: "Sequence[Picture]") -> "Shelf":
    """All of them as this panel has room, in one row or in two, whichever makes them larger; how
    large they are; and x and y of each. Where there are colours, each has its own cells."""
    width, height = canvas.width, canvas.height
    cell = canvas.cell
    count = len(pictures)
    rows = (height // 2 - 1, count), ((height - _CAPTION) // 2 - _MARK, (count + 1) // 2)
    size, across, step = max([_row(width, high, across, cell) for high, across in rows])
    left = (width - (across - 1) * step - size) // 2 // cell * cell
    down = (size + _MARK + cell - 1) // cell * cell
    places = bytearray()
    for at in range(count):
        places.append(left + at % across * step)
        places.append(at // across * down)
    return _drawn(pictures, width, size, places), size, bytes(places)


def _row(width: int, most: int, across: int, cell: int) -> tuple[int, int, int]:
    """How large so many side by side can be, how many they are, and the step between them."""
    step = (width + _GAP) // across // cell * cell
    below = min(most, step - _GAP)
    above = min(most, width - (across - 1) * (step + cell))
    if above > below:
        return above, across, step + cell
    return below, across, (below + _GAP + cell - 1) // cell * cell


def _drawn(pictures: "Sequence[Picture]", width: int, size: int, places: bytearray) -> FrameBuffer:
    height = places[-1] + size
    pixels = FrameBuffer(bytearray((width + 7) // 8 * height), width, height, MONO_HLSB)
    for at, picture in enumerate(pictures):
        draw(pixels, picture, places[2 * at], places[2 * at + 1], size)
    return pixels
