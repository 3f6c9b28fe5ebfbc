"""The SSD1306 as its datasheet tells it: as an SH1106, but its pointer walks through windows."""

from tools.virtual.oled import ARGUMENTS
from tools.virtual.sh1106 import PAGES, SH1106

COLUMNS = 128
HORIZONTAL = 0  # addressing modes
VERTICAL = 1
PAGE = 2


class SSD1306(SH1106):
    """It turns left and right as it stores what arrives, where an SH1106 does as it shows it."""

    arguments = dict(ARGUMENTS)
    arguments.update({0x8D: 1, 0x20: 1, 0x21: 2, 0x22: 2})
    arguments.update({0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0xA3: 2})  # its scrolling is left out
    column_bits = 0x7F
    feeder = 0x8D
    feeding = 0x04

    def __init__(self, width: int = 128, height: int = 64) -> None:
        super().__init__(width, height, COLUMNS)

    def reset(self) -> None:
        super().reset()
        self.contrast = 0x7F
        self.supply = 0x10
        self.mode = PAGE
        self.window_columns = (0, COLUMNS - 1)
        self.window_pages = (0, PAGES - 1)

    def _store(self, value: int) -> None:
        column = self.column
        segment = COLUMNS - 1 - column if self.remapped else column
        self.cells[self.page * COLUMNS + segment] = value
        if self.mode == HORIZONTAL:
            if self._step_column():
                self._step_page()
        elif self.mode == VERTICAL:
            if self._step_page():
                self._step_column()
        else:
            self.column = (column + 1) % COLUMNS

    def _step_column(self) -> bool:
        """Whether it came round."""
        wrapped = self.column == self.window_columns[1]
        self.column = self.window_columns[0] if wrapped else (self.column + 1) % COLUMNS
        return wrapped

    def _step_page(self) -> bool:
        """Whether it came round."""
        wrapped = self.page == self.window_pages[1]
        self.page = self.window_pages[0] if wrapped else (self.page + 1) % PAGES
        return wrapped

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        if command == 0x20:
            self.mode = arguments[0] & 3
        elif command == 0x21:
            self.window_columns = (arguments[0] & 127, arguments[1] & 127)
            self.column = self.window_columns[0]
        elif command == 0x22:
            self.window_pages = (arguments[0] & 7, arguments[1] & 7)
            self.page = self.window_pages[0]
        else:
            super()._obey_own(command, arguments)

    def _is_mirrored(self) -> bool:
        return True
