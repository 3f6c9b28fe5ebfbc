"""The SH1106 as its datasheet tells it: 132 columns of memory, page by page and no other way."""

from tools.virtual import bitmap
from tools.virtual.oled import ARGUMENTS, Oled

COLUMNS = 132
PAGES = 8


class SH1106(Oled):
    """A module as sold: the middle columns shown, mounted so that A1 and C8 show it upright."""

    arguments = dict(ARGUMENTS)
    arguments[0xAD] = 1
    column_bits = 0xFF

    def __init__(self, width: int = 128, height: int = 64, columns: int = COLUMNS) -> None:
        super().__init__(width, height, columns, PAGES)

    def reset(self) -> None:
        super().reset()
        self.supply = 0x8B
        self.com_pins = 0x12

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        if 0x40 <= command < 0x80:
            self.start_line = command & 63
        elif command == 0xDA:
            self.com_pins = arguments[0]

    def _rows(self, cells: bytearray) -> "list[bytes | bytearray | None]":
        left = (self.columns - self.width) // 2
        rows = bitmap.rows(cells, self.columns, left, self.width, self._is_mirrored())
        shown = [self._row_shown_at(y) for y in range(self.height)]
        return [None if row is None else rows[row] for row in shown]

    def _is_mirrored(self) -> bool:
        """Whether the glass has the memory's first column on its right."""
        return not self.remapped

    def _row_shown_at(self, y: int) -> int | None:
        """The row of the memory that drives the glass at y, or None where no row reaches it."""
        if (self.height == 64) != (self.com_pins & 0x10 != 0):
            y = y // 2 + (y % 2) * (self.height // 2)
        common = self.height - 1 - y
        if common >= self.multiplex:
            return None
        if self.reversed:
            common = self.multiplex - 1 - common
        return (common + self.offset + self.start_line) % self.lines
