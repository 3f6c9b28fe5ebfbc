"""The questions before a game: who plays, and where they sit.

Each is loaded when it is asked, and given back when all are answered.
"""

from miaou.lang import load
from miaou.screens.yummy_kitty import rules
from miaou.screens.yummy_kitty.play import begin
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

# What only these questions, and opening a save, need.
ASKING = (
    "screens.players",
    "core.roster",
    "core.recovery",
    "lang.",
    "screens.yummy_kitty.new_game",
)


class NewGame:
    """Each answer takes the place of its question; `first` gives the screen to begin with."""

    def __init__(
        self, handheld: "Handheld", game: "Game", first: "Callable[[Handheld, Game], Any]"
    ) -> None:
        self._handheld = handheld
        self._game = game
        self._first = first

    def ask(self) -> "Any":
        from miaou.screens.players.pick import Pick

        return Pick(self._handheld, 2, 5, self._picked)

    def _picked(self, names: "list[str]") -> "Any":
        from miaou.screens.players.seats import Seats

        return LEAVE, Seats(names, self._seated)

    def _seated(self, names: "list[str]") -> "Any":
        handheld = self._handheld
        begin(handheld, self._game, [["table"] + names] + rules(handheld.settings))
        handheld.forget_apps(*ASKING)
        load("yummy_kitty")
        return LEAVE, self._first(handheld, self._game)
