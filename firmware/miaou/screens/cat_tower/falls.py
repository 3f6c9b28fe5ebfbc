"""Something fell while it was being stacked: what it was says how many cards to take."""

from miaou.lang import N_, _
from miaou.screens.cat_tower.play import Play, screen
from miaou.signals import BACK, LEAVE
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

FELL = (("card", N_("A card")), ("token", N_("Only a token")), ("both", N_("A card and a token")))


class Falls(Menu, Play):
    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        Play.__init__(self, handheld, game)
        self._fell = [what for what in FELL if game.state.may_fall(what[0])]
        items = [(what[1], self._fall) for what in self._fell]
        Menu.__init__(self, N_("What fell?"), items)

    def value(self, at: int) -> str:
        return "+" + str(self._game.state.penalty(self._fell[at][0]))

    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE, screen(self._handheld, self._game)
        return Menu.key(self, key)

    def _fall(self) -> "Any":
        state = self._game.state
        what = self._fell[self.at][0]
        name, count = state.names[state.payer()], state.penalty(what)
        words = _("{} takes 1 card.") if count == 1 else _("{} takes {} cards.")
        words = words.format(name, count) + " " + _("Leave the tower as it is.")
        self._handheld.play("WRONG")
        return LEAVE, Message(words, self._do("fall", what))
