"""Cat Tower: the die, the tokens and what they ask for. Imports nothing of Miaou."""

# The die's five images on six faces; which of them stands twice is a house rule.
FACES = ("one_cat", "two_cats", "paw", "fish", "fat_face")
DOUBLED = "one_cat"

TOKENS = ("reverse", "skip", "equal", "paws", "fatty", "belly")
BOX = (2, 2, 5, 2, 2, 2)  # how many of each are in the box

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def face(number: int, doubled: str = DOUBLED) -> str:
    """The face that shows when the die falls on side 0 … 5; one image stands on two of them."""
    if number < len(FACES):
        return FACES[number]
    return doubled if doubled in FACES else DOUBLED


class Bag:
    """The tokens face down: drawn without replacement, all turned back when none is left."""

    def __init__(self) -> None:
        self.left = list(BOX)

    def __len__(self) -> int:
        return sum(self.left)

    def waiting(self) -> "Sequence[int]":
        """How many of each the next draw finds."""
        return self.left if len(self) else BOX

    def at(self, number: int) -> str:
        """The token that lies at this place, counted from 0."""
        for token, count in zip(TOKENS, self.waiting()):
            if number < count:
                return token
            number -= count
        raise ValueError("There are fewer tokens in the bag.")

    def take(self, token: str) -> None:
        if token not in TOKENS:
            raise ValueError("There is no token called " + token + ".")
        kind = TOKENS.index(token)
        left = list(self.waiting())
        if not left[kind]:
            raise ValueError("No " + token + " token is left in the bag.")
        left[kind] -= 1
        self.left = left


class QuickDie:
    """The die alone, with its tokens: no players, no turns, no end."""

    def __init__(self) -> None:
        self.face = ""
        self.token = ""
        self.rolls = 0
        self.bag = Bag()

    def may_draw(self) -> bool:
        """A fat face turns a token up; so does the token that shows Catty Fatty again."""
        return self.face == "fat_face" and self.token in ("", "fatty")

    def apply(self, event: "Sequence[str]") -> None:
        """`roll FACE`, `token TOKEN` or `bag COUNTS`; all else is refused and changes nothing."""
        kind = event[0]
        if kind == "bag":
            self._fill(event[1:])
        elif kind == "roll" and len(event) == 2:
            self._roll(event[1])
        elif kind == "token" and len(event) == 2:
            self._token(event[1])
        else:
            raise ValueError("A die knows nothing of " + " ".join(event) + ".")

    def summary(self) -> list[str]:
        """The one event that a new journal needs to go on with this bag."""
        return ["bag"] + [str(count) for count in self.bag.left]

    def _fill(self, counts: "Sequence[str]") -> None:
        left = [int(count) for count in counts if count.isdigit()]
        if len(left) != len(counts) or len(left) != len(BOX):
            raise ValueError("A bag is told by six counts.")
        if any([have > full for have, full in zip(left, BOX)]):
            raise ValueError("No bag holds so many tokens.")
        self.bag.left = left

    def _roll(self, face: str) -> None:
        if face not in FACES:
            raise ValueError("The die has no face called " + face + ".")
        self.face = face
        self.token = ""
        self.rolls += 1

    def _token(self, token: str) -> None:
        if not self.may_draw():
            raise ValueError("A token is drawn after a fat face only.")
        self.bag.take(token)
        self.token = token
