"""Where a picture and its words go: side by side on a wide panel, one above the other on others."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

    Places = tuple[int, int, int, int, int, int, int]

_GAP = const(3)


def halves(canvas: "Canvas", top: int, bottom: int) -> "Places":
    """Between so many rows left free: the picture's x, y, size; the words' x, y, width, height."""
    height = canvas.height - top - bottom
    if 4 * canvas.width >= 7 * height:
        x = height + _GAP
        return 0, top, height, x, top, canvas.width - x, height
    size = height * 3 // 5
    y = top + size + _GAP
    return (canvas.width - size) // 2, top, size, 0, y, canvas.width, height - size - _GAP
