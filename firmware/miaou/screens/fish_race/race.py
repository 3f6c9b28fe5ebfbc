"""The fish race: a reminder, 3-2-1-MIAOU, and the stopwatch until somebody wins."""

from micropython import const
from time import ticks_diff, ticks_ms

from miaou.core.game import Game
from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.rules.cat_tower.fish_race import LONGEST, Records, clock
from miaou.screens.cat_tower.fish import FISH
from miaou.ui import digits
from miaou.ui.edges import FOOT, foot, page
from miaou.ui.layout import halves
from miaou.ui.picture import DISC, INK, PAPER, SHAPE, STROKE, pack
from miaou.ui.screen import LEAVE, on_top
from miaou.ui.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.screen import Answer

# M, I, A, O, U and ! side by side, as wide as their square.
_MIAOU = pack(
    (STROKE, INK, 4, -45, 13, -45, -13, -37, 3, -29, -13, -29, 13),
    (STROKE, INK, 4, -21, 13, -21, -13),
    (STROKE, INK, 4, -14, 13, -7, -13, 0, 13),
    (STROKE, INK, 4, -11, 6, -3, 6),
    (DISC, INK, 14, 0, 9, 15),
    (DISC, PAPER, 14, 0, 4, 10),
    (STROKE, INK, 4, 29, -13, 29, 9, 32, 13, 36, 13, 39, 9, 39, -13),
    (SHAPE, INK, 45, -15, 48, -15, 48, 7, 45, 7),
    (SHAPE, INK, 45, 11, 48, 11, 48, 15, 45, 15),
)


def draw_count(canvas: "Canvas", number: int) -> None:
    """3, 2, 1 as tall as the panel, and the cry for 0."""
    if number:
        canvas.note(str(number))
        height = min(canvas.height - 8, canvas.width)
        x = (canvas.width - _width(height)) // 2
        _sign(canvas, str(number), x, (canvas.height - height) // 2, height)
    else:
        size = canvas.width
        canvas.picture(_MIAOU, 0, (canvas.height - size) // 2, size, "MIAOU!")


_BELOW = const(13)  # rows below the figures: so a tenth lies on few of the panel's pages


def draw_stopwatch(canvas: "Canvas", tenths: int) -> None:
    """The tenth is smaller, for it is sent to the panel every time."""
    words = clock(tenths)
    canvas.note(words)
    tall = min((canvas.height - _BELOW) * 4 // 5, canvas.width * 3 // 10)
    small = tall * 3 // 5
    gap = tall // 8
    width = 3 * _width(tall) + _width(small) + 2 * _pen(tall) + 5 * gap
    x = (canvas.width - width) // 2
    room = canvas.height - _BELOW
    bottom = min(room, (room + tall) // 2 + 6) - 3
    for sign in words[:-1]:
        x += _sign(canvas, sign, x, bottom - tall, tall) + gap
    _sign(canvas, words[-1], x, bottom - small, small)


def _width(height: int) -> int:
    return height * 11 // 20


def _pen(height: int) -> int:
    return height // 7


def _sign(canvas: "Canvas", sign: str, x: int, y: int, height: int) -> int:
    """A digit, a colon or a point, a part of its own; answers how wide it is."""
    width = _width(height) if sign.isdigit() else _pen(height)
    canvas.part(_paint_sign, x, y, width, height, sign)
    return width


def _paint_sign(canvas: "Canvas", part: "Part") -> None:
    _paint, x, y, width, height, sign = part
    pen = _pen(height)
    if sign == ".":
        canvas.fill(x, y + height - pen, pen, pen, "fish")
    elif sign == ":":
        canvas.fill(x, y + 2 * pen, pen, pen, "fish")
        canvas.fill(x, y + height - 3 * pen, pen, pen, "fish")
    else:
        digits.draw(canvas, int(sign), x, y, width, height, pen, "fish")


MANY = const(60)  # races after which the journal is begun anew with the best of them
_TOP = const(14)  # rows for the title
COUNT = (1000, 1000, 1000, 1000)  # ms that 3, 2, 1 and MIAOU! are shown


class Race:
    """Ready with the reminder, then counting down, then racing, unless it takes too long."""

    def __init__(self, handheld: "Handheld", names: list[str]) -> None:
        self._handheld = handheld
        self.game = Game(Records, handheld.journal("fish_race"))
        if len(self.game.journal) > MANY:
            self.game.begin(*self.game.state.summary())
        self.names = names
        self.ready()

    def ready(self) -> None:
        """Back to the reminder; what was running is forgotten."""
        self._count = Steps(COUNT)
        self._called = -1  # the last step of the count that was sounded
        self._started: Ticks | None = None
        self._tenths = 0
        self._late = False

    def start(self) -> None:
        self._count.start()

    def win(self, name: str, tenths: int) -> None:
        self.game.do("race", name, str(tenths), str(len(self.names)))

    def file(self, name: str, tenths: int) -> None:
        """It can no longer be taken back. Of the others nobody has taken the time."""
        from miaou.screens.history.filing import file

        told = ["result", str(self.game.journal.next), name, "1", str(-tenths)]
        for other in self.names:
            if other != name:
                told += [other, "2", "-"]
        self._handheld.evening["fish_race"] = ticks_ms()
        file(self._handheld, "fish_race", told)

    def fall(self) -> None:
        self._handheld.play("WRONG")

    def wake(self, now: "Ticks") -> int:
        wait = self._count.wake(now)
        if self._count.running:
            self._call(now)
        elif self._started is not None:
            wait = self._go_on(now, self._started)
        if wait >= 0:
            self._handheld.power.rouse(now)  # no key is pressed for minutes, and all are looking
        return wait

    def _call(self, now: "Ticks") -> None:
        """Sounds each step of the count once; the race is on from the last."""
        if self._called == self._count.at:
            return
        self._called = self._count.at
        if self._called < len(COUNT) - 1:
            self._handheld.play("LAST_SECONDS")
        else:
            self._started = now
            self._handheld.play("MEOW")

    def _go_on(self, now: "Ticks", started: "Ticks") -> int:
        """The tenth to show now, and the ms to the next."""
        ms = ticks_diff(now, started)
        self._tenths = ms // 100
        # Days under a question that nobody answers seem to be less than none.
        if 0 <= self._tenths <= LONGEST:
            return 100 - ms % 100
        self._late = True
        self._started = None
        self._handheld.play("WRONG")
        return -1

    def key(self, key: int) -> "Answer | None":
        if self._count.running:
            if key == BACK:
                self.ready()
        elif self._started is not None:
            return self._racing(key, self._started)
        elif self._late:
            if key in (OK, BACK):
                self.ready()
        elif key == OK:
            self.start()
        elif key == DOWN:
            return on_top("fish_race.records.RaceRecords", self.game)
        elif key == BACK:
            return LEAVE
        return None

    def help(self) -> "tuple[str, str, str, str]":
        if self._count.running:
            return "", "", "", N_("Stop")
        if self._started is not None:
            return "", "", N_("The die is taken!"), N_("Stop")
        return "", N_("Records"), N_("Start"), N_("Leave")

    def _racing(self, key: int, started: "Ticks") -> "Answer | None":
        if key == OK:
            tenths = min(ticks_diff(ticks_ms(), started) // 100, LONGEST)
            return on_top("fish_race.result.Claim", self, tenths)
        if key == BACK:
            return on_top("asking.Confirm", _("Give up this race?"), self._give_up)
        return None

    def _give_up(self) -> "Answer":
        self.ready()
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        if self._count.running:
            draw_count(canvas, len(COUNT) - 1 - self._count.at)
        elif self._started is not None:
            draw_stopwatch(canvas, self._tenths)
            foot(canvas, "", _("The die is taken!"))
        elif self._late:
            words = _("Ten minutes, and no tower stands. Nobody wins.")
            page(canvas, words, "", _("OK"))
        else:
            self._draw_reminder(canvas)

    def _draw_reminder(self, canvas: "Canvas") -> None:
        title = _("Fish race")
        canvas.paragraph(title, 0, 0, canvas.width, _TOP, ("bold", "body"), centred=True)
        left, top, size, x, y, width, height = halves(canvas, _TOP, FOOT)
        canvas.picture(FISH, left, top, size, "fish")
        canvas.paragraph(
            _("7 cards each. Die in the middle."), x, y + 1, width, height - 1, centred=True
        )
        foot(canvas, "", _("Start"), "", _("Records"))
