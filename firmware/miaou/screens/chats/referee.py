"""Where a refereed game stands: what is written, which screen comes, and whether the clock runs."""

from miaou.screens import unfinished
from miaou.screens.chats.clock import at_work
from miaou.screens.chats.house import timed
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer

TIMED = ("trick", "rarity", "battle")  # the tasks during which the clock runs


def stands(
    game: "Game[Referee]", how: "Callable[..., Answer]" = instead, goes_on: bool = False
) -> "Answer":
    """To the screen of what the table is to do now."""
    task = game.state.task
    if task == "trick":
        return how("chats.trick.Trick", game, goes_on)
    if task == "over":
        return how("chats.end.End", game)
    return how("chats.battle.Battle", game)


def go_on(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """The game goes on: so does the clock, until the cards are counted."""
    if timed(handheld.settings):
        ticking = at_work(handheld)
        running = ticking.clock.running
        if game.state.task not in TIMED and running:
            ticking.stand()
        elif game.state.task in TIMED and not running and not game.state.last:
            ticking.start()
    return stands(game, how, True)


def do(handheld: "Handheld", game: "Game[Referee]", *event: str) -> "Answer":
    """Writes what has happened, and goes on."""
    game.do(*event)
    if game.state.task == "over":
        handheld.play("FANFARE")
    return tell_home(handheld, game)


def tell_home(handheld: "Handheld", game: "Game[Referee]") -> "Answer":
    """On to what comes next; home is told whether there is a game to continue."""
    if game.state.task == "over":
        unfinished.finish(handheld.settings, "chats")
    else:
        unfinished.remember(handheld.settings, "chats")
    return go_on(handheld, game)
