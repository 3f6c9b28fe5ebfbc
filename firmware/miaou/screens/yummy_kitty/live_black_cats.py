"""Who has Black Cats, and how many: told once, a mouse need not ask."""

from miaou.lang import N_
from miaou.rules.yummy_kitty.feeders import least, most
from miaou.rules.yummy_kitty.score import count
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game


class BlackCats(Menu):
    """The players in turn order, with what they have told."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._seats = game.state.live.order()
        names = game.state.names
        super().__init__(N_("Black Cats"), [(names[seat], self._ask) for seat in self._seats])

    def value(self, at: int) -> str:
        feeder = self._game.state.feeders[self._seats[at]]
        return str(feeder["black"]) if "black" in feeder else "?"

    def _ask(self) -> "Any":
        from miaou.ui.counter import Counter

        seat = self._seats[self.at]
        feeders = self._game.state.feeders
        limit = most(feeders, seat, "black")
        first = count(feeders[seat], "black") if "black" in feeders[seat] else min(1, limit)
        fewest = least(feeders[seat], "black")
        return Counter(self._game.state.names[seat], first, fewest, limit, self._told)

    def _told(self, number: int) -> int:
        self._game.do("count", str(self._seats[self.at]), "black", str(number))
        return LEAVE
