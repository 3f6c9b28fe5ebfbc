"""A game of Yummy Kitty begins: who plays, what is written, and what becomes of the one before."""

from miaou.rules.yummy_kitty.score import ranking
from miaou.screens import unfinished
from miaou.screens.players.table import ask_table
from miaou.screens.yummy_kitty.house import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

APP = "yummy_kitty"
HISTORY = "yummy_kitty_games"


def ask(
    handheld: "Handheld", game: "Game", how: "Callable[..., Answer]", first: "Callable[[], Answer]"
) -> "Answer":
    """Who plays, and where they sit; then a new game, and `first` says where it begins."""

    def seated(names: "list[str]") -> "Answer":
        begin(handheld, game, [["table"] + names] + rules(handheld.settings))
        return first()

    return ask_table(how, 5, seated)


def begin(handheld: "Handheld", game: "Game", events: "Sequence[Sequence[str]]") -> None:
    """A new game; the one before can no longer change, and goes into the history."""
    if game.state.counted:
        from miaou.screens.history.filing import keep

        keep(handheld.journal(HISTORY), filed(game))
    game.begin(*events)
    unfinished.remember(handheld.settings, APP)


def filed(game: "Game") -> list[str]:
    """The event that tells the history of this result."""
    from miaou.screens.history.filing import number

    state = game.state
    lines = state.result()
    order = ranking(lines)
    winners = [state.names[seat] for seat in order if lines[seat]["rank"] == 1]
    points = [str(lines[seat]["total"]) for seat in order]
    return ["game", number(game.journal), ",".join(winners)] + points
