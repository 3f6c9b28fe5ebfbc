"""What the apps look like on home, in the order in which they stand there."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

from miaou.ui.picture import DISC, INK, PAPER, SHAPE, STROKE, TWINS, draw, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
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


def row(width: int, height: int) -> tuple[FrameBuffer, int, int, int]:
    """All side by side on a panel of this size; the first one's x, its size, the step onward."""
    step = min(height // 2 - 1, (width + _GAP) // len(PICTURES) - _GAP) + _GAP
    size = step - _GAP
    pixels = FrameBuffer(bytearray((width + 7) // 8 * size), width, size, MONO_HLSB)
    first = (width - len(PICTURES) * step + _GAP) // 2
    for at, picture in enumerate(PICTURES):
        draw(pixels, picture, first + at * step, 0, size)
    return pixels, first, size, step
