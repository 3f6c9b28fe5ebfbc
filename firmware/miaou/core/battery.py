"""Battery gauge: what is left, measured once a minute while somebody can see it."""

from micropython import const
from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from _mpy_shed.time_mp import _TicksMs as Ticks

GOOD = const(0)
LOW = const(1)
CRITICAL = const(2)

# A state only gets worse, until the level is above the last of these percentages.
CRITICAL_AT = const(5)
LOW_AT = const(15)
GOOD_ABOVE = const(20)

MINUTE = const(60000)
ABSENT = const(2500)  # millivolts: a cell this low runs nothing, so there is none

# A lithium cell under a light load: percent at 3300, 3400 … 4200 millivolts, straight between.
EMPTY = const(3300)
CURVE = bytes((0, 2, 5, 10, 22, 48, 66, 80, 91, 100))


def percent(millivolts: int) -> int:
    """The charge of a cell, rounded down."""
    above = max(0, millivolts - EMPTY)
    at = above // 100
    if at >= len(CURVE) - 1:
        return 100
    return CURVE[at] + (CURVE[at + 1] - CURVE[at]) * (above % 100) // 100


class Gauge:
    """Tells `tell` every new state. `lit` says whether the panel is: in the dark it rests."""

    def __init__(self, read: "Callable[[], int]", tell: "Callable[[int], None]") -> None:
        self.level = 100
        self.state = GOOD
        self.lit = True
        self._read = read
        self._tell = tell
        self._older = read()
        self._old = read()
        self._due: Ticks | None = None

    def wake(self, now: "Ticks") -> int:
        if not self.lit:
            self._due = None
            return -1
        if self._due is None or ticks_diff(now, self._due) >= 0:
            self._due = ticks_add(now, MINUTE)
            self._take(self._read())
        return ticks_diff(self._due, now)

    def _take(self, new: int) -> None:
        """Believes the middle of three readings, so that a single wild one changes nothing."""
        older, old = self._older, self._old
        self._older, self._old = old, new
        middle = max(min(older, old), min(max(older, old), new))
        if middle >= ABSENT:
            self.level = percent(middle)
            self._judge()

    def _judge(self) -> None:
        state = self.state
        if self.level > GOOD_ABOVE:
            state = GOOD
        elif self.level <= CRITICAL_AT:
            state = CRITICAL
        elif self.level <= LOW_AT:
            state = max(state, LOW)
        if state != self.state:
            self.state = state
            self._tell(state)
