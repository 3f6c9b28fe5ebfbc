"""The SH1107 as its datasheet tells it: columns are the lines it scans, pages go along them."""

from tools.virtual import bitmap
from tools.virtual.oled import ARGUMENTS, Oled

LINES = 128
PAGES = 16


class SH1107(Oled):
    """A module as sold: a glass 64 wide hangs on the middle lines. `rotation` is how it is held;
    `fed` where the module feeds the glass, so that the chip need not."""

    arguments = dict(ARGUMENTS)
    arguments.update({0xAD: 1, 0xDC: 1})

    def __init__(self, width: int, height: int, rotation: int = 0, fed: bool = False) -> None:
        super().__init__(width, height, LINES, PAGES)
        self.fed = fed
        self._rotation = rotation
        self._across = height if rotation & 1 else width

    def reset(self) -> None:
        super().reset()
        self.vertical = False

    def _store(self, value: int) -> None:
        """In vertical mode the page goes on, round and round; the column is for others to say."""
        if self.vertical:
            self.cells[self.page * LINES + self.column] = value
            self.page = (self.page + 1) % PAGES
        else:
            super()._store(value)

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        if command in (0x20, 0x21):
            self.vertical = command == 0x21
        elif command == 0xDC:
            self.start_line = arguments[0] & 127

    def _rows(self, cells: bytearray) -> "list[bytes | bytearray | None]":
        """The glass upright, then as it is held: turned by quarters."""
        glass = self._glass(cells)
        lengthwise = self.remapped != (self._rotation >= 2)
        sideways = self._rotation in (1, 2)
        if self._rotation & 1:
            rows, backwards = bitmap.columns(glass, self._across, lengthwise), sideways
        else:
            rows = bitmap.rows(glass, self._across, 0, self._across, sideways)
            backwards = lengthwise
        return list(reversed(rows)) if backwards else list(rows)

    def _glass(self, cells: bytearray) -> bytearray:
        """Those of the memory's lines that the glass hangs on, dark where they are not scanned."""
        first = (LINES - self._across) // 2
        lines = [self._line_at(first + across) for across in range(self._across)]
        pages = range(0, len(cells), LINES)
        return bytearray([cells[page + at] if at >= 0 else 0 for page in pages for at in lines])

    def _line_at(self, common: int) -> int:
        """The line of the memory that a common shows, or -1 if it is not scanned."""
        if self.reversed:
            common = self.multiplex - 1 - common
        scanned = (common + self.offset) % LINES
        return (scanned + self.start_line) % LINES if scanned < self.multiplex else -1
