"""A game of Yummy Kitty from its first row to its result: what is shown follows from its events."""

from miaou.lang import load
from miaou.rules.yummy_kitty.score import ranking
from miaou.screens import unfinished
from miaou.screens.yummy_kitty.rows import open_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld

APP = "yummy_kitty"
HISTORY = "yummy_kitty_games"
# What can be given back: the count, the result, the table while it plays, and what is asked later.
COUNTING = ("count", "lies_on", "pictures")
RESULT = ("standings", "ranking")
_PLAYING = ("live", "mouse", "yarn")
_ARGUING = ("feeders", "lines", "why", "what_if")
_OTHERS = [
    "screens.yummy_kitty_why",
    "rules.yummy_kitty.why",
    "screens.yummy_kitty.house_rules",
    "screens.history",
    "rules.history",
    "ui.choices",
    "ui.confirm",
    "ui.picture",
    "core.recovery",
    "fonts.large",
]
_TOLD = ("count", "siamese", "angora")


def screen(handheld: "Handheld", game: "Game") -> "Any":
    """The result, or the first row that nobody has counted yet."""
    forget(handheld, COUNTING + RESULT + _PLAYING + _ARGUING)
    seat = -1 if game.state.counted else open_seat(game.state, -1)
    if seat < 0:
        from miaou.screens.yummy_kitty.standings import Standings

        finish(handheld, game)
        return Standings(handheld, game)
    from miaou.screens.yummy_kitty.count import Count

    return Count(handheld, game, seat)


def begin(handheld: "Handheld", game: "Game", events: "Sequence[Sequence[str]]") -> None:
    """A new game; the one before can no longer change, and goes into the history."""
    if game.state.counted:
        from miaou.screens.history import keep

        keep(handheld.journal(HISTORY), filed(game))
    game.begin(*events)
    unfinished.remember(handheld.settings, APP)


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


def forget(handheld: "Handheld", modules: "Sequence[str]") -> None:
    """Gives back what the next screen does not need, or loads again."""
    handheld.forget_apps(*["screens.yummy_kitty." + module for module in modules] + _OTHERS)
    load(APP)


def filed(game: "Game") -> list[str]:
    """The event that tells the history of this result."""
    from miaou.screens.history import number

    state = game.state
    lines = state.result()
    order = ranking(lines)
    winners = [state.names[seat] for seat in order if lines[seat]["rank"] == 1]
    points = [str(lines[seat]["total"]) for seat in order]
    return ["game", number(game.journal), ",".join(winners)] + points
