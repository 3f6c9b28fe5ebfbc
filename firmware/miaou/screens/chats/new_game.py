"""What Chats asks before a game: who plays, how many cards there are, and who begins."""

from miaou.lang import N_
from miaou.rules.chats.referee import BOX, MOST_CARDS
from miaou.screens.chats import CARDS
from miaou.screens.players.asking import answered, ask_table, ask_youngest
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class NewGame:
    """Each answer takes the place of its question; the last one begins the game."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._names: list[str] = []

    def ask(self) -> "Any":
        return ask_table(self._handheld, 6, self._seated)

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
        return ask_youngest(self._handheld, self._names, self._begin)

    def _begin(self, seat: int) -> "Any":
        answered(self._handheld, "chats")
        from miaou.screens.chats.set_up import begin

        cards = self._handheld.settings.get(CARDS)
        return begin(self._handheld, self._game, self._names, [cards, str(seat)])
