"""The wires between the RP2040 and the models of tools/virtual: I2C, SPI, levels, square waves.

A transfer reaches a model where the board says that it is wired, in the time its bits take.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from rp2040py.peripherals.peripheral import BasePeripheral, Peripheral

from tools.chip.softi2c import BitBangedI2C
from tools.virtual.world import World

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

TICKS = 16  # of the emulator's clock in a nanosecond
I2C_FUNCTION = 3  # of a pin, as the RP2040 numbers them
PWM_FUNCTION = 4
BYTE = 9  # bits on I2C, with the acknowledgement
PWM_WINDOW = 0x40050
PWM_SLICES = 8  # each makes the waves of two pins
PWM_SLICE = 0x14  # bytes of registers
CSR, DIV, CC, TOP = 0x00, 0x04, 0x0C, 0x10  # whether it runs, divider, compare, wrap
UNDIVIDED = 16  # the divider counts sixteenths
BETWEEN = 50_000  # ns in which a program has written all registers of a wave that it changes


class Transfer(NamedTuple):
    """Bytes that were on a bus, addresses too, and the moment of the last, in ns since power-on."""

    bus: str
    ended: int
    size: int


class I2CBus:
    """One of the two; only a chip on pins that are set to it answers."""

    def __init__(
        self, chip: "RP2040", index: int, world: World, done: Callable[[Transfer], None]
    ) -> None:
        self._chip = chip
        self._port = port = chip.i2c[index]
        self._index = index
        self._world = world
        self._done = done
        self._model: Any = None
        self._written = bytearray()
        self._size = 0
        self._next: Callable[[], None] = port.complete_start
        self._alarm = chip.clock.create_alarm(lambda: self._next())
        port.on_start = self._start
        port.on_connect = self._connect
        port.on_write_byte = self._write
        port.on_read_byte = self._read
        port.on_stop = self._stop
        for sda, scl in {wires[1:3] for wires in world.i2c if wires[0] == index}:
            BitBangedI2C(chip, sda, scl, self._named)

    def _after(self, bits: int, then: Callable[[], None]) -> None:
        self._next = then
        period = self._port.scl_high_period + self._port.scl_low_period
        self._alarm.schedule(bits * period * 1e9 / self._chip.clk_sys)

    def _start(self, repeated: bool) -> None:
        self._hand_over()
        self._after(1, self._port.complete_start)

    def _connect(self, address: int, _mode: int) -> None:
        self._model = self._wired(address)
        self._size += 1
        self._after(BYTE, lambda: self._port.complete_connect(self._model is not None))

    def _wired(self, address: int) -> Any:
        """The chip of this address, if it is on pins that are now the bus's."""
        for (index, sda, scl, wired), model in self._world.i2c.items():
            functions = {self._chip.gpio[pin].function_select for pin in (sda, scl)}
            if (index, wired) == (self._index, address) and functions == {I2C_FUNCTION}:
                return model
        return None

    def _named(self, address: int) -> Any:
        """The same, whoever drives the pins."""
        found = [
            m
            for (at, *_pins, wired), m in self._world.i2c.items()
            if (at, wired) == (self._index, address)
        ]
        return found[0] if found else None

    def _write(self, value: int) -> None:
        self._written.append(value)
        self._size += 1
        self._after(BYTE, lambda: self._port.complete_write(True))

    def _read(self, _more: bool) -> None:
        self._hand_over()
        self._size += 1
        self._after(BYTE, lambda: self._port.complete_read(self._model.read(1)[0]))

    def _stop(self) -> None:
        self._hand_over()
        self._after(1, self._finish)

    def _finish(self) -> None:
        self._port.complete_stop()
        ended, size, self._size = self._chip.clock.ticks // TICKS, self._size, 0
        self._done(Transfer(f"i2c{self._index}", ended, size))

    def _hand_over(self) -> None:
        """What was written reaches the chip."""
        if self._written and self._model is not None:
            self._world.us = int(self._chip.clock.nanos // 1000)
            self._model.write(bytes(self._written))
        self._written.clear()


class SPIBus:
    """One of the two; bytes wait here until a pin moves or somebody looks."""

    def __init__(
        self, chip: "RP2040", index: int, world: World, done: Callable[[Transfer], None]
    ) -> None:
        self._chip = chip
        self._port = chip.spi[index]
        self._index = index
        self._world = world
        self._done = done
        self._sent = bytearray()
        self._last = 0
        self._port.on_transmit = self._transmit

    def _transmit(self, value: int) -> None:
        self._sent.append(value & 0xFF)
        self._last = self._chip.clock.ticks
        self._port.complete_transmit(0)

    def hand_over(self) -> None:
        """What was sent reaches every chip on the bus."""
        if not self._sent:
            return
        sent, self._sent = bytes(self._sent), bytearray()
        self._world.us = int(self._chip.clock.nanos // 1000)
        for (index, _sck, _mosi), models in self._world.spi.items():
            if index == self._index:
                for model in models:
                    model.write(sent)
        self._done(Transfer(f"spi{self._index}", self._last // TICKS, len(sent)))


class SquareWaves(BasePeripheral):
    """Stands before the RP2040's PWM and tells the world of every change of a wave."""

    def __init__(self, chip: "RP2040", world: World, pins: list[int]) -> None:
        super().__init__(chip, "PWM")
        self._world = world
        self._pins = pins
        self._true: Peripheral = chip.peripherals[PWM_WINDOW]
        self._alarm = chip.clock.create_alarm(self._look)
        chip.peripherals[PWM_WINDOW] = self

    def read_uint32(self, offset: int) -> int:
        return self._true.read_uint32(offset)

    def write_uint32_atomic(self, offset: int, value: int, atomic_type: int) -> None:
        self._true.write_uint32_atomic(offset, value, atomic_type)
        self._alarm.schedule(BETWEEN)

    def _look(self) -> None:
        world = self._world
        for pin in self._pins:
            wave = self._wave(pin)
            if wave != world.pwm.get(pin, (0, 0)):
                world.pwm[pin] = wave
                world.us = int(self.rp2040.clock.nanos // 1000)
                if world.tones is not None:
                    world.tones.append((world.us // 1000, *wave))

    def _wave(self, pin: int) -> tuple[int, int]:
        """Its frequency, and how much of it is high in 65535ths."""
        at = pin // 2 % PWM_SLICES * PWM_SLICE
        control, divider, compare, top = (
            self._true.read_uint32(at + register) for register in (CSR, DIV, CC, TOP)
        )
        if not control & 1 or self.rp2040.gpio[pin].function_select != PWM_FUNCTION:
            return 0, 0
        high = compare >> 16 if pin % 2 else compare & 0xFFFF
        hertz = self.rp2040.clk_sys * UNDIVIDED / (divider & 0xFFF or UNDIVIDED) / (top + 1)
        return round(hertz), min(65535, high * 65535 // (top + 1))
