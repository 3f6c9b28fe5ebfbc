"""Lays text out with the firmware's own code, on whichever Python runs it."""

import gc
from framebuf import MONO_HLSB, FrameBuffer

from miaou.fonts import body, body_fine, bold, large, small, small_fine
from miaou.ui.fine import Fine
from miaou.ui.mono import Font
from miaou.ui.paragraph import wrap

FINE = {"small_fine": small_fine, "body_fine": body_fine}  # of colour panels
FACES = {"small": small, "body": body, "bold": bold, "large": large}
FACES.update(FINE)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def font_of(face: str, width: int, scale: int = 1) -> "Any":
    """As a canvas has it; `scale` is how many pixels of a colour panel are one of its units."""
    return Fine(FINE[face], scale) if face in FINE else Font(FACES[face], width)


def samples(face: str, width: int, texts: list[str]) -> "list[dict[str, Any]]":
    """What the judge answers, of each text: its lines, the widest's width, and all their pixels."""
    font = font_of(face, width)
    return [sample(font, width, words) for words in texts]


def sample(font: "Any", width: int, words: str) -> "dict[str, Any]":
    lines = wrap(font, words, width)
    stride, rows = (width + 7) // 8, font.height * len(lines)
    pixels = bytearray(stride * rows)
    page = FrameBuffer(pixels, width, rows, MONO_HLSB)
    inks = FrameBuffer(bytearray(b"\x40"), 2, 1, MONO_HLSB)  # paper, ink
    for row, line in enumerate(lines):
        strip, y = font.strip(line), row * font.height
        if isinstance(strip, tuple):
            strip[0].draw((pixels, width, rows, MONO_HLSB, stride), strip[1], 0, y, 0, inks)
        else:
            page.blit(strip, 0, y)
    return {"lines": lines, "width": max(map(font.width, lines)), "pixels": pixels.hex()}


def broken(face: str, width: int, texts: list[str], scale: int = 1) -> list[list[str]]:
    """The lines of each text alone."""
    font = font_of(face, width, scale)
    return [wrap(font, words, width) for words in texts]


def heap_taken(face: str, words: str) -> int:
    """Bytes that measuring and drawing leave on the heap, once its letters have been met."""
    font = Font(FACES[face], 128)
    font.width(words)
    font.strip(words)
    before: int = gc.mem_alloc()  # type: ignore[attr-defined]
    font.width(words)
    font.strip(words)
    after: int = gc.mem_alloc()  # type: ignore[attr-defined]
    return after - before
