"""How this table plays Cat Tower where the rulebook leaves it open."""

from miaou.lang import N_, _, load
from miaou.rules.cat_tower import FACES
from miaou.screens.cat_tower import DOUBLED, words
from miaou.ui.choices import Choices

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld

CHOICES = ((DOUBLED, N_("Twice"), N_("Which face the die has twice"), FACES),)


class HouseRules(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        load("cat_tower")
        super().__init__(N_("Cat Tower"), CHOICES, handheld.settings, lambda _name: None)

    def shown(self, value: str) -> str:
        return _(words.FACES[value][0])
