"""SSD1306: sends only what differs from what the panel already shows.

Its bus is I2C, or `spi_oled.SPIOled`, which takes the same transfers.
"""

from framebuf import MONO_VLSB
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Bus(Protocol):
        def writeto(self, addr: int, buf: bytes | memoryview) -> object: ...


# Unchanged bytes in a row that take as long to send as a new transfer does to begin.
_GAP = const(20)
_AHEAD = const(7)  # bytes before the pixels: page, column and the word "data follows"


class SSD1306:
    def __init__(self, bus: "Bus", width: int, height: int, address: int, where: str) -> None:
        self.width = width
        self.height = height
        self.format = MONO_VLSB
        self.where = where
        self.contrast = 0xCF
        self.flipped = False
        self.dark = False
        self.shift = (0, 0)  # pixels that the picture is moved by, round the edge, against burn-in
        self._bus = bus
        self._address = address
        size = width * height // 8
        self.buffer = bytearray(size)
        self._shown = bytearray(size)
        self._shown_light = -1
        self._shown_flipped = False
        self._shown_shift = (0, 0)
        # Strips, so that two of them are compared at C speed.
        view, shown = memoryview(self.buffer), memoryview(self._shown)
        self._new_strips = [view[at : at + width] for at in range(0, size, width)]
        self._old_strips = [shown[at : at + width] for at in range(0, size, width)]
        self._view = view
        self._transfer = bytearray(_AHEAD + width)
        self._transfer_view = memoryview(self._transfer)
        self._transfer[0] = self._transfer[2] = self._transfer[4] = 0x80
        self._transfer[6] = 0x40

    def start(self) -> None:
        """Sets the panel up, then lights it with the whole picture: never with its own noise."""
        self._command(self._settings())
        self._shown_flipped = self.flipped
        self._send_all()
        self._light()

    def flush(self) -> None:
        if self.flipped != self._shown_flipped:
            self.start()
            return
        if self.shift != self._shown_shift:
            self._send_all()
        for strip in range(len(self._new_strips)):
            if self._new_strips[strip] != self._old_strips[strip]:
                self._flush_bytes(strip * self.width, (strip + 1) * self.width)
        if self._shown_light != (-1 if self.dark else self.contrast):
            self._light()

    def _settings(self) -> bytes:
        return (
            bytes((0xAE, 0xD5, 0x80, 0xA8, self.height - 1, 0xD3, 0x00))  # off, clock, rows
            + bytes((0x8D, 0x14, 0x20, 0x02))  # charge pump, by page
            + (b"\xa0\xc0" if self.flipped else b"\xa1\xc8")  # which way is up
            + bytes((0xDA, 0x12 if self.height == 64 else 0x02))  # wiring
            + b"\xd9\xf1\xdb\x30\xa4\xa6"
        )

    def _send_all(self) -> None:
        self._shown_shift = self.shift
        # A panel of 32 rows has no spare ones to roll in.
        self._command(bytes((0x40 | (self.shift[1] if self.height == 64 else 0),)))
        for start in range(0, len(self.buffer), self.width):
            self._send(start, start + self.width)

    def _light(self) -> None:
        self._command(bytes((0x81, self.contrast, 0xAE if self.dark else 0xAF)))
        self._shown_light = -1 if self.dark else self.contrast

    def _flush_bytes(self, first: int, end: int) -> None:
        """Sends the changed runs, joining those that stand close together."""
        new, old = self.buffer, self._shown
        start = last = -1
        for at in range(first, end):
            if new[at] != old[at]:
                if start < 0:
                    start = at
                last = at
            elif start >= 0 and at - last > _GAP:
                self._send(start, last + 1)
                start = -1
        if start >= 0:
            self._send(start, last + 1)

    def _send(self, start: int, end: int) -> None:
        """One run within a page."""
        page = start // self.width
        column = (start - page * self.width + self._shown_shift[0]) % self.width
        self._transmit(page, column, start, end)

    def _transmit(self, page: int, column: int, start: int, end: int) -> None:
        """Where it goes and the pixels themselves, in one transfer."""
        transfer = self._transfer
        transfer[1] = 0xB0 | page
        transfer[3] = column & 0x0F
        transfer[5] = 0x10 | column >> 4
        count = _AHEAD + end - start
        pixels = self._view[start:end]
        transfer[_AHEAD:count] = pixels
        self._bus.writeto(self._address, self._transfer_view[:count])
        self._shown[start:end] = pixels

    def _command(self, commands: bytes) -> None:
        self._bus.writeto(self._address, b"\x00" + commands)


def panel(wired: "dict[str, Any]", i2c: "Any") -> SSD1306:
    """As board.py describes it."""
    from miaou.drivers.oled_bus import place

    return SSD1306(*place(wired, i2c))
