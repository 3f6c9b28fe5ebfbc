"""Words as pixels: measured, broken into lines and drawn from a packed proportional face."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const
from uctypes import addressof, bytearray_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Face(Protocol):
        """A module of `miaou.fonts`."""

        HEIGHT: int
        CELL: int
        FIRST: int
        LAST: int
        EXTRA: str
        WIDTHS: bytes
        GLYPHS: bytes


_STEP = const(32)  # strips come in multiples of this, and as wide as the panel


class Font:
    """One face on one panel."""

    def __init__(self, face: "Face", width: int) -> None:
        self.height = face.HEIGHT
        self._first = face.FIRST
        self._last = face.LAST
        self._extra = face.EXTRA
        self._widths = face.WIDTHS
        # A view of the bytes spares a copy of the whole face; their address keeps them alive.
        glyphs = bytearray_at(addressof(face.GLYPHS), len(face.GLYPHS))
        self._glyphs = FrameBuffer(glyphs, face.CELL, len(face.WIDTHS) * face.HEIGHT, MONO_HLSB)
        line = bytearray((width + 7) // 8 * face.HEIGHT)
        self._strips = [
            FrameBuffer(line, min(columns, width), face.HEIGHT, MONO_HLSB, width)
            for columns in range(_STEP, width + _STEP, _STEP)
        ]
        self._panel = width

    def width(self, words: str) -> int:
        """Columns from the first letter to where one after the last would start."""
        widths = self._widths
        columns = 0
        for letter in words:
            columns += widths[self._index(letter)]
        return columns

    def strip(self, words: str) -> FrameBuffer:
        """The words as a picture, to be blitted before the next call; cut where the panel ends."""
        widths = self._widths
        line = self._strips[-1]
        x = 0
        for letter in words:
            index = self._index(letter)
            # All glyphs are one tall stack, and the line is as high as one: only this one lands.
            line.blit(self._glyphs, x, -index * self.height)
            x += widths[index]
            if x >= self._panel:
                return line
        strip = self._strips[max(x - 1, 0) // _STEP]
        strip.fill_rect(x, 0, _STEP, self.height, 0)
        return strip

    def wrap(self, words: str, width: int) -> list[str]:
        """The lines that fit this width; a word is broken only if it is longer than a line."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            self._wrap(paragraph, width, lines)
        return lines

    def _wrap(self, paragraph: str, width: int, lines: list[str]) -> None:
        space = self.width(" ")
        start = at = 0  # of the line, of the word
        room = width
        while at <= len(paragraph):
            end = paragraph.find(" ", at)
            if end < 0:
                end = len(paragraph)
            word = paragraph[at:end]
            length = self.width(word)
            if length > width + 1:  # the gap after the last letter needs no room
                from miaou.ui.hyphens import hyphenate  # seldom: most words fit a line

                word = hyphenate(self, paragraph[start:at], word, width, lines)
                length = self.width(word)
                start, room = end - len(word), width
            elif at > start and length > room:
                lines.append(paragraph[start : at - 1])
                start, room = at, width
            room -= length + space
            at = end + 1
        lines.append(paragraph[start:])

    def _index(self, letter: str) -> int:
        """Where its glyph is; for one that `find` answers -1 to, that is the � before EXTRA."""
        code = ord(letter)
        if self._first <= code <= self._last:
            return code - self._first
        return self._last - self._first + 2 + self._extra.find(letter)
