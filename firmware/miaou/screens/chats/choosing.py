"""The leader's seconds to name a characteristic, where the table has chosen to count them."""

from micropython import const

from miaou.rules.chats.clock import Clock
from miaou.screens.chats.clock import CHOOSING, TOO_LATE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas

_LAST = const(3)  # seconds that are counted aloud
_MOST = const(6)  # times in a row: a whole table that names nothing has gone
_NUMBER = const(12)  # columns for the seconds


class Choosing:
    """`start` when a leader is to choose, `stop` when the characteristic is named.

    The screen calls `wake` in its own and `draw` in its own. When the seconds are over `late`
    is true until the next start: where `passes` is too, the next player leads, by an event
    `pass` and a new start.
    """

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._clock = Clock()
        self.late = False
        self._times = 0

    @property
    def passes(self) -> bool:
        return self._handheld.settings.get(TOO_LATE) == "next"

    @property
    def running(self) -> bool:
        return self._clock.running

    def start(self, now: "Ticks") -> None:
        """From the first second again; where the table does not count them, nothing happens."""
        seconds = self._handheld.settings.number(CHOOSING, 0, 5, 30)
        self._times = self._times + 1 if self.late else 0
        self.stop()
        if seconds and self._times < _MOST:
            self._clock.set(seconds)
            self._clock.start(now)

    def stop(self) -> None:
        self.late = False
        self._clock.set(self._clock.seconds)

    def wake(self, now: "Ticks") -> int:
        """Counts, the last seconds aloud; the ms until there is something else to see, or -1."""
        self._clock.tell(now)
        warning = self._clock.warning()
        if 0 < warning <= _LAST:
            self._sound("LAST_SECONDS", now)
        if self._clock.is_up:
            self.stop()
            self.late = True
            self._sound("WARNING", now)
        return self._clock.wait()

    def _sound(self, tune: str, now: "Ticks") -> None:
        self._handheld.play(tune)
        self._handheld.power.rouse(now)

    def draw(self, canvas: "Canvas", x: int, y: int, width: int) -> None:
        """The seconds and a bar, as high as the small font; nothing while none are counted."""
        if not self.running:
            return
        seconds = self._clock.shown()
        canvas.text(str(seconds), x, y, "small")
        width -= _NUMBER
        canvas.frame(x + _NUMBER, y, width, 7)
        left = (width - 4) * seconds // self._clock.seconds
        canvas.bar(x + _NUMBER + 2, y + 2, left, 3, canvas.accent)
