"""The canvas of a one-bit panel, a pixel a unit, and its faces: the frame is the panel's buffer,
and only what has changed is painted into it."""

from framebuf import GS8, MONO_HLSB, MONO_VLSB, FrameBuffer
from micropython import const
from uctypes import addressof, bytearray_at

from miaou import load
from miaou.ui.canvas import Canvas
from miaou.ui.text import Letters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.ui.canvas import Ink, Part
    from miaou.ui.picture import Picture
    from miaou.ui.text import Face

# At twice the size of another face: names across a table, figures on a tall panel.
_TWICE = {"huge": "body", "tall": "large"}

_FREE = const(-1)  # in place of a count of parts: what is painted is not noted
_COPIED = const(64)  # pixels that the largest of them is wide
_STEP = const(32)  # strips come in multiples of this, and as wide as the panel
_PEN = const(3)  # pixels that a broad pen may go over a picture's edges

_negative = FrameBuffer(bytearray(b"\x01\x00"), 2, 1, MONO_VLSB)
_sign = bytearray(8)  # of 8 by 8, used again and again
_sign_pixels = FrameBuffer(_sign, 8, 8, MONO_HLSB)


class MonoCanvas(Canvas):
    """`pixels` is the frame."""

    def __init__(
        self, buffer: bytearray, width: int, height: int, form: int, rooms: "Sequence[str]" = ()
    ) -> None:
        super().__init__(width, height, rooms)
        self.drawn = []
        self.pixels = FrameBuffer(buffer, width, height, form)
        if form == MONO_VLSB:  # a page of the panel's memory, as high as small letters
            self.foot = FrameBuffer(memoryview(buffer)[-width:], width, 8, form)
        self._dirty: list[Part] = []  # where this frame differs from the last

    def clear(self) -> None:
        """Begins a frame."""
        self._count = 0
        self.cut.clear()
        self._dirty.clear()
        if self.said is not None:
            self.said.clear()

    def finish(self) -> None:
        """Ends a frame: what only the last one had is painted over."""
        while self._count < len(self._parts):
            self._remove(self._parts.pop(), self._count)

    def part(self, *part: "Any") -> None:
        """Has `paint(canvas, part)` called, with all of these, unless it stands there already."""
        at = self._count
        parts = self._parts
        if at != _FREE:
            if at < len(parts):
                if part != parts[at]:
                    if self._remove(parts[at], at, part):
                        self._count = at + 1
                        return
                elif not self._dirty or not _touched(part, self._dirty, len(self._dirty)):
                    self._count = at + 1
                    return
            if at < len(parts):
                self._dirty.append(part)
                parts[at] = part
            else:
                parts.append(part)
            self._count = _FREE  # whatever it is painted with is not noted once more
        part[0](self, part)
        if at != _FREE:
            self._count = at + 1
            if self.cut:
                parts[at] = list(part)  # equals no tuple: what does not fit is told in every frame

    def _remove(self, old: "Part", before: int, part: "Part" = ()) -> bool:
        """Makes paper of it. All of the frame is painted anew if that would harm what it has, and
        if its very first part is another: this is another screen. True if a frame was kept that
        goes on with this part."""
        if not before or _touched(old, self._parts, before):
            if self.frames and part and self.frames.find(self, part):
                return True
            self._paint_anew(before)
        else:
            self.pixels.fill_rect(old[1], old[2], old[3], old[4], 0)
            self._dirty.append(old)
        return False

    def _paint_anew(self, count: int) -> None:
        self.pixels.fill(0)
        self.cut.clear()
        del self._parts[count:]
        self._count = _FREE
        for part in self._parts:
            part[0](self, part)
        self._count = count

    def _load(self, name: str) -> "Any":
        """A face whose pixels are units."""
        if name in _TWICE:
            from miaou.ui.doubled import Doubled

            return Doubled(self.font(_TWICE[name]))
        face = load("fonts." + name)
        return Font(face, self.width)

    def picture(
        self, picture: "Picture", x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        self.note(name)
        edge = size // 4  # a broad pen goes over the square's edges
        # Pixels that are copied leave what lies under their paper as it is.
        copied = size <= _COPIED and self.drawn is not None and self._count != _FREE
        paint, side = _copied if copied else _picture, size + 2 * edge
        self.part(paint, x - edge, y - edge, side, side, picture, size)

    def fill(self, x: int, y: int, width: int, height: int, ink: "Ink") -> None:
        self.pixels.fill_rect(x, y, width, height, 1 if ink else 0)

    def round(self, x: int, y: int, radius: int, ink: "Ink", filled: bool) -> None:
        self.pixels.ellipse(x, y, radius, radius, 1 if ink else 0, filled)

    def straight(self, x: int, y: int, right: int, bottom: int, ink: "Ink") -> None:
        self.pixels.line(x, y, right, bottom, 1 if ink else 0)

    def blit(self, source: FrameBuffer, x: int, y: int, ink: "Ink" = 1) -> None:
        """A strip of words or a sign."""
        if ink:
            self.pixels.blit(source, x, y, 0)
        else:
            self.pixels.blit(source, x, y, 1, _negative)

    def sign(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        _sign[:] = rows
        self.blit(_sign_pixels, x, y, ink)


def _touched(part: "Part", others: "list[Part]", count: int) -> bool:
    """Whether its box and one of the first of the others share a pixel."""
    top = part[2]
    bottom = top + part[4]
    for at in range(count):
        other = others[at]
        y = other[2]
        if y < bottom and top < y + other[4]:
            x = other[1]
            if x < part[1] + part[3] and part[1] < x + other[3]:
                return True
    return False


def _picture(canvas: MonoCanvas, part: "Part") -> None:
    from miaou.ui.picture import draw  # a kilobyte that only games need

    _paint, x, y, width, _height, picture, size = part
    edge = (width - size) // 2
    draw(canvas.pixels, picture, x + edge, y + edge, size)


def _copied(canvas: MonoCanvas, part: "Part") -> None:
    """A picture that may come again soon, as the faces of a die do: its pixels are kept."""
    _paint, x, y, width, _height, picture, size = part
    edge = (width - size) // 2 - _PEN
    for drawn in canvas.drawn or ():
        if drawn[0] is picture and drawn[1] == size:
            break
    else:
        from miaou.ui.picture import copy

        drawn = copy(canvas, picture, size, _PEN)
    canvas.blit(drawn[2], x + edge, y + edge)


class Font(Letters):
    """One face on one panel of so many columns, each a unit."""

    def __init__(self, face: "Face", width: int) -> None:
        super().__init__(face, 1)
        # A view of the bytes spares a copy of the whole face; their address keeps them alive.
        glyphs = bytearray_at(addressof(face.GLYPHS), len(face.GLYPHS))
        # All glyphs are one tall stack; seen hardly wider than a glyph, it is blitted the quicker.
        rows = len(face.WIDTHS) * face.HEIGHT
        views = [
            FrameBuffer(glyphs, wide, rows, MONO_HLSB, face.CELL)
            for wide in range(4, max(face.WIDTHS) + 1, 2)
        ]
        self._glyphs = views[:1] * 2 + views
        self.stride = (width + 7) // 8
        self.line = line = bytearray(self.stride * face.HEIGHT)  # what was drawn last
        self._paper = FrameBuffer(line, len(line), 1, GS8)  # bytes, which are filled at once
        self._strips = [
            FrameBuffer(line, min(columns, width), face.HEIGHT, MONO_HLSB, width)
            for columns in range(_STEP, width + _STEP, _STEP)
        ]

    def strip(self, words: str) -> FrameBuffer:
        """The words as a picture, to be blitted before the next call; cut where the panel ends."""
        self._paper.fill(0)
        self.write(self._strips[-1], words, 0)
        return self._strips[min(max(self._columns - 1, 0) // _STEP, len(self._strips) - 1)]

    def write(self, line: FrameBuffer, words: str, x: int) -> None:
        """Onto one that is as high as a glyph of the stack: only that one lands there."""
        widths, first, height = self.widths, self.first, self.rows
        glyphs, start = self._glyphs, x
        for code in self.spelt(words):
            wide = widths[code - first]
            line.blit(glyphs[wide // 2], x, (first - code) * height, 0)
            x += wide
        self._columns = x - start

    def compose(self, words: str) -> None:
        """All of them in `line`, for what is doubled."""
        self.strip(words)
