"""Lays text out with the firmware's own code, on whichever Python runs it."""

import gc
from framebuf import MONO_HLSB, FrameBuffer

from miaou.fonts import body, bold, large, small
from miaou.ui.paragraph import wrap
from miaou.ui.text import Font

FACES = {"small": small, "body": body, "bold": bold, "large": large}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def samples(face: str, width: int, texts: list[str]) -> "list[dict[str, Any]]":
    """What the judge answers, of each text: its lines, the widest's width, and all their pixels."""
    font = Font(FACES[face], width)
    return [sample(font, width, words) for words in texts]


def sample(font: Font, width: int, words: str) -> "dict[str, Any]":
    lines = wrap(font, words, width)
    pixels = bytearray((width + 7) // 8 * font.height * len(lines))
    page = FrameBuffer(pixels, width, font.height * len(lines), MONO_HLSB)
    for row, line in enumerate(lines):
        page.blit(font.strip(line), 0, row * font.height)
    return {"lines": lines, "width": max(map(font.width, lines)), "pixels": pixels.hex()}


def broken(face: str, width: int, texts: list[str]) -> list[list[str]]:
    """The lines of each text alone."""
    font = Font(FACES[face], width)
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
