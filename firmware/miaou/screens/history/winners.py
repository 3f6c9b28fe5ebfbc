"""Who wins, with medals and bars: tonight, or of all games."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.totals import GAMES, WINS
from miaou.screens.history.filing import history, is_tonight
from miaou.screens.history.points import shown
from miaou.ui.menu import PAW, Menu, as_it_is
from miaou.ui.screen import on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

# Discs with 1, 2 and 3 in them, 8 by 8.
_MEDALS = (
    b"\x3c\x6e\xce\xee\xee\xee\x6e\x3c",
    b"\x3c\x46\xfa\xfa\xc6\xbe\x42\x3c",
    b"\x3c\x46\xfa\xe6\xfa\xfa\x46\x3c",
)
_MEDAL = const(10)  # columns
_VALUE = const(34)  # columns for wins and games, and a gap


class Winners(Menu):
    """A player's row opens how they play; the first one turns from tonight to ever, and back."""

    _left = PAW + _MEDAL

    def __init__(self, handheld: "Handheld", app: str) -> None:
        kept = history(handheld, app)
        self._app = app
        self._both = [kept.totals(False)]
        if is_tonight(handheld, app) and kept.tonight:
            self._both.append(kept.totals(True))
        self._night = len(self._both) > 1
        super().__init__(N_("Who wins?"), ())
        self._list()

    def _list(self) -> None:
        self._totals = self._both[self._night]
        self._names = self._totals.order()
        self.items: list[Item] = [(as_it_is(name), self._open) for name in self._names]
        if len(self._both) > 1:
            now = (N_("Tonight"), self._turn, N_("OK: for ever"))
            ever = (N_("For ever"), self._turn, N_("OK: tonight"))
            self.items.insert(0, now if self._night else ever)
        self.items.append((N_("Record"), self._record))

    def _at(self, at: int) -> int:
        """Which of the names a row has; -1 for none."""
        at -= len(self._both) - 1
        return at if 0 <= at < len(self._names) else -1

    def value(self, at: int) -> str:
        place = self._at(at)
        if place >= 0:
            has = self._totals.players[self._names[place]]
            return str(has[WINS]) + "/" + str(has[GAMES])
        name, best = self._totals.record()
        return shown(self._app, best) if at and name else ""

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """A medal for the first three, which equals share, and a bar as long as their wins."""
        super()._draw_row(canvas, at, y)
        place = self._at(at)
        if place < 0:
            return
        players = self._totals.players
        most = max(1, players[self._names[0]][WINS])
        wins = players[self._names[place]][WINS]
        left = self._left + 10 * canvas.font("body").width("M") + 2  # after the longest name
        room = canvas.width - _VALUE - left
        if room > 8:  # a round glass has none to spare
            canvas.bar(left, y + 4, room * wins // most, 5)
        better = sum([players[name][WINS] > wins for name in self._names])
        if better < len(_MEDALS) and wins:
            canvas.icon(_MEDALS[better], PAW, y + 2)

    def _turn(self) -> None:
        self._night = not self._night
        self._list()

    def _open(self) -> "Answer":
        name = self._names[self._at(self.at)]
        return on_top("history.player.Player", self._app, name, bool(self._night))

    def _record(self) -> "Answer":
        name, best = self._totals.record()
        if not name:
            return say(_("Nobody has played under a name yet."))
        words = _("Fastest ever: {}, {}") if self._app == "fish_race" else _("Highest ever: {}, {}")
        return say(words.format(name, shown(self._app, best)))
