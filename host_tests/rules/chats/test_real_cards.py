"""Games with real cards, played by the book: the referee knows where every card lies."""

from hypothesis import given, settings
from hypothesis import strategies as st

from miaou.rules.chats.referee import Referee
from miaou.rules.chats.trick import RARITIES

Card = tuple[int, str]  # its weight, and how rare it is
MANY = 60  # tricks that are played, if the game is not over before


class Table:
    """Piles of cards, played by the book and by the rulings; every card is somewhere."""

    def __init__(self, piles: list[list[Card]], pot: str) -> None:
        self.piles = piles
        self.pot: list[Card] = []  # what waits for the next trick's winner
        self.shared = pot == "shared"
        self.referee = Referee()
        cards = sum(map(len, piles))
        names = "ABCDEF"[: len(piles)]
        for event in (["table", *names], ["pot", pot], ["limit", "0"], ["cards", str(cards)]):
            self.referee.apply(event)

    def trick(self) -> None:
        """All weights are told aloud; who wins is told to the referee, step by step."""
        playing = [seat for seat, pile in enumerate(self.piles) if pile]
        laid = {seat: [self.piles[seat].pop(0)] for seat in playing}
        most = max(cards[0][0] for cards in laid.values())
        first = [seat for seat in playing if laid[seat][0][0] == most]
        self.tell(first)
        if len(first) > 1:
            first = self.rarest(first, laid)
            self.tell(first)
        while len(first) > 1 and (able := [seat for seat in first if self.piles[seat]]):
            if len(able) == 1:
                first = able
                break
            for seat in able:
                laid[seat].append(self.piles[seat].pop(0))
            first = self.rarest(able, laid)
            self.tell(first)
        self.take(first, laid)

    def rarest(self, seats: list[int], laid: dict[int, list[Card]]) -> list[int]:
        ranks = [RARITIES.index(laid[seat][-1][1]) for seat in seats]
        return [seat for seat, rank in zip(seats, ranks, strict=True) if rank == max(ranks)]

    def tell(self, first: list[int]) -> None:
        self.referee.apply(["won" if len(first) == 1 else "tie", *map(str, first)])

    def take(self, first: list[int], laid: dict[int, list[Card]]) -> None:
        cards = [card for mine in laid.values() for card in mine]
        if len(first) == 1:
            self.piles[first[0]] += self.pot + cards
            self.pot = []
        elif self.shared or not any(self.piles):
            for seat, mine in laid.items():
                self.piles[seat] += mine
        else:
            self.pot += cards
        alone = [seat for seat, pile in enumerate(self.piles) if pile]
        if len(alone) == 1:
            self.piles[alone[0]] += self.pot
            self.pot = []


CARDS = st.tuples(st.integers(1, 3), st.sampled_from(RARITIES[:2]))
PILES = st.integers(2, 6).flatmap(
    lambda players: st.integers(1, 6).flatmap(
        lambda each: st.lists(
            st.lists(CARDS, min_size=each, max_size=each), min_size=players, max_size=players
        )
    )
)


@settings(max_examples=300)
@given(piles=PILES, pot=st.sampled_from(["waits", "shared"]))
def test_the_referee_knows_where_every_card_lies(piles: list[list[Card]], pot: str) -> None:
    table = Table(piles, pot)
    for _ in range(MANY):
        table.trick()
        assert table.referee.hands.held == list(map(len, table.piles))
        assert table.referee.hands.pot == len(table.pot)
        if table.referee.task == "over":
            assert table.referee.winners == [seat for seat, pile in enumerate(piles) if pile]
            return
        assert table.referee.trick.seats == [seat for seat, pile in enumerate(piles) if pile]
