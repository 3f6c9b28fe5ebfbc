"""Words as pixels: measured and drawn from a packed proportional face."""

from framebuf import GS8, MONO_HLSB, FrameBuffer
from micropython import const
from uctypes import addressof, bytearray_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Face(Protocol):
        """A module of `miaou.fonts`."""

        HEIGHT: int
        LINE: int
        CELL: int
        FIRST: int
        LAST: int
        EXTRA: str
        WIDE: int
        WIDTHS: bytes
        GLYPHS: bytes


_STEP = const(32)  # strips come in multiples of this, and as wide as the panel


class Letters:
    """A face, its words spelt and measured: `height` and `width` are in units of the canvas,
    `columns` in pixels of the glass."""

    def __init__(self, face: "Face", scale: int) -> None:
        self.rows = face.HEIGHT
        self.height = face.LINE // scale
        self.scale = scale  # pixels of a unit
        self.first = face.FIRST
        self._last = face.LAST
        self._extra = face.EXTRA
        self.widths = face.WIDTHS
        self._widest = max(face.WIDTHS)
        self._words = ""
        self._columns = 0
        self._codes: bytes | bytearray = b""

    def width(self, words: str) -> int:
        """From the first letter to where one after the last would start."""
        return (self.columns(words) + self.scale - 1) // self.scale

    def columns(self, words: str) -> int:
        codes = self.spelt(words)
        if self._columns < 0:
            widths, first = self.widths, self.first
            columns = 0
            for code in codes:
                columns += widths[code - first]
            self._columns = columns
        return self._columns

    def clip(self, words: str, width: int) -> str:
        """As many of its letters as fit."""
        room, widths, first = width * self.scale, self.widths, self.first
        for at, code in enumerate(self.spelt(words)):
            room -= widths[code - first]
            if room < 0:
                return words[:at]
        return words

    def is_short(self, words: str, width: int) -> bool:
        """Whether it is one line that fits; mostly, even with all letters as wide as any is."""
        if "\n" in words:
            return False
        width *= self.scale
        return len(words) * self._widest <= width or self.columns(words) <= width

    def spelt(self, words: str) -> "bytes | bytearray":
        """A byte for each glyph, counted from FIRST; the last words are remembered, for what is
        measured is drawn. A string of each letter would take its time and its memory."""
        if words != self._words:
            self._words = words
            self._columns = -1  # not measured yet
            self._codes = words.encode()
            if words and not self.first <= min(self._codes) <= max(self._codes) <= self._last:
                self._codes = self._spell(self._codes)
        return self._codes

    def _spell(self, data: bytes) -> bytearray:
        """Any letters, from UTF-8; for one that `find` answers -1 to, it is the � before EXTRA."""
        codes = bytearray()
        first, last = self.first, self._last
        done = 0
        for at, byte in enumerate(data):
            if byte > last or byte < first:
                codes.extend(data[done:at])
                done = at + 1
                if not 0x80 <= byte < 0xC0:  # the first of several, or one that the face has not
                    more = (byte > 0xBF) + (byte > 0xDF) + (byte > 0xEF)
                    letter = str(data[at : at + 1 + more], "utf-8")
                    codes.append(last + 2 + self._extra.find(letter))
        codes.extend(data[done:])
        return codes


class Font(Letters):
    """One face on one panel of so many columns, each a unit."""

    def __init__(self, face: "Face", width: int) -> None:
        super().__init__(face, 1)
        # A view of the bytes spares a copy of the whole face; their address keeps them alive.
        glyphs = bytearray_at(addressof(face.GLYPHS), len(face.GLYPHS))
        # All glyphs are one tall stack; seen hardly wider than a glyph, it is blitted the quicker.
        rows = len(face.WIDTHS) * face.HEIGHT
        self._glyphs = [
            FrameBuffer(glyphs, max(1, wide), rows, MONO_HLSB, face.CELL)
            for wide in range(0, max(face.WIDTHS) + 1, 2)
        ]
        self.stride = (width + 7) // 8
        self.line = line = bytearray(self.stride * face.HEIGHT)  # what was drawn last
        self._paper = FrameBuffer(line, len(line), 1, GS8)  # bytes, which are filled at once
        self._strips = [
            FrameBuffer(line, min(columns, width), face.HEIGHT, MONO_HLSB, width)
            for columns in range(_STEP, width + _STEP, _STEP)
        ]

    def strip(self, words: str) -> FrameBuffer:
        """The words as a picture, to be blitted before the next call; cut where the panel ends."""
        widths, first, height = self.widths, self.first, self.rows
        line, glyphs = self._strips[-1], self._glyphs
        self._paper.fill(0)
        x = 0
        for code in self.spelt(words):
            code -= first
            wide = widths[code]
            # The line is as high as one glyph of the stack: only this one lands.
            line.blit(glyphs[wide // 2], x, -code * height, 0)
            x += wide
        self._columns = x
        return self._strips[min(max(x - 1, 0) // _STEP, len(self._strips) - 1)]

    def compose(self, words: str) -> None:
        """All of them in `line`, for what is doubled."""
        self.strip(words)
