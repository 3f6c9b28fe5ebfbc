"""What happens at the table beside turns: a mouse, a cat lost from hand, things to tell Miaou."""

from miaou.lang import N_, load
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class LiveTable(Menu):
    """What is chosen takes the place of this menu, so that one step back is the turn again."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        state = game.state
        draws = N_("After any draw of cards")
        if not state.mouse_counts(False):
            draws = N_("Only after storing food")
        items = [
            (N_("A mouse!"), self._mouse, draws),
            (N_("Black Cats"), self._black_cats, N_("Tell who has some")),
            (N_("Yarn balls"), self._yarn, N_("Tell which cats are safe")),
            (N_("Whose turn?"), self._whose_turn, N_("Put it right")),
            (N_("Count now"), self._count, N_("The end of the game")),
        ]
        if len(state.names) > 2:
            lost = (N_("Cat lost from hand"), self._protect, N_("Feline Protection"))
            items.insert(1, lost)
        super().__init__(N_("At the table"), items)

    def _mouse(self) -> "Any":
        from miaou.screens.yummy_kitty.mouse import Mouse

        return Mouse(self._handheld, self._game).ask()

    def _protect(self) -> "Any":
        return self._which(N_("Who lost the cat?"), self._game.state.live.open_hands(), "protect")

    def _whose_turn(self) -> "Any":
        return self._which(N_("Whose turn?"), range(len(self._game.state.names)), "start")

    def _which(self, title: str, seats: "Any", event: str) -> "Any":
        from miaou.screens.yummy_kitty.live_who import WhichPlayer

        def named(seat: int) -> int:
            self._game.do(event, str(seat))
            return LEAVE

        return LEAVE, WhichPlayer(title, self._game.state.names, seats, named)

    def _black_cats(self) -> "Any":
        from miaou.screens.yummy_kitty.live_black_cats import BlackCats

        return LEAVE, BlackCats(self._game)

    def _yarn(self) -> "Any":
        from miaou.screens.yummy_kitty.yarn import Yarn

        return LEAVE, Yarn(self._game, self._game.state.live.order())

    def _count(self) -> "Any":
        self._handheld.forget_apps("screens.yummy_kitty.")
        load("yummy_kitty")
        from miaou.screens.yummy_kitty.play import screen

        return LEAVE, screen(self._handheld, self._game)
