"""The battle's clock at work: a part of the loop that counts, warns and saves below any screen.

Starts and stops are saved at once. While it runs, every ten seconds are a beat (core/beats.py) that
holds up no key. Where a board has none it is saved anew instead, and not while keys are pressed,
unless that goes on: a save may cost an erase. So a power cut gives a battle ten seconds back, or
twenty at most, which nobody minds.
"""

import sys
from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

from miaou.core import files
from miaou.core.power import ACTIVE, DIM, SLEEP
from miaou.rules.chats.clock import Clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.beats import Beats
    from miaou.core.settings import Settings
    from miaou.device.handheld import Handheld

# How the table plays, as the settings call it.
MINUTES = "chats.minutes"  # that a battle lasts
CHOOSING = "chats.choosing"  # seconds for the leader
TOO_LATE = "chats.too_late"
CARDS = "chats.cards"  # that the box holds
POT = "chats.pot"  # what becomes of one that nobody can win
TIMED = "chats.timed"  # whether the game was last played by the clock
LIGHT = "chats.light"  # whether the panel goes dark although the clock runs

_SAVE = "chats_timer"  # a journal whose last event alone is of interest
_FLASH = const(400)  # ms that a warning turns the picture into its negative
_LATEST = const(-3600)  # seconds past the end, when it stops by itself: nobody is there
_OFTEN = const(10)  # seconds from one save to the next
_LAST = const(60)  # seconds that are shown brightly


def minutes(settings: "Settings") -> int:
    return settings.number(MINUTES, 15, 1, 60)


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
        self._beats: Beats | None = None
        self._restore()
        self._unsaved = False
        self._due = 0  # beats that are to come, or saves that have waited for a quiet moment
        self._flash_ends: Ticks | None = None

    @property
    def flashing(self) -> bool:
        return self._flash_ends is not None

    def words(self) -> str:
        seconds = abs(self.clock.shown())
        sign = "+" if self.clock.is_up else ""
        return f"{sign}{seconds // 60}:{seconds % 60:02d}"

    def start(self) -> None:
        if not self.clock.begun:
            self.clock.left -= 1  # so that it is, also after a power cut
        self.clock.start(ticks_ms())
        self._unsaved = True

    def stand(self) -> None:
        self.clock.pause(ticks_ms())
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
        before = self._tens()
        self.clock.tell(now)
        self._due += before - self._tens()
        warning = self.clock.warning()
        if warning >= 0:
            self._warn(warning, now)
        if self.clock.running and self.clock.shown() <= _LATEST:
            self.stand()
        self._light()
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
            self._light()
        if self._due and self._beats and not self._unsaved:
            self._due = self._beats.beat(self._due)
        if self._unsaved or self._due > 1 or (self._due and self._handheld.quiet.is_quiet):
            self._save()
        return wait

    def _tens(self) -> int:
        """Changes by one with every ten seconds, when the last digit becomes 0."""
        return (self.clock.shown() - 1) // _OFTEN

    def _light(self) -> None:
        """A clock that runs can be read: dim at the least, and bright in the last minute."""
        furthest = SLEEP
        if self.clock.running and self._handheld.settings.get(LIGHT) != "dark":
            furthest = ACTIVE if 0 < self.clock.shown() <= _LAST else DIM
        if self._handheld.power.furthest != furthest:
            self._handheld.power.furthest = furthest
            self._handheld.loop.stale = True

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
        self._due = 0
        journal, saved = self._handheld.journal(_SAVE), self.clock.saved()
        beats = self._beating() if self.clock.running else None
        if beats:
            beats.begin(journal, "clock", *saved)
        else:
            journal.amend("clock", *saved)
        if self.clock.running:
            self._handheld.keep_picture()  # right after a key: while it runs nothing is erased

    def _beating(self) -> "Beats | None":
        if sys.platform == "rp2" and not self._beats:
            from miaou.core.beats import Beats

            self._beats = Beats(self._handheld.folder + ".beats")
        return self._beats

    def _restore(self) -> None:
        """What is no saved clock, or none that was begun, leaves the whole time."""
        clock, journal = self.clock, self._handheld.journal(_SAVE)
        seconds = clock.seconds
        try:
            if len(journal):
                event = next(journal.events(len(journal) - 1))
                clock.restore(event[1:3])
                beats = self._beating() if len(event) > 3 else None
                if beats and beats.find(event[3]):  # the first came when the last digit was first 0
                    shown = _OFTEN * (self._tens() + 1 - beats.count)
                    clock.restore((event[1], str(1000 * shown)))
            elif files.size(self._handheld.folder + "/chats_clock") >= 0:
                from miaou.screens.chats.clock_0_1 import saved

                clock.restore(saved(self._handheld.folder + "/chats_clock"))
        except ValueError:
            clock.set(seconds)
        if not clock.begun:
            clock.set(seconds)


def sooner(wait: int, other: int) -> int:
    """The earlier of two deadlines, of which either may be -1 for none."""
    return min(wait, other) if wait >= 0 and other >= 0 else max(wait, other)
