"""MPU6886 over I2C: watches by itself for jerks and tells of them by a pin, so that nobody polls.

Registers and their order from M5Stack's own library, which quotes the datasheet's wake-on-motion.
"""

from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from machine import I2C

WHO_AM_I = const(0x75)  # a chip of this kind answers ITSELF
ITSELF = const(0x19)
SMPLRT_DIV = const(0x19)  # rate; four registers of filters and scales follow
WOM_THR = const(0x20)  # how strong a jerk must be, for each axis
INT_PIN_CFG = const(0x37)  # how the pin tells; what it tells of follows
INT_STATUS = const(0x3A)  # what has interrupted; reading it opens the latch
INTEL_CTRL = const(0x69)  # what a sample is compared with
PWR_MGMT_1 = const(0x6B)  # awake or not; which sensors are follows
JERKED = const(0xE0)  # in INT_STATUS: the axes that were

AWAKE = b"\x01\x07"  # without the gyroscope
IN_TURNS = b"\x21"  # it dozes between two samples
ASLEEP = b"\x41"
CONTROL = bytes(
    (
        15,  # 62.5 samples a second
        0x01,  # which this filter lets the rate decide,
        0x00,  # and this one
        0x08,  # up to 4 g
        0x21,  # each a mean of several
    )
)
# Others on the line only ever pull it down, and nothing pulls it up: it is driven both ways.
LATCHED_ALL_AXES = b"\x20\xe0"
AGAINST_THE_LAST = b"\xc2"  # any axis; gravity, and a hand that turns it over, change too slowly
# Steps of 4 mg between two samples: swung five times a second, that is 1, 1.5 and 2 g.
THRESHOLDS = bytes((124, 186, 248))


class MPU6886:
    """Its pin rises with a jerk, and falls when somebody asks about it."""

    def __init__(self, i2c: "I2C", address: int, pin: int, edge: "Callable[[Pin], None]") -> None:
        self._i2c = i2c
        self._address = address
        self._check()
        self._pin = Pin(pin, Pin.IN)
        self._pin.irq(edge, Pin.IRQ_RISING)
        self.sensitivity(2)

    def sensitivity(self, level: int) -> None:
        """1 feels a gentle shake, 3 wants a hard one; sets up the whole chip, asleep or not."""
        self._write(PWR_MGMT_1, AWAKE)
        self._write(SMPLRT_DIV, CONTROL)
        self._write(INT_PIN_CFG, LATCHED_ALL_AXES)
        self._write(WOM_THR, THRESHOLDS[level - 1 : level] * 3)
        self._write(INTEL_CTRL, AGAINST_THE_LAST)
        self._write(PWR_MGMT_1, IN_TURNS)
        self._read(INT_STATUS)

    def shaken(self) -> bool:
        """Whether there was a jerk since it was last asked; a quiet pin costs no transfer."""
        try:
            return self._pin.value() == 1 and self._read(INT_STATUS) & JERKED != 0
        except OSError:  # The bus is at fault: the buttons still play.
            return False

    def sleep(self) -> None:
        """Feels nothing, and needs next to nothing, until it is told its sensitivity again."""
        self._write(PWR_MGMT_1, ASLEEP)
        self._read(INT_STATUS)

    def _check(self) -> None:
        try:
            found = self._read(WHO_AM_I)
        except OSError:
            found = -1
        if found != ITSELF:
            raise OSError(f"No MPU6886 answers at I2C address 0x{self._address:02X}.")

    def _read(self, register: int) -> int:
        return self._i2c.readfrom_mem(self._address, register, 1)[0]

    def _write(self, register: int, values: bytes) -> None:
        self._i2c.writeto_mem(self._address, register, values)
