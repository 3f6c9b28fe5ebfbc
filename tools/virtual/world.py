"""What surrounds one virtual handheld: its time, its pins, what hangs on its buses, its power."""

# Ticks wrap; a world starts seconds before they do, so that every run goes through the wrap. The
# period is half a board's: even sums of ticks are then numbers that MicroPython need not allocate.
TICKS_PERIOD = 1 << 29
FIRST_TICK = TICKS_PERIOD - 3000
_FIRST_US = FIRST_TICK * 1000 % TICKS_PERIOD  # once: a product that large takes memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any, Protocol

    class Timer(Protocol):
        """An alarm that a running program has set."""

        due: int

        def fire(self) -> None: ...

    class Chip(Protocol):
        """Something that listens on a bus."""

        def write(self, data: bytes) -> None: ...
        def read(self, count: int) -> bytes: ...


class Reset(BaseException):
    """The program asked for a restart, or the watchdog bit."""


class World:
    """Time moves only through `advance`, so the same script gives the same run on every machine."""

    def __init__(self, seed: int = 1) -> None:
        self.us = 0
        self.levels: dict[int, int] = {}
        self.watchers: dict[int, Callable[[], None]] = {}
        self.timers: list[Timer] = []
        self.i2c: dict[tuple[int, int, int, int], Chip] = {}
        self.spi: dict[tuple[int, int, int], list[Chip]] = {}
        self.adc: dict[int, int] = {}
        self.pwm: dict[int, tuple[int, int]] = {}
        self.tones: list[tuple[int, int, int]] | None = None  # (ms, hertz, duty), if wanted
        self.watchdog: int | None = None
        self.program: Coroutine[Any, Any, None] | None = None
        self.bus_bytes = 0
        self.transfers = 0
        self.wakes = 0
        self.naps: list[int] = []
        self.glitch: Callable[[], bool] | None = None  # whether a transfer fails, where wires do
        self.restart: Callable[[], None] = _nowhere
        self._noise = seed
        self.unique_id = seed.to_bytes(8, "big")  # another world is another handheld

    def run(self, program: "Coroutine[Any, Any, None]") -> None:
        """Stands in for `asyncio.run`: keeps the program, to be driven by events."""
        self.program = program

    def unplug(self) -> None:
        """The power is cut, all wires are off: nothing here leads to the program or the panel."""
        for wires in (self.levels, self.watchers, self.i2c, self.spi, self.adc, self.pwm):
            wires.clear()
        self.timers.clear()
        self.program = None

    def settle(self) -> None:
        """Lets the program run until it waits again."""
        self.wakes += 1
        try:
            if self.program is not None:
                self.program.send(None)
        except Reset:
            self.restart()

    def advance(self, ms: int) -> None:
        """Lets time pass, with every alarm ringing when it is due."""
        end = self.us + ms * 1000
        while True:
            timer = self._next_timer()
            if timer is None or timer.due > end:
                break
            self._move_to(timer.due)
            timer.fire()
            self.settle()
        self._move_to(end)

    def sleep(self, ms: int) -> None:
        """All stands still but the clock: alarms that were due ring when time passes again."""
        self.us += ms * 1000
        if self.watchdog is not None:
            self.watchdog += ms * 1000

    def until_alarm(self) -> int | None:
        """Milliseconds to the next alarm, for those who run this world in real time."""
        timer = self._next_timer()
        return None if timer is None else max(0, (timer.due - self.us + 999) // 1000)

    def _next_timer(self) -> "Timer | None":
        soonest = None
        for timer in self.timers:
            if soonest is None or timer.due < soonest.due:
                soonest = timer
        return soonest

    def _move_to(self, us: int) -> None:
        self.us = max(self.us, us)
        if self.watchdog is not None and self.us > self.watchdog:
            raise Reset("the watchdog was not fed in time")

    def set_level(self, pin: int, level: int) -> None:
        """Drives a pin from outside; an edge reaches the program as an interrupt."""
        if self.levels.get(pin, 1) == level:
            return
        self.levels[pin] = level
        watcher = self.watchers.get(pin)
        if watcher is not None:
            watcher()
            self.settle()

    def spend(self, count: int, hertz: int) -> None:
        """Counts a transfer's bytes and the time they take, nine clocks each."""
        if self.glitch is not None and self.glitch():
            raise OSError(5)
        self.transfers += 1
        self.bus_bytes += count
        self.us += count * 9 * 1000000 // hertz

    def urandom(self, count: int) -> bytes:
        """Noise that repeats from run to run: xorshift32, which is plenty for a table of cats."""
        out = bytearray(count)
        noise = self._noise
        for i in range(count):
            noise ^= (noise << 13) & 0xFFFFFFFF
            noise ^= noise >> 17
            noise ^= (noise << 5) & 0xFFFFFFFF
            out[i] = noise >> 24
        self._noise = noise
        return bytes(out)

    def ticks_us(self) -> int:
        return ticks_add(self.us % TICKS_PERIOD, _FIRST_US)

    def ticks_ms(self) -> int:
        return ticks_add(self.us // 1000 % TICKS_PERIOD, FIRST_TICK)


def _nowhere() -> None:
    raise Reset("the program asked for a restart, and nobody is there to give it")


def ticks_add(ticks: int, delta: int) -> int:
    """As MicroPython's: wraps."""
    return (ticks + delta) % TICKS_PERIOD


def ticks_diff(end: int, start: int) -> int:
    """As MicroPython's: signed, right across the wrap."""
    half = TICKS_PERIOD // 2
    return (end - start + half) % TICKS_PERIOD - half
