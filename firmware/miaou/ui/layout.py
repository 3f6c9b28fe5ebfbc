"""Where a picture and its words go: side by side on a wide panel, one above the other on others."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

    Places = tuple[int, int, int, int, int, int, int]

_GAP = const(3)
_LOOSE = const(4)  # rows of pixels that a list may leave between its lines
_SMALL = const(64)  # rows of a panel that has none to spare
_TALL = const(100)  # of one on which figures can be twice as large


def halves(canvas: "Canvas", top: int, bottom: int) -> "Places":
    """Between so many rows left free: the picture's x, y, size; the words' x, y, width, height."""
    height = canvas.height - top - bottom
    if 4 * canvas.width >= 7 * height:
        size = min(height, 2 * canvas.width // 5)
        x = size + _GAP
        return 0, top + (height - size) // 2, size, x, top, canvas.width - x, height
    size = height * 3 // 5
    y = top + size + _GAP
    return (canvas.width - size) // 2, top, size, 0, y, canvas.width, height - size - _GAP


def row(canvas: "Canvas", room: int, count: int, line: int) -> int:
    """How high each of so many lines is in this room, loose where the panel has rows to spare."""
    loose = min(_LOOSE, (canvas.height - _SMALL) // 8)
    return max(line, min(line + loose, room // count))


def digits(canvas: "Canvas") -> int:
    """How high a number is, twice as large on a tall panel."""
    height = canvas.font("large").height
    return 2 * height if canvas.height >= _TALL else height


def draw_number(canvas: "Canvas", words: str, x: int, width: int, middle: int) -> int:
    """In the middle of so many columns, about this row; answers where it ends."""
    large = canvas.font("large")
    height = digits(canvas)
    across = large.width(words) * (height // large.height)
    x += (width - across + 1) // 2
    if height == large.height:
        canvas.text(words, x, middle - height // 2, "large")
    else:
        draw_double(canvas, words, x, middle - height // 2, "large")
    return x + across


def draw_large(canvas: "Canvas", words: str, y: int, ink: int) -> None:
    """One line in the middle, at twice the size of other words where it fits so."""
    body = canvas.font("body")
    width = 2 * body.width(words)
    if width <= canvas.width:
        draw_double(canvas, words, (canvas.width - width) // 2, y, "body", ink)
    else:
        canvas.centred(words, y + body.height // 2, ink=ink)


def draw_double(canvas: "Canvas", words: str, x: int, y: int, font: str, ink: int = 1) -> None:
    """One line at twice the size of its font, on a plain ground."""
    face = canvas.font(font)
    canvas.text(words, x, y, font, ink)
    # In place, from its end: no dot is overwritten before it has been doubled.
    for row in range(face.height - 1, -1, -1):
        for column in range(face.width(words) - 1, -1, -1):
            dot = canvas.fb.pixel(x + column, y + row)
            canvas.fb.fill_rect(x + 2 * column, y + 2 * row, 2, 2, dot)
