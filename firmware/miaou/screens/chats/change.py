"""Another characteristic: only a card rarer than the one that set the present one may ask."""

from miaou.lang import N_, _
from miaou.rules.chats.trick import RARITIES
from miaou.screens.chats.play import screen
from miaou.signals import LEAVE
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

# The reasons of the rules, for the catalogues.
REASONS = (
    N_("A green card never changes it."),
    N_("Only a card rarer than the one that set it may change it."),
)


class Change:
    """Each answer takes the place of its question; the first that forbids it ends them."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._seat = 0
        self._rarity = ""

    def ask(self) -> "Any":
        trick = self._game.state.trick
        if trick.setter not in trick.shown:
            return self._ask_rarity(trick.setter, self._set)
        if not trick.rarer():
            return self._refuse(trick.refusal("", RARITIES[-1]))
        from miaou.screens.chats.who import Who

        first = trick.seats.index(trick.setter)
        others = trick.seats[first + 1 :] + trick.seats[:first]
        return LEAVE, Who(self._handheld, self._game, N_("Who changes it?"), others, self._who)

    def _ask_rarity(self, seat: int, done: "Any") -> "Any":
        from miaou.screens.chats.rarity import Rarity

        return LEAVE, Rarity(self._handheld, self._game, seat, done)

    def _set(self, rarity: str) -> "Any":
        self._game.do("show", str(self._game.state.trick.setter), rarity)
        return self.ask()

    def _who(self, seat: int) -> "Any":
        self._seat = seat
        known = self._game.state.trick.shown.get(seat)
        return self._judge(known) if known else self._ask_rarity(seat, self._judge)

    def _judge(self, rarity: str) -> "Any":
        reason = self._game.state.trick.refusal("", rarity)
        if reason:
            return self._refuse(reason)
        from miaou.screens.chats.characteristic import Characteristic

        self._rarity = rarity
        return LEAVE, Characteristic(self._handheld, self._game, self._change)

    def _refuse(self, reason: str) -> "Any":
        self._handheld.play("WRONG")
        return LEAVE, Message(_(reason), (LEAVE, screen(self._handheld, self._game)))

    def _change(self, characteristic: str) -> "Any":
        self._game.do("change", str(self._seat), characteristic, self._rarity)
        return LEAVE, screen(self._handheld, self._game)
