"""The LIS3DH as its datasheet tells it: registers in, movements felt, interrupts out by its pin."""

from math import pi, sin

from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


WHO_AM_I = 0x0F
CTRL_REG1 = 0x20  # rate, axes
CTRL_REG2 = 0x21  # high-pass filter
CTRL_REG3 = 0x22  # what INT1 is for
CTRL_REG4 = 0x23  # full scale
CTRL_REG5 = 0x24  # latch
CTRL_REG6 = 0x25  # which level is active
REFERENCE = 0x26
INT1_CFG = 0x30
INT1_SRC = 0x31
INT1_THS = 0x32
INT1_DURATION = 0x33
WRITABLE = tuple(range(CTRL_REG1, REFERENCE + 1)) + (INT1_CFG, INT1_THS, INT1_DURATION)
ACTIVE = 0x40

RATES = (0, 1, 10, 25, 50, 100, 200, 400)  # samples a second; hands need none of the faster ones
STEPS = (0.016, 0.032, 0.062, 0.186)  # g that a step of the threshold is worth, by full scale
SWINGS = 5  # to and fro, in a second


class LIS3DH:
    """Lies flat on the table. It takes samples while it is moved; at rest they tell nothing new."""

    def __init__(self, world: World, pin: int) -> None:
        self.registers = bytearray(0x40)
        self.registers[WHO_AM_I] = 0x33
        self.registers[CTRL_REG1] = 0x07
        self._world = world
        self._pin = pin
        self._at = 0
        self._onward = 0
        self._g = (0.0, 0.0, 1.0)
        self._felt = [0.0, 0.0, 1.0]
        self._passed = [0.0, 0.0, 0.0]  # what the high-pass filter has let through
        self._sampled = world.us
        self._held = 0  # samples in a row that met the condition
        self.pulled: Callable[[], bool] = _never  # whether another on its line pulls that down
        world.levels[pin] = 0

    def write(self, data: bytes) -> None:
        """A register, whose highest bit says whether the next bytes go onward, and its values."""
        self._at = data[0] & 0x3F
        self._onward = data[0] >> 7
        for value in data[1:]:
            if self._at in WRITABLE:
                self.registers[self._at] = value
            self._at = (self._at + self._onward) & 0x3F
        self._answer()

    def read(self, count: int) -> bytes:
        out = bytearray(count)
        for i in range(count):
            out[i] = self.registers[self._at]
            if self._at == INT1_SRC and self.registers[CTRL_REG5] & 0x08:
                self.registers[INT1_SRC] = 0
            elif self._at == REFERENCE:
                self._forget()
            self._at = (self._at + self._onward) & 0x3F
        self._answer()
        return bytes(out)

    def move(self, x: float, y: float, z: float, ms: int) -> None:
        """Time passes while it is accelerated so, in g; at rest that is gravity."""
        self._g = (x, y, z)
        for _ in range(ms):
            self._world.advance(1)
            self._sample()

    def shake(self, g: float = 2.5, ms: int = 400) -> None:
        """A hand swings it to and fro, then holds it still."""
        for at in range(ms):
            self.move(g * sin(2 * pi * SWINGS * at / 1000), 0.0, 1.0, 1)
        self.move(0.0, 0.0, 1.0, 20)

    def bump(self, g: float = 3.0) -> None:
        """It is put on the table: a knock that rings for an instant."""
        for part in (1.0, -0.6, 0.3, 0.0):
            self.move(0.0, 0.0, 1.0 + g * part, 15)

    def _sample(self) -> None:
        rate = self.registers[CTRL_REG1] >> 4
        if not 0 < rate < len(RATES):
            return
        due = (self._world.us - self._sampled) * RATES[rate] // 1000000
        if due:
            self._sampled += due * 1000000 // RATES[rate]
            self._feel(due)
            self._judge(self._events())

    def _feel(self, samples: int) -> None:
        """A movement, after as many samples as were due since the last."""
        scale = 2 << (self.registers[CTRL_REG4] >> 4 & 3)
        strength = 8 << (self.registers[CTRL_REG2] >> 4 & 3)
        keep = strength / (strength + 1)  # cuts off below about rate / 6 / strength
        for axis in range(3):
            enabled = self.registers[CTRL_REG1] >> axis & 1
            felt = max(-scale, min(scale, self._g[axis])) * enabled
            change = felt - self._felt[axis]
            self._passed[axis] = self._passed[axis] * keep**samples + change * keep
            self._felt[axis] = felt

    def _events(self) -> int:
        """For each axis, as in INT1_CFG: 2 above the threshold in either direction, else 1."""
        step = STEPS[self.registers[CTRL_REG4] >> 4 & 3]
        threshold = (self.registers[INT1_THS] & 0x7F) * step
        # In reference mode, bits 7 and 6 being 01, only a fixed value would be taken away.
        filtered = self.registers[CTRL_REG2] & 1 and self.registers[CTRL_REG2] >> 6 != 1
        seen = self._passed if filtered else self._felt
        events = 0
        for axis in range(3):
            events |= (2 if abs(seen[axis]) > threshold else 1) << 2 * axis
        return events

    def _judge(self, events: int) -> None:
        """Any of the wanted events, or all of them; positions, bit 6, are never recognised."""
        config = self.registers[INT1_CFG]
        met = events & config & 0x3F
        hit = met == config & 0x3F if config & 0x80 else met != 0
        self._held = self._held + 1 if hit and met and not config & 0x40 else 0
        latched = self.registers[CTRL_REG5] & 0x08 and self.registers[INT1_SRC] & ACTIVE
        if not latched:
            active = self._held > self.registers[INT1_DURATION] & 0x7F
            self.registers[INT1_SRC] = met | (ACTIVE if active else 0)
        self._world.set_level(self._pin, self._line())

    def _forget(self) -> None:
        self._felt = list(self._g)
        self._passed = [0.0, 0.0, 0.0]

    def _line(self) -> int:
        return 0 if self.pulled() else self._level()

    def _level(self) -> int:
        """What its own pin tells."""
        active = self.registers[INT1_SRC] & self.registers[CTRL_REG3] & ACTIVE != 0
        return int(active != (self.registers[CTRL_REG6] & 2 != 0))

    def _answer(self) -> None:
        """Its pin after a transfer: the program is at work then, and needs no waking."""
        level = self._line()
        if self._world.levels[self._pin] != level:
            self._world.levels[self._pin] = level
            watcher = self._world.watchers.get(self._pin)
            if watcher is not None:
                watcher()


def _never() -> bool:
    return False
