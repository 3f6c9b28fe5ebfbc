"""What Yummy Kitty asks before a game: who plays, and where they sit."""

from miaou.screens.players.asking import answered, ask_table
from miaou.screens.yummy_kitty import rules
from miaou.screens.yummy_kitty.play import APP, begin
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


def ask(handheld: "Handheld", game: "Game", first: "Callable[[], Any]") -> "Any":
    """`first` gives the screen to begin with."""

    def seated(names: "list[str]") -> "Any":
        begin(handheld, game, [["table"] + names] + rules(handheld.settings))
        answered(handheld, APP)
        return LEAVE, first()

    return ask_table(handheld, 5, seated)
