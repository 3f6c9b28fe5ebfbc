"""A refereed game's flow: what is written, which screen comes next, whether the clock runs."""

from miaou.lang import _
from miaou.screens import unfinished
from miaou.screens.chats.clock import TIMED, at_work
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer

CLOCKED = ("trick", "rarity", "battle")  # the tasks during which the clock runs


def timed(handheld: "Handheld", game: "Game[Referee]") -> bool:
    """Whether the clock ends this game; for one of 0.1 the settings tell."""
    limit = game.state.limit
    return limit > 0 if limit >= 0 else handheld.settings.get(TIMED) != "off"


def stands(
    game: "Game[Referee]", how: "Callable[..., Answer]" = instead, goes_on: bool = False
) -> "Answer":
    """The place for what the table does now."""
    task = game.state.task
    if task == "trick":
        return how("chats.trick.Trick", game, goes_on)
    if task == "time":
        return how("chats.time_up.TimeUp", game)
    return how("chats.end.End" if task == "over" else "chats.battle.Battle", game)


def go_on(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """The game goes on: so does the clock, until the cards are counted."""
    if timed(handheld, game):
        ticking = at_work(handheld)
        running = ticking.clock.running
        if game.state.task not in CLOCKED and running:
            ticking.stand()
        elif game.state.task in CLOCKED and not running and not game.state.last:
            ticking.start()
    return stands(game, how, True)


def do(handheld: "Handheld", game: "Game[Referee]", *event: str) -> "Answer":
    """Writes what has happened, and goes on; says who takes a trick that no player has decided."""
    hands = game.state.hands
    tricks, pot = len(hands.takers), hands.pot
    try:
        game.do(*event)
    except ValueError as error:
        return refuse(handheld, game, str(error))
    if game.state.task == "over":
        return cheer(handheld, game)
    answer = tell_home(handheld, game)
    if event[0] != "won" and len(hands.takers) > tricks:
        from miaou.screens.chats.verdict import verdict

        return instead("asking.Message", verdict(game.state, pot), lambda: answer)
    return answer


def cheer(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """Somebody has won: then comes the table."""
    winners = [(seat, game.state.names[seat]) for seat in game.state.winners]
    return how("cheers.Cheers", "chats", winners, tell_home(handheld, game))


def refuse(handheld: "Handheld", game: "Game[Referee]", reason: str) -> "Answer":
    handheld.play("WRONG")
    return instead("asking.Message", _(reason), lambda: stands(game))


def tell_home(
    handheld: "Handheld", game: "Game[Referee]", how: "Callable[..., Answer]" = instead
) -> "Answer":
    """The place for what comes next, after noting for home whether there is a game to continue."""
    if game.state.task == "over":
        unfinished.finish(handheld.settings, "chats")
    else:
        unfinished.remember(handheld.settings, "chats")
    return go_on(handheld, game, how)
