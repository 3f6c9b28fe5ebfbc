"""What only a tall glass has room for: the cat above a few words."""

from micropython import const

from miaou.ui.picture import DISC, INK, PAPER, PINK, SHAPE, STROKE, TWINS, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

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
