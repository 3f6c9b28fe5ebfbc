"""Chats' clocks: the battle's fifteen minutes and the leader's seconds. Imports nothing of Miaou.

Nobody's watch is read here: each step is told the reading of ticks at which it happens.
"""

from micropython import const
from time import ticks_diff

BATTLE = const(900)  # seconds
MOST = const(3600)
_MINUTE = const(60)

# Seconds left at which the table is warned; zero says that the trick under way is the last.
WARNINGS = (300, 60, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from _mpy_shed.time_mp import _TicksMs as Ticks


class Clock:
    """Counts down while it runs, and on below zero until somebody stops it."""

    def __init__(self, seconds: int = BATTLE) -> None:
        self.set(seconds)

    def set(self, seconds: int) -> None:
        """The whole time again, and waiting to be started."""
        if not 1 <= seconds <= MOST:
            raise ValueError("A clock is set to an hour at most.")
        self.seconds = seconds
        self.running = False
        self.left = seconds * 1000
        self._seen: Ticks | None = None  # the reading up to which time is counted
        self._aim()

    @property
    def begun(self) -> bool:
        return self.running or self.left != self.seconds * 1000

    @property
    def is_up(self) -> bool:
        return self.left <= 0

    def start(self, now: "Ticks") -> None:
        if self.running:
            raise ValueError("The clock runs already.")
        self.running = True
        self._seen = now

    def tell(self, now: "Ticks") -> None:
        """Counts what has passed; a reading older than the last one counts for nothing."""
        if not self.running or self._seen is None:
            return
        passed = ticks_diff(now, self._seen)
        if passed > 0:
            self.left -= passed
            self._seen = now

    def pause(self, now: "Ticks") -> None:
        """Stands, also past the end; a warning that comes due with it is not told."""
        self.tell(now)
        self.running = False
        self._aim()

    def add_minute(self, now: "Ticks") -> None:
        """A minute more; once the time is up, a whole one from now on."""
        self.tell(now)
        left = max(self.left, 0) + _MINUTE * 1000
        if left > MOST * 1000:
            raise ValueError("The clock holds an hour at most.")
        self.left = left
        self._aim()

    def shown(self) -> int:
        """Seconds left, begun ones counted; below zero, whole ones past the end."""
        return -(-self.left // 1000)

    def wait(self) -> int:
        """The ms until other seconds are shown, or -1 while the clock stands."""
        return self.left - (self.shown() - 1) * 1000 if self.running else -1

    def warning(self) -> int:
        """One of WARNINGS, once for each time that it is passed, else -1; the latest of several."""
        due = -1
        while self._next < len(WARNINGS) and self.left <= WARNINGS[self._next] * 1000:
            due = WARNINGS[self._next]
            self._next += 1
        return due

    def saved(self) -> list[str]:
        """What `restore` needs: a power cut costs what has passed since it was written."""
        return [str(self.seconds), str(self.left)]

    def restore(self, words: "Sequence[str]") -> None:
        """Stands at the time that was saved; all else is refused and changes nothing."""
        seconds, left = [int(word) for word in words]
        if left > MOST * 1000:
            raise ValueError("The clock holds an hour at most.")
        self.set(seconds)
        self.left = left
        self._aim()

    def _aim(self) -> None:
        """Aims at the first warning still ahead: a battle of five minutes opens with none."""
        self._next = sum([self.left <= seconds * 1000 for seconds in WARNINGS])
