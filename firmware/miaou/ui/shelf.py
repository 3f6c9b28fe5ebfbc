"""Pictures side by side, as home shows its apps: drawn once, for their drawings take long."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

from miaou.ui.picture import draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture

    Shelf = tuple[FrameBuffer | Sequence[Picture], int, bytes]

_GAP = const(6)  # between two of them
_MARK = const(9)  # rows below them, with the mark
_CAPTION = const(26)  # rows for the words


def shelf(canvas: "Canvas", pictures: "Sequence[Picture]", large: int) -> "Shelf":
    """All of them as this panel has room, in one row or in two, whichever makes them larger: drawn,
    or as they are where each has its colours; how large they are; and x and y of each. Beside one
    that is to stand out the others are drawn smaller, unless that is -1."""
    width, height = canvas.width, canvas.height
    count = len(pictures)
    rows = (height // 2 - 1, count), ((height - _CAPTION) // 2 - _MARK, (count + 1) // 2)
    size, across = max([(_size(width, high, across), across) for high, across in rows])
    left = (width - across * (size + _GAP) + _GAP) // 2
    places = bytearray()
    for at in range(count):
        places.append(left + at % across * (size + _GAP))
        places.append(3 * canvas.aside + at // across * (size + _MARK))
    drawn = pictures if canvas.scale > 1 else _drawn(pictures, width, size, places, large)
    return drawn, size, bytes(places)


def _size(width: int, most: int, across: int) -> int:
    """How large so many side by side can be."""
    return min(most, (width + _GAP) // across - _GAP)


def _drawn(
    pictures: "Sequence[Picture]", width: int, size: int, places: bytearray, large: int
) -> FrameBuffer:
    height = places[-1] + size
    pixels = FrameBuffer(bytearray((width + 7) // 8 * height), width, height, MONO_HLSB)
    for at, picture in enumerate(pictures):
        own = size if large in (-1, at) else size * 3 // 4 | 1
        x, y = places[2 * at] + (size - own) // 2, places[2 * at + 1] + size - own
        draw(pixels, picture, x, y, own)
    return pixels
