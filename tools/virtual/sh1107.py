"""The SH1107 as its datasheet tells it: columns are the lines it scans, pages go along them."""

from tools.virtual.oled import ARGUMENTS, Oled

LINES = 128
PAGES = 16


class SH1107(Oled):
    """A module as sold: a glass 64 wide hangs on the middle lines. `rotation` is how it is held;
    `fed` where the module feeds the glass, so that the chip need not."""

    arguments = dict(ARGUMENTS)
    arguments[0xDC] = 1

    def __init__(self, width: int, height: int, rotation: int = 0, fed: bool = False) -> None:
        super().__init__(width, height, LINES, PAGES)
        self.fed = fed
        self._rotation = rotation
        self._across = height if rotation & 1 else width

    def reset(self) -> None:
        super().reset()
        self.vertical = False

    def _step(self) -> None:
        """In vertical mode the page goes on, round and round; the column is for others to say."""
        if self.vertical:
            self.page = (self.page + 1) % PAGES
        else:
            super()._step()

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        if command in (0x20, 0x21):
            self.vertical = command == 0x21
        elif command == 0xDC:
            self.start_line = arguments[0] & 127
        self.column &= 127

    def _lit(self, x: int, y: int) -> bool:
        along, across = self._upright(x, y)
        line = self._line_at((LINES - self._across) // 2 + across)
        if line < 0:
            return False
        segment = LINES - 1 - along if self.remapped else along
        value = self.cells[segment // 8 * LINES + line] >> segment % 8 & 1
        return self.all_on or bool(value) != self.inverted

    def _upright(self, x: int, y: int) -> tuple[int, int]:
        """Where a pixel is on the glass as the chip has it: down from its top, from its left."""
        right = self._across - 1
        return ((y, x), (x, right - y), (LINES - 1 - y, right - x), (LINES - 1 - x, y))[
            self._rotation
        ]

    def _line_at(self, common: int) -> int:
        """The line of the memory that a common shows, or -1 if it is not scanned."""
        if self.reversed:
            common = self.multiplex - 1 - common
        scanned = (common + self.offset) % LINES
        return (scanned + self.start_line) % LINES if scanned < self.multiplex else -1
