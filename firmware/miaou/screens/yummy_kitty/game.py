"""A game of Yummy Kitty from its first row to its result: what is written, and where it stands."""

from miaou.screens import unfinished
from miaou.screens.yummy_kitty.rows import open_seat
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

APP = "yummy_kitty"
_TOLD = ("count", "siamese", "angora")


def stands(handheld: "Handheld", game: "Game", how: "Callable[..., Answer]" = instead) -> "Answer":
    """To the result, or to the first row that nobody has counted yet."""
    seat = -1 if game.state.counted else open_seat(game.state, -1)
    if seat >= 0:
        return how("yummy_kitty.count.Count", game, seat)
    finish(handheld, game)
    return how("yummy_kitty.standings.Standings", game)


def counted(
    handheld: "Handheld", game: "Game", seat: int, line: "Sequence[str]", before: bool
) -> "Answer":
    """A feeder is told to its end: on to the next one, or to the result.

    With a line it was only put right; if all was counted `before`, it is again.
    """
    if line:
        if before:
            finish(handheld, game)
        return LEAVE
    seat = open_seat(game.state, seat)
    if seat >= 0:
        return instead("yummy_kitty.count.Count", game, seat)
    handheld.play("FANFARE")
    return stands(handheld, game)


def finish(handheld: "Handheld", game: "Game") -> None:
    """All is counted, perhaps once more."""
    if not game.state.counted:
        game.do("done")
    unfinished.finish(handheld.settings, APP)


def undo(handheld: "Handheld", game: "Game") -> bool:
    """Takes back what was counted last, and that all was counted; False if there is nothing."""
    counted = game.state.counted
    last: list[str] = []
    for event in game.journal.events():
        if event[0] != "done":
            last = event
    if last[0] not in _TOLD:
        return False
    if counted:
        game.undo()
    game.undo()
    unfinished.remember(handheld.settings, APP)
    return True
