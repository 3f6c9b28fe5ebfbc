"""Cat Tower's die, and the bag of tokens that its fat face makes players draw from."""

from micropython import const

from miaou.rules import digits

# The die's five images on six faces; which of them stands twice is a house rule.
FACES = ("one_cat", "two_cats", "paw", "fish", "fat_face")
DOUBLED = "one_cat"
TOKENS = ("reverse", "skip", "equal", "paws", "fatty", "belly")
BOX = (2, 2, 5, 2, 2, 2)  # how many of each are in the box

_MOST_ROLLS = const(999999999)
_LAST = const(8)  # rolls that are remembered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def face(number: int, doubled: str = DOUBLED) -> str:
    """The face that shows when the die falls on side 0 … 5; one image stands on two of them."""
    if number < len(FACES):
        return FACES[number]
    return doubled if doubled in FACES else DOUBLED


def number(word: str, least: int, most: int) -> int:
    """An event's word as a number; refused outside these limits."""
    if not digits(word) or not least <= int(word) <= most:
        raise ValueError(f"A number from {least} to {most} is asked for, not {word}.")
    return int(word)


class Bag:
    """The tokens face down: drawn without replacement, all turned back when none is left."""

    def __init__(self, box: "Sequence[int]" = BOX) -> None:
        self.box = box
        self.left = list(box)

    def __len__(self) -> int:
        return sum(self.left)

    def waiting(self) -> "Sequence[int]":
        """How many of each the next draw finds."""
        return self.left if len(self) else self.box

    def turned(self) -> int:
        """How many lie face up."""
        return sum(self.box) - len(self)

    def at(self, number: int) -> str:
        """The token that lies at this place, counted from 0."""
        waiting = self.waiting()
        for kind in range(len(TOKENS)):
            if number < waiting[kind]:
                return TOKENS[kind]
            number -= waiting[kind]
        raise ValueError("There are fewer tokens in the bag.")

    def take(self, token: str) -> None:
        """Draws this token; an empty bag is filled again first."""
        if token not in TOKENS:
            raise ValueError("There is no token called " + token + ".")
        kind = TOKENS.index(token)
        if not self.waiting()[kind]:
            raise ValueError("No " + token + " token is left in the bag.")
        if not len(self):
            self.left = list(self.box)
        self.left[kind] -= 1


def edition(words: "Sequence[str]") -> Bag:
    """A full bag of another edition; one that holds Catty Fatty alone would never end a chain."""
    box = [number(word, 0, 9) for word in words]
    if len(box) != len(BOX):
        raise ValueError("An edition is six counts of tokens.")
    if sum(box) == box[TOKENS.index("fatty")]:
        raise ValueError("One token at least must not be Catty Fatty.")
    return Bag(box)


class Die:
    """A game's die and bag: which face stands twice, and how often each was rolled."""

    CHANCE = ("roll", "token")
    EVENTS: "dict[str, int]"  # how many words follow each; -1: its method counts them
    on_token: "Callable[[str], None]"

    def __init__(self) -> None:
        self.face = ""
        self.token = ""
        self.doubled = DOUBLED
        self.last: list[str] = []  # the newest is the last
        self.rolls = [0] * len(FACES)
        self.doubled_rolls = [0] * len(FACES)  # rolls made while that face was the doubled one
        self.bag = Bag()

    def apply(self, event: "Sequence[str]") -> None:
        """Applies one of EVENTS; anything else is refused and changes nothing."""
        words = self.EVENTS.get(event[0]) if event else None
        if words is None or (words >= 0 and words != len(event) - 1):
            raise ValueError("Cat Tower knows nothing of " + " ".join(event) + ".")
        if event[0] == "roll":  # most events: to look one up by a name made here takes longer
            self.on_roll(event[1])
        elif event[0] == "token":
            self.on_token(event[1])
        else:
            getattr(self, "on_" + event[0])(*event[1:])

    def tally(self) -> list[str]:
        """The event that carries all rolls until now over into a new journal."""
        return ["rolled"] + [str(count) for count in self.rolls + self.doubled_rolls]

    def on_rolled(self, *words: str) -> None:
        counts = [number(word, 0, _MOST_ROLLS) for word in words]
        rolls, doubled_rolls = counts[: len(FACES)], counts[len(FACES) :]
        if any(self.rolls) or sum(rolls) != sum(doubled_rolls):
            raise ValueError("Earlier rolls are told once, before any other, each in both counts.")
        self.rolls, self.doubled_rolls = rolls, doubled_rolls

    def on_doubled(self, face: str) -> None:
        self.doubled = self._known(face)

    def on_roll(self, face: str) -> None:
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
