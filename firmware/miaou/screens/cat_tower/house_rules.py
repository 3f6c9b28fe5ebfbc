"""How this table plays Cat Tower where the rulebook leaves it open, and what its box holds."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.cat_tower.die import BOX, FACES, TOKENS
from miaou.screens.cat_tower import pictures
from miaou.screens.cat_tower.house import HAND, PAYS, TOKEN, TWICE, USED_UP, tokens
from miaou.ui.choices import Choices
from miaou.ui.screen import on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

CHOICES = (
    (TWICE, N_("Twice"), N_("Which face it has twice"), FACES),
    (USED_UP, N_("No Catty"), N_("If all Catty Fatty are used"), ("again", "reuse")),
    (PAYS, N_("Paw falls"), N_("Who takes the cards then"), ("stacker", "active")),
    (HAND, N_("Cards each"), N_("At most 7 with 4 players"), ("7", "8", "9", "3", "4", "5", "6")),
)
# What the values above are called.
VALUES = {
    "again": N_("roll again"),
    "reuse": N_("reuse one"),
    "stacker": N_("stacker"),
    "active": N_("roller"),
}
_FATTY = const(4)  # its place among the tokens


class HouseRules(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        super().__init__("Cat Tower", CHOICES, handheld.settings, _nothing)
        box = (N_("Tokens"), self._tokens, N_("How many are in the box"))
        self.items = list(self.items) + [box]

    def shown(self, value: str) -> str:
        if value in FACES:
            return _(pictures.FACE_WORDS[value][0])
        return _(VALUES.get(value, value))

    def _tokens(self) -> "Answer":
        return on_top("cat_tower.house_rules.TokenCounts")


class TokenCounts(Choices):
    """What the bag of this edition holds."""

    def __init__(self, handheld: "Handheld") -> None:
        choices = [
            (
                TOKEN + token,
                pictures.TOKEN_WORDS[token][0],
                N_("How many are in the box"),
                _from(count),
            )
            for token, count in zip(TOKENS, BOX)
        ]
        super().__init__(N_("Tokens"), choices, handheld.settings, _nothing)

    def _change(self) -> "Answer | None":
        super()._change()
        counts = tokens(self._settings)
        counts.pop(_FATTY)
        if max(counts) > "0":
            return None
        super()._change()
        return say(_("The bag needs a token that is not a Catty Fatty."))


def _from(count: int) -> "tuple[str, ...]":
    """All counts there may be, this one first."""
    return tuple([str((count + more) % 10) for more in range(10)])


def _nothing(_name: str) -> None:
    """The next match asks the settings itself."""
