"""The picture of a colour LCD: one bit a pixel, and a colour for every cell of 8 by 8.

Only what changed is sent, and a line at a time is turned into the glass's own pixels: a frame of
them would not fit in memory.
"""

from framebuf import MONO_HMSB, RGB565, FrameBuffer
from micropython import const

from miaou.drivers.changes import each_run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.drivers.mipi_glass import Glass
    from miaou.drivers.wire_spi import SPIWire

    Piece = tuple[FrameBuffer, FrameBuffer, FrameBuffer]  # pixels, what they are made of, palette

_CELL = const(8)
_GAP = const(12)  # unchanged columns in a row that take as long to send as a new window does
_CHUNK = const(24)  # columns that are compared at once
_ALL_ROWS = const(0xFF)


class Strips:
    """`tints` has a number into `inks`, which are RGB565, for every cell of `buffer`."""

    def __init__(
        self,
        glass: "Glass",
        wire: "SPIWire",
        width: int,
        height: int,
        scale: int,
        inset: tuple[int, int],
    ) -> None:
        self.inks: tuple[int, ...] = (0xFFFF,)
        self._glass = glass
        self._wire = wire
        self._width = width
        self._scale = scale
        self._inset = inset
        strips = (height + _CELL - 1) // _CELL
        cells = (width + _CELL - 1) // _CELL
        self.buffer = bytearray(strips * width)
        self.tints = bytearray(strips * cells)
        self._shown = bytearray(len(self.buffer))
        self._new = _split(memoryview(self.buffer), width)
        self._old = _split(memoryview(self._shown), width)
        self._new_tints = _split(memoryview(self.tints), cells)
        self._old_tints = _split(memoryview(bytearray(len(self.tints))), cells)
        # With a pixel to spare: MicroPython 1.22 wants room for whole steps, the last one too.
        self._lines = memoryview(bytearray(2 * scale * scale * width + 2))
        self._at = 0  # the strip that is being sent

    def forget(self) -> None:
        """The glass shows nothing but paper."""
        self._shown[:] = bytes(len(self._shown))

    def send_changes(self) -> None:
        for at in range(len(self._new)):
            recoloured = self._new_tints[at] != self._old_tints[at]
            if recoloured:
                self._recolour(at)
            if self._new[at] != self._old[at]:
                self._at = at
                self._send_strip()
                self._old[at][:] = self._new[at]
            if recoloured:
                self._old_tints[at][:] = self._new_tints[at]

    def _recolour(self, at: int) -> None:
        """In a cell with another colour than before, no ink counts as shown."""
        new, old = self._new[at], self._old[at]
        tints, old_tints = self._new_tints[at], self._old_tints[at]
        for cell in range(len(tints)):
            if tints[cell] != old_tints[cell]:
                for x in range(_CELL * cell, min(_CELL * cell + _CELL, self._width)):
                    old[x] &= ~new[x]

    def _send_strip(self) -> None:
        new, old = self._new[self._at], self._old[self._at]
        start, end = 0, self._width
        while new[start : start + _CHUNK] == old[start : start + _CHUNK]:
            start += _CHUNK
        while end > _CHUNK and new[end - _CHUNK : end] == old[end - _CHUNK : end]:
            end -= _CHUNK
        each_run(new, old, start, end, _GAP, self._send_run)

    def _send_run(self, start: int, end: int) -> None:
        """A rectangle, from the first of its changed rows to the last."""
        new, old = self._new[self._at], self._old[self._at]
        rows = 0
        for x in range(start, end):
            rows |= new[x] ^ old[x]
            if rows == _ALL_ROWS:
                break
        top = 0
        while not rows >> top & 1:
            top += 1
        bottom = _CELL
        while not rows >> bottom - 1 & 1:
            bottom -= 1
        scale = self._scale
        x, y = self._inset
        y += scale * _CELL * self._at
        self._glass.open_window(
            x + scale * start, y + scale * top, x + scale * end, y + scale * bottom
        )
        self._send_rows(self._pieces(start, end), end - start, top, bottom)

    def _pieces(self, start: int, end: int) -> "list[Piece]":
        """The run, divided where its colour changes.

        Seen as MONO_HMSB a strip lies on its side: a row of it is a column of single pixels, and
        goes into the first of every `scale` pixels of a line.
        """
        new, tints = self._new[self._at], self._new_tints[self._at]
        pieces = []
        at = start
        while at < end:
            tint = tints[at // _CELL]
            stop = at // _CELL * _CELL + _CELL
            while stop < end and tints[stop // _CELL] == tint:
                stop += _CELL
            stop = min(stop, end)
            source = FrameBuffer(new[at:stop], _CELL, stop - at, MONO_HMSB)
            pixels = self._lines[2 * self._scale * (at - start) :]
            line = FrameBuffer(pixels, 1, stop - at, RGB565, self._scale)
            pieces.append((line, source, _palette(self.inks[tint])))
            at = stop
        return pieces

    def _send_rows(self, pieces: "list[Piece]", count: int, top: int, bottom: int) -> None:
        """Each row is made once, then repeated in the pixels between and in the lines below."""
        scale, lines = self._scale, self._lines
        firsts, *between = [
            FrameBuffer(lines[2 * copy :], 1, count, RGB565, scale) for copy in range(scale)
        ]
        size = 2 * scale * count
        first, *below = [lines[at : at + size] for at in range(0, scale * size, size)]
        whole = lines[: scale * size]
        self._wire.open()
        for row in range(top, bottom):
            for line, source, palette in pieces:
                line.blit(source, -row, 0, -1, palette)
            for copy in between:
                copy.blit(firsts, 0, 0)
            for line_below in below:
                line_below[:] = first
            self._wire.write(whole)
        self._wire.close()


def _palette(ink: int) -> FrameBuffer:
    """Paper and an ink, as the glass has its bytes."""
    return FrameBuffer(bytearray((0, 0, ink >> 8, ink & 0xFF)), 2, 1, RGB565)


def _split(view: memoryview, length: int) -> list[memoryview]:
    """Pieces of a picture: two of them are compared at C speed."""
    return [view[at : at + length] for at in range(0, len(view), length)]
