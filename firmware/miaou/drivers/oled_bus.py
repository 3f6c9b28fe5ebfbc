"""Where an OLED hangs, by I2C or SPI, and what it starts with; forgotten once its panel is made."""

from framebuf import MONO_VLSB
from micropython import const

from miaou.drivers.oled_commands import (
    ADDRESSING,
    ALTERNATING,
    BY_PAGE,
    CHARGE_PUMP,
    CLOCK,
    COM_PINS,
    FROM_MEMORY,
    MULTIPLEX,
    NOT_INVERTED,
    OFF,
    OFFSET,
    PRECHARGE,
    PUMPING,
    SCAN,
    SCAN_REVERSED,
    SEGMENTS,
    SEGMENTS_REVERSED,
    VCOM,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import I2C
    from typing import Any

    from miaou.drivers.ssd1306 import SSD1306, Bus

_COMMAND = const(0x80)  # control byte: one command, then the next control byte
_DATA = const(0x40)  # control byte: nothing but pixels
_CONTRAST = const(0xCF)  # until the settings are read


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
    panel.contrast = _CONTRAST
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
    panel._transfer[0] = panel._transfer[2] = panel._transfer[4] = _COMMAND
    panel._transfer[6] = _DATA


def _pairs(new: memoryview, old: memoryview, length: int) -> list[memoryview]:
    """Pieces of both, by turns: each is compared with the next at C speed."""
    pieces = []
    for at in range(0, len(new), length):
        pieces.append(new[at : at + length])
        pieces.append(old[at : at + length])
    return pieces


def settings(flipped: bool) -> bytes:
    """An SSD1306's, before it is lit."""
    return (
        bytes([OFF, CLOCK, 0x80, MULTIPLEX, 63, OFFSET, 0])
        + bytes([CHARGE_PUMP, PUMPING, ADDRESSING, BY_PAGE])
        + (bytes([SEGMENTS, SCAN]) if flipped else bytes([SEGMENTS_REVERSED, SCAN_REVERSED]))
        + bytes([COM_PINS, ALTERNATING, PRECHARGE, 0xF1, VCOM, 0x30, FROM_MEMORY, NOT_INVERTED])
    )
