"""How this table plays Yummy Kitty where the rulebook leaves it open."""

from miaou.core.game import Game
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.table import Table
from miaou.screens.yummy_kitty.new_game import SETTING, VALUES, agreed
from miaou.ui.choices import Choices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld

CHOICES = (
    ("dogs", N_("Dogs"), N_("Best with 4 or 5 players")),
    ("alone_is_breed", N_("Angora alone"), N_("Is it a breed of its own?")),
    ("english_counts_itself", N_("English"), N_("Does its own breed count?")),
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
    """They hold for the game under way, too; a result stays as it was told."""

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
