"""The last games of an app, the latest first, and how a finished one is filed."""

from micropython import const

from miaou.core.game import Game
from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.rules.history import History
from miaou.ui import icons
from miaou.ui.foot import FOOT, foot
from miaou.ui.menu import Menu
from miaou.ui.screen import CLOSES, LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.journal import Journal
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

_MANY = const(60)  # events after which the journal is written anew


def keep(journal: "Journal", event: "Sequence[str]") -> None:
    """Files a game; after a power cut it may be filed again."""
    kept = Game(History, journal)
    if len(journal) >= _MANY:
        kept.begin(*kept.state.summary())
    kept.do(*event)


def number(journal: "Journal") -> str:
    """What names the game in this journal: the number of its first event, which is never again."""
    return str(journal.first)


class LastGames(Menu):
    """Those of a journal; a `present` one is finished, but not filed as long as it may change."""

    def __init__(
        self, handheld: "Handheld", journal: str, app: str, title: str, present: "Sequence[str]"
    ) -> None:
        history: History = Game(History, handheld.journal(journal)).state
        if present:
            history.apply(present)
        self._games = history.games[::-1]
        self._latest = history.before + len(self._games)
        items = [(self._row(at), self._open) for at in range(len(self._games))]
        self._app = app
        super().__init__(title, items)

    def draw(self, canvas: "Canvas") -> None:
        if self._games:
            super().draw(canvas)
            return
        words = _("No game is finished yet.")
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, "", _("OK"))

    def help(self) -> "Keys":
        return super().help() if self._games else CLOSES

    def key(self, key: int) -> "Answer | None":
        if self._games:
            return super().key(key)
        return LEAVE if key in (OK, BACK) else None

    def _row(self, at: int) -> str:
        """Its number and its winners; of many, how many more there are."""
        winners = self._games[at][1]
        more = " +" + str(len(winners) - 1) if len(winners) > 1 else ""
        return str(self._latest - at) + "  " + winners[0] + more

    def value(self, at: int) -> str:
        return str(self._games[at][2][0])

    def _open(self) -> "Answer":
        _ident, winners, points = self._games[self.at]
        scores = " – ".join([str(each) for each in points])
        words = _("Game {}: {}").format(self._latest - self.at, ", ".join(winners))
        names = winners + [""] * (len(points) - len(winners))
        rows = [(name, str(each)) for name, each in zip(names, points)]
        return on_top("history.last_games.LastGame", words + "\n" + scores, self._app, rows)


class LastGame:
    """DOWN shows it to a phone."""

    def __init__(
        self, handheld: "Handheld", words: str, app: str, rows: "Sequence[tuple[str, str]]"
    ) -> None:
        self._words = words
        self._app = app
        self._rows = rows

    def draw(self, canvas: "Canvas") -> None:
        canvas.paragraph(self._words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, "", _("OK"))
        canvas.icon(icons.DOWN, 0, canvas.height - FOOT + 3)
        canvas.icon(icons.PHONE, 9, canvas.height - FOOT + 3)

    def help(self) -> "Keys":
        return ("", N_("To a phone"), CLOSES[2], CLOSES[3])

    def key(self, key: int) -> "Answer | None":
        if key == DOWN:
            return on_top("share.phone.Phone", self._app, self._rows)
        return LEAVE if key in (OK, BACK) else None
