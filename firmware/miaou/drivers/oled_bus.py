"""Where an OLED hangs, by I2C or SPI, and what it starts with; forgotten once its panel is made."""

from framebuf import MONO_VLSB
from micropython import const

from miaou.drivers.oled_commands import (
    ADDRESSING,
    ALTERNATING,
    BY_COLUMN_SH1107,
    BY_PAGE,
    BY_PAGE_SH1107,
    CHARGE_PUMP,
    CLOCK,
    COM_PINS,
    CONVERTER,
    CONVERTING,
    EIGHT_VOLTS,
    FIRST_LINE_SH1107,
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

_NARROW = const(0x60)  # where the scan of a narrow SH1107 begins
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
    panel._transfer = bytearray(ahead + width)
    panel._transfer_view = memoryview(panel._transfer)
    panel._old_page = bytearray(width)
    pages = _pairs(memoryview(panel.buffer), memoryview(panel._shown), width)
    panel._pages = [page for pair in pages for page in pair]
    copied = panel._transfer_view[ahead:]
    panel._chunks = _pairs(copied, memoryview(panel._old_page), chunk)


def _pairs(new: memoryview, old: memoryview, length: int) -> "list[tuple[memoryview, memoryview]]":
    """Pieces of both: each is compared with the other at C speed."""
    return [(new[at : at + length], old[at : at + length]) for at in range(0, len(new), length)]


def ssd1306_settings(flipped: bool) -> bytes:
    """Before it is lit, as those of the others."""
    return (
        bytes([OFF, CLOCK, 0x80, MULTIPLEX, 63, OFFSET, 0])
        + bytes([CHARGE_PUMP, PUMPING, ADDRESSING, BY_PAGE])
        + _facing(flipped, flipped)
        + bytes([COM_PINS, ALTERNATING, PRECHARGE, 0xF1, VCOM, 0x30, FROM_MEMORY, NOT_INVERTED])
    )


def sh1106_settings(flipped: bool) -> bytes:
    return (
        bytes([OFF, CLOCK, 0x80, MULTIPLEX, 63, OFFSET, 0])
        + bytes([CONVERTER, CONVERTING, EIGHT_VOLTS])
        + _facing(flipped, flipped)
        + bytes([COM_PINS, ALTERNATING, PRECHARGE, 0x22, VCOM, 0x35, FROM_MEMORY, NOT_INVERTED])
    )


def sh1107_settings(
    scanned: int, narrow: bool, supply: int, sideways: int, upside_down: bool
) -> bytes:
    """`scanned` are its lines; a narrow glass is 64 of them wide."""
    return (
        bytes((OFF, CLOCK, 0x51, MULTIPLEX, scanned - 1, OFFSET, _NARROW if narrow else 0))
        + bytes((CONVERTER, supply, BY_COLUMN_SH1107 if sideways else BY_PAGE_SH1107))
        + _facing(not upside_down, bool(sideways) or not upside_down)
        + bytes([FIRST_LINE_SH1107, 0, PRECHARGE, 0x22, VCOM, 0x35, FROM_MEMORY, NOT_INVERTED])
    )


def _facing(straight: bool, down: bool) -> bytes:
    """In which order columns and rows are shown."""
    return bytes((SEGMENTS if straight else SEGMENTS_REVERSED, SCAN if down else SCAN_REVERSED))
