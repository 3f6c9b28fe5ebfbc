"""SH1107, an OLED: an upright glass, 64 or 128 wide and 128 high, mostly held sideways.

Its memory lies the other way round than an SSD1306's: columns are the lines that it scans, pages
go along them. Commands from its datasheet (Sino Wealth, V2.1); the place of a narrow glass from
Adafruit's and Waveshare's own drivers for theirs.
"""

from framebuf import MONO_HMSB
from micropython import const

from miaou.drivers.sh1106 import SH1106
from miaou.drivers.ssd1306 import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.drivers.ssd1306 import Bus

_LINES = const(128)
_ROW = const(16)  # bytes of a sideways row: the pages
_SUPPLY = const(0x81)  # the chip's own


class SH1107(SH1106):
    """`rotation` counts quarter turns: with an odd one the glass is held sideways. `supply` is what
    follows CONVERTER: odd where the chip feeds the glass, even where the module does."""

    first_column = 0

    def __init__(
        self,
        bus: "Bus",
        width: int,
        height: int,
        address: int,
        where: str,
        rotation: int = 0,
        supply: int = _SUPPLY,
    ) -> None:
        super().__init__(bus, width, height, address, where)
        self._sideways = rotation & 1
        self._turned = rotation >= 2
        self._supply = supply
        if self._sideways:
            self.format = MONO_HMSB

    def _settings(self) -> bytes:
        from miaou.drivers.oled_bus import sh1107_settings

        narrow = min(self.width, self.height) < _LINES
        upside_down = self._turned != self.flipped
        # Turning the scan round is known to fit a narrow glass only where all lines are scanned;
        # sideways every row is addressed anyway, and a shorter scan is brighter.
        scanned = self.height if self._sideways else _LINES
        return sh1107_settings(scanned, narrow, self._supply, self._sideways, upside_down)

    def _send_all(self) -> None:
        self._shown_shift = self.shift
        self._send_pages()

    def _flush_bytes(self, start: int, end: int) -> None:
        """Sideways, row by row: nothing is gained by sending what lies between two of them."""
        if not self._sideways:
            super()._flush_bytes(start, end)
            return
        for row in range(start, end, _ROW):
            if self.buffer[row : row + _ROW] != self._shown[row : row + _ROW]:
                super()._flush_bytes(row, row + _ROW)

    def _send(self, page: int, column: int, start: int, end: int) -> None:
        if not self._sideways:
            super()._send(page, column, start, end)
            return
        for row in range(start // _ROW, (end + _ROW - 1) // _ROW):
            self._send_row(row, max(start, row * _ROW), min(end, row * _ROW + _ROW))

    def _send_row(self, row: int, start: int, end: int) -> None:
        """Pages are eight pixels: against burn-in a picture is moved across them only."""
        column = (row + self._shown_shift[1]) % self.height
        if self._turned == self._shown_flipped:
            column = self.height - 1 - column
        SSD1306._send(self, start - row * _ROW, column, start, end)


def panel(wired: "dict[str, Any]", i2c: "Any") -> SH1107:
    from miaou.drivers.oled_bus import place

    turned, supply = wired.get("rotation", 0), wired.get("supply", _SUPPLY)
    return SH1107(*place(wired, i2c), turned, supply)
