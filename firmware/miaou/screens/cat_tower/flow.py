"""A match's flow: which screen comes for what the table does now."""

from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.screen import Answer

    How = Callable[..., Answer]


def stands(game: "Game[Match]", how: "How" = instead, passes: bool = False) -> "Answer":
    """The place for what the table does now; `passes` if the turn has just gone to another."""
    task = game.state.task
    if task == "deal":
        return how("cat_tower.asks.Deal", game)
    if task in ("round", "over"):
        return how("cat_tower.rounds.Scores", game)
    return how("cat_tower.turn.Turn", game, passes)
