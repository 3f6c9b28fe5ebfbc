"""A trick of Chats: the cards' values and rarities, which is best, and which may change what
counts."""

from miaou.rules import digits

CHARACTERISTICS = ("weight", "year", "cuddliness", "independence")
SCALES = ((1, 999), (-9999, 2100), (1, 10), (1, 10))  # weights are in tenths of a kilogram
RARITIES = ("green", "yellow", "orange", "red")

# Why a characteristic stays as it is.
UNNAMED = "Nobody has named a characteristic yet."
NAMED = "The characteristic is named already."
SAME = "It is about that already."
GREEN = "A green card never changes it."
NOT_RARER = "Only a rarer card may change it."

# Why somebody has not won, or not tied.
LOWER = "A better value was told."
PALER = "Only the rarest card wins a tie."
UNEQUAL = "What was told is not equal."

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def best(characteristic: str, values: "Sequence[int]") -> list[int]:
    """The places of the best values: the highest, but of years the oldest."""
    wins = min(values) if characteristic == "year" else max(values)
    return [place for place, value in enumerate(values) if value == wins]


class Trick:
    """One card of each seat; words are judged before anything changes."""

    def __init__(self, seats: list[int], shown: "dict[int, str] | None" = None) -> None:
        self.seats = seats
        self.characteristic = ""
        self.setter = -1  # nobody, or a player whom nobody has named
        self.mark = ""  # how rare the card is that set it, if that is told
        self.said: dict[int, int] = {}  # values, by seat
        self.shown = shown or {}  # rarities, by seat

    def rarer(self) -> "Sequence[str]":
        """The rarities that may change the characteristic now; a card of unknown rarity counts as
        green."""
        mark = self.mark or RARITIES[0]
        return RARITIES[RARITIES.index(mark) + 1 :] if self.characteristic else ()

    def refusal(self, characteristic: str, rarity: str) -> str:
        """Why a card of this rarity may not change to it; nothing if it may."""
        if not self.characteristic:
            return UNNAMED
        if characteristic == self.characteristic:
            return SAME
        if rarity == RARITIES[0]:
            return GREEN
        return "" if rarity in self.rarer() else NOT_RARER

    def lead(self, seat: int, characteristic: str, rarity: str) -> None:
        """The leader names a characteristic; how rare the card is need not be entered."""
        if self.characteristic:
            raise ValueError(NAMED)
        one_of(CHARACTERISTICS, characteristic)
        if rarity:
            self.show(seat, rarity)
        self.characteristic = characteristic
        self.setter = seat
        self.mark = self.shown.get(seat, "")

    def change(self, seat: int, characteristic: str, rarity: str) -> None:
        """A rarer card names another, its owner unknown if -1; all say their values again."""
        one_of(CHARACTERISTICS, characteristic)
        reason = self.refusal(characteristic, one_of(RARITIES, rarity))
        if reason:
            raise ValueError(reason)
        if seat >= 0:
            self.show(seat, rarity)
        self.characteristic = characteristic
        self.setter = seat
        self.mark = rarity
        self.said = {}

    def say(self, seat: int, value: str) -> None:
        if not self.characteristic:
            raise ValueError(UNNAMED)
        self.said[seat] = number(value, *SCALES[CHARACTERISTICS.index(self.characteristic)])

    def show(self, seat: int, rarity: str) -> None:
        """A card's rarity stays as it was entered: if it could change, changes would never end."""
        known = self.shown.get(seat, one_of(RARITIES, rarity))
        if known != rarity:
            raise ValueError("That card was said to be " + known + ".")
        self.shown[seat] = rarity
        if seat == self.setter:
            self.mark = rarity

    def winning(self) -> list[int]:
        """Whose values are best, once all are known."""
        return self._first(self.characteristic, self.said)

    def rarest(self) -> list[int]:
        """Whose cards are the rarest, once all are known."""
        return self._first("rarity", self._ranks())

    def doubt(self, first: "Sequence[int]", by_rarity: bool) -> str:
        """Why these cannot be the best, by what was entered; nothing if they can.

        A card of unknown rarity is at least green.
        """
        sign = -1 if self.characteristic == "year" else 1
        told = {seat: sign * value for seat, value in self.said.items()}
        others = [seat for seat in self.seats if seat not in first]
        if by_rarity:
            told = self._ranks()
            told.update({seat: 0 for seat in others if seat not in told})
        marks = [told[seat] for seat in first if seat in told]
        if not marks:
            if not by_rarity:
                return ""
            marks = [len(RARITIES) - 1]
        rivals = [seat for seat in others if told.get(seat, min(marks) - 1) >= min(marks)]
        if len(first) > 1:
            return UNEQUAL if rivals or min(marks) < max(marks) else ""
        if by_rarity:
            return PALER if rivals else ""
        if [seat for seat in rivals if told[seat] > marks[0]]:
            return LOWER
        ranks = self._ranks()  # of equal values the rarer card's has won
        mine = ranks.get(first[0], len(RARITIES))
        return PALER if [seat for seat in rivals if ranks.get(seat, -1) >= mine] else ""

    def _ranks(self) -> dict[int, int]:
        return {seat: RARITIES.index(rarity) for seat, rarity in self.shown.items()}

    def _first(self, characteristic: str, told: dict[int, int]) -> list[int]:
        if not all([seat in told for seat in self.seats]):
            return []
        places = best(characteristic, [told[seat] for seat in self.seats])
        return [self.seats[place] for place in places]


def one_of(words: "Sequence[str]", word: str) -> str:
    if word not in words:
        raise ValueError(word + " is none of " + ", ".join(words) + ".")
    return word


def number(word: str, least: int, most: int) -> int:
    if not digits(word[1:] if word[:1] == "-" else word) or not least <= int(word) <= most:
        raise ValueError(word + " is no number from " + str(least) + " to " + str(most) + ".")
    return int(word)
