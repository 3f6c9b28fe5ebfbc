"""The canvas of a colour LCD: units of two by two pixels, and everything as fine as the glass is.

There is no frame in memory, which would be 65 to 115 KB. The canvas keeps the list of parts and
which rectangles of the glass are `dirty`; the panel's driver has these painted tile by tile, in the
glass's own pixels, and sends them.
"""

from framebuf import MONO_HLSB, RGB565, FrameBuffer
from micropython import const

from miaou import load
from miaou.ui.canvas import READABLE, Canvas
from miaou.ui.fine import Fine
from miaou.ui.theme import PAINTS, has, ink

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.ui.canvas import Ink, Part
    from miaou.ui.fine import Line
    from miaou.ui.picture import Picture

    Box = tuple[int, int, int, int]  # left, top, right, bottom, in pixels of the glass

# Faces made for pixels of half the size; figures are letters of twice the size.
_FINE = {"small": "small_fine", "body": "body_fine"}
_KEPT = const(5)  # signs of twice their size, and inks for letters
_MANY = const(4)
_MARGIN = const(3)  # units at either side of words
_WINDOW = const(400)  # pixels that take as long as one window more
_EDGE = const(16)  # of so many parts of a picture one may be beyond its square


class ColourCanvas(Canvas):
    """`rooms` are the modules of the screens: the last that is an app's says the accent."""

    def __init__(self, panel: "Any", rooms: "Sequence[str]") -> None:
        super().__init__(panel.width, panel.height, rooms)
        self.scale: int = panel.scale
        self.dirty: list[Box] = []
        self._glass = panel.glass
        self._inset = panel.inset
        self._origin = (0, 0)  # of the canvas, in the tile that is being painted
        self._signs: dict[bytes, FrameBuffer] = {}
        self._palettes: dict[int, FrameBuffer] = {}
        panel.canvas = self
        self.font("body")  # while memory has large pieces

    def clear(self) -> None:
        self._count = 0
        self.cut.clear()
        if self.said is not None:
            self.said.clear()
        self.accent = 1
        for room in self.rooms:
            app = room.split(".")[0]
            self.accent = app if has(app) else self.accent

    def finish(self) -> None:
        while self._count < len(self._parts):
            self._soil(self._parts.pop())

    def soil(self) -> None:
        """All of the glass is to be painted."""
        self.dirty = [(0, 0) + tuple(self._glass)]

    def part(self, *part: "Any") -> None:
        at = self._count
        parts = self._parts
        self._count = at + 1
        if at == len(parts):
            parts.append(part)
        elif part == parts[at]:
            return
        else:
            self._soil(parts[at])
            parts[at] = part
        self._soil(part)

    def _soil(self, part: "Part") -> None:
        """Together with another dirty box where that costs less than two windows, or with all
        where they are many: this is another screen."""
        box = left, top, right, bottom = self._box(part)
        if left >= right or top >= bottom:
            return
        for x, y, end, below in self.dirty:
            if x <= left and y <= top and end >= right and below >= bottom:
                return
        at = 0
        many = len(self.dirty) >= _MANY
        while at < len(self.dirty):
            joined = _union(box, self.dirty[at])
            if many or _area(joined) <= _area(box) + _area(self.dirty[at]) + _WINDOW:
                box = joined
                del self.dirty[at]
                at = 0
            else:
                at += 1
        self.dirty.append(box)

    def _box(self, part: "Part") -> "Box":
        scale = self.scale
        left, top = self._inset
        return (
            max(0, left + scale * part[1]),
            max(0, top + scale * part[2]),
            min(self._glass[0], left + scale * (part[1] + part[3])),
            min(self._glass[1], top + scale * (part[2] + part[4])),
        )

    def next_tile(self, most: int) -> "Box":
        """The first of what is dirty, or as much of it as has so many pixels."""
        left, top, right, bottom = self.dirty[0]
        while (right - left) * (bottom - top) > most and self._split(left, top, right, bottom):
            left, top, right, bottom = self.dirty[0]
        end = top + most // (right - left)
        return left, top, right, bottom if end >= bottom else self._until(top, end)

    def done(self, box: "Box") -> None:
        """It has been sent."""
        left, _top, right, bottom = self.dirty[0]
        if box[3] < bottom:
            self.dirty[0] = (left, box[3], right, bottom)
        else:
            del self.dirty[0]

    def _split(self, left: int, top: int, right: int, bottom: int) -> bool:
        """Where there is a picture, which takes long to paint, it becomes a box of its own."""
        for part in self._parts:
            if part[0] is not _vectors:
                continue
            x, y, end, below = self._box(part)
            x, y, end, below = max(x, left), max(y, top), min(end, right), min(below, bottom)
            if x < end and y < below:
                boxes = (
                    (left, top, right, y),
                    (left, y, x, below),
                    (x, y, end, below),
                    (end, y, right, below),
                    (left, below, right, bottom),
                )
                split = [box for box in boxes if _area(box) > 0]
                self.dirty[:1] = split
                return len(split) > 1
        return False

    def _until(self, top: int, end: int) -> int:
        """Where a tile between these rows better ends: above a part that would be painted twice."""
        best = end
        for part in self._parts:
            above = self._inset[1] + self.scale * part[2]
            if above < best < above + self.scale * part[4] and 2 * above >= top + end:
                best = above
        return best

    def paint(self, tile: "memoryview", box: "Box") -> None:
        """That part of the glass, in the glass's own pixels."""
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        self._fb = FrameBuffer(tile, width, height, RGB565)
        self._page = (tile, width, height, RGB565, 2 * width)
        self._fb.fill(0)
        self._origin = x, y = self._inset[0] - left, self._inset[1] - top
        scale = self.scale
        for at in range(len(self._parts)):
            part = self._parts[at]
            across, down = x + scale * part[1], y + scale * part[2]
            if (
                across < width
                and down < height
                and across + scale * part[3] > 0
                and down + scale * part[4] > 0
            ):
                cut = len(self.cut)
                part[0](self, part)
                if len(self.cut) > cut:
                    self._parts[at] = list(part)  # equals no tuple: it is told in every frame

    def _load(self, name: str) -> "Any":
        if self.scale == 1:
            from miaou.ui.mono import MonoCanvas

            return MonoCanvas._load(self, name)  # type: ignore[arg-type]
        if name in _FINE:
            face = load("fonts." + _FINE[name])
            return Fine(face, self.scale)
        if name == "bold":  # the larger face is
            return self.font("body")
        from miaou.ui.doubled import Doubled

        return Doubled(self.font("large" if name == "tall" else "body"))

    def bar(self, x: int, y: int, width: int, height: int, ink: "Ink" = 1) -> None:
        """What reaches both sides of the canvas reaches those of the glass, and its top or its
        bottom, too."""
        right, bottom = x + width, y + height
        if x <= 0 and right >= self.width:
            x, right = x - self._glass[0], right + self._glass[0]
            y -= self._glass[1] if y <= 0 else 0
            bottom += self._glass[1] if bottom >= self.height else 0
        super().bar(x, y, right - x, bottom - y, ink)

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        height: int,
        fonts: "tuple[str, ...]" = READABLE,
        centred: bool = False,
        ink: "Ink" = 1,
    ) -> None:
        """As wide as the glass, it has a margin."""
        if width >= self.width - 2 and not self.aside:
            x, width = x + _MARGIN, width - 2 * _MARGIN
        super().paragraph(words, x, y, width, height, fonts, centred, ink)

    def picture(
        self, picture: "Picture", x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        self.note(name)
        colour = colour or name
        edge = size // _EDGE + 1
        part = (picture, size, colour if has(colour) else "")
        self.part(_vectors, x - edge, y - edge, size + 2 * edge, size + 2 * edge, *part)

    def fill(self, x: int, y: int, width: int, height: int, colour: "Ink") -> None:
        scale = self.scale
        left, top = self._origin
        self._fb.fill_rect(
            left + scale * x, top + scale * y, scale * width, scale * height, ink(colour)
        )

    def round(self, x: int, y: int, radius: int, colour: "Ink", filled: bool) -> None:
        scale = self.scale
        x, y = self._origin[0] + scale * x, self._origin[1] + scale * y
        self._fb.ellipse(x, y, scale * radius, scale * radius, ink(colour), filled)

    def straight(self, x: int, y: int, right: int, bottom: int, colour: "Ink") -> None:
        scale = self.scale
        left, top = self._origin
        for side in range(scale):
            self._fb.line(
                left + scale * x + side,
                top + scale * y,
                left + scale * right + side,
                top + scale * bottom,
                ink(colour),
            )

    def blit(self, source: "FrameBuffer | Line", x: int, y: int, colour: "Ink" = 1) -> None:
        pixel = ink(colour)
        key = 0 if pixel else 1  # what is behind black letters must be another than they
        palette = self._palettes.get(pixel)
        if palette is None:
            if len(self._palettes) == _KEPT:
                self._palettes.clear()
            values = bytes((key, 0, pixel & 0xFF, pixel >> 8))
            palette = self._palettes[pixel] = FrameBuffer(bytearray(values), 2, 1, RGB565)
        x, y = self._origin[0] + self.scale * x, self._origin[1] + self.scale * y
        if isinstance(source, tuple):  # words of a fine font
            source[0].draw(self._page, source[1], x, y, key, palette)
        else:
            self._fb.blit(source, x, y, key, palette)

    def sign(self, rows: bytes, x: int, y: int, colour: "Ink" = 1) -> None:
        if rows not in self._signs:
            if len(self._signs) == _KEPT:
                self._signs.clear()
            self._signs[rows] = _as_fine(rows, self.scale)
        self.blit(self._signs[rows], x, y, colour)


def _as_fine(rows: bytes, scale: int) -> FrameBuffer:
    """An 8 by 8 bitmap for pixels of this size."""
    if scale == 1:
        return FrameBuffer(bytearray(rows), 8, 8, MONO_HLSB)
    from miaou.ui.doubled import double_sign

    return double_sign(rows)


def _vectors(canvas: ColourCanvas, part: "Part") -> None:
    from miaou.ui.picture import draw

    _paint, x, y, width, _height, picture, size, colour = part
    edge = (width - size) // 2
    scale = canvas.scale
    left, top = canvas._origin
    x, y = left + scale * (x + edge), top + scale * (y + edge)
    draw(canvas._fb, picture, x, y, scale * size, ink(colour or 1), 0, PAINTS, canvas._page[2])


def _union(one: "Box", other: "Box") -> "Box":
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


def _area(box: "Box") -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
