"""A refereed game begins: what is written, and what becomes of the one before."""

from miaou.screens import unfinished
from miaou.screens.chats.clock import POT, TIMED, at_work, minutes
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.screen import Answer


def filed(game: "Game[Referee]") -> list[str]:
    """The event that files a game that is over in the history: places, and everybody's cards."""
    told = ["result", str(game.journal.first)]
    for place, seat in game.state.ranking():
        told += [game.state.names[seat], str(place), str(game.state.hands.held[seat])]
    return told


def begin(
    handheld: "Handheld", game: "Game[Referee]", names: "list[str]", cards: "list[str]"
) -> "Answer":
    """`cards` are how many the box holds, and the seat of the youngest; settings have the rest.

    The game before can no longer change, and goes into the history.
    """
    if game.state.task == "over":
        from miaou.screens.history.filing import file

        file(handheld, "chats", filed(game))
    chosen = handheld.settings
    pot = "shared" if chosen.get(POT) == "shared" else "waits"
    limit = 0 if chosen.get(TIMED) == "off" else minutes(chosen)
    at_work(handheld).reset(60 * minutes(chosen))
    game.begin(["table"] + names, ["pot", pot], ["limit", str(limit)], ["cards"] + cards)
    unfinished.remember(chosen, "chats")
    return instead("chats.set_up.SetUp", game)
