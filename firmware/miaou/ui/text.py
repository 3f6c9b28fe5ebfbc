"""Words spelt and measured in a packed proportional face; ui/mono.py and ui/fine.py draw them."""

from micropython import const

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


_SPACE = const(32)


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
            self._codes = data = words.encode()
            # A face that begins with the space has every letter of ASCII.
            if len(data) > len(words) or self.first > _SPACE:
                self._codes = self._spell(data)
        return self._codes

    def _spell(self, data: bytes) -> bytearray:
        """Any letters, from UTF-8; for one that `find` answers -1 to, it is the � before EXTRA."""
        codes = bytearray()
        first, last = self.first, self._last
        done = at = 0
        for byte in data:
            if byte > last or byte < first:
                codes.extend(data[done:at])
                done = at + 1
                if not 0x80 <= byte < 0xC0:  # the first of several, or one that the face has not
                    more = (byte > 0xBF) + (byte > 0xDF) + (byte > 0xEF)
                    letter = str(data[at : at + 1 + more], "utf-8")
                    codes.append(last + 2 + self._extra.find(letter))
            at += 1  # noqa: SIM113 -- `enumerate` makes a tuple of each
        codes.extend(data[done:])
        return codes
