"""LIS3DH, an accelerometer on I2C: what is stronger than gravity raises its interrupt."""

from machine import Pin
from micropython import const

from miaou.drivers.accelerometer import Accelerometer

CTRL_REG1 = const(0x20)  # rate and axes; five more control registers follow
REFERENCE = const(0x26)  # reading it makes the high-pass filter start afresh
INT1_CFG = const(0x30)  # which axes interrupt, and in which way
INT1_SRC = const(0x31)  # what has interrupted; reading it opens the latch
INT1_THS = const(0x32)  # how strong a jerk must be; how long, in samples, follows
ONWARD = const(0x80)  # with a register: further bytes go to the registers after it

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


class LIS3DH(Accelerometer):
    NAME = "LIS3DH"
    IDENTITY = b"\x0f\x33"
    LATCH = bytes((INT1_SRC, 0x40))
    PULL = Pin.PULL_DOWN

    def sensitivity(self, level: int) -> None:
        self._write(CTRL_REG1 | ONWARD, CONTROL)
        self._write(INT1_THS | ONWARD, bytes((THRESHOLDS[level - 1], 0)))
        self._read(REFERENCE)
        self._write(INT1_CFG, HIGH_ON_ANY_AXIS)
        self._read(INT1_SRC)

    def sleep(self) -> None:
        self._write(CTRL_REG1, b"\x00")
        self._read(INT1_SRC)


CHIP = LIS3DH
