"""SSD1306 over I2C: sends only what differs from what the panel already shows."""

from framebuf import MONO_VLSB
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C

_GAP = const(
    20
)  # unchanged bytes in a row that take as long to send as a new transfer does to begin
_AHEAD = const(7)  # bytes before the pixels: page, column and the word "data follows"


class SSD1306:
    def __init__(self, i2c: "I2C", width: int, height: int, address: int, where: str) -> None:
        self.width = width
        self.height = height
        self.format = MONO_VLSB
        self.where = where
        self.contrast = 0xCF
        self.flipped = False
        self.dark = False
        self.shift = (0, 0)  # pixels that the picture is moved by, round the edge, against burn-in
        self._i2c = i2c
        self._address = address
        size = width * height // 8
        self.buffer = bytearray(size)
        self._shown = bytearray(size)
        self._shown_light = -1
        self._shown_flipped = False
        self._shown_shift = (0, 0)
        self._new_pages = _split(self.buffer, width)
        self._old_pages = _split(self._shown, width)
        self._view = memoryview(self.buffer)
        self._transfer = bytearray(_AHEAD + width)
        self._transfer_view = memoryview(self._transfer)
        self._transfer[0] = self._transfer[2] = self._transfer[4] = 0x80
        self._transfer[6] = 0x40

    def start(self) -> None:
        """Sets the panel up, then lights it with the whole picture: never with its own noise."""
        self._command(
            bytes((0xAE, 0xD5, 0x80, 0xA8, self.height - 1, 0xD3, 0x00))  # off, clock, rows
            + bytes((0x8D, 0x14, 0x20, 0x02))  # charge pump, by page
            + (b"\xa0\xc0" if self.flipped else b"\xa1\xc8")  # which way is up
            + bytes((0xDA, 0x12 if self.height == 64 else 0x02))  # wiring
            + b"\xd9\xf1\xdb\x30\xa4\xa6"
        )
        self._shown_flipped = self.flipped
        self._send_all()
        self._light()

    def flush(self) -> None:
        if self.flipped != self._shown_flipped:
            self.start()
            return
        if self.shift != self._shown_shift:
            self._send_all()
        for page in range(self.height // 8):
            if self._new_pages[page] != self._old_pages[page]:
                self._flush_page(page * self.width)
        if self._shown_light != (-1 if self.dark else self.contrast):
            self._light()

    def _send_all(self) -> None:
        self._shown_shift = self.shift
        # A panel of 32 rows has no spare ones to roll in.
        self._command(bytes((0x40 | (self.shift[1] if self.height == 64 else 0),)))
        for start in range(0, len(self.buffer), self.width):
            self._send(start, start + self.width)

    def _light(self) -> None:
        self._command(bytes((0x81, self.contrast, 0xAE if self.dark else 0xAF)))
        self._shown_light = -1 if self.dark else self.contrast

    def _flush_page(self, first: int) -> None:
        """Sends the page's changed runs, joining those that stand close together."""
        new, old = self.buffer, self._shown
        start = last = -1
        for at in range(first, first + self.width):
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
        """One run within a page, in one transfer."""
        page = start // self.width
        column = (start - page * self.width + self._shown_shift[0]) % self.width
        transfer = self._transfer
        transfer[1] = 0xB0 | page
        transfer[3] = column & 0x0F
        transfer[5] = 0x10 | column >> 4
        count = _AHEAD + end - start
        pixels = self._view[start:end]
        transfer[_AHEAD:count] = pixels
        self._i2c.writeto(self._address, self._transfer_view[:count])
        self._shown[start:end] = pixels

    def _command(self, commands: bytes) -> None:
        self._i2c.writeto(self._address, b"\x00" + commands)


def _split(buffer: bytearray, length: int) -> list[memoryview]:
    view = memoryview(buffer)
    return [view[at : at + length] for at in range(0, len(buffer), length)]
