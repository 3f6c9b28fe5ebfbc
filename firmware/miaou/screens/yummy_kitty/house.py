"""How the table plays Yummy Kitty, as the settings have it."""

from miaou.rules.yummy_kitty.score import DOGS
from miaou.rules.yummy_kitty.table import HOUSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.journal import Settings

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
