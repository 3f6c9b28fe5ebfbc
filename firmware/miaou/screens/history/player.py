"""How somebody plays: wins, runs, the best, and the curve of the last games; and whom they beat."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.rules.totals import BEST, GAMES, LONGEST, RUN, SCORED, SUM, WINS
from miaou.screens.history.filing import history
from miaou.screens.history.points import average, shown
from miaou.ui import icons
from miaou.ui.canvas import TALL
from miaou.ui.menu import PAW, Menu, as_it_is
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

_TOP = const(15)
_LINE = const(9)  # rows of a line of small letters
_SMALL = const(64)  # of one that has none to spare
_ROUND = (26, 12)  # where a curve begins on a round glass, and how high it is
_BAR = const(5)
_SHARE = const(38)  # columns


class Player:
    """In one game, tonight or ever; DOWN tells whom they beat."""

    def __init__(self, handheld: "Handheld", app: str, name: str, night: bool) -> None:
        kept = history(handheld, app)
        self._given = app, name, night
        self._has = kept.totals(night).players.get(name, [0] * 7)
        games = kept.games[len(kept.games) - kept.tonight if night else 0 :]
        self._curve = []
        for _ident, players in games:
            mine = [points for who, _place, points in players if who == name]
            if mine and mine[0] is not None:
                self._curve.append(mine[0])

    def key(self, key: int) -> "Answer | None":
        if key in (OK, DOWN):
            app, name, night = self._given
            return instead("history.player.Beats", app, name, night)
        return LEAVE if key == BACK else None

    def help(self) -> "Keys":
        return ("", N_("Who beats whom"), N_("Who beats whom"), N_("One step out"))

    def draw(self, canvas: "Canvas") -> None:
        canvas.bar(0, 0, canvas.width, _TOP - 1, canvas.accent)
        canvas.fitted(self._given[1], 2, 1, canvas.width - 14, ink=0)
        canvas.icon(icons.DOWN, canvas.width - 10, 3, ink=0)
        large = canvas.height >= TALL or canvas.aside
        y = (self._draw_large if large else self._draw_small)(canvas, self._lines())
        self._draw_curve(canvas, y + 1)

    def _draw_small(self, canvas: "Canvas", lines: list[str]) -> int:
        """The share of wins beside the first; in large letters where there is no curve to draw."""
        y, face, line, most = _TOP, "small", _LINE, canvas.width - 3
        if len(self._curve) < 2:
            font = canvas.font("body")
            if font.width(lines[-1]) >= most:
                lines[-1:] = lines[-1].replace(", ", ",\n").split("\n")
            if max([font.width(words) for words in lines]) < most:
                face, line = "body", min(2 * _LINE, (canvas.height - _TOP) // len(lines))
        font = canvas.font(face)
        for words in lines:
            canvas.fitted(words, 2, y, most, (face,))
            y += line
        x = max(most - _SHARE + 1, font.width(lines[0]) + 6)
        top = _TOP + (font.height - _BAR) // 2
        share_of(canvas, x, top, most - x + 1, self._has[WINS], self._has[GAMES])
        return y

    def _lines(self) -> "list[str]":
        has, app = self._has, self._given[0]
        lines = [_("Wins {} of {}").format(has[WINS], has[GAMES])]
        lines.append(_("In a row {}, best {}").format(has[RUN], has[LONGEST]))
        if has[SCORED]:
            best = shown(app, has[BEST])
            lines.append(_("Best {}, average {}").format(best, average(app, has[SUM], has[SCORED])))
        return lines

    def _draw_large(self, canvas: "Canvas", lines: list[str]) -> int:
        """In the middle, the best and the average below each other; answers where they end."""
        body = canvas.font("body").height
        gap = (canvas.height - _SMALL) // (14 if len(self._curve) > 1 else 6)
        y = _TOP + 2
        for at, words in enumerate(lines):
            high = body
            if at == 2:
                high, words = 2 * body, words.replace(", ", "\n")
            canvas.paragraph(words, 2, y, canvas.width - 4, high, centred=True)
            y += high + gap
            if not at:
                share_of(canvas, 2, y + 1, canvas.width - 4, self._has[WINS], self._has[GAMES])
                y += _BAR + gap + 2
        return y

    def _draw_curve(self, canvas: "Canvas", top: int) -> None:
        """From the oldest of the last games to the newest, as high as they can be drawn."""
        points = self._curve
        if len(points) < 2:
            return
        least, most = min(points), max(points)
        left, height = 2, canvas.height - top - 3
        if canvas.aside:  # below the canvas, where a round glass is narrow
            left, height = _ROUND
        step = (canvas.width - 1 - 2 * left) * 8 // (len(points) - 1)
        before: tuple[int, ...] = ()
        for at, each in enumerate(points):
            x = left + at * step // 8
            y = top + 1 + height * (most - each) // max(1, most - least)
            canvas.bar(x - 1, y - 1, 3, 3)
            if before:
                canvas.line(before[0], before[1], x, y)
            before = (x, y)


class Beats(Menu):
    """Everybody they have met: how often each was placed before the other."""

    def __init__(self, handheld: "Handheld", app: str, name: str, night: bool) -> None:
        totals = history(handheld, app).totals(night)
        self._met = []
        for other in totals.order():
            won, lost = totals.beaten(name, other), totals.beaten(other, name)
            if won + lost:
                self._met.append((other, won, lost))
        items = [(as_it_is(met[0]), self._stay) for met in self._met]
        super().__init__(as_it_is(name), items or [(N_("Nobody"), self._stay)])

    def help(self) -> "Keys":
        up, down, _ok, back = super().help()
        return (up, down, "", back)

    def value(self, at: int) -> str:
        return str(self._met[at][1]) + ":" + str(self._met[at][2]) if self._met else ""

    def _stay(self) -> None:
        """There is no more to tell."""

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """A bar, dark as far as they have won."""
        super()._draw_row(canvas, at, y)
        if not self._met:
            return
        _other, won, lost = self._met[at]
        left = PAW + 10 * canvas.font("body").width("M") + 2  # after the longest name
        room = canvas.width - 34 - left
        if room > 8:  # a round glass has none to spare
            share_of(canvas, left, y + 4, room, won, won + lost)


def share_of(canvas: "Canvas", x: int, y: int, width: int, part: int, whole: int) -> None:
    """A frame, filled as far as the part goes."""
    canvas.frame(x, y, width, _BAR)
    canvas.bar(x, y, width * part // max(1, whole), _BAR)
