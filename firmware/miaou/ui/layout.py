"""Where a picture and its words go: side by side on a wide panel, one above the other on others."""

from micropython import const

from miaou.ui.canvas import TALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Ink

    Places = tuple[int, int, int, int, int, int, int]

_EDGE = const(1)  # columns that nothing stands in
_GAP = const(3)
_HALF = const(99)  # more columns than a picture has beside words
_CAP = const(36)  # units of a picture at the top of a round glass
TITLE = const(-9)  # where a title stands above the signs of a head, on a round glass
_ABOVE = const(15)  # of these, above the canvas
_LOOSE = const(20)  # rows of pixels that a list may leave between its lines
_SMALL = const(64)  # rows of a panel that has none to spare


def halves(canvas: "Canvas", top: int, bottom: int, most: int = _HALF) -> "Places":
    """Between so many rows left free: the picture's x, y, size; the words' x, y, width, height.
    Side by side with words, a picture has at most so many columns."""
    height = canvas.height - top - bottom
    if canvas.aside and top < _ABOVE - 5:  # a round glass has room for it above
        y = _CAP - _ABOVE + 1
        return (
            (canvas.width - _CAP) // 2,
            -_ABOVE,
            _CAP,
            0,
            y,
            canvas.width,
            canvas.height - y - bottom,
        )
    if 4 * canvas.width >= 7 * height:
        size = min(height, 3 * canvas.width // 8, most)
        x = _EDGE + size + _GAP
        return _EDGE, top + (height - size) // 2, size, x, top, canvas.width - x - _EDGE, height
    size = height * 3 // 5
    y = top + size + _GAP
    return (canvas.width - size) // 2, top, size, 0, y, canvas.width, height - size - _GAP


def row(canvas: "Canvas", room: int, count: int, line: int) -> int:
    """How high each of so many lines is in this room, loose where the panel has rows to spare."""
    loose = min(_LOOSE, (canvas.height - _SMALL) // 2 + canvas.aside)
    return max(line, min(line + loose, room // count))


def draw_title(canvas: "Canvas", words: str, width: int) -> None:
    """In a head, beside its signs; above them where the glass is round."""
    if canvas.aside:
        canvas.centred(words, TITLE, ink=0)
    else:
        canvas.fitted(words, 2, 1, width, ink=0)


def figures(canvas: "Canvas") -> str:
    """The face of a number, twice as large on a tall panel."""
    return "tall" if canvas.height >= TALL else "large"


def draw_number(canvas: "Canvas", words: str, x: int, width: int, middle: int) -> int:
    """In the middle of so many columns, about this row; answers where it ends."""
    face = figures(canvas)
    font = canvas.font(face)
    across: int = font.width(words)
    x += (width - across + 1) // 2
    canvas.text(words, x, middle - font.height // 2, face)
    return x + across


def draw_large(canvas: "Canvas", words: str, y: int, ink: "Ink") -> None:
    """One line in the middle, at twice the size of other words where it fits so."""
    canvas.fitted(words, 0, y, 0, ("huge", "body"), ink)
