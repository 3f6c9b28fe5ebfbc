"""MPU6886, an accelerometer on I2C: its wake-on-motion raises the interrupt.

Registers and their order from M5Stack's own library, which quotes the datasheet's wake-on-motion.
"""

from micropython import const

from miaou.drivers.accelerometer import Accelerometer

SMPLRT_DIV = const(0x19)  # rate; four registers of filters and scales follow
WOM_THR = const(0x20)  # how strong a jerk must be, for each axis
INT_PIN_CFG = const(0x37)  # how the pin tells; what it tells of follows
INT_STATUS = const(0x3A)  # what has interrupted; reading it opens the latch
INTEL_CTRL = const(0x69)  # what a sample is compared with
PWR_MGMT_1 = const(0x6B)  # awake or not; which sensors are follows

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


class MPU6886(Accelerometer):
    NAME = "MPU6886"
    IDENTITY = b"\x75\x19"
    LATCH = bytes((INT_STATUS, 0xE0))

    def sensitivity(self, level: int) -> None:
        self._write(PWR_MGMT_1, AWAKE)
        self._write(SMPLRT_DIV, CONTROL)
        self._write(INT_PIN_CFG, LATCHED_ALL_AXES)
        self._write(WOM_THR, THRESHOLDS[level - 1 : level] * 3)
        self._write(INTEL_CTRL, AGAINST_THE_LAST)
        self._write(PWR_MGMT_1, IN_TURNS)
        self._read(INT_STATUS)

    def sleep(self) -> None:
        self._write(PWR_MGMT_1, ASLEEP)
        self._read(INT_STATUS)


CHIP = MPU6886
