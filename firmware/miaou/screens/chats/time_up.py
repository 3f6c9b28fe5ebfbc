"""Time is up: the table counts its cards, or plays on."""

from micropython import const

from miaou.core.keys import BACK
from miaou.lang import N_
from miaou.rules.chats.hands import MOST_MINUTES
from miaou.screens.chats.clock import at_work
from miaou.screens.chats.flow import stands
from miaou.screens.chats.play import Play
from miaou.ui.menu import Menu
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

_MORE = const(5)  # minutes


class TimeUp(Menu, Play):
    """A trick that may be under way is finished first."""

    def __init__(self, handheld: "Handheld", game: "Game[Referee]") -> None:
        items: list[Item] = [
            (N_("Count the cards"), self._count, N_("Most cards win")),
            (N_("5 minutes more"), self._more),
            (N_("Another time"), self._another),
            (N_("Without a limit"), self._for_ever, N_("Until one has them all")),
        ]
        if game.state.task == "trick":
            items.insert(0, (N_("Finish this trick"), self._finish))
        else:
            items.append((N_("Take back"), self._undo))
        Play.__init__(self, handheld, game)
        Menu.__init__(self, N_("Time is up!"), items)

    def key(self, key: int) -> "Answer | None":
        if key == BACK and self._game.state.task != "time":
            return stands(self._game)
        return Menu.key(self, key)

    def _finish(self) -> "Answer":
        return instead("chats.who.Who", self._game)

    def _count(self) -> "Answer":
        return self._do("stop")

    def _more(self) -> "Answer":
        return self._on(_MORE)

    def _another(self) -> "Answer":
        return instead("asking.Counter", N_("Minutes"), _MORE, 1, MOST_MINUTES, self._on)

    def _for_ever(self) -> "Answer":
        return self._on(0)

    def _on(self, minutes: int) -> "Answer":
        """The clock is set before the game knows: cut between the two, this is asked again."""
        if minutes:
            at_work(self._handheld).reset(60 * minutes)
        return self._do("on", str(minutes))
