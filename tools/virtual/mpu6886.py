"""The MPU6886 as far as its wake-on-motion goes; after a sleep it compares with what was before."""

from tools.virtual.lis3dh import LIS3DH
from tools.virtual.world import World

SMPLRT_DIV = 0x19
CONFIG = 0x1A
GYRO_CONFIG = 0x1B
ACCEL_CONFIG = 0x1C
WOM_THR = 0x20
INT_PIN_CFG = 0x37
INT_ENABLE = 0x38
INT_STATUS = 0x3A
INTEL_CTRL = 0x69
PWR_MGMT_1 = 0x6B
PWR_MGMT_2 = 0x6C
WHO_AM_I = 0x75
READ_ONLY = (INT_STATUS, WHO_AM_I)
STEP = 0.004  # g that a step of the threshold is worth, at any scale
LATCH = 0x20


class MPU6886(LIS3DH):
    """Moved by the same hands; it compares each sample with the one before."""

    def __init__(self, world: World, pin: int) -> None:
        super().__init__(world, pin)
        self.registers = bytearray(0x80)
        self.registers[CONFIG] = 0x80
        self.registers[PWR_MGMT_1] = 0x41
        self.registers[WHO_AM_I] = 0x19

    def write(self, data: bytes) -> None:
        """A register and its values, of which each goes to the next."""
        self._at = data[0] & 0x7F
        for value in data[1:]:
            if self._at not in READ_ONLY:
                self.registers[self._at] = value
            self._at = (self._at + 1) & 0x7F
        self._answer()

    def read(self, count: int) -> bytes:
        out = bytearray(count)
        for i in range(count):
            out[i] = self.registers[self._at]
            if self._at == INT_STATUS:
                self.registers[INT_STATUS] = 0
            self._at = (self._at + 1) & 0x7F
        self._answer()
        return bytes(out)

    def _sample(self) -> None:
        """Without a filter that lets the divider decide, the rate is not what one thinks."""
        power = self.registers[PWR_MGMT_1]
        divided = 0 < self.registers[CONFIG] & 7 < 7 and not self.registers[GYRO_CONFIG] & 3
        if power & 0x40 or not power & 0x20 or not divided:
            return
        period = 1000 * (1 + self.registers[SMPLRT_DIV])
        if self._world.us - self._sampled >= period:
            self._sampled = self._world.us
            self._judge(self._feel_change())

    def _feel_change(self) -> int:
        """For each axis, as in INT_STATUS, whether it changed by more than its threshold."""
        scale = 2 << (self.registers[ACCEL_CONFIG] >> 3 & 3)
        compared = self.registers[INTEL_CTRL] & 0xC0 == 0xC0
        events = 0
        for axis in range(3):
            if self.registers[PWR_MGMT_2] >> (5 - axis) & 1:
                continue
            felt = max(-scale, min(scale, self._g[axis]))
            change = abs(felt - self._felt[axis])
            self._felt[axis] = felt
            if compared and change > self.registers[WOM_THR + axis] * STEP:
                events |= 0x80 >> axis
        return events

    def _judge(self, events: int) -> None:
        """Any axis, or all of them together."""
        if self.registers[INTEL_CTRL] & 1 and events != 0xE0:
            events = 0
        kept = self.registers[INT_STATUS] if self.registers[INT_PIN_CFG] & LATCH else 0
        self.registers[INT_STATUS] = kept | events
        self._world.set_level(self._pin, self._line())

    def _level(self) -> int:
        active = self.registers[INT_STATUS] & self.registers[INT_ENABLE] & 0xE0 != 0
        return int(active != (self.registers[INT_PIN_CFG] & 0x80 != 0))
