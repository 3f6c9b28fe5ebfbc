"""Just the timer: the battle's time as large as the panel, running two presses from home."""

from micropython import const
from time import ticks_ms

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.core.power import DARK
from miaou.lang import N_, _
from miaou.screens import unfinished
from miaou.screens.chats.clock import MINUTES, at_work
from miaou.ui import digits
from miaou.ui.edges import FOOT, foot
from miaou.ui.screen import LEAVE, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas, Ink, Part
    from miaou.ui.screen import Answer


# In sixteenths of a digit: how wide the other signs are, and the gap before the next one.
_WIDTHS = {":": 4, "+": 10}
_GAP = const(3)


def draw_digits(
    canvas: "Canvas", words: str, y: int, height: int, ink: "Ink", paper: "Ink"
) -> None:
    """Digits, a colon and perhaps a plus, side by side across the whole width: a part each."""
    width = canvas.width
    across = sum([_WIDTHS.get(sign, 16) + _GAP for sign in words]) - _GAP
    wide = min(width * 16 // across, height * 3 // 4)
    tall = min(height, wide * 5 // 2)
    y += (height - tall) // 2
    x = (width - wide * across // 16) // 2
    for sign in words:
        canvas.part(_sign, x, y, wide, tall, sign, ink, paper)
        x += wide * (_WIDTHS.get(sign, 16) + _GAP) // 16


def _sign(canvas: "Canvas", part: "Part") -> None:
    _paint, x, y, width, height, sign, ink, paper = part
    pen = width // 4
    if sign == ":":
        canvas.fill(x, y + height // 4, pen, pen, ink)
        canvas.fill(x, y + height - height // 4 - pen, pen, pen, ink)
    elif sign == "+":
        _plus(canvas, x, y + height // 2, width * 5 // 8, pen * 2 // 3, ink)
    elif sign == "1":
        x += width // 2 - pen
        canvas.fill(x + pen, y, pen, height, ink)
        canvas.fill(x, y, pen, pen, ink)
        _round(canvas, x, y, 2 * pen, height, pen // 3, paper)
    else:
        digits.draw(canvas, int(sign), x, y, width, height, pen, ink)
        _round(canvas, x, y, width, height, pen // 3, paper)


def _round(
    canvas: "Canvas", x: int, y: int, width: int, height: int, size: int, paper: "Ink"
) -> None:
    """Takes the four corners off."""
    for row in range(size):
        for line in (y + row, y + height - 1 - row):
            canvas.fill(x, line, size - row, 1, paper)
            canvas.fill(x + width - size + row, line, size - row, 1, paper)


def _plus(canvas: "Canvas", x: int, middle: int, width: int, pen: int, ink: "Ink") -> None:
    canvas.fill(x, middle - pen // 2, width, pen, ink)
    canvas.fill(x + (width - pen) // 2, middle - width // 2, pen, width, ink)


_TITLE = const(14)  # rows for what is to be said


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
        ink: Ink = "warning" if self._ticking.clock.is_up else "clock"
        paper: Ink = 0
        if self._ticking.flashing:
            ink, paper = paper, ink
            canvas.bar(0, 0, canvas.width, canvas.height, paper)
        top = 0
        title = self._title()
        if title:
            top = _TITLE
            canvas.centred(title, 0, "bold", ink)
        words = self._ticking.words()
        canvas.note(words)
        draw_digits(canvas, words, top + 1, canvas.height - FOOT - top - 1, ink, paper)
        canvas.choice(0, 0, canvas.width, canvas.height - FOOT, 0)
        foot(canvas, "", _(self._ok()), "+1:00", _("Length"), ink=ink)

    def _title(self) -> str:
        clock = self._ticking.clock
        if clock.is_up:
            return _("Finish this trick!")
        if clock.running:
            return ""
        return _("Paused") if clock.begun else _("Ready to start")
