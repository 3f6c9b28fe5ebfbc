"""ST7789, ST7735 and GC9A01 as their datasheets tell them: bytes in, a coloured picture out."""

from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Columns and rows of the memory; whether a glass as sold needs inversion and has blue first; ms
# that the chip hears nothing after it was woken or sent to sleep.
CHIPS = {
    "st7789": (240, 320, True, False, 5),
    "st7735": (132, 162, False, False, 120),
    "gc9a01": (240, 240, True, True, 120),
}
DEAF = 5  # ms after a reset
SETTLED = 120  # ms in which a chip that was reset, woken or sent to sleep cannot change its sleep

MIRROR_ROWS = 0x80
MIRROR_COLUMNS = 0x40
EXCHANGE = 0x20
BLUE_FIRST = 0x08


class Mipi:
    """A glass as a board has it: `wired` is the board's own description, of what was soldered.

    `cells` are the memory, arranged as the glass is held, so that its rows are whole slices; `lit`
    tells whether there is light behind it.
    """

    def __init__(self, world: World, wired: "dict[str, Any]") -> None:
        columns, rows, inverted, blue_first, self._slow = CHIPS[wired["chip"]]
        self.columns = columns
        self.rows = rows
        self.width: int = wired["width"]
        self.height: int = wired["height"]
        self._inverted_glass = wired.get("inverted", inverted)
        self._blue_first_glass = wired.get("bgr", blue_first)
        self._rotation: int = wired.get("rotation", 0)
        self._offset: tuple[int, int] = wired.get("offset", (0, 0))
        self._world = world
        self.lit = _always
        self.stride = 2 * (rows if self._rotation & 1 else columns)
        # Chips wake up full of noise: a driver that does not clear it shows it.
        noise = bytes([(i * 73 + 41) & 0xFF for i in range(256)])
        self.cells = bytearray((noise * (columns * rows // 128 + 1))[: 2 * columns * rows])
        self.reset()

    def reset(self) -> None:
        self.asleep = True
        self.on = False
        self.inverted = False
        self.order = 0
        self.depth = 6
        self.window = [0, self.columns - 1, 0, self.rows - 1]
        self._at = (0, 0)
        self._command = 0
        self._values = bytearray()
        self._changed = self._world.us
        self._deaf_until = self._world.us + DEAF * 1000

    def commands(self, part: bytes) -> None:
        """Each byte is a command; what follows as data belongs to the last."""
        for command in part:
            self._values = bytearray()
            self._command = command if self._world.us >= self._deaf_until else 0
            self._obey(self._command)

    def data(self, part: bytes) -> None:
        if self._command == 0x2C:
            self._store(part)
            return
        self._values.extend(part)
        if self._command in (0x2A, 0x2B) and len(self._values) == 4:
            first = 0 if self._command == 0x2A else 2
            self.window[first] = self._values[0] << 8 | self._values[1]
            self.window[first + 1] = self._values[2] << 8 | self._values[3]
        elif self._command == 0x36:
            self.order = part[0]
        elif self._command == 0x3A:
            self.depth = part[0] & 7

    def _obey(self, command: int) -> None:
        if command == 0x01:
            self.reset()
        elif command in (0x10, 0x11):
            self._change_sleep(command == 0x10)
        elif command in (0x20, 0x21):
            self.inverted = command == 0x21
        elif command in (0x28, 0x29):
            self.on = command == 0x29
        elif command == 0x2C:
            self._at = (self.window[0], self.window[2])

    def _change_sleep(self, asleep: bool) -> None:
        now = self._world.us
        if now < self._changed + SETTLED * 1000:
            return
        self.asleep = asleep
        self._changed = now
        self._deaf_until = now + self._slow * 1000

    def _store(self, part: bytes) -> None:
        """Pixels of two or three bytes, from left to right and down in the window."""
        values = self._values + part
        size = 2 if self.depth == 5 else 3
        whole = len(values) // size * size
        self._values = values[whole:]
        self._fill(values[:whole] if size == 2 else _two_bytes(values[:whole]))

    def _fill(self, pixels: "bytes | bytearray") -> None:
        left, right, top, bottom = self.window
        done = 0
        while done < len(pixels):
            x, y = self._at
            end = min(done + 2 * max(1, right + 1 - x), len(pixels))
            self._put(x, y, pixels[done:end])
            x += (end - done) // 2
            done = end
            self._at = (x, y) if x <= right else (left, y + 1 if y < bottom else top)

    def _put(self, x: int, y: int, pixels: "bytes | bytearray") -> None:
        """A part of a row; what lies outside the memory is lost."""
        across, along = self.columns, self.rows
        if self.order & EXCHANGE:
            across, along = along, across
        count = min(len(pixels) // 2, across - x)
        if y >= along or count <= 0:
            return
        first, right, down = self._steps()
        at = first + x * right + y * down
        if right == 2:
            self.cells[at : at + 2 * count] = pixels[: 2 * count]
            return
        for i in range(0, 2 * count, 2):
            self.cells[at] = pixels[i]
            self.cells[at + 1] = pixels[i + 1]
            at += right

    def _steps(self) -> tuple[int, int, int]:
        """Where the memory begins as the chip now counts; steps to the right and down."""
        first, column, row = self._layout()
        if self.order & MIRROR_COLUMNS:
            first += (self.columns - 1) * column
            column = -column
        if self.order & MIRROR_ROWS:
            first += (self.rows - 1) * row
            row = -row
        return (first, row, column) if self.order & EXCHANGE else (first, column, row)

    def _layout(self) -> tuple[int, int, int]:
        """Where its first column and row are in `cells`; steps to the next column and row."""
        stride = self.stride
        last = len(self.cells) - 2
        return (
            (0, 2, stride),
            (last + 2 - stride, -stride, 2),
            (last, -2, -stride),
            (stride - 2, stride, -2),
        )[self._rotation]

    def shown(self) -> bytes:
        """All that the picture depends on, for those who only compare: it is cheaper to have."""
        state = (self.asleep, self.on, self.inverted, self.order, self.lit())
        return bytes(self.cells) + bytes(state)

    def picture(self) -> bytes:
        """What a person sees, in RGB565, the high byte first; black while it sleeps or is off."""
        if self.asleep or not self.on or not self.lit():
            return bytes(2 * self.width * self.height)
        first = self._corner()
        rows = range(first, first + self.height * self.stride, self.stride)
        seen = b"".join([bytes(self.cells[at : at + 2 * self.width]) for at in rows])
        invert = self.inverted != self._inverted_glass
        swap = self._blue_first_glass != (self.order & BLUE_FIRST != 0)
        return _otherwise(seen, invert, swap) if invert or swap else seen

    def _corner(self) -> int:
        """Where the upper left of the glass is, as it is held."""
        across, along = self.width, self.height
        if self._rotation & 1:
            across, along = along, across
        left, top = self._offset
        right = self.columns - across - left
        bottom = self.rows - along - top
        x, y = ((left, top), (top, right), (right, bottom), (bottom, left))[self._rotation]
        return y * self.stride + 2 * x


def _always() -> bool:
    return True


def _two_bytes(values: "bytes | bytearray") -> bytearray:
    """Pixels of three bytes in RGB565."""
    out = bytearray()
    for i in range(0, len(values), 3):
        colour = values[i] >> 3 << 11 | values[i + 1] >> 2 << 5 | values[i + 2] >> 3
        out.append(colour >> 8)
        out.append(colour & 0xFF)
    return out


def _otherwise(seen: bytes, invert: bool, swap: bool) -> bytes:
    """With each colour inverted, or its red and blue exchanged, or both."""
    out = bytearray(seen)
    for i in range(0, len(out), 2):
        colour = (out[i] << 8 | out[i + 1]) ^ (0xFFFF if invert else 0)
        if swap:
            colour = colour >> 11 | colour & 0x07E0 | (colour & 0x1F) << 11
        out[i] = colour >> 8
        out[i + 1] = colour & 0xFF
    return bytes(out)
