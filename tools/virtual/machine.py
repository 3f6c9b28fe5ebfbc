"""MicroPython's `machine` for a board that is not there: every call lands in the present world."""

from tools.virtual.world import Reset, World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

world = World()


def enter(new: World) -> None:
    """Makes another world the present one: a new power-up, or a new test."""
    global world
    world = new


class Pin:
    """A pin, with its pull-up and its interrupt."""

    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_RISING = 8
    IRQ_FALLING = 4

    def __init__(
        self, id: int, mode: int = -1, pull: int | None = -1, *, value: int | None = None
    ) -> None:
        self.id = id
        if mode == Pin.IN and pull == Pin.PULL_DOWN:
            world.levels.setdefault(id, 0)
        if value is not None:
            self.value(value)

    def value(self, level: int | None = None) -> int | None:
        if level is None:
            return world.levels.get(self.id, 1)
        if world.levels.get(self.id) != level:
            world.levels[self.id] = level
            watcher = world.watchers.get(self.id)
            if watcher is not None:
                watcher()
        return None

    def __call__(self, level: int | None = None) -> int | None:
        return self.value(level)

    def irq(
        self,
        handler: "Callable[[Pin], Any] | None" = None,
        trigger: int = IRQ_FALLING | IRQ_RISING,
        *,
        hard: bool = False,
    ) -> None:
        def edge() -> None:
            wanted = Pin.IRQ_RISING if world.levels.get(self.id, 1) else Pin.IRQ_FALLING
            if handler is not None and trigger & wanted:
                handler(self)

        world.watchers[self.id] = edge


class I2C:
    """A bus on which only a chip wired to these very pins answers."""

    def __init__(
        self, id: int, *, scl: Pin, sda: Pin, freq: int = 400000, timeout: int = 50000
    ) -> None:
        self._wires = (id, sda.id, scl.id)
        self._freq = freq

    def scan(self) -> list[int]:
        return sorted([wires[3] for wires in world.i2c if wires[:3] == self._wires])

    def writeto(self, addr: int, buf: "bytes | bytearray | memoryview", stop: bool = True) -> int:
        chip = world.i2c.get(self._wires + (addr,))
        world.spend(1 + len(buf) if chip else 1, self._freq)
        if chip is None:
            raise OSError(5)
        chip.write(bytes(buf))
        return len(buf)

    def writevto(
        self, addr: int, vector: "Sequence[bytes | bytearray | memoryview]", stop: bool = True
    ) -> int:
        return self.writeto(addr, b"".join([bytes(part) for part in vector]))

    def readfrom(self, addr: int, nbytes: int, stop: bool = True) -> bytes:
        chip = world.i2c.get(self._wires + (addr,))
        world.spend(1 + nbytes, self._freq)
        if chip is None:
            raise OSError(5)
        return chip.read(nbytes)

    def writeto_mem(self, addr: int, memaddr: int, buf: bytes) -> None:
        self.writeto(addr, bytes([memaddr]) + bytes(buf))

    def readfrom_mem(self, addr: int, memaddr: int, nbytes: int) -> bytes:
        self.writeto(addr, bytes([memaddr]))
        return self.readfrom(addr, nbytes)


class SPI:
    """A bus that every chip on its pins hears; each looks at its own select and command pins."""

    def __init__(
        self, id: int, baudrate: int = 1000000, *, sck: Pin, mosi: Pin, miso: Pin | None = None
    ) -> None:
        self._wires = (id, sck.id, mosi.id)
        self._baudrate = baudrate

    def write(self, buf: "bytes | bytearray | memoryview") -> None:
        world.spend(len(buf), self._baudrate)
        for chip in world.spi.get(self._wires, ()):
            chip.write(bytes(buf))


class PWM:
    """A square wave on a pin: the piezo's voice."""

    def __init__(self, pin: Pin, *, freq: int = 0, duty_u16: int = 0) -> None:
        self._pin = pin.id
        self._set(freq, duty_u16)

    def freq(self, value: int | None = None) -> int:
        if value is not None:
            self._set(value, world.pwm[self._pin][1])
        return world.pwm[self._pin][0]

    def duty_u16(self, value: int | None = None) -> int:
        if value is not None:
            self._set(world.pwm[self._pin][0], value)
        return world.pwm[self._pin][1]

    def deinit(self) -> None:
        self._set(0, 0)

    def _set(self, hertz: int, duty: int) -> None:
        world.pwm[self._pin] = (hertz, duty)
        if world.tones is not None:
            world.tones.append((world.us // 1000, hertz, duty))


class ADC:
    """A pin that reads a voltage, full scale 65535."""

    def __init__(self, pin: Pin) -> None:
        self._pin = pin.id

    def read_u16(self) -> int:
        return world.adc.get(self._pin, 0)


class Timer:
    """An alarm of the present world."""

    ONE_SHOT = 0
    PERIODIC = 1

    def __init__(self, id: int = -1) -> None:
        self.due = 0
        self._every = 0
        self._callback: Callable[[Timer], Any] | None = None

    def init(
        self, *, mode: int = PERIODIC, period: int, callback: "Callable[[Timer], Any]"
    ) -> None:
        self.deinit()
        self.due = world.us + period * 1000
        self._every = period * 1000 if mode == Timer.PERIODIC else 0
        self._callback = callback
        world.timers.append(self)

    def fire(self) -> None:
        """Rings, and is set again if it is periodic."""
        if self._every:
            self.due += self._every
        else:
            world.timers.remove(self)
        if self._callback is not None:
            self._callback(self)

    def deinit(self) -> None:
        if self in world.timers:
            world.timers.remove(self)


class WDT:
    """Restarts a program that has stopped feeding it."""

    def __init__(self, id: int = 0, timeout: int = 5000) -> None:
        self._timeout = timeout * 1000
        self.feed()

    def feed(self) -> None:
        world.watchdog = world.us + self._timeout


def lightsleep(time_ms: int = 0) -> None:
    """Notes it and returns at once: here nothing happens to a program between two events anyway."""
    world.naps.append(time_ms)


def reset() -> None:
    raise Reset("the program asked for a restart")


def unique_id() -> bytes:
    return world.unique_id
