"""SH1106, an OLED: an SSD1306's glass in the middle of a memory that is four columns wider.

Commands from its datasheet (Sino Wealth, V2.3); SPI at up to 4 MHz.
"""

from miaou.drivers.oled_commands import (
    ALTERNATING,
    CLOCK,
    COM_PINS,
    CONVERTER,
    CONVERTING,
    EIGHT_VOLTS,
    FROM_MEMORY,
    MULTIPLEX,
    NOT_INVERTED,
    OFF,
    OFFSET,
    PRECHARGE,
    SCAN,
    SCAN_REVERSED,
    SEGMENTS,
    SEGMENTS_REVERSED,
    VCOM,
)
from miaou.drivers.ssd1306 import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SH1106(SSD1306):
    first_column = 2

    def _settings(self) -> bytes:
        reverse = bytes([SEGMENTS_REVERSED, SCAN_REVERSED])
        return (
            bytes([OFF, CLOCK, 0x80, MULTIPLEX, 63, OFFSET, 0])
            + bytes([CONVERTER, CONVERTING, EIGHT_VOLTS])
            + (bytes([SEGMENTS, SCAN]) if self.flipped else reverse)
            + bytes([COM_PINS, ALTERNATING, PRECHARGE, 0x22, VCOM, 0x35])
            + bytes([FROM_MEMORY, NOT_INVERTED])
        )

    def _send(self, start: int, end: int) -> None:
        """Its columns do not come round by themselves: what is moved over the edge goes apart."""
        edge = (start // self.width + 1) * self.width - self._shown_shift[0]
        if start < edge < end:
            super()._send(start, edge)
            start = edge
        super()._send(start, end)

    def _transmit(self, page: int, column: int, start: int, end: int) -> None:
        super()._transmit(page, self.first_column + column, start, end)


def panel(wired: "dict[str, Any]", i2c: "Any") -> SH1106:
    from miaou.drivers.oled_bus import place

    return SH1106(*place(wired, i2c))
