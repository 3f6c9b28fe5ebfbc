"""Turns jerks into shakes: two in a row are one shake, a bump on the table is none."""

from micropython import const
from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from _mpy_shed.time_mp import _TicksMs as Ticks

    class Chip(Protocol):
        """An accelerometer with a latch that a jerk closes and asking opens."""

        def shaken(self) -> bool: ...


BURST = const(120)  # ms that a jerk lasts, with its ringing
TOGETHER = const(600)  # ms within which a second one makes a shake
CALM = const(500)  # ms without a jerk that end a shake; it is deaf for twice that at least


class Shake:
    """Asked whenever the loop turns, as a button is; the edge of the chip's pin turns the loop."""

    def __init__(self, chip: "Chip") -> None:
        self.chip = chip
        self._last: Ticks | None = None
        self._until: Ticks | None = None  # what comes before belongs to what has been counted
        self._deaf = 0  # stretches of calm that must still pass

    def turn(self, now: "Ticks") -> bool:
        """Whether a shake is complete, said once."""
        if self._until is not None:
            if ticks_diff(now, self._until) >= 0:
                self._end(now)
            return False
        if not self.chip.shaken():
            return False
        shake = self._is_second(now)
        self._last = now
        self._deaf = 2 if shake else 0
        self._until = ticks_add(now, CALM if shake else BURST)
        return shake

    def wait(self, now: "Ticks") -> int:
        """Milliseconds until it wants another turn, or -1."""
        return -1 if self._until is None else max(0, ticks_diff(self._until, now))

    def _is_second(self, now: "Ticks") -> bool:
        # A jerk that is days old may seem to lie ahead: ticks wrap.
        return self._last is not None and 0 <= ticks_diff(now, self._last) <= TOGETHER

    def _end(self, now: "Ticks") -> None:
        """Listens again, unless the hand that has shaken it is still at it."""
        jerked = self.chip.shaken()
        if self._deaf == 2 or (self._deaf == 1 and jerked):
            self._deaf = 1
            self._until = ticks_add(now, CALM)
        else:
            self._until = None
