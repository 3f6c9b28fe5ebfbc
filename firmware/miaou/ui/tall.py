"""What only a glass of colours has room for: the cat above a few words, or beside them."""

from micropython import const

from miaou.ui import layout
from miaou.ui.canvas import TALL
from miaou.ui.edges import HEAD
from miaou.ui.layout import draw_large, halves
from miaou.ui.paragraph import wrap
from miaou.ui.picture import DISC, INK, PAPER, PINK, SHAPE, STROKE, TWINS, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Ink

_TOP = const(8)
_SIZE = const(45)
_FEW = const(3)  # rows of a list that would leave half of a tall glass black
_LINE = const(18)  # units for each of them
_COMPANY = const(50)
_GAP = const(4)  # above the cat that keeps them company, and below it
_CAP = const(-17)  # where it begins on a round glass, above the canvas
_SMALLER = const(30)

CAT = pack(
    (SHAPE | TWINS, INK, -8, -24, -43, -47, -40, 8),
    (SHAPE | TWINS, INK + PINK, -22, -24, -37, -37, -36, -12),
    (DISC, INK, 0, 8, 46, 38),
    (DISC | TWINS, PAPER, -20, 4, 7, 10),
    (DISC, PAPER + PINK, 0, 20, 5, 3),
    (STROKE | TWINS, PAPER, 4, 0, 24, -8, 34, -17, 27),
)


def draw_cat(canvas: "Canvas") -> int:
    """In the middle; answers where words begin below it."""
    top, size = (_CAP, _SMALLER) if canvas.aside else (_TOP, _SIZE)
    canvas.picture(CAT, (canvas.width - size) // 2, top, size, "", "sand")
    return top + size + 1


def row(canvas: "Canvas", room: int, count: int, line: int) -> int:
    """How high each line of a list is in this room below a head; below few of them sits the cat."""
    if count > _FEW:
        return layout.row(canvas, room, count, line)
    free = room - count * _LINE
    size = min(_COMPANY, free - 2 * _GAP)
    y = HEAD + room - (free + size) // 2
    canvas.picture(CAT, (canvas.width - size) // 2, y, size, "", "sand")
    return _LINE


def place(canvas: "Canvas", words: str, bottom: int) -> "tuple[int, int, int]":
    """Where words begin and how wide they are: below the cat, or beside it if they stay large."""
    whole = canvas.width - 2
    if canvas.height >= TALL or canvas.aside:
        return 1, draw_cat(canvas), whole
    left, top, size, x, y, width, height = halves(canvas, 1, bottom)
    font = canvas.font("body")
    if "\n" in words or len(wrap(font, words, width)) * font.height > height:
        return 1, 1, whole
    canvas.picture(CAT, left, top, size, "", "sand")
    return x, y, width


def draw_called(canvas: "Canvas", name: str, ink: "Ink" = 1) -> int:
    """The cat, and a name below it as large as it fits; answers where that ends."""
    y = draw_cat(canvas) + 8
    draw_large(canvas, name, y, ink)
    return y + 24
