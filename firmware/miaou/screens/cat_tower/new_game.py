"""What Cat Tower asks before a match: who plays, how many rounds, and who begins."""

from micropython import const

from miaou.lang import N_
from miaou.screens.players.asking import answered, ask_table, ask_youngest
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

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
        return ask_table(self._handheld, 4, self._seated)

    def _seated(self, names: "list[str]") -> "Any":
        from miaou.ui.counter import Counter

        self._names = names
        return LEAVE, Counter(N_("How many rounds?"), _ROUNDS, 1, _MOST_ROUNDS, self._agreed)

    def _agreed(self, rounds: int) -> "Any":
        self._rounds = rounds
        return ask_youngest(self._handheld, self._names, self._begin)

    def _begin(self, seat: int) -> "Any":
        answered(self._handheld, "cat_tower")
        from miaou.screens.cat_tower.set_up import begin

        return begin(self._handheld, self._game, self._names, self._rounds, seat)
