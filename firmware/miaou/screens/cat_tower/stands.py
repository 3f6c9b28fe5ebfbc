"""Where a match stands: which screen shows what the table is to do now."""

from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.ui.screen import Answer


def stands(game: "Game", how: "Callable[..., Answer]" = instead) -> "Answer":
    """To the screen of what the table is to do now."""
    task = game.state.task
    if task == "deal":
        return how("cat_tower.asks.Deal", game)
    if task in ("round", "over"):
        return how("cat_tower.rounds.Scores", game)
    return how("cat_tower.turn.Turn", game)
