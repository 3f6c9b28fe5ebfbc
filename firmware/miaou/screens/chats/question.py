"""What a referee may ask during a trick: a list, or a few words; BACK returns to the trick."""

from miaou.lang import _
from miaou.screens.chats.play import Play, screen
from miaou.signals import BACK, LEAVE
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class Question(Menu, Play):
    def __init__(
        self, handheld: "Handheld", game: "Game", title: str, items: "Sequence[Any]"
    ) -> None:
        Play.__init__(self, handheld, game)
        Menu.__init__(self, title, items)

    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE, screen(self._handheld, self._game)
        return Menu.key(self, key)


def judged(game: "Game", do: "Callable[[], Any]") -> "Any":
    """Does what may end the trick in a way that nobody named: then the table is told who has it."""
    tricks = len(game.state.hands.takers)
    answer = do()
    state = game.state
    if state.task == "over" or len(state.hands.takers) == tricks:
        return answer
    taker = state.hands.takers[-1]
    if taker >= 0:
        words = _("{} takes the trick.").format(state.names[taker])
    else:
        words = _("Nobody has a card left for this battle.") + " "
        words += _("{} cards wait in the pot.").format(state.hands.pot)
    return LEAVE, Message(words, answer)
