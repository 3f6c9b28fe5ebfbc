"""Draws with the firmware's own code, on whichever Python runs it."""

from framebuf import MONO_HLSB, FrameBuffer

from miaou.screens.cat_tower.pictures import DIE, FACES, TOKENS
from miaou.ui.picture import draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.picture import Picture

PICTURES = {"die": DIE}
PICTURES.update(FACES)
PICTURES.update(TOKENS)

MARGIN = 8


def drawn(shapes: "Picture", size: int, ink: int = 1, paper: int = 0) -> str:
    """The pixels of a picture in the middle of a page of paper."""
    side = size + 2 * MARGIN
    pixels = bytearray((side + 7) // 8 * side)
    page = FrameBuffer(pixels, side, side, MONO_HLSB)
    page.fill(paper)
    draw(page, shapes, MARGIN, MARGIN, size, ink, paper)
    return pixels.hex()


def all_drawn(size: int) -> dict[str, str]:
    return {name: drawn(shapes, size) for name, shapes in PICTURES.items()}
