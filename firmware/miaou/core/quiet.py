"""A quiet moment: slow work, such as a flash erase, waits for it so as to disturb nobody."""

from micropython import const
from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from _mpy_shed.time_mp import _TicksMs as Ticks

_QUIET = const(1500)  # ms after the last key


class Quiet:
    """Calls `work` once whenever the keys have rested."""

    def __init__(self, work: "Callable[[], None]") -> None:
        self._work = work
        self._due: Ticks | None = None

    def pressed(self, now: "Ticks") -> None:
        self._due = ticks_add(now, _QUIET)

    def wake(self, now: "Ticks") -> int:
        if self._due is None:
            return -1
        left = ticks_diff(self._due, now)
        if left > 0:
            return left
        self._due = None
        self._work()
        return -1
