"""The tokens of Cat Tower: a bag of them face down, drawn without replacement."""

TOKENS = ("reverse", "skip", "equal", "paws", "fatty", "belly")
BOX = (2, 2, 5, 2, 2, 2)  # how many of each are in the box

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def number(word: str, least: int, most: int) -> int:
    if not word.isdigit() or not least <= int(word) <= most:
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
