"""A refereed game begins: what is asked, what is written, and what becomes of the one before."""

from miaou.lang import N_
from miaou.rules.chats.referee import BOX, MOST_CARDS
from miaou.screens import unfinished
from miaou.screens.app_menu import ask_table
from miaou.screens.chats.clock import at_work
from miaou.screens.chats.house import CARDS, POT, minutes
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer

HISTORY = "chats_history"


def filed(game: "Game[Referee]") -> list[str]:
    """The winners, and everybody's cards, best first; no words while the game goes on."""
    from miaou.screens.history.last_games import number

    state = game.state
    if state.task != "over":
        return []
    winners = [state.names[seat] for seat in state.winners]
    cards = [str(state.hands.held[seat]) for _place, seat in state.ranking()]
    return ["game", number(game.journal), ",".join(winners)] + cards


def begin(
    handheld: "Handheld", game: "Game[Referee]", names: "list[str]", cards: "list[str]"
) -> "Answer":
    """Cards are how many the box holds, and the seat of the youngest.

    The game before can no longer change, and goes into the history.
    """
    if game.state.task == "over":
        from miaou.screens.history.last_games import keep

        keep(handheld.journal(HISTORY), filed(game))
    pot = "shared" if handheld.settings.get(POT) == "shared" else "waits"
    game.begin(["table"] + names, ["pot", pot], ["cards"] + cards)
    unfinished.remember(handheld.settings, "chats")
    at_work(handheld).reset(60 * minutes(handheld.settings))
    return instead("chats.set_up.SetUp", game)


class NewGame:
    """Each answer takes the place of its question; the last one opens the game and begins it."""

    def __init__(self, handheld: "Handheld", opened: "Callable[[], Game[Referee]]") -> None:
        self._handheld = handheld
        self._opened = opened
        self._names: list[str] = []

    def ask(self, how: "Callable[..., Answer]") -> "Answer":
        return ask_table(how, 6, self._seated)

    def _seated(self, names: "list[str]") -> "Answer":
        """The box is counted once: house rules know how many cards it has, and can be told anew."""
        self._names = names
        if self._handheld.settings.number(CARDS, 0, len(names), MOST_CARDS):
            return self._ask_youngest()
        title = N_("Cards in the box?")
        return instead("asking.Counter", title, BOX, len(names), MOST_CARDS, self._counted)

    def _counted(self, cards: int) -> "Answer":
        self._handheld.settings.set(CARDS, str(cards))
        return self._ask_youngest()

    def _ask_youngest(self) -> "Answer":
        return instead("players.seats.Youngest", self._names, self._begin)

    def _begin(self, seat: int) -> "Answer":
        cards = self._handheld.settings.get(CARDS)
        return begin(self._handheld, self._opened(), self._names, [cards, str(seat)])
