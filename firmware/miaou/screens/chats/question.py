"""A menu in the middle of a trick, and what the table is told when its answer ends the trick."""

from miaou.core.keys import BACK
from miaou.lang import _
from miaou.screens.chats.play import Play
from miaou.screens.chats.referee import stands
from miaou.ui.menu import Menu
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer


class Question(Menu, Play):
    def __init__(
        self, handheld: "Handheld", game: "Game[Referee]", title: str, items: "Sequence[Any]"
    ) -> None:
        Play.__init__(self, handheld, game)
        Menu.__init__(self, title, items)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        return Menu.key(self, key)


def judged(game: "Game[Referee]", do: "Callable[[], Answer]") -> "Answer":
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
    return instead("asking.Message", words, lambda: answer)
