"""What accelerometers that watch by themselves share: a jerk raises a pin, so nobody polls."""

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from machine import I2C


class Accelerometer:
    """Its pin rises with a jerk, and falls when somebody asks about it."""

    NAME: str
    IDENTITY: bytes  # the register that tells what it is, and what it answers
    LATCH: bytes  # the register that tells of a jerk and opens the latch, and its bits for one
    PULL = -1  # none

    def __init__(self, i2c: "I2C", address: int, pin: int, edge: "Callable[[Pin], None]") -> None:
        self._i2c = i2c
        self._address = address
        self._check()
        self._pin = Pin(pin, Pin.IN, self.PULL)
        self._pin.irq(edge, Pin.IRQ_RISING)
        self.sensitivity(2)

    def sensitivity(self, level: int) -> None:
        """1 feels a gentle shake, 3 wants a hard one; sets up the whole chip, asleep or not."""
        raise NotImplementedError

    def sleep(self) -> None:
        """Feels nothing, and needs next to nothing, until it is told its sensitivity again."""
        raise NotImplementedError

    def shaken(self) -> bool:
        """Whether there was a jerk since it was last asked; a quiet pin costs no transfer."""
        try:
            return self._pin.value() == 1 and self._read(self.LATCH[0]) & self.LATCH[1] != 0
        except OSError:  # A loose wire: the buttons still play.
            return False

    def _check(self) -> None:
        try:
            found = self._read(self.IDENTITY[0])
        except OSError:
            found = -1
        if found != self.IDENTITY[1]:
            raise OSError(f"No {self.NAME} answers at I2C address 0x{self._address:02X}.")

    def _read(self, register: int) -> int:
        return self._i2c.readfrom_mem(self._address, register, 1)[0]

    def _write(self, register: int, values: bytes) -> None:
        self._i2c.writeto_mem(self._address, register, values)
