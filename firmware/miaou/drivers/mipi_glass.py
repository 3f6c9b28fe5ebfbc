"""The glass of a colour LCD and the chip's memory behind it: set up, turned round, filled.

Commands are MIPI's, in which ST7789, ST7735 and GC9A01 agree.
"""

from micropython import const
from struct import pack_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.drivers.wire_spi import SPIWire

    # Columns and rows of its memory; whether its glass wants inversion and is wired blue first,
    # where the board does not say; ms from the command that wakes it to the next one; and
    # registers to write: command, count of values, values.
    Chip = tuple[int, int, bool, bool, int, bytes]

RESET = b"\x01"
SLEEP = b"\x10"
WAKE = b"\x11"
OFF = b"\x28"
ON = b"\x29"
_NORMAL = b"\x13"  # neither a part of the glass nor scrolled
_STRAIGHT = b"\x20"
_INVERTED = b"\x21"
_COLUMNS = b"\x2a"
_ROWS = b"\x2b"
_PIXELS = b"\x2c"
_ORDER = b"\x36"
_DEPTH = b"\x3a"

# The order in which the memory is filled, by quarter turns: mirrored rows, columns, and exchanged.
_TURNS = b"\x00\x60\xc0\xa0"
_BLUE_FIRST = const(0x08)


class Glass:
    """`wired` is what the board says: width and height as it is held, and where they are not
    what the chip has: quarter turns of `rotation`, the `offset` of the glass in the memory before
    it is turned, `inverted`, `bgr`."""

    def __init__(self, chip: "Chip", wire: "SPIWire", wired: "dict[str, Any]") -> None:
        self.width: int = wired["width"]
        self.height: int = wired["height"]
        self._chip = chip
        self._wire = wire
        self._wired = wired
        self._offset = (0, 0)
        self._place = bytearray(4)
        self._columns = (0, 0)  # of the last window

    def set_up(self, flipped: bool) -> None:
        columns, rows, inverted, blue_first, _, registers = self._chip
        at = 0
        while at < len(registers):
            end = at + 2 + registers[at + 1]
            self._write(registers[at : at + 1], registers[at + 2 : end])
            at = end
        turns = (self._wired.get("rotation", 0) + 2 * flipped) % 4
        order = _TURNS[turns] | (_BLUE_FIRST if self._wired.get("bgr", blue_first) else 0)
        self._write(_ORDER, bytes((order,)))
        self._write(_DEPTH, b"\x55")  # two bytes a pixel
        self._wire.command(_INVERTED if self._wired.get("inverted", inverted) else _STRAIGHT)
        self._wire.command(_NORMAL)
        self._offset = self._begin(turns, columns, rows)
        self._columns = (0, 0)

    def open_window(self, left: int, top: int, right: int, bottom: int) -> None:
        """The pixels that follow go into this rectangle, row by row."""
        x, y = self._offset
        if self._columns != (left, right):
            self._columns = (left, right)
            pack_into(">HH", self._place, 0, x + left, x + right - 1)
            self._write(_COLUMNS, self._place)
        pack_into(">HH", self._place, 0, y + top, y + bottom - 1)
        self._write(_ROWS, self._place)
        self._wire.command(_PIXELS)

    def _begin(self, turns: int, columns: int, rows: int) -> tuple[int, int]:
        """Where the glass begins in the memory, counted as the chip counts when so turned."""
        left, top = self._wired.get("offset", (0, 0))
        width, height = (self.height, self.width) if turns & 1 else (self.width, self.height)
        right = columns - width - left
        bottom = rows - height - top
        return ((left, top), (top, right), (right, bottom), (bottom, left))[turns]

    def _write(self, command: bytes, values: "bytes | bytearray") -> None:
        self._wire.command(command)
        if values:
            self._wire.data(values)
