"""Just the timer: the battle's time as large as the panel, running two presses from home."""

from micropython import const
from time import ticks_ms

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.core.power import DARK
from miaou.lang import N_, _
from miaou.screens import unfinished
from miaou.screens.chats.clock import MINUTES, at_work
from miaou.ui import digits, icons
from miaou.ui.screen import LEAVE, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


# In sixteenths of a digit: how wide the other signs are, and the gap before the next one.
_WIDTHS = {":": 4, "+": 10}
_GAP = const(3)


def draw_digits(fb: "FrameBuffer", words: str, y: int, width: int, height: int, ink: int) -> None:
    """Digits, a colon and perhaps a plus, side by side across the whole width."""
    across = sum([_WIDTHS.get(sign, 16) + _GAP for sign in words]) - _GAP
    wide = min(width * 16 // across, height * 3 // 4)
    tall = min(height, wide * 5 // 2)
    y += (height - tall) // 2
    x = (width - wide * across // 16) // 2
    for sign in words:
        _sign(fb, sign, x, y, wide, tall, ink)
        x += wide * (_WIDTHS.get(sign, 16) + _GAP) // 16


def _sign(fb: "FrameBuffer", sign: str, x: int, y: int, width: int, height: int, ink: int) -> None:
    pen = width // 4
    if sign == ":":
        fb.fill_rect(x, y + height // 4, pen, pen, ink)
        fb.fill_rect(x, y + height - height // 4 - pen, pen, pen, ink)
    elif sign == "+":
        _plus(fb, x, y + height // 2, width * 5 // 8, pen * 2 // 3, ink)
    elif sign == "1":
        x += width // 2 - pen
        fb.fill_rect(x + pen, y, pen, height, ink)
        fb.fill_rect(x, y, pen, pen, ink)
        _round(fb, x, y, 2 * pen, height, pen // 3, 1 - ink)
    else:
        digits.draw(fb, int(sign), x, y, width, height, pen, ink)
        _round(fb, x, y, width, height, pen // 3, 1 - ink)


def _round(
    fb: "FrameBuffer", x: int, y: int, width: int, height: int, size: int, paper: int
) -> None:
    """Takes the four corners off."""
    for row in range(size):
        for line in (y + row, y + height - 1 - row):
            fb.hline(x, line, size - row, paper)
            fb.hline(x + width - size + row, line, size - row, paper)


def _plus(fb: "FrameBuffer", x: int, middle: int, width: int, pen: int, ink: int) -> None:
    fb.fill_rect(x, middle - pen // 2, width, pen, ink)
    fb.fill_rect(x + (width - pen) // 2, middle - width // 2, pen, width, ink)


_TITLE = const(14)  # rows for what is to be said
_KEYS = const(10)  # rows for what the keys do


class Timer:
    """Starts a whole time by itself; one that was interrupted waits for OK.

    BACK stops the clock, unless it ran already when this was opened on top of a game. Where there
    is no game, the clock alone is what home offers to continue.
    """

    def __init__(self, handheld: "Handheld", alone: bool = False) -> None:
        self._handheld = handheld
        self._alone = alone
        self._ticking = at_work(handheld)
        self._stops = not self._ticking.clock.running
        if not self._ticking.clock.begun:
            self._start()

    def help(self) -> "tuple[str, str, str, str]":
        return "+1:00", N_("Length"), self._ok(), N_("Back")

    def _ok(self) -> str:
        clock = self._ticking.clock
        return N_("OK") if clock.is_up else N_("Pause") if clock.running else N_("Start")

    def wake(self, now: "Ticks") -> int:
        wait = self._ticking.tell(now)
        return -1 if self._handheld.power.state >= DARK else wait

    def key(self, key: int) -> "Answer | None":
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
            self._start()

    def _start(self) -> None:
        unfinished.remember(self._handheld.settings, "chats")
        self._ticking.start()

    def _stop(self) -> None:
        """A time that is up is over once somebody has seen it."""
        if self._ticking.clock.is_up:
            self._reset(self._ticking.clock.seconds)
        elif self._ticking.clock.running:
            self._ticking.stand()

    def _add_minute(self) -> "Answer | None":
        try:
            self._ticking.add_minute()
        except ValueError:
            return say(_("The clock holds an hour at most."))
        return None

    def _ask_minutes(self) -> "Answer | None":
        minutes = self._ticking.clock.seconds // 60
        return on_top("asking.Counter", N_("New clock, minutes:"), minutes, 1, 60, self._set)

    def _set(self, minutes: int) -> "Answer":
        self._handheld.settings.set(MINUTES, str(minutes))
        self._reset(60 * minutes)
        return LEAVE

    def _reset(self, seconds: int) -> None:
        self._ticking.reset(seconds)
        if self._alone:
            unfinished.finish(self._handheld.settings, "chats")

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
        draw_digits(canvas.fb, words, top, canvas.width, canvas.height - _KEYS - top, ink)
        canvas.choice(0, 0, canvas.width, canvas.height - _KEYS, 0)
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
        small = canvas.font("small")
        y = canvas.height - small.height
        words = ("+1:00", _("Length"), _(self._ok()))
        free = canvas.width - sum([10 + small.width(word) for word in words])
        x = 0
        for sign, word in zip((icons.UP, icons.DOWN, icons.CHECK), words):
            canvas.icon(sign, x, y, ink)
            canvas.fitted(word, x + 10, y, canvas.width - x - 10, ("small",), ink)
            x += 10 + small.width(word) + free // 2
