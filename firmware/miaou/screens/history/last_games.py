"""The last games of an app, the latest first."""

from miaou.core.game import Game
from miaou.lang import _, load
from miaou.rules.history import History
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.core.journal import Journal


def last_games(journal: "Journal", title: str, present: "Sequence[str]" = ()) -> "Any":
    """Their list; a `present` one is finished, but not filed as long as it may change."""
    load("history")
    history = Game(History, journal).state
    if present:
        history.apply(present)
    return LastGames(title, history) if history.games else Message(_("No game is finished yet."))


class LastGames(Menu):
    def __init__(self, title: str, history: History) -> None:
        self._games = history.games[::-1]
        self._latest = history.before + len(self._games)
        items = [(self._row(at), self._open) for at in range(len(self._games))]
        super().__init__(title, items)

    def _row(self, at: int) -> str:
        """Its number and its winners; of many, how many more there are."""
        winners = self._games[at][1]
        more = " +" + str(len(winners) - 1) if len(winners) > 1 else ""
        return str(self._latest - at) + "  " + winners[0] + more

    def value(self, at: int) -> str:
        return str(self._games[at][2][0])

    def _open(self) -> Message:
        _ident, winners, points = self._games[self.at]
        scores = " – ".join([str(each) for each in points])
        words = _("Game {}: {}").format(self._latest - self.at, ", ".join(winners))
        return Message(words + "\n" + scores)
