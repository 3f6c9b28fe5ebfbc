"""The questions before a game: who plays, where they sit, how many cards there are, who begins.

Each is loaded when it is asked, and given back when all are answered.
"""

from miaou.lang import N_, load
from miaou.rules.chats import BOX, MOST_CARDS
from miaou.screens.chats import CARDS
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
    "screens.chats.new_game",
)


class NewGame:
    """Each answer takes the place of its question; the last one begins the game."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._names: list[str] = []

    def ask(self) -> "Any":
        from miaou.screens.players.pick import Pick

        return Pick(self._handheld, 2, 6, self._picked)

    def _picked(self, names: "list[str]") -> "Any":
        from miaou.screens.players.seats import Seats

        return LEAVE, Seats(names, self._seated)

    def _seated(self, names: "list[str]") -> "Any":
        """The box is counted once: house rules know how many cards it has, and can be told anew."""
        self._names = names
        if self._handheld.settings.number(CARDS, 0, len(names), MOST_CARDS):
            return self._ask_youngest()
        from miaou.ui.counter import Counter

        return LEAVE, Counter(N_("Cards in the box?"), BOX, len(names), MOST_CARDS, self._counted)

    def _counted(self, cards: int) -> "Any":
        self._handheld.settings.set(CARDS, str(cards))
        return self._ask_youngest()

    def _ask_youngest(self) -> "Any":
        from miaou.screens.players.first import First

        first = First(self._handheld, self._names, self._first)
        first.title = N_("Who is the youngest?")
        return LEAVE, first

    def _first(self, seat: int) -> "Any":
        handheld = self._handheld
        cards = handheld.settings.get(CARDS)
        handheld.forget_apps(*ASKING)
        load("chats")
        from miaou.screens.chats.set_up import begin

        return begin(handheld, self._game, self._names, [cards, str(seat)])
