"""LIS3DH over I2C: watches by itself for jerks and tells of them by a pin, so that nobody polls."""

from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from machine import I2C

WHO_AM_I = const(0x0F)  # a chip of this kind answers ITSELF
ITSELF = const(0x33)
CTRL_REG1 = const(0x20)  # rate and axes; five more control registers follow
REFERENCE = const(0x26)  # reading it makes the high-pass filter start afresh
INT1_CFG = const(0x30)  # which axes interrupt, and in which way
INT1_SRC = const(0x31)  # what has interrupted; reading it opens the latch
INT1_THS = const(0x32)  # how strong a jerk must be; how long, in samples, follows
ONWARD = const(0x80)  # with a register: further bytes go to the registers after it
ACTIVE = const(0x40)  # in INT1_SRC: the latch has closed

# Gravity, and a hand that turns the handheld over, are slower than the filter's 2 Hz.
CONTROL = bytes(
    (
        0x5F,  # 100 samples a second at low power, all axes
        0x01,  # high-pass filtered, for the interrupt
        0x40,  # which goes to the pin INT1,
        0x10,  # up to 4 g
        0x08,  # and stays there until it is read
        0x00,  # the pin is high then
    )
)
# Never the low events too: the axes that rest would interrupt all the time.
HIGH_ON_ANY_AXIS = b"\x2a"
THRESHOLDS = bytes((31, 47, 63))  # in steps of 32 mg: 1, 1.5 and 2 g


class LIS3DH:
    """Its pin rises with a jerk, and falls when somebody asks about it."""

    def __init__(self, i2c: "I2C", address: int, pin: int, edge: "Callable[[Pin], None]") -> None:
        self._i2c = i2c
        self._address = address
        self._check()
        self._pin = Pin(pin, Pin.IN, Pin.PULL_DOWN)
        self._pin.irq(edge, Pin.IRQ_RISING)
        self.sensitivity(2)

    def sensitivity(self, level: int) -> None:
        """1 feels a gentle shake, 3 wants a hard one; sets up the whole chip, asleep or not."""
        self._write(CTRL_REG1 | ONWARD, CONTROL)
        self._write(INT1_THS | ONWARD, bytes((THRESHOLDS[level - 1], 0)))
        self._read(REFERENCE)
        self._write(INT1_CFG, HIGH_ON_ANY_AXIS)
        self._read(INT1_SRC)

    def shaken(self) -> bool:
        """Whether there was a jerk since it was last asked; a quiet pin costs no transfer."""
        try:
            return self._pin.value() == 1 and self._read(INT1_SRC) & ACTIVE != 0
        except OSError:  # A loose wire: the buttons still play.
            return False

    def sleep(self) -> None:
        """Feels nothing, and needs next to nothing, until it is told its sensitivity again."""
        self._write(CTRL_REG1, b"\x00")
        self._read(INT1_SRC)

    def _check(self) -> None:
        try:
            found = self._read(WHO_AM_I)
        except OSError:
            found = -1
        if found != ITSELF:
            raise OSError(f"No LIS3DH answers at I2C address 0x{self._address:02X}.")

    def _read(self, register: int) -> int:
        return self._i2c.readfrom_mem(self._address, register, 1)[0]

    def _write(self, register: int, values: bytes) -> None:
        self._i2c.writeto_mem(self._address, register, values)
