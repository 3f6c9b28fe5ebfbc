"""Cat Tower's fish race: the fastest towers. Pure: its time arrives inside the event."""

from micropython import const

from miaou.rules import digits

BEST = const(5)  # races that are remembered
LEAST = const(2)  # players
MOST = const(6)
LONGEST = const(5999)  # tenths of a second: 9:59.9

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Records:
    """The best races, fastest first; of equal ones the older comes first."""

    def __init__(self) -> None:
        self.best: list[tuple[str, int, int]] = []  # winner, tenths, players
        self.place = 0  # of the last race, from 1; 0 if it is none of the best

    def apply(self, event: "Sequence[str]") -> None:
        """`race NAME TENTHS PLAYERS`, `rename OLD NEW`; all else is refused and changes nothing."""
        if len(event) == 3 and event[0] == "rename":
            self.best = [
                (event[2] if race[0] == event[1] else race[0],) + race[1:] for race in self.best
            ]
            return
        if len(event) != 4 or event[0] != "race":
            raise ValueError("A fish race knows nothing of " + " ".join(event) + ".")
        tenths = _number(event[2], 0, LONGEST, "A race takes at most 9:59.9.")
        players = _number(event[3], LEAST, MOST, "A race is for 2 to 6 players.")
        place = sum([race[1] <= tenths for race in self.best])
        self.best.insert(place, (event[1], tenths, players))
        del self.best[BEST:]
        self.place = place + 1 if place < BEST else 0

    def summary(self) -> list[list[str]]:
        """Events that restore these records in a new journal."""
        return [["race", name, str(tenths), str(players)] for name, tenths, players in self.best]


def clock(tenths: int) -> str:
    """Minutes, seconds and a tenth, as a stopwatch shows them."""
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"


def _number(word: str, least: int, most: int, refusal: str) -> int:
    if not digits(word) or not least <= int(word) <= most:
        raise ValueError(refusal)
    return int(word)
