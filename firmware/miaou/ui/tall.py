"""What only a glass of colours has room for: the cat above a few words, or beside them."""

from micropython import const

from miaou.ui.layout import halves
from miaou.ui.paragraph import wrap
from miaou.ui.picture import DISC, INK, PAPER, PINK, SHAPE, STROKE, TWINS, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

_TALL = const(100)  # rows of a glass on which it stands above them
_TOP = const(8)
_SIZE = const(45)

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
    canvas.picture(CAT, (canvas.width - _SIZE) // 2, _TOP, _SIZE, "", "sand")
    return _TOP + _SIZE + 1


def place(canvas: "Canvas", words: str, bottom: int) -> "tuple[int, int, int]":
    """Where words begin and how wide they are: below the cat, or beside it if they stay large."""
    whole = canvas.width - 2
    if canvas.height >= _TALL:
        return 1, draw_cat(canvas), whole
    left, top, size, x, y, width, height = halves(canvas, 1, bottom)
    font = canvas.font("body")
    if canvas.aside or "\n" in words or len(wrap(font, words, width)) * font.height > height:
        return 1, 1, whole
    canvas.picture(CAT, left, top, size, "", "sand")
    return x, y, width
