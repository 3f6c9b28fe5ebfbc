"""What OLED chips have in common: bytes in, commands obeyed, a picture out."""

from tools.virtual import bitmap

# How many bytes follow each command that takes some, on all of them.
ARGUMENTS = {0x81: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}


class Oled:
    """A chip with so much memory; what it drives is its own."""

    arguments = ARGUMENTS
    column_bits = 0x7F  # those of a column's number that it heeds
    feeder = 0xAD  # the command for its own supply of the glass,
    feeding = 0x01  # and the bit of its value that switches it on
    fed = False  # whether the module feeds the glass, so that the chip need not

    def __init__(self, width: int, height: int, columns: int, pages: int) -> None:
        self.width = width
        self.height = height
        self.columns = self.stride = columns
        self.pages = pages
        self.lines = 8 * pages
        # Chips wake up full of noise: a driver that does not clear it shows it.
        self.cells = bytearray([(i * 73 + 41) & 0xFF for i in range(columns * pages)])
        self.reset()

    def reset(self) -> None:
        """Everything but the memory, which stays as it is."""
        self.column = 0
        self.page = 0
        self.contrast = 0x80
        self.supply = 0x81
        self.on = False
        self.inverted = False
        self.all_on = False
        self.remapped = False
        self.reversed = False
        self.multiplex = self.lines
        self.start_line = 0
        self.offset = 0
        self._command = 0
        self._arguments: list[int] = []
        self._missing = 0

    def write(self, data: bytes) -> None:
        """One I2C transfer: control bytes say whether commands or data follow."""
        at = 0
        while at < len(data):
            more = data[at] & 0x80
            part = data[at + 1 : at + 2] if more else data[at + 1 :]
            if data[at] & 0x40:
                self.data(part)
            else:
                self.commands(part)
            at += 2 if more else len(data)

    def read(self, count: int) -> bytes:
        """The status byte: bit 6 tells a dark display."""
        return bytes([0 if self.on else 0x40] * count)

    def data(self, part: bytes) -> None:
        for value in part:
            self._store(value)

    def _store(self, value: int) -> None:
        """In page mode the column goes on, and stays at the last one."""
        self.cells[self.page * self.columns + self.column] = value
        if self.column < self.columns - 1:
            self.column += 1

    def commands(self, part: bytes) -> None:
        for value in part:
            if self._missing:
                self._arguments.append(value)
                self._missing -= 1
            else:
                self._command = value
                self._arguments = []
                self._missing = self.arguments.get(value, 0)
            if not self._missing:
                self._obey(self._command, self._arguments)

    def _obey(self, command: int, arguments: list[int]) -> None:
        if command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = (command << 4 | self.column & 0x0F) & self.column_bits
        elif 0xB0 <= command < 0xB0 + self.pages:
            self.page = command & 0x0F
        elif command == 0x81:
            self.contrast = arguments[0]
        elif command == self.feeder:
            self.supply = arguments[0]
        elif command in (0xA0, 0xA1):
            self.remapped = command == 0xA1
        elif command in (0xA4, 0xA5):
            self.all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
        elif command == 0xA8:
            self.multiplex = arguments[0] % self.lines + 1
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif 0xC0 <= command < 0xD0:
            self.reversed = command & 8 != 0
        elif command == 0xD3:
            self.offset = arguments[0]
        else:
            self._obey_own(command, arguments)

    def _obey_own(self, command: int, arguments: list[int]) -> None:
        """What only this chip knows."""

    def shown(self) -> bytes:
        """All that the picture depends on, for those who only compare: it is cheaper to have."""
        state = (self.on, self.supply, self.contrast, self.inverted, self.remapped, self.reversed)
        return bytes(self.cells) + bytes(state) + bytes((self.start_line, self.offset))

    def picture(self) -> bytes:
        """What a person sees: rows of bits, the leftmost pixel highest, as in MONO_HLSB."""
        dark = bytes(self.width // 8)
        if not self.on or not (self.fed or self.supply & self.feeding):
            return dark * self.height
        cells = bitmap.lit(self.cells, self.all_on, self.inverted)
        return b"".join([dark if row is None else row for row in self._rows(cells)])

    def _rows(self, cells: bytearray) -> "list[bytes | bytearray | None]":
        """The rows of the glass, if that is the memory; None where no common reaches."""
        raise NotImplementedError
