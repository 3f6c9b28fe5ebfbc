"""How this table plays Cat Tower where the rulebook leaves it open, and what its box holds."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.cat_tower.die import BOX, FACES, TOKENS
from miaou.rules.cat_tower.table import HOUSE
from miaou.screens.cat_tower.house import COUNTS, NAME, box, count_of, tokens
from miaou.ui.choices import Choices
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer

CHOICES = (
    (NAME + "doubled", N_("Twice"), N_("Which face it has twice"), FACES),
    (NAME + "own", N_("Die"), N_("Who rolls and draws"), ("miaou", "box")),
    (NAME + "falls", N_("Card falls"), N_("Take it back, and more"), HOUSE["falls"]),
    (NAME + "pays", N_("Paw pays"), N_("If the card falls"), HOUSE["pays"]),
    (NAME + "paws", N_("Paws card"), N_("The token: whose card"), HOUSE["paws"]),
    (NAME + "fatty", N_("No Catty"), N_("If none of them is left"), HOUSE["fatty"]),
    (NAME + "begins", N_("Begins"), N_("The next round"), HOUSE["begins"]),
    (
        NAME + "hand",
        N_("Cards each"),
        N_("If the box has so many"),
        ("7", "8", "9", "3", "4", "5", "6"),
    ),
)
# As in cat_tower/names.py: a folder's own words are loaded with it, and here a game's are not.
NAMES = {
    "one_cat": N_("One cat"),
    "two_cats": N_("Two cats"),
    "paw": N_("Cat's paw"),
    "fish": N_("Dried fish"),
    "fat_face": N_("Catty Fatty"),
    "reverse": N_("Reverse"),
    "skip": N_("Skip"),
    "equal": N_("All equal"),
    "paws": N_("Cat paws"),
    "fatty": N_("Catty Fatty"),
    "belly": N_("Cat's belly"),
}
# What the values above are called.
VALUES = {
    "miaou": N_("Miaou's"),
    "box": N_("the box's"),
    "two": N_("1 more"),
    "three": N_("2 more"),
    "stacker": N_("helper"),
    "active": N_("chooser"),
    "next": N_("chooser"),
    "named": N_("helper"),
    "again": N_("roll again"),
    "reuse": N_("reuse one"),
    "same": N_("same one"),
    "winner": N_("winner"),
    "left": N_("next one"),
}
_FATTY = const(4)  # its place among the tokens

# Cat cards, Catty Fatty cards, most players, tokens: this rulebook's box, then the larger one,
# in which some owners count 12 tokens and others 16.
EDITIONS = (
    (28, 8, 4, BOX),
    (42, 12, 6, (2, 2, 2, 2, 2, 2)),
    (42, 12, 6, (2, 2, 6, 2, 2, 2)),
)
TITLES = (N_("Cat cards"), N_("Catty Fatty"), N_("Most players"))


class HouseRules(Choices):
    def __init__(self, handheld: "Handheld") -> None:
        super().__init__("Cat Tower", CHOICES, handheld.settings, _nothing)
        box = (N_("The box"), self._box, N_("Cards, tokens, players"))
        self.items = list(self.items) + [box]

    def shown(self, value: str) -> str:
        if value in FACES:
            return _(NAMES[value])
        return _(VALUES.get(value, value))

    def _box(self) -> "Answer":
        return on_top("cat_tower_house.house_rules.Box")


class Box(Menu):
    """What this edition has: a known one, or every number of its own."""

    def __init__(self, handheld: "Handheld") -> None:
        self._settings = handheld.settings
        items: list[Item] = [(N_("Edition"), self._next, N_("Cat cards and tokens"))]
        items += [(title, self._ask, N_("How many are in the box")) for title in TITLES[:2]]
        items.append((TITLES[2], self._ask, N_("Who may play at once")))
        items.append((N_("Tokens"), self._tokens, N_("How many are in the box")))
        super().__init__(N_("The box"), items)

    def _has(self) -> "list[int]":
        """The three counts, then the tokens'."""
        return [int(count) for count in box(self._settings) + tokens(self._settings)]

    def _edition(self) -> int:
        """Its number; -1 is one of the table's own."""
        has = self._has()
        for number, known in enumerate(EDITIONS):
            if has == list(known[:3]) + list(known[3]):
                return number
        return -1

    def value(self, at: int) -> str:
        has = self._has()
        if 0 < at < 4:
            return str(has[at - 1])
        if at:
            return str(sum(has[3:]))
        return f"{has[0]} + {sum(has[3:])}" if self._edition() >= 0 else _("your own")

    def _next(self) -> None:
        """The edition after this one."""
        known = EDITIONS[(self._edition() + 1) % len(EDITIONS)]
        for at, (what, *_limits) in enumerate(COUNTS):
            self._settings.set(NAME + what, str(known[at]))
        for token, count in zip(TOKENS, known[3]):
            self._settings.set(count_of(token), str(count))

    def _ask(self) -> "Answer":
        at = self.at - 1
        _what, _usual, least, most = COUNTS[at]
        return on_top("asking.Counter", TITLES[at], self._has()[at], least, most, self._set)

    def _set(self, count: int) -> "Answer":
        self._settings.set(NAME + COUNTS[self.at - 1][0], str(count))
        return LEAVE

    def _tokens(self) -> "Answer":
        return on_top("cat_tower_house.house_rules.TokenCounts")


class TokenCounts(Choices):
    """What the bag of this edition holds."""

    def __init__(self, handheld: "Handheld") -> None:
        choices = [
            (
                count_of(token),
                NAMES[token],
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
