"""A game of Yummy Kitty begins: who plays, by which rules, what becomes of the one before."""

from miaou.rules.yummy_kitty.score import DOGS, ranking
from miaou.rules.yummy_kitty.table import HOUSE
from miaou.screens import unfinished
from miaou.screens.app_menu import ask_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.core.game import Game
    from miaou.core.journal import Settings
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.screen import Answer

# How the table plays, as the settings call it; the second value of a rule is the other reading.
SETTING = "yummy_kitty."
VALUES = {
    "dogs": DOGS,
    "alone_is_breed": ("yes", "no"),
    "english_counts_itself": ("yes", "no"),
    "mouse_after_any_draw": ("all", "food"),
}


def agreed(settings: "Settings", rule: str) -> list[str]:
    """The event that tells a game how this table plays."""
    value = settings.get(SETTING + rule)
    if rule == "dogs":
        return ["dogs", value if value in DOGS else DOGS[0]]
    return ["house", rule, "no" if value == VALUES[rule][1] else "yes"]


def rules(settings: "Settings") -> list[list[str]]:
    """All of them."""
    return [agreed(settings, rule) for rule in ("dogs",) + HOUSE]


APP = "yummy_kitty"
HISTORY = "yummy_kitty_games"


def ask(
    handheld: "Handheld",
    opened: "Callable[[], Game[Table]]",
    how: "Callable[..., Answer]",
    first: "Callable[[Game[Table]], Answer]",
) -> "Answer":
    """Who plays, and where they sit; then a new game, and `first` says where it begins."""

    def seated(names: "list[str]") -> "Answer":
        game = opened()
        begin(handheld, game, [["table"] + names] + rules(handheld.settings))
        return first(game)

    return ask_table(how, 5, seated)


def begin(handheld: "Handheld", game: "Game[Table]", events: "Sequence[Sequence[str]]") -> None:
    """A new game; the one before can no longer change, and goes into the history."""
    if game.state.counted:
        from miaou.screens.history.last_games import keep

        keep(handheld.journal(HISTORY), filed(game))
    game.begin(*events)
    unfinished.remember(handheld.settings, APP)


def filed(game: "Game[Table]") -> list[str]:
    """The event that tells the history of this result."""
    from miaou.screens.history.last_games import number

    state = game.state
    lines = state.result()
    order = ranking(lines)
    winners = [state.names[seat] for seat in order if lines[seat]["rank"] == 1]
    points = [str(lines[seat]["total"]) for seat in order]
    return ["game", number(game.journal), ",".join(winners)] + points
