"""Just the timer: the battle's time as large as the panel, running two presses from home."""

from micropython import const
from time import ticks_ms

from miaou.core.power import DARK
from miaou.lang import N_, _, load
from miaou.screens.chats import MINUTES, digits
from miaou.screens.chats.ticking import at_work
from miaou.signals import BACK, DOWN, LEAVE, OK, UP
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_TITLE = const(14)  # rows for what is to be said
_KEYS = const(10)  # rows for what the keys do


class Timer:
    """Starts a whole time by itself; one that was interrupted waits for OK.

    BACK stops the clock, unless it ran already when this was opened on top of a game.
    """

    def __init__(self, handheld: "Handheld") -> None:
        load("chats")
        self._handheld = handheld
        self._ticking = at_work(handheld)
        self._stops = not self._ticking.clock.running
        if not self._ticking.clock.begun:
            self._ticking.start()

    def wake(self, now: "Ticks") -> int:
        wait = self._ticking.tell(now)
        return -1 if self._handheld.power.state >= DARK else wait

    def key(self, key: int) -> "Any":
        self._ticking.tell(ticks_ms())
        if key == OK:
            self._start_or_stop()
        elif key == UP:
            return self._add_minute()
        elif key == DOWN:
            return self._ask_minutes()
        elif key == BACK:
            if self._stops:
                self._stop()
            return LEAVE
        return None

    def _start_or_stop(self) -> None:
        clock = self._ticking.clock
        if clock.running or clock.is_up:
            self._stop()
        else:
            self._ticking.start()

    def _stop(self) -> None:
        """A time that is up is over once somebody has seen it."""
        if self._ticking.clock.is_up:
            self._ticking.reset(self._ticking.clock.seconds)
        elif self._ticking.clock.running:
            self._ticking.stand()

    def _add_minute(self) -> "Any":
        try:
            self._ticking.add_minute()
        except ValueError:
            from miaou.ui.message import Message

            return Message(_("The clock holds an hour at most."))
        return None

    def _ask_minutes(self) -> "Any":
        from miaou.ui.counter import Counter

        minutes = self._ticking.clock.seconds // 60
        return Counter(N_("New clock, minutes:"), minutes, 1, 60, self._set)

    def _set(self, minutes: int) -> int:
        self._handheld.settings.set(MINUTES, str(minutes))
        self._ticking.reset(60 * minutes)
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        ink = 0 if self._ticking.flashing else 1
        canvas.fb.fill(1 - ink)
        top = 0
        title = self._title()
        if title:
            top = _TITLE
            width = canvas.font("bold").width(title)
            canvas.fitted(title, (canvas.width - width) // 2, 0, canvas.width, ("bold",), ink)
        words = self._ticking.words()
        canvas.note(words)
        colour = "warning" if self._ticking.clock.is_up else "clock"
        canvas.tint(0, 0, canvas.width, canvas.height, colour)
        digits.draw(canvas.fb, words, top, canvas.width, canvas.height - _KEYS - top, ink)
        self._draw_keys(canvas, ink)

    def _title(self) -> str:
        clock = self._ticking.clock
        if clock.is_up:
            return _("Finish this trick!")
        if clock.running:
            return ""
        return _("Paused") if clock.begun else _("Ready to start")

    def _draw_keys(self, canvas: "Canvas", ink: int) -> None:
        """What UP, DOWN and OK do, from left to right."""
        clock = self._ticking.clock
        small = canvas.font("small")
        y = canvas.height - small.height
        ok = _("OK") if clock.is_up else _("Pause") if clock.running else _("Start")
        words = ("+1:00", _("Length"), ok)
        free = canvas.width - sum([10 + small.width(word) for word in words])
        x = 0
        for sign, word in zip((icons.UP, icons.DOWN, icons.CHECK), words):
            canvas.icon(sign, x, y, ink)
            canvas.fitted(word, x + 10, y, canvas.width - x - 10, ("small",), ink)
            x += 10 + small.width(word) + free // 2
