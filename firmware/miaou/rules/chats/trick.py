"""Chats' cards face to face: what is told of them, which is best, and whose may change the word."""

from miaou.rules import digits

CHARACTERISTICS = ("weight", "year", "cuddliness", "independence")
SCALES = ((1, 999), (-9999, 2100), (1, 10), (1, 10))  # weights are in tenths of a kilogram
RARITIES = ("green", "yellow", "orange", "red")

# Why a characteristic stays as it is.
UNNAMED = "Nobody has named a characteristic yet."
NAMED = "The characteristic is named already."
SAME = "It is about that already."
GREEN = "A green card never changes it."
UNKNOWN = "First tell how rare the card is that set it."
NOT_RARER = "Only a card rarer than the one that set it may change it."

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
        self.setter = -1
        self.said: dict[int, int] = {}  # values, by seat
        self.shown = shown or {}  # rarities, by seat

    def rarer(self) -> "Sequence[str]":
        """The rarities that may change the characteristic now."""
        if self.setter not in self.shown:
            return ()
        return RARITIES[RARITIES.index(self.shown[self.setter]) + 1 :]

    def may_change(self, seat: int) -> bool:
        """Whether this player's card is rarer, or might be."""
        return seat in self.seats and self.shown.get(seat, RARITIES[-1]) in self.rarer()

    def refusal(self, characteristic: str, rarity: str) -> str:
        """Why a card of this rarity may not change to it; nothing if it may."""
        if not self.characteristic:
            return UNNAMED
        if characteristic == self.characteristic:
            return SAME
        if rarity == RARITIES[0]:
            return GREEN
        if self.setter not in self.shown:
            return UNKNOWN
        return "" if rarity in self.rarer() else NOT_RARER

    def lead(self, seat: int, characteristic: str, rarity: str) -> None:
        """The leader's word; how rare the card is may be left untold."""
        if self.characteristic:
            raise ValueError(NAMED)
        one_of(CHARACTERISTICS, characteristic)
        if rarity:
            self.show(seat, rarity)
        self.characteristic = characteristic
        self.setter = seat

    def change(self, seat: int, characteristic: str, rarity: str) -> None:
        """A rarer card's word; all say their values again."""
        one_of(CHARACTERISTICS, characteristic)
        reason = self.refusal(characteristic, one_of(RARITIES, rarity))
        if reason:
            raise ValueError(reason)
        self.show(seat, rarity)
        self.characteristic = characteristic
        self.setter = seat
        self.said = {}

    def say(self, seat: int, value: str) -> None:
        if not self.characteristic:
            raise ValueError(UNNAMED)
        self.said[seat] = number(value, *SCALES[CHARACTERISTICS.index(self.characteristic)])

    def show(self, seat: int, rarity: str) -> None:
        """A card's colour is told once: if it could fade, changes would never end."""
        known = self.shown.get(seat, one_of(RARITIES, rarity))
        if known != rarity:
            raise ValueError("That card was said to be " + known + ".")
        self.shown[seat] = rarity

    def winning(self) -> list[int]:
        """Whose values are best, once all are told."""
        return self._first(self.characteristic, self.said)

    def rarest(self) -> list[int]:
        """Whose cards are the rarest, once all are known."""
        ranks = {seat: RARITIES.index(rarity) for seat, rarity in self.shown.items()}
        return self._first("rarity", ranks)

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
