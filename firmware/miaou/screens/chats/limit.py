"""Before a game: when does it end?"""

from micropython import const

from miaou.lang import N_
from miaou.rules.chats.hands import MOST_MINUTES
from miaou.screens.chats.clock import MINUTES, TIMED, minutes
from miaou.ui.menu import Menu
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer, Then

_BATTLE = const(15)  # minutes, as the book has it


class Limit(Menu):
    """When the game ends: `done` follows. The last answer is the first to be offered."""

    def __init__(self, handheld: "Handheld", done: "Then") -> None:
        items = [
            (N_("One has all cards"), self._none, N_("Until one has them all")),
            (N_("15 minutes"), self._fifteen, N_("Most cards win")),
            (N_("Another time"), self._another, N_("Most cards win")),
        ]
        super().__init__(N_("Until when?"), items)
        self._settings = handheld.settings
        self._done = done
        if self._settings.get(TIMED) == "on":
            self.at = 1 if minutes(self._settings) == _BATTLE else 2

    def _none(self) -> "Answer | None":
        self._settings.set(TIMED, "off")
        return self._done()

    def _fifteen(self) -> "Answer | None":
        return self._chosen(_BATTLE)

    def _another(self) -> "Answer":
        present = minutes(self._settings)
        return instead("asking.Counter", N_("Minutes"), present, 1, MOST_MINUTES, self._chosen)

    def _chosen(self, number: int) -> "Answer | None":
        self._settings.set(TIMED, "on")
        self._settings.set(MINUTES, str(number))
        return self._done()
