"""The rules, pure: what has happened arrives as events, and the same events give the same state."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SIDES = ("cat", "tail")


class Tosses:
    def __init__(self) -> None:
        self.sides: list[str] = []

    def apply(self, event: "Sequence[str]") -> None:
        """`toss SIDE`; all else is refused in a sentence, and changes nothing."""
        if event[0] != "toss" or len(event) != 2 or event[1] not in SIDES:
            raise ValueError("A coin knows nothing of " + " ".join(event) + ".")
        self.sides.append(event[1])
