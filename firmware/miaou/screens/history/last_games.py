"""The last games of an app, the latest first, and who wins them."""

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.rules.totals import UNKNOWN
from miaou.screens.history.filing import history
from miaou.screens.history.points import shown
from miaou.ui.edges import page
from miaou.ui.menu import Menu
from miaou.ui.screen import CLOSES, LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer, Keys


class LastGames(Menu):
    """Its first row leads to who wins them."""

    def __init__(self, handheld: "Handheld", app: str, title: str) -> None:
        kept = history(handheld, app)
        self._games = kept.games[::-1]
        self._latest = kept.before + len(self._games)
        self._app = app
        self._title = title
        items: list[Item] = [(N_("Who wins?"), self._winners)]
        items += [(self._row(at), self._open) for at in range(len(self._games))]
        super().__init__(N_("Last games"), items)

    def draw(self, canvas: "Canvas") -> None:
        if self._games:
            super().draw(canvas)
            return
        words = _("No game is finished yet.")
        page(canvas, words, "", _("OK"))

    def help(self) -> "Keys":
        return super().help() if self._games else CLOSES

    def key(self, key: int) -> "Answer | None":
        if self._games:
            return super().key(key)
        return LEAVE if key in (OK, BACK) else None

    def _row(self, at: int) -> str:
        """Its number and its winners; of many, how many more there are."""
        winners = [name for name, place, _points in self._games[at][1] if place == 1]
        more = " +" + str(len(winners) - 1) if len(winners) > 1 else ""
        return str(self._latest - at) + "  " + "".join(winners[:1]) + more

    def value(self, at: int) -> str:
        return shown(self._app, self._games[at - 1][1][0][2]) if at else ""

    def _winners(self) -> "Answer":
        return on_top("history.winners.Winners", self._app)

    def _open(self) -> "Answer":
        players = self._games[self.at - 1][1]
        winners = [name for name, place, _points in players if place == 1]
        rows = [
            ("" if name == UNKNOWN else name, shown(self._app, points))
            for name, _place, points in players
        ]
        scores = " – ".join([each for _name, each in rows if each])
        words = _("Game {}: {}").format(self._latest - self.at + 1, ", ".join(winners))
        return on_top("history.last_games.LastGame", words + "\n" + scores, self._title, rows)


class LastGame:
    """DOWN shows it to a phone."""

    def __init__(
        self, handheld: "Handheld", words: str, title: str, rows: "Sequence[tuple[str, str]]"
    ) -> None:
        self._words = words
        self._title = title
        self._rows = rows

    def draw(self, canvas: "Canvas") -> None:
        page(canvas, self._words, "", _("OK"), _("Phone"))

    def help(self) -> "Keys":
        return ("", N_("To a phone"), CLOSES[2], CLOSES[3])

    def key(self, key: int) -> "Answer | None":
        if key == DOWN:
            return on_top("share.phone.Phone", self._title, self._rows)
        return LEAVE if key in (OK, BACK) else None
