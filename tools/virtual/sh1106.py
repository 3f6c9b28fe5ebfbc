"""The SH1106 as its datasheet tells it: 132 columns of memory, page by page and no other way."""

from tools.virtual.oled import ARGUMENTS, Oled

COLUMNS = 132
PAGES = 8
ROWS = 64


class SH1106(Oled):
    """A module as sold: 128 columns in the middle, mounted so that A1 and C8 show it upright."""

    arguments = ARGUMENTS

    def __init__(self, width: int = 128, height: int = 64) -> None:
        super().__init__(width, height, COLUMNS, PAGES)

    def reset(self) -> None:
        super().reset()
        self.supply = 0x8B
        self.com_pins = 0x12

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        if 0x40 <= command < 0x80:
            self.start_line = command & 63
        elif command == 0xDA:
            self.com_pins = arguments[0]

    def _lit(self, x: int, y: int) -> bool:
        if (self.height == 64) != (self.com_pins & 0x10 != 0):
            y = y // 2 + (y % 2) * (self.height // 2)
        common = self.height - 1 - y
        if common >= self.multiplex:
            return False
        if self.reversed:
            common = self.multiplex - 1 - common
        row = (common + self.offset + self.start_line) % ROWS
        segment = (COLUMNS + self.width) // 2 - 1 - x
        column = COLUMNS - 1 - segment if self.remapped else segment
        value = self.cells[row // 8 * COLUMNS + column] >> row % 8 & 1
        return self.all_on or bool(value) != self.inverted
