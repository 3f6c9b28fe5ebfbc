"""ST7789: a colour LCD of up to 240 by 320."""

from miaou.drivers.mipi import lcd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.drivers.mipi import MIPI
    from miaou.drivers.mipi_glass import Chip

# Sitronix ST7789V2 datasheet V1.0: all that a module needs is as it wakes up.
ST7789: "Chip" = (240, 320, True, False, 5, b"")


def panel(wired: "dict[str, Any]", _i2c: "Any") -> "MIPI":
    return lcd(ST7789, wired)
