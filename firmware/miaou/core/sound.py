"""Sound: tunes, and the part of the loop that plays them note by note."""

from time import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from _mpy_shed.time_mp import _TicksMs as Ticks

    class Voice(Protocol):
        """A piezo, or a lamp in its place."""

        def tone(self, hertz: int, volume: int) -> None: ...
        def silence(self) -> None: ...

    Tune = tuple[int, ...]

# A tune is hertz, ms, hertz, ms and so on; 0 hertz is a rest. Flat, for pairs take twice the RAM.
# fmt: off
MEOW = (
    520, 30, 620, 25, 730, 25, 840, 25, 930, 30, 990, 35, 1020, 50,
    990, 45, 920, 40, 830, 35, 730, 30, 630, 30, 540, 30, 460, 40,
)
ROLL = (  # its knocks slow down as the faces of a tumbling die do
    1400, 6, 0, 24, 1000, 6, 0, 24, 1500, 6, 0, 24, 1100, 6, 0, 24, 1300, 6, 0, 64,
    950, 6, 0, 74, 1400, 6, 0, 94, 1050, 6, 0, 124, 1250, 6, 0, 174, 400, 14,
)
TICK = (2000, 6)
WARNING = (1319, 110, 0, 60, 1319, 110, 0, 60, 1319, 110)
LAST_SECONDS = (1760, 60)
FANFARE = (523, 110, 659, 110, 784, 110, 1047, 220, 784, 110, 1047, 400)
MOUSE = (2700, 20, 3200, 25, 3600, 30, 0, 50, 3000, 20, 3600, 20, 4000, 30)
WRONG = (130, 180)
# fmt: on
TUNES = {
    "MEOW": MEOW,
    "ROLL": ROLL,
    "TICK": TICK,
    "WARNING": WARNING,
    "LAST_SECONDS": LAST_SECONDS,
    "FANFARE": FANFARE,
    "MOUSE": MOUSE,
    "WRONG": WRONG,
}


class Sound:
    """Plays one tune at a time, and none while `volume` is 0; no buzzer, no sound."""

    def __init__(self, buzzer: "Voice | None") -> None:
        self.volume = 0  # off; 1 soft, 2 loud
        self._buzzer = buzzer
        self._tune: Tune = ()
        self._next = 0
        self._due: Ticks | None = None  # when the next note begins; None: at once

    def perform(self, name: str) -> None:
        """One of TUNES."""
        self.play(TUNES[name])

    def play(self, tune: "Tune") -> None:
        """Begins at the next wake, in place of any tune that is playing."""
        if self.volume:
            self._tune = tune
            self._next = 0
            self._due = None

    def wake(self, now: "Ticks") -> int:
        buzzer = self._buzzer
        if buzzer is None or not self._tune:
            return -1
        left = 0 if self._due is None else ticks_diff(self._due, now)
        if left > 0 and self.volume:
            return left
        left = self._go_on(left)
        if left <= 0 or not self.volume:
            self._tune = ()
            buzzer.silence()
            return -1
        self._due = ticks_add(now, left)
        self._sound(buzzer, self._tune[self._next - 2])
        return left

    def _go_on(self, left: int) -> int:
        """On to the note of this moment, past those a late wake missed; what is left of it."""
        while left <= 0 and self._next < len(self._tune):
            left += self._tune[self._next + 1]
            self._next += 2
        return left

    def _sound(self, buzzer: "Voice", hertz: int) -> None:
        if hertz:
            buzzer.tone(hertz, self.volume)
        else:
            buzzer.silence()
