"""Cat Tower's die: its faces, how often each was rolled, and the die on its own with its bag."""

from micropython import const

from miaou.rules.cat_tower.tokens import Bag, edition, number

# The die's five images on six faces; which of them stands twice is a house rule.
FACES = ("one_cat", "two_cats", "paw", "fish", "fat_face")
DOUBLED = "one_cat"

_MOST_ROLLS = const(999999999)
_LAST = const(8)  # rolls that are still told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def face(number: int, doubled: str = DOUBLED) -> str:
    """The face that shows when the die falls on side 0 … 5; one image stands on two of them."""
    if number < len(FACES):
        return FACES[number]
    return doubled if doubled in FACES else DOUBLED


class Die:
    """A game's die and bag: which face stands twice, and how often each was rolled."""

    EVENTS: "dict[str, int]"  # how many words follow each; -1: it judges by itself

    def __init__(self) -> None:
        self.face = ""
        self.token = ""
        self.doubled = DOUBLED
        self.last: list[str] = []  # the newest is the last
        self.rolls = [0] * len(FACES)
        self.doubled_rolls = [0] * len(FACES)  # rolls made while that face was the doubled one
        self.bag = Bag()

    def apply(self, event: "Sequence[str]") -> None:
        """One of EVENTS, with its words; all else is refused and changes nothing."""
        words = self.EVENTS.get(event[0])
        if words is None or (words >= 0 and words != len(event) - 1):
            raise ValueError("Cat Tower knows nothing of " + " ".join(event) + ".")
        getattr(self, "_" + event[0])(*event[1:])

    def tally(self) -> list[str]:
        """The event that tells the next journal what was rolled until now."""
        return ["rolled"] + [str(count) for count in self.rolls + self.doubled_rolls]

    def _rolled(self, *words: str) -> None:
        counts = [number(word, 0, _MOST_ROLLS) for word in words]
        rolls, doubled_rolls = counts[: len(FACES)], counts[len(FACES) :]
        if any(self.rolls) or sum(rolls) != sum(doubled_rolls):
            raise ValueError("Earlier rolls are told once, before any other, each in both counts.")
        self.rolls, self.doubled_rolls = rolls, doubled_rolls

    def _doubled(self, face: str) -> None:
        self.doubled = self._known(face)

    def _roll(self, face: str) -> None:
        self.face = self._known(face)
        self.token = ""
        self.rolls[FACES.index(face)] += 1
        self.doubled_rolls[FACES.index(self.doubled)] += 1
        self.last.append(face)
        if len(self.last) > _LAST:
            self.last.pop(0)

    def _known(self, face: str) -> str:
        if face not in FACES:
            raise ValueError("The die has no face called " + face + ".")
        return face


class QuickDie(Die):
    """The die alone, with its tokens: no players, no turns, no end."""

    EVENTS = {"rolled": 10, "doubled": 1, "tokens": 6, "bag": 6, "roll": 1, "token": 1}

    def may_draw(self) -> bool:
        """A fat face turns a token up; so does the token that shows Catty Fatty again."""
        return self.face == "fat_face" and self.token in ("", "fatty")

    def summary(self) -> list[list[str]]:
        """The events that a new journal needs to go on with this die and this bag."""
        return [
            self.tally(),
            ["doubled", self.doubled],
            ["tokens"] + [str(count) for count in self.bag.box],
            ["bag"] + [str(count) for count in self.bag.left],
        ]

    def _tokens(self, *words: str) -> None:
        self.bag = edition(words)

    def _bag(self, *words: str) -> None:
        left = [number(word, 0, 9) for word in words]
        if any([have > full for have, full in zip(left, self.bag.box)]):
            raise ValueError("No bag holds so many tokens.")
        self.bag.left = left

    def _token(self, token: str) -> None:
        if not self.may_draw():
            raise ValueError("A token is drawn after a fat face only.")
        self.bag.take(token)
        self.token = token
