"""MicroPython's `framebuf` for CPython, equal to it bit for bit, so that firmware draws the same
pictures in host tests."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from tools.virtual import framebuf_stamps as stamps
from tools.virtual.framebuf_font import glyphs
from tools.virtual.framebuf_formats import Bytes, Columns, Packed, Words
from tools.virtual.framebuf_shapes import ellipse_points, line_points, polygon_edges, polygon_spans

MVLSB = MONO_VLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

FORMATS: dict[int, Packed] = {
    MONO_VLSB: Columns(),
    RGB565: Words(),
    GS4_HMSB: Packed(4, "high"),
    MONO_HLSB: Packed(1, "high"),
    MONO_HMSB: Packed(1, "low"),
    GS2_HMSB: Packed(2, "low"),
    GS8: Bytes(),
}
QUADRANTS = ((1, 1, -1), (2, -1, -1), (4, -1, 1), (8, 1, 1))  # bit, which way in x, in y
ALL_QUADRANTS = 0b1111

Source: TypeAlias = "FrameBuffer | Sequence[Any]"
Palette: TypeAlias = "FrameBuffer | None"


class FrameBuffer:
    """A picture in the caller's own buffer; every call draws straight into it."""

    def __init__(
        self, buffer: Any, width: int, height: int, format: int, stride: int | None = None, /
    ) -> None:
        view = buffer._bytes if isinstance(buffer, FrameBuffer) else memoryview(buffer)
        self._lay_out(view.cast("B"), width, height, format, stride)
        if self._bytes.readonly:
            raise TypeError("object with buffer protocol required")

    def _lay_out(
        self, view: memoryview, width: int, height: int, format: int, stride: int | None = None
    ) -> None:
        if stride is None:
            stride = width
        if not (0 < width <= stride <= 0xFFFF and 0 < height <= 0xFFFF):
            raise ValueError
        if format not in FORMATS:
            raise ValueError("invalid format")
        self._format = FORMATS[format]
        self._stride = -(-stride // self._format.aligned) * self._format.aligned
        if self._format.size(width, height, self._stride) > len(view):
            raise ValueError
        self._bytes, self._width, self._height = view, width, height

    def __bytes__(self) -> bytes:
        return bytes(self._bytes)

    def __iter__(self) -> Iterator[int]:
        return iter(self._bytes)

    def __buffer__(self, _flags: int) -> memoryview:
        """The buffer itself. Before 3.12 Python asks no class for one, only for its bytes."""
        return self._bytes

    def _read(self, x: int, y: int, width: int, mask: int) -> int:
        start, end, shift = self._format.window(x, y, width, self._stride)
        return int.from_bytes(self._bytes[start:end], self._format.order) >> shift & mask

    def _colour(self, x: int, y: int) -> int:
        return self._read(x, y, 1, self._format.most)

    def _write(self, x: int, y: int, width: int, row: int, mask: int) -> None:
        order = self._format.order
        start, end, shift = self._format.window(x, y, width, self._stride)
        old = int.from_bytes(self._bytes[start:end], order)
        new = old & ~(mask << shift) | (row & mask) << shift
        self._bytes[start:end] = new.to_bytes(end - start, order)

    def fill(self, c: int, /) -> None:
        self.fill_rect(0, 0, self._width, self._height, c)

    def pixel(self, x: int, y: int, c: int | None = None, /) -> int | None:
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if c is None:
            return self._colour(x, y)
        form = self._format
        start, end, shift = form.window(x, y, 1, self._stride)
        if end - start == 1:
            others = self._bytes[start] & ~(form.most << shift)
            self._bytes[start] = others | form.ink(c) << shift
        else:
            self._bytes[start:end] = form.ink(c).to_bytes(end - start, form.order)
        return None

    def hline(self, x: int, y: int, w: int, c: int, /) -> None:
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int, /) -> None:
        self.fill_rect(x, y, 1, h, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int, /) -> None:
        place = self._within(x, y, w, h)
        if place:
            form = self._format
            self._press(stamps.area(form, self._stride, place, form.ink(c)))

    def _within(self, x: int, y: int, width: int, height: int) -> stamps.Place | None:
        """What of an area lies in this picture."""
        if x < 0:
            x, width = 0, width + x
        if y < 0:
            y, height = 0, height + y
        if x + width > self._width:
            width = self._width - x
        if y + height > self._height:
            height = self._height - y
        return (x, y, width, height) if width > 0 and height > 0 else None

    def _press(self, parts: list[stamps.Stamp]) -> None:
        data, order = self._bytes, self._format.order
        for start, end, stays, bits in parts:
            if stays:
                bits |= int.from_bytes(data[start:end], order) & stays
            data[start:end] = bits.to_bytes(end - start, order)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False, /) -> None:
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int, /) -> None:
        if x1 == x2 or y1 == y2:
            self.fill_rect(min(x1, x2), min(y1, y2), abs(x2 - x1) + 1, abs(y2 - y1) + 1, c)
            return
        for x, y in line_points(x1, y1, x2, y2):
            self.pixel(x, y, c)

    def ellipse(
        self, x: int, y: int, xr: int, yr: int, c: int, f: bool = False, m: int = ALL_QUADRANTS, /
    ) -> None:
        if xr == 0 and yr == 0:
            self.fill_rect(x, y, 1, 1 if m & ALL_QUADRANTS else 0, c)
            return
        rows: dict[int, tuple[int, int]] = {}
        for dx, dy in ellipse_points(xr, yr):
            for quadrant, right, down in QUADRANTS:
                if m & quadrant and f:
                    left, end = rows.get(y + down * dy, (x, x))
                    rows[y + down * dy] = min(left, x + right * dx), max(end, x + right * dx)
                elif m & quadrant:
                    self.pixel(x + right * dx, y + down * dy, c)
        for row, (left, end) in rows.items():
            self.fill_rect(left, row, end - left + 1, 1, c)

    def poly(self, x: int, y: int, coords: Any, c: int, f: bool = False, /) -> None:
        edges = polygon_edges(memoryview(coords).tolist())
        if f and edges:
            for left, right, row in polygon_spans(edges):
                self.fill_rect(x + left, y + row, right - left + 1, 1, c)
            return
        for (x1, y1), (x2, y2) in edges:
            self.line(x + x1, y + y1, x + x2, y + y2, c)

    def text(self, s: str | bytes, x: int, y: int, c: int = 1, /) -> None:
        for number, glyph in enumerate(glyphs(s)):
            for column, bits in enumerate(glyph):
                for row in range(8):
                    if bits >> row & 1:
                        self.pixel(x + 8 * number + column, y + row, c)

    def scroll(self, xstep: int, ystep: int, /) -> None:
        width = self._width - abs(xstep)
        if width < 1:
            return
        everything = self._format.mask(width)
        rows = range(max(ystep, 0), self._height + min(ystep, 0))
        for y in rows if ystep < 0 else reversed(rows):
            row = self._read(max(-xstep, 0), y - ystep, width, everything)
            self._write(max(xstep, 0), y, width, row, everything)

    def blit(
        self, fbuf: Source, x: int, y: int, key: int = -1, palette: "Source | None" = None, /
    ) -> None:
        source = _framebuffer(fbuf)
        colours = None if palette is None else _framebuffer(palette)
        place = self._within(x, y, source._width, source._height)
        if place is None:
            return
        left, top, width, height = place
        # Pixel by pixel if a row may change while it is read, or has too many colours for a table.
        whole = palette is None and key < 0 and source._format is self._format
        if source._bytes.obj is self._bytes.obj or (source._format.bits > 8 and not whole):
            for row in range(top, top + height):
                for column in range(left, left + width):
                    self._copy_pixel(column, row, source._colour(column - x, row - y), key, colours)
            return
        form, stride = source._format, source._stride
        start, end, phase = stamps.extent(form, stride, (left - x, top - y, width, height))
        cut = (form, bytes(source._bytes[start:end]), stride, phase)
        shown = (source._shown(colours), key)
        self._press(stamps.picture(cut, self._format, self._stride, place, shown))

    def _copy_pixel(self, x: int, y: int, colour: int, key: int, palette: Palette) -> None:
        shown = palette._colour(colour, 0) if palette else colour
        if shown != key:
            self.pixel(x, y, shown)

    def _shown(self, palette: Palette) -> tuple[int, ...]:
        """The colours that a palette has for all that this picture may hold; none without one."""
        if palette is None:
            return ()
        form, count = palette._format, self._format.most + 1
        end = form.window(0, 0, count, palette._stride)[1]
        return stamps.colours(form, palette._stride, count, bytes(palette._bytes[:end]))


def FrameBuffer1(buffer: Any, width: int, height: int, stride: int | None = None, /) -> FrameBuffer:
    """As it was called when there was but one format."""
    return FrameBuffer(buffer, width, height, MONO_VLSB, stride)


def _framebuffer(fbuf: Source) -> FrameBuffer:
    """Also of a (buffer, width, height, format[, stride]), which may be read-only."""
    if isinstance(fbuf, FrameBuffer):
        return fbuf
    if not isinstance(fbuf, tuple | list):
        raise TypeError(f"object '{type(fbuf).__name__}' isn't a tuple or list")
    if not 4 <= len(fbuf) <= 5:
        raise ValueError
    made = FrameBuffer.__new__(FrameBuffer)
    made._lay_out(memoryview(fbuf[0]).cast("B"), *fbuf[1:])
    return made
