"""Letters of a glass with fine pixels: each goes straight where it belongs, for a strip of them
would have to be copied once more, pixel by pixel."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const
from uctypes import addressof, bytearray_at

from miaou.ui.text import Letters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.text import Face

    Line = tuple[Any, bytes | bytearray]  # the font, and which letters
    # Of pixels: their bytes, columns, rows, format, and bytes of a row.
    Page = tuple[bytearray | memoryview, int, int, int, int]

_CELL = const(8)  # columns of a glyph


class Fine(Letters):
    def __init__(self, face: "Face", scale: int) -> None:
        super().__init__(face, scale)
        self._above = (face.LINE - face.HEIGHT) // 2
        # All glyphs are one tall stack, seen hardly wider than each of them is.
        glyphs = bytearray_at(addressof(face.GLYPHS), len(face.GLYPHS))
        self._halves = len(face.WIDTHS)  # behind all others, the right ones of the wide
        self._wide = self._halves - face.WIDE  # the first of them
        rows = (self._halves + face.WIDE) * face.HEIGHT
        stacks = [
            FrameBuffer(glyphs, wide, rows, MONO_HLSB, _CELL) for wide in range(2, _CELL + 1, 2)
        ]
        # By the columns of a glyph; for each letter there is no time to work it out.
        self._stacks = [
            stacks[(min(max(1, wide), _CELL) - 1) // 2] for wide in range(self._widest + 1)
        ]

    def strip(self, words: str) -> "Line":
        """For a canvas to blit."""
        return self, self.spelt(words)

    def draw(
        self,
        page: "Page",
        codes: "bytes | bytearray",
        x: int,
        y: int,
        key: int,
        palette: FrameBuffer,
    ) -> None:
        """With its upper left there, or as much of it as is on the page."""
        pixels, width, height, form, stride = page
        y += self._above
        hidden = max(0, -y)
        top, bottom = max(0, y), min(height, y + self.rows)
        if top >= bottom:
            return
        # As high as one glyph of the stack: only this one lands.
        view = memoryview(pixels)[top * stride : bottom * stride]
        blit = FrameBuffer(view, width, bottom - top, form).blit
        stacks, widths, first, rows = self._stacks, self.widths, self.first, self.rows
        twice = self._wide
        for code in codes:
            code -= first
            wide = widths[code]
            blit(stacks[wide], x, -code * rows - hidden, key, palette)
            if code >= twice:
                half = code - twice + self._halves
                blit(stacks[-1], x + _CELL, -half * rows - hidden, key, palette)
            x += wide

    def compose(self, words: str) -> None:
        """All of them in `line`, one bit a pixel, for what is doubled."""
        columns = max(1, self.columns(words))
        self.stride = (columns + 7) // 8
        self.line = bytearray(self.stride * self.rows)
        palette = FrameBuffer(bytearray(b"\x40"), 2, 1, MONO_HLSB)
        page = (self.line, 8 * self.stride, self.rows, MONO_HLSB, self.stride)
        self.draw(page, self._codes, 0, -self._above, 0, palette)
