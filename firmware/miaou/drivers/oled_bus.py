"""Where an OLED hangs, by I2C or SPI; needed while its panel is made, and forgotten then."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C
    from typing import Any


def place(wired: "dict[str, Any]", i2c: "I2C | None") -> "tuple[Any, int, int, int, str]":
    """What every OLED's driver asks for first: its bus, its size, its address, and in words."""
    width, height = wired["width"], wired["height"]
    if i2c is None:
        from miaou.drivers.spi_oled import SPIOled
        from miaou.drivers.wire_spi import bus, where

        wires = SPIOled(bus(wired), wired["dc"], wired["cs"], wired.get("reset"))
        return wires, width, height, 0, where(wired)
    words = "I2C {} (SDA {}, SCL {}, address 0x{:02X})"
    words = words.format(wired["i2c"], wired["sda"], wired["scl"], wired["address"])
    return i2c, width, height, wired["address"], words
