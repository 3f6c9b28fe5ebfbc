"""An animation: steps shown one after the other, each for its own while, without anyone waiting.

Where something comes to its place, in five steps that its screen calls `motion`, any key has it
there at once, and acts.
"""

from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.settings import Settings


def moves(settings: "Settings") -> bool:
    """Whether the owner wants pictures that move."""
    return settings.get("motion") != "no"


def arrives(settings: "Settings") -> "Steps":
    """Something that comes to its place, or is there at once where nothing is to move."""
    steps = Steps((50,) * 5)
    if moves(settings):
        steps.start()
    return steps


class Steps:
    """`at` is the step to draw now, `running` whether there are more to come."""

    def __init__(self, whiles: "Sequence[int]") -> None:
        self._whiles = whiles  # ms that each step is shown
        self.at = len(whiles)
        self._until: Ticks | None = None

    @property
    def running(self) -> bool:
        return self.at < len(self._whiles)

    def start(self) -> None:
        self.at = 0
        self._until = None

    def wake(self, now: "Ticks") -> int:
        """Goes on if it is time to; the ms until the next step, or -1 after the last."""
        if self.running and self._until is not None and ticks_diff(now, self._until) >= 0:
            self.at += 1
            self._until = None
        if not self.running:
            return -1
        if self._until is None:
            self._until = ticks_add(now, self._whiles[self.at])
        return max(0, ticks_diff(self._until, now))

    def left(self, way: int) -> int:
        """Where it comes to its place: of so many units, those that it has still to go."""
        return max(0, way * (4 - self.at) // 5)
