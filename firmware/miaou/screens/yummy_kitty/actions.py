"""What a turn may be, as pictures, where the glass has room for them: food, yarn, a cat."""

from miaou.ui.picture import BLUE, DISC, INK, ORANGE, PAPER, PINK, PLUM, SHAPE, STROKE, pack
from miaou.ui.tall import CAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

_FOOD = pack(
    (SHAPE, INK + ORANGE, 14, -14, 40, -34, 40, 6),
    (DISC, INK + ORANGE, -8, -14, 30, 17),
    (DISC, PAPER, -22, -18, 4, 4),
    (SHAPE, INK + BLUE, -46, 8, 46, 8, 32, 44, -32, 44),
)
_YARN = pack(
    (STROKE, INK + PINK, 5, 16, 38, 44, 44),
    (DISC, INK + PINK, 0, 2, 40, 40),
    (STROKE, PAPER + PLUM, 4, -32, -14, -4, -26, 26, -22),
    (STROKE, PAPER + PLUM, 4, -36, 8, -4, -6, 36, -6),
    (STROKE, PAPER + PLUM, 4, -28, 26, 0, 14, 34, 12),
)


def draw(canvas: "Canvas", y: int, size: int) -> None:
    """Side by side."""
    third = canvas.width // 3
    for at, picture in enumerate((_FOOD, _YARN, CAT)):
        canvas.picture(picture, at * third + (third - size) // 2, y, size, "", "sand")
