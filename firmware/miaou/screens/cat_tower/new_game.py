"""The questions before a match: who plays, where they sit, how many rounds, who begins.

Each is loaded when it is asked, and given back when all are answered.
"""

from micropython import const

from miaou.lang import N_, load
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

# What only these questions, and opening a save, need.
ASKING = (
    "screens.players",
    "core.roster",
    "core.recovery",
    "ui.counter",
    "screens.cat_tower.new_game",
    "fonts",
    "lang.",
)
_ROUNDS = const(3)
_MOST_ROUNDS = const(9)


class NewGame:
    """Each answer takes the place of its question; the last one begins the match."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._names: list[str] = []
        self._rounds = _ROUNDS

    def ask(self) -> "Any":
        from miaou.screens.players.pick import Pick

        return Pick(self._handheld, 2, 4, self._picked)

    def _picked(self, names: "list[str]") -> "Any":
        from miaou.screens.players.seats import Seats

        return LEAVE, Seats(names, self._seated)

    def _seated(self, names: "list[str]") -> "Any":
        from miaou.ui.counter import Counter

        self._names = names
        return LEAVE, Counter(N_("How many rounds?"), _ROUNDS, 1, _MOST_ROUNDS, self._agreed)

    def _agreed(self, rounds: int) -> "Any":
        from miaou.screens.players.first import First

        self._rounds = rounds
        first = First(self._handheld, self._names, self._first)
        first.title = N_("Who is the youngest?")
        return LEAVE, first

    def _first(self, seat: int) -> "Any":
        handheld = self._handheld
        handheld.forget_apps(*ASKING)
        load("cat_tower")
        from miaou.screens.cat_tower.set_up import begin

        return begin(handheld, self._game, self._names, self._rounds, seat)
