"""Power states: active, dim, dark, asleep; and idle time, when it is quiet enough for work."""

from micropython import const
from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from _mpy_shed.time_mp import _TicksMs as Ticks

ACTIVE = const(0)
DIM = const(1)
DARK = const(2)
SLEEP = const(3)

_QUIET = const(1500)  # ms after the last key
_FAINT = const(30000)  # ms that it is dim before it is dark, or half of a shorter patience
_DOZE = const(5000)  # ms that it is dark before it sleeps
_STILL = const(60000)  # ms after which a picture that stays is moved


class Power:
    """Tells `show` every new state; `patience` is the ms from the last key to dark, 0 for ever.

    `furthest` is how far it may go to rest meanwhile: a clock that runs stays DIM or ACTIVE.
    """

    def __init__(self, show: "Callable[[int], None]", now: "Ticks") -> None:
        self.state = ACTIVE
        self.patience = 0
        self.furthest = SLEEP
        self._show = show
        self._last = now
        self._rests = 0
        self._moved = 0  # how often, since it is dim

    def pressed(self, now: "Ticks") -> bool:
        """True for a press that only ended the dark: it was made blindly and must do no more."""
        blind = self.state >= DARK
        self.rouse(now)
        return blind

    def rouse(self, now: "Ticks") -> None:
        """Lights up, by a press or for what cannot wait for one."""
        self._last = now
        self._become(ACTIVE)

    def wake(self, now: "Ticks") -> int:
        """Goes as far to rest as it is time to; answers the ms to the next step, or -1."""
        # Nothing may be measured from `_last` while asleep: ticks can have wrapped since.
        if self.state == SLEEP or not self.patience:
            return -1
        left = self.patience - ticks_diff(now, self._last)
        faint = min(_FAINT, self.patience // 2)
        if left > faint or self.furthest == ACTIVE:
            self._become(ACTIVE)
            return max(left - faint, -1)
        if left > 0:
            self._become(DIM)
            return left
        if self.furthest == DIM:
            return self._stay_dim(-left)
        if left > -_DOZE:
            self._become(DARK)
            return left + _DOZE
        self._become(SLEEP)
        return -1

    def _stay_dim(self, ms: int) -> int:
        """So long already: every minute the picture is moved instead of going dark."""
        self._become(DIM)
        if ms // _STILL != self._moved:
            self._moved = ms // _STILL
            self._rests += 1
            self._show(DIM)
        return _STILL - ms % _STILL

    def shift(self) -> tuple[int, int]:
        """How far to move the picture against burn-in; it changes with every rest.

        Round a square: after four rests every lit pixel has shared its work with its neighbours.
        """
        return (self._rests + 1) // 2 % 2, self._rests // 2 % 2

    def _become(self, state: int) -> None:
        if state == self.state:
            return
        if self.state == ACTIVE:
            self._rests += 1
        self.state = state
        self._show(state)


class Quiet:
    """Calls `work` once whenever the keys have rested: slow work, such as a flash erase, waits for
    that so as to disturb nobody. `write` is called after every turn, when all is drawn, and again
    at once while it answers that there is more."""

    def __init__(self, work: "Callable[[], None]", write: "Callable[[], bool]") -> None:
        self._work = work
        self._write = write
        self._due: Ticks | None = None

    @property
    def is_quiet(self) -> bool:
        return self._due is None

    def pressed(self, now: "Ticks") -> None:
        self._due = ticks_add(now, _QUIET)

    def wake(self, now: "Ticks") -> int:
        if self._write():
            return 0
        if self._due is None:
            return -1
        left = ticks_diff(self._due, now)
        if left > 0:
            return left
        self._due = None
        self._work()
        return -1
