"""The SSD1306 as its datasheet tells it: bytes in, a picture out, whatever the driver got wrong."""

from tools.virtual import bitmap

# How many bytes follow each command that takes some.
ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x26: 6,
    0x27: 6,
    0x29: 5,
    0x2A: 5,
    0x81: 1,
    0x8D: 1,
    0xA3: 2,
    0xA8: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
}
COLUMNS = 128
PAGES = 8


class Memory:
    """The display RAM and the pointer that moves through it as bytes arrive."""

    def __init__(self) -> None:
        # Chips wake up full of noise: a driver that does not clear it shows it.
        self.cells = bytearray([(i * 73 + 41) & 0xFF for i in range(COLUMNS * PAGES)])
        self.mode = 2
        self.columns = (0, COLUMNS - 1)
        self.pages = (0, PAGES - 1)
        self.column = 0
        self.page = 0
        self.mirrored = False

    def window(self, columns: tuple[int, int] | None, pages: tuple[int, int] | None) -> None:
        """Sets the rectangle that horizontal and vertical addressing walk through."""
        if columns is not None:
            self.columns = columns
            self.column = columns[0]
        if pages is not None:
            self.pages = pages
            self.page = pages[0]

    def store(self, value: int) -> None:
        column = COLUMNS - 1 - self.column if self.mirrored else self.column
        self.cells[self.page * COLUMNS + column] = value
        if self.mode == 0:
            if self._step_column():
                self._step_page()
        elif self.mode == 1:
            if self._step_page():
                self._step_column()
        else:
            self.column = (self.column + 1) % COLUMNS

    def _step_column(self) -> bool:
        wrapped = self.column == self.columns[1]
        self.column = self.columns[0] if wrapped else (self.column + 1) % COLUMNS
        return wrapped

    def _step_page(self) -> bool:
        wrapped = self.page == self.pages[1]
        self.page = self.pages[0] if wrapped else (self.page + 1) % PAGES
        return wrapped


class SSD1306:
    """A module as sold: the glass mounted so that A1 and C8 show it upright."""

    stride = COLUMNS  # bytes in a row of the memory

    def __init__(self, width: int = 128, height: int = 64) -> None:
        self.width = width
        self.height = height
        self.memory = Memory()
        self.data_bytes = 0
        self.contrast = 0x7F
        self.on = False
        self.pump = False
        self.inverted = False
        self.all_on = False
        self.flipped = False
        self.multiplex = 64
        self.start_line = 0
        self.offset = 0
        self.com_pins = 0x12
        self._command = 0
        self._arguments: list[int] = []
        self._missing = 0

    def write(self, data: bytes) -> None:
        """One I2C transfer: control bytes say whether commands or data follow."""
        at = 0
        while at < len(data):
            control = data[at]
            more = control & 0x80
            part = data[at + 1 : at + 2] if more else data[at + 1 :]
            if control & 0x40:
                self.data(part)
            else:
                self.commands(part)
            at += 2 if more else len(data)

    def read(self, count: int) -> bytes:
        """The status byte: bit 6 tells a dark display."""
        return bytes([0 if self.on else 0x40] * count)

    def data(self, part: bytes) -> None:
        self.data_bytes += len(part)
        for value in part:
            self.memory.store(value)

    def commands(self, part: bytes) -> None:
        for value in part:
            if self._missing:
                self._arguments.append(value)
                self._missing -= 1
            else:
                self._command = value
                self._arguments = []
                self._missing = ARGUMENTS.get(value, 0)
            if not self._missing:
                self._obey(self._command, self._arguments)

    def _obey(self, command: int, arguments: list[int]) -> None:
        memory = self.memory
        if command < 0x10:
            memory.column = memory.column & 0x70 | command
        elif command < 0x20:
            memory.column = (command & 7) << 4 | memory.column & 0x0F
        elif command == 0x20:
            memory.mode = arguments[0] & 3
        elif command == 0x21:
            memory.window((arguments[0] & 127, arguments[1] & 127), None)
        elif command == 0x22:
            memory.window(None, (arguments[0] & 7, arguments[1] & 7))
        elif 0x40 <= command < 0x80:
            self.start_line = command & 63
        elif 0xB0 <= command < 0xB8:
            memory.page = command & 7
        elif command in (0xA0, 0xA1):
            memory.mirrored = command == 0xA1
        else:
            self._configure(command, arguments)

    def _configure(self, command: int, arguments: list[int]) -> None:
        if command == 0x81:
            self.contrast = arguments[0]
        elif command == 0x8D:
            self.pump = arguments[0] & 4 != 0
        elif command in (0xA4, 0xA5):
            self.all_on = command == 0xA5
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
        elif command == 0xA8:
            self.multiplex = (arguments[0] & 63) + 1
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command in (0xC0, 0xC8):
            self.flipped = command == 0xC8
        elif command == 0xD3:
            self.offset = arguments[0] & 63
        elif command == 0xDA:
            self.com_pins = arguments[0]

    def shown(self) -> bytes:
        """All that the picture depends on, for those who only compare: it is cheaper to have."""
        state = (self.on, self.pump, self.contrast, self.inverted, self.flipped)
        return bytes(self.memory.cells) + bytes(state) + bytes((self.start_line, self.offset))

    def picture(self) -> bytes:
        """What a person sees: rows of bits, the leftmost pixel highest, as in MONO_HLSB."""
        dark = bytes(self.width // 8)
        if not (self.on and self.pump):
            return dark * self.height
        cells = bitmap.lit(self.memory.cells, self.all_on, self.inverted)
        rows = bitmap.rows(cells, COLUMNS, COLUMNS - self.width, self.width, True)
        shown = [self._row_shown_at(y) for y in range(self.height)]
        return b"".join([dark if row is None else rows[row] for row in shown])

    def _row_shown_at(self, y: int) -> int | None:
        """The RAM row that drives the glass at y, or None where no row reaches it."""
        alternative = self.height == 64
        if alternative != (self.com_pins & 0x10 != 0):
            half = self.height // 2
            y = y // 2 + (y % 2) * half
        common = self.height - 1 - y
        if common >= self.multiplex:
            return None
        row = self.multiplex - 1 - common if self.flipped else common
        return (row + self.offset + self.start_line) % 64
