"""A game of Yummy Kitty begins: who plays, by which rules, what becomes of the one before."""

from miaou.core.game import Game
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import DOGS, ranking
from miaou.rules.yummy_kitty.table import HOUSE, Table
from miaou.screens import unfinished
from miaou.screens.app_menu import ask_table
from miaou.ui.choices import Choices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.core.settings import Settings
    from miaou.device.handheld import Handheld
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
    """The event that sets one of its house rules, as the settings have it."""
    value = settings.get(SETTING + rule)
    if rule == "dogs":
        return ["dogs", value if value in DOGS else DOGS[0]]
    return ["house", rule, "no" if value == VALUES[rule][1] else "yes"]


def rules(settings: "Settings") -> list[list[str]]:
    """All of them."""
    return [agreed(settings, rule) for rule in ("dogs",) + HOUSE]


APP = "yummy_kitty"


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
        from miaou.screens.history.filing import file

        file(handheld, APP, filed(game))
    game.begin(*events)
    unfinished.remember(handheld.settings, APP)


def filed(game: "Game[Table]") -> list[str]:
    """The event that files this result in the history."""
    lines = game.state.result()
    told = ["result", str(game.journal.first)]
    for seat in ranking(lines):
        line = lines[seat]
        told += [game.state.names[seat], str(line["rank"]), str(line["total"])]
    return told


# How the table plays where the rulebook leaves it open.
CHOICES = (
    ("dogs", N_("Dogs"), N_("Best with 4 or 5 players")),
    ("alone_is_breed", N_("Angora alone"), N_("Is it a breed of its own?")),
    ("english_counts_itself", N_("English cat"), N_("Does its own breed count?")),
    ("mouse_after_any_draw", N_("Mouse"), N_("After which draws?")),
)
# What their values are called.
WORDS = {
    "off": N_("none"),
    "most": N_("most: -1"),
    "each": N_("each: -1"),
    "yes": N_("Yes"),
    "no": N_("No"),
    "all": N_("any draw"),
    "food": N_("food only"),
}


class HouseRules(Choices):
    """They hold for the game under way, too; a finished count stays as it is."""

    def __init__(self, handheld: "Handheld", game: "Game[Table] | None" = None) -> None:
        self._game = game or Game(Table, handheld.journal("yummy_kitty"))
        choices = [(SETTING + rule, words, line, VALUES[rule]) for rule, words, line in CHOICES]
        super().__init__(N_("House rules"), choices, handheld.settings, self._tell)

    def shown(self, value: str) -> str:
        return _(WORDS[value])

    def _tell(self, name: str) -> None:
        state = self._game.state
        if state.names and not state.counted:
            self._game.do(*agreed(self._settings, name[len(SETTING) :]))
