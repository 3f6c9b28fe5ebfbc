"""How the table plays Cat Tower, as the settings have it."""

from miaou.rules.cat_tower.die import BOX, DOUBLED, FACES, TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.journal import Settings

TWICE = "cat_tower.doubled"
USED_UP = "cat_tower.fatty"
PAYS = "cat_tower.pays"
HAND = "cat_tower.hand"
TOKEN = "cat_tower."  # and a token's name: how many of it are in the box


def doubled(settings: "Settings") -> str:
    """The face that the die has twice."""
    value = settings.get(TWICE)
    return value if value in FACES else DOUBLED


def tokens(settings: "Settings") -> list[str]:
    """How many of each token are in the box."""
    return [str(settings.number(TOKEN + token, count, 0, 9)) for token, count in zip(TOKENS, BOX)]
