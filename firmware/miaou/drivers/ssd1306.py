"""SSD1306, an OLED: sends dirty runs only, what differs from what the panel already shows.

Its bus is I2C, or `spi_oled.SPIOled`, which takes the same transfers.
"""

from micropython import const

from miaou.drivers.oled_commands import (
    COMMAND,
    CONTRAST,
    DATA,
    HIGHER_COLUMN,
    LOWER_COLUMN,
    OFF,
    ON,
    PAGE,
    START_LINE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Bus(Protocol):
        def writeto(self, addr: int, buf: bytes | memoryview) -> object: ...


_CHUNK = const(16)  # bytes of a page that are compared at C speed
_AHEAD = const(7)  # bytes before the pixels: page, column and the word "data follows"


class SSD1306:
    # Set by `lay_out`.
    width: int
    height: int
    format: int
    where: str
    contrast: int
    flipped: bool
    dark: bool
    shift: tuple[int, int]  # pixels that the picture is moved by, round the edge, against burn-in
    buffer: bytearray
    _bus: "Bus"
    _address: int
    _shown: bytearray
    _shown_light: int
    _shown_flipped: bool
    _shown_shift: tuple[int, int]
    _transfer: bytearray
    _transfer_view: memoryview
    _old_page: bytearray
    _pages: list[memoryview]  # as they are and as they are shown, by turns
    _chunks: "list[tuple[memoryview, memoryview]]"  # the same of one page, copied to be compared

    def __init__(self, bus: "Bus", width: int, height: int, address: int, where: str) -> None:
        from miaou.drivers.oled_bus import lay_out  # forgotten then: half a kilobyte

        lay_out(self, _AHEAD, _CHUNK, bus, width, height, address, where)

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
        self._send_changes()
        self._shown[:] = self.buffer
        if self._shown_light != (-1 if self.dark else self.contrast):
            self._light()

    def _settings(self) -> bytes:
        from miaou.drivers.oled_bus import ssd1306_settings

        return ssd1306_settings(self.flipped)

    def _send_all(self) -> None:
        self._shown_shift = self.shift
        self._command(bytes((START_LINE | self.shift[1],)))
        self._send_pages()

    def _send_pages(self) -> None:
        width = self.width
        for page in range(0, len(self._pages), 2):
            self._transfer[_AHEAD:] = self._pages[page]
            start = page // 2 * width
            self._send(page // 2, self._shown_shift[0] % width, start, start + width)
        self._shown[:] = self.buffer

    def _light(self) -> None:
        self._command(bytes((CONTRAST, self.contrast, OFF if self.dark else ON)))
        self._shown_light = -1 if self.dark else self.contrast

    def _send_changes(self) -> None:
        """Page by page, in runs between chunks that are alike: views of one page's are compared."""
        pages, chunks = self._pages, self._chunks
        for page in range(0, len(pages), 2):
            if pages[page] != pages[page + 1]:
                self._transfer[_AHEAD:] = pages[page]
                self._old_page[:] = pages[page + 1]
                at = page * (self.width // 2)
                start = -1
                for new, old in chunks:
                    if new != old:
                        if start < 0:
                            start = at
                    elif start >= 0:
                        self._flush_bytes(start, at)
                        start = -1
                    at += _CHUNK
                if start >= 0:
                    self._flush_bytes(start, at)

    def _flush_bytes(self, start: int, end: int) -> None:
        """Within a page, from the first that has changed to the last."""
        new = self.buffer
        old = self._shown
        while new[start] == old[start]:
            start += 1
        end -= 1
        while new[end] == old[end]:
            end -= 1
        width = self.width
        self._send(start // width, (start + self._shown_shift[0]) % width, start, end + 1)

    def _send(self, page: int, column: int, start: int, end: int) -> None:
        """One run within a page: where it goes and the pixels themselves, in one transfer. Its page
        is there, and where it goes takes the place of bytes to its left, which are done with."""
        transfer = self._transfer
        at = start % self.width
        transfer[at] = transfer[at + 2] = transfer[at + 4] = COMMAND
        transfer[at + 1] = PAGE | page
        transfer[at + 3] = LOWER_COLUMN | column & 0x0F
        transfer[at + 5] = HIGHER_COLUMN | column >> 4
        transfer[at + 6] = DATA
        self._bus.writeto(self._address, self._transfer_view[at : at + _AHEAD + end - start])

    def _command(self, commands: bytes) -> None:
        self._bus.writeto(self._address, b"\x00" + commands)  # control byte: nothing but commands


def panel(wired: "dict[str, Any]", i2c: "Any") -> SSD1306:
    """As board.py describes it."""
    from miaou.drivers.oled_bus import place

    return SSD1306(*place(wired, i2c))
