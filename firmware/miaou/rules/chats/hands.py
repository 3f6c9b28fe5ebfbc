"""Chats' cards: in hands or in the pot, never more or fewer than were dealt; and who got them."""

from micropython import const

BOX = const(36)  # cards, where nobody has counted them
MOST_CARDS = const(200)
MOST_MINUTES = const(60)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Hands:
    """Seats are counted clockwise from 0."""

    def __init__(self, held: list[int]) -> None:
        self.held = held
        self.pot = 0
        self.laid = [0] * len(held)  # of it, what each has laid in this trick
        self.takers: list[int] = []  # who took each trick, or -1 for nobody
        self.ahead: list[int] = []  # who had most cards after it, or -1 for several
        self.fell = [0] * len(held)  # the trick that took a player's last card; 0 if none did

    def playing(self) -> list[int]:
        """Who has cards; a player without is out."""
        return [seat for seat, cards in enumerate(self.held) if cards]

    def richest(self) -> list[int]:
        """Who has most cards."""
        most = max(self.held)
        return [seat for seat, cards in enumerate(self.held) if cards == most]

    def after(self, seat: int) -> int:
        """The next player clockwise who has cards."""
        seat = (seat + 1) % len(self.held)
        return seat if self.held[seat] else self.after(seat)

    def lay(self, seats: "Sequence[int]") -> None:
        """Each of them adds a card to the pot."""
        for seat in seats:
            self.held[seat] -= 1
            self.laid[seat] += 1
            self.pot += 1

    def take(self, seat: int) -> None:
        self.held[seat] += self.pot
        self.pot = 0

    def give_back(self) -> None:
        """Each takes their own cards of this trick; what an earlier one has left waits on."""
        for seat, cards in enumerate(self.laid):
            self.held[seat] += cards
            self.pot -= cards

    def share(self, seats: "Sequence[int]") -> None:
        """As 0.1 did: the same number to each of them; what cannot be divided stays in the pot."""
        share = self.pot // len(seats)
        for seat in seats:
            self.held[seat] += share
            self.pot -= share

    def close(self, taker: int) -> None:
        """Remembers how a trick has ended."""
        self.laid = [0] * len(self.held)
        self.takers.append(taker)
        richest = self.richest()
        self.ahead.append(richest[0] if len(richest) == 1 else -1)
        for seat, cards in enumerate(self.held):
            if not cards and not self.fell[seat]:
                self.fell[seat] = len(self.takers)

    def tricks(self, seat: int) -> int:
        """How many this player has won."""
        return self.takers.count(seat)

    def streak(self, seat: int) -> int:
        """How many this player has won in a row, at best."""
        longest = run = 0
        for taker in self.takers:
            run = run + 1 if taker == seat else 0
            longest = max(longest, run)
        return longest

    def ranking(self, winners: "Sequence[int]" = ()) -> "list[tuple[int, int]]":
        """(place, seat), best first; of players without cards, who held out longer is better."""
        worth = [
            (seat in winners, cards, fell)
            for seat, (cards, fell) in enumerate(zip(self.held, self.fell))
        ]
        places = [1 + sum([other > mine for other in worth]) for mine in worth]
        return sorted([(place, seat) for seat, place in enumerate(places)])
