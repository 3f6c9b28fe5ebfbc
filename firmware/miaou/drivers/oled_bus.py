"""Where an OLED hangs, by I2C or SPI, and what it starts with; forgotten once its panel is made."""

from framebuf import MONO_VLSB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C
    from typing import Any

    from miaou.drivers.ssd1306 import SSD1306, Bus


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


def lay_out(
    panel: "SSD1306",
    ahead: int,
    chunk: int,
    bus: "Bus",
    width: int,
    height: int,
    address: int,
    where: str,
) -> None:
    """All that a panel holds."""
    panel.width = width
    panel.height = height
    panel.format = MONO_VLSB
    panel.where = where
    panel.contrast = 0xCF
    panel.flipped = False
    panel.dark = False
    panel.shift = (0, 0)
    panel._bus = bus
    panel._address = address
    size = width * height // 8
    panel.buffer = bytearray(size)
    panel._shown = bytearray(size)
    panel._shown_light = -1
    panel._shown_flipped = False
    panel._shown_shift = (0, 0)
    panel._view = memoryview(panel.buffer)
    panel._transfer = bytearray(ahead + width)
    panel._transfer_view = memoryview(panel._transfer)
    panel._old_page = bytearray(width)
    panel._pages = _pairs(panel._view, memoryview(panel._shown), width)
    panel._chunks = _pairs(panel._transfer_view[ahead:], memoryview(panel._old_page), chunk)
    panel._transfer[0] = panel._transfer[2] = panel._transfer[4] = 0x80
    panel._transfer[6] = 0x40


def _pairs(new: memoryview, old: memoryview, length: int) -> list[memoryview]:
    """Pieces of both, by turns: each is compared with the next at C speed."""
    pieces = []
    for at in range(0, len(new), length):
        pieces.append(new[at : at + length])
        pieces.append(old[at : at + length])
    return pieces


def settings(height: int, flipped: bool) -> bytes:
    """An SSD1306's, before it is lit."""
    return (
        bytes((0xAE, 0xD5, 0x80, 0xA8, height - 1, 0xD3, 0x00))  # off, clock, rows
        + bytes((0x8D, 0x14, 0x20, 0x02))  # charge pump, by page
        + (b"\xa0\xc0" if flipped else b"\xa1\xc8")  # which way is up
        + bytes((0xDA, 0x12 if height == 64 else 0x02))  # wiring
        + b"\xd9\xf1\xdb\x30\xa4\xa6"
    )
