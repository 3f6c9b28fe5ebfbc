"""The questions before a refereed game: who plays, the box, when it ends, who is the youngest."""

from miaou.lang import N_
from miaou.rules.chats.hands import BOX, MOST_CARDS
from miaou.screens.app_menu import ask_table
from miaou.screens.chats.clock import CARDS
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer


class NewGame:
    """Each answer takes the place of its question; the last one opens the game and begins it."""

    def __init__(self, handheld: "Handheld", opened: "Callable[[], Game[Referee]]") -> None:
        self._handheld = handheld
        self._opened = opened
        self._names: list[str] = []

    def ask(self, how: "Callable[..., Answer]") -> "Answer":
        return ask_table(how, 6, self._seated)

    def _seated(self, names: "list[str]") -> "Answer":
        """The box is counted once; the house rules keep the number, and can change it."""
        self._names = names
        if self._handheld.settings.number(CARDS, 0, len(names), MOST_CARDS):
            return self._ask_limit()
        title = N_("Cards in the box?")
        return instead("asking.Counter", title, BOX, len(names), MOST_CARDS, self._counted)

    def _counted(self, cards: int) -> "Answer":
        self._handheld.settings.set(CARDS, str(cards))
        return self._ask_limit()

    def _ask_limit(self) -> "Answer":
        return instead("chats.limit.Limit", self._ask_youngest)

    def _ask_youngest(self) -> "Answer":
        return instead("players.seats.Youngest", self._names, self._begin)

    def _begin(self, seat: int) -> "Answer":
        from miaou.screens.chats.begin import begin

        cards = self._handheld.settings.get(CARDS)
        return begin(self._handheld, self._opened(), self._names, [cards, str(seat)])
