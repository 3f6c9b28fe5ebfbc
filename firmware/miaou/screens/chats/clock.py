"""The battle's clock at work: it counts, warns and is saved under whichever screen of Chats."""

from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

from miaou.core import files
from miaou.rules.chats.clock import Clock
from miaou.screens.chats.house import minutes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld

_SAVE = "chats_timer"  # a journal whose last event alone is of interest
_FLASH = const(400)  # ms that a warning turns the picture into its negative
_LATEST = const(-3600)  # seconds past the end, and nobody will come any more


def at_work(handheld: "Handheld") -> "Ticking":
    """The one clock of the table, the same for every screen until the app is left."""
    found: Any = handheld.beside.get(__name__)
    if found is None:
        found = handheld.beside[__name__] = Ticking(handheld)
        handheld.loop.add(found)
    ticking: Ticking = found
    return ticking


class Ticking:
    """A screen that shows the clock calls `tell` when it wakes, and is drawn in negative while
    `flashing`. At home the clock stands: what had counted in secret would surprise the table.
    """

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self.clock = Clock(60 * minutes(handheld.settings))
        self._restore()
        self._unsaved = False
        self._flash_ends: Ticks | None = None

    @property
    def flashing(self) -> bool:
        return self._flash_ends is not None

    def words(self) -> str:
        seconds = abs(self.clock.shown())
        sign = "+" if self.clock.is_up else ""
        return f"{sign}{seconds // 60}:{seconds % 60:02d}"

    def start(self) -> None:
        self.clock.start(ticks_ms())
        self._unsaved = True

    def stand(self) -> None:
        """Pauses, also past the end: as a clock does that has just been restored."""
        self.clock.tell(ticks_ms())
        self.clock.restore(self.clock.saved())
        self._unsaved = True

    def add_minute(self) -> None:
        self.clock.add_minute(ticks_ms())
        self._unsaved = True

    def reset(self, seconds: int) -> None:
        """The whole time again, waiting to be started."""
        self.clock.set(seconds)
        self._unsaved = True

    def tell(self, now: "Ticks") -> int:
        """Counts and warns; the ms until there is something else to see, or -1."""
        before = self.clock.shown()
        self.clock.tell(now)
        if self.clock.shown() != before:
            self._unsaved = True
        warning = self.clock.warning()
        if warning >= 0:
            self._warn(warning, now)
        if self.clock.running and self.clock.shown() <= _LATEST:
            self.stand()
        return sooner(self.clock.wait(), self._flash_left(now))

    def wake(self, now: "Ticks") -> int:
        """Saves after the screen has been drawn, for a flash erase would delay it."""
        wait = self.tell(now)
        if len(self._handheld.door.stack) == 1:
            self._handheld.loop.remove(self)
            del self._handheld.beside[__name__]
            wait = -1
            if self.clock.running:
                self.stand()
        if self._unsaved:
            self._save()
        return wait

    def _warn(self, warning: int, now: "Ticks") -> None:
        last = "LAST_SECONDS" if warning else "MEOW"
        self._handheld.play("WARNING" if warning > 10 else last)
        self._handheld.power.rouse(now)
        self._flash_ends = ticks_add(now, _FLASH)
        self._handheld.loop.stale = True

    def _flash_left(self, now: "Ticks") -> int:
        if self._flash_ends is not None:
            left = ticks_diff(self._flash_ends, now)
            if left > 0:
                return left
            self._flash_ends = None
        return -1

    def _save(self) -> None:
        self._unsaved = False
        self._handheld.journal(_SAVE).amend("clock", *self.clock.saved())

    def _restore(self) -> None:
        """What is no saved clock, or none that was begun, leaves the whole time."""
        seconds = self.clock.seconds
        for event in self._handheld.journal(_SAVE).events():
            self._adopt(event[1:])
        if not len(self._handheld.journal(_SAVE)):
            self._adopt(_saved_by_0_1(self._handheld.folder + "/chats_clock"))
        if not self.clock.begun:
            self.clock.set(seconds)

    def _adopt(self, saved: "Sequence[str]") -> None:
        try:
            self.clock.restore(saved)
        except ValueError:
            return


def _saved_by_0_1(path: str) -> "Sequence[str]":
    """It kept the clock in a file of one line."""
    try:
        with open(path, "rb") as file:
            return files.checked(file.read(files.LONGEST)) or ()
    except OSError:
        return ()


def sooner(wait: int, other: int) -> int:
    """The earlier of two deadlines, of which either may be -1 for none."""
    return min(wait, other) if wait >= 0 and other >= 0 else max(wait, other)
