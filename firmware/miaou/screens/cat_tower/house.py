"""How the table plays Cat Tower, and what its box holds, as the settings have it."""

from miaou.rules.cat_tower.die import BOX, FACES, TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.settings import Settings

NAME = "cat_tower."  # what these settings begin with; a house rule or a count follows
COUNTS = (("cards", 28, 12, 99), ("fatties", 8, 0, 30), ("most", 4, 2, 6))  # usual, least, most


def chosen(settings: "Settings", rule: str, answers: "Sequence[str]") -> str:
    value = settings.get(NAME + rule)
    return value if value in answers else answers[0]


def count_of(token: str) -> str:
    """The setting of how many there are; `fatty` alone is a house rule."""
    return NAME + ("fatty_token" if token == "fatty" else token)


def tokens(settings: "Settings") -> list[str]:
    """How many of each token are in the box."""
    return [str(settings.number(count_of(token), count, 0, 9)) for token, count in zip(TOKENS, BOX)]


def box(settings: "Settings") -> list[str]:
    """Cat cards, Catty Fatty cards, and how many may play."""
    return [str(settings.number(NAME + what, *limits)) for what, *limits in COUNTS]


def doubled(settings: "Settings") -> str:
    """The face that the die has twice."""
    return chosen(settings, "doubled", FACES)
