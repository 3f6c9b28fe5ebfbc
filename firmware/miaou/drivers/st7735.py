"""ST7735: a small colour LCD of up to 132 by 162."""

from miaou.drivers.mipi import lcd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.drivers.mipi import MIPI
    from miaou.drivers.mipi_glass import Chip

# Frame rate, supplies and gamma: Adafruit's ST7735R library, for its green and black tabs.
_REGISTERS = (
    b"\xb1\x03\x01\x2c\x2d\xb4\x01\x07\xc0\x03\xa2\x02\x84\xc1\x01\xc5\xc2\x02\x0a\x00"
    b"\xc3\x02\x8a\x2a\xc4\x02\x8a\xee\xc5\x01\x0e"
    b"\xe0\x10\x02\x1c\x07\x12\x37\x32\x29\x2d\x29\x25\x2b\x39\x00\x01\x03\x10"
    b"\xe1\x10\x03\x1d\x07\x06\x2e\x2c\x29\x2d\x2e\x2e\x37\x3f\x00\x00\x02\x10"
)
ST7735: "Chip" = (132, 162, False, False, 120, _REGISTERS)


def panel(wired: "dict[str, Any]", _i2c: "Any") -> "MIPI":
    return lcd(ST7735, wired)
