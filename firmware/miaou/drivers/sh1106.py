"""SH1106, an OLED: an SSD1306's glass in the middle of a memory that is four columns wider.

Commands from its datasheet (Sino Wealth, V2.3); SPI at up to 4 MHz.
"""

from miaou.drivers.ssd1306 import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SH1106(SSD1306):
    first_column = 2

    def _settings(self) -> bytes:
        from miaou.drivers.oled_bus import sh1106_settings

        return sh1106_settings(self.flipped)

    def _send(self, page: int, column: int, start: int, end: int) -> None:
        """Its columns do not come round by themselves: what is moved over the edge goes apart."""
        edge = start + self.width - column
        if edge < end:
            super()._send(page, self.first_column + column, start, edge)
            start, column = edge, 0
        super()._send(page, self.first_column + column, start, end)


def panel(wired: "dict[str, Any]", i2c: "Any") -> SH1106:
    from miaou.drivers.oled_bus import place

    return SH1106(*place(wired, i2c))
