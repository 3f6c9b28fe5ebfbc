"""The table of Cat Tower: who sits there, its house rules, the hands, the rounds, the points."""

from micropython import const

from miaou.rules import distinct, renamed
from miaou.rules.cat_tower.die import Die, edition, number

HAND = const(7)
CARDS = const(28)  # cat cards
FATTIES = const(8)  # Catty Fatty cards
PLAYERS = const(4)  # most of them, in this edition
MOST = const(6)  # in any edition
_MOST_HAND = const(13)  # two players and a foundation

# Where the rulebook leaves a question open: the answers, Miaou's own first.
HOUSE = {
    "fatty": ("again", "reuse"),  # none is left: roll again, or stack one that has fallen
    "pays": ("stacker", "active"),  # a card falls on a paw
    "falls": ("two", "three"),  # cards for one that falls, itself among them
    "paws": ("next", "named"),  # whose card the player stacks whom cat paws name
    "begins": ("same", "winner", "left"),  # the next round; left is clockwise
}


class Table(Die):
    """`task` says what the table does next; seats are counted clockwise from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.hands: list[int] = []
        self.points: list[int] = []
        self.task = ""
        self.hand = HAND
        self.house = {rule: answers[0] for rule, answers in HOUSE.items()}
        self.house["falls"] = ""  # as in 0.1: two, but a skip or a reversal that falls still counts
        self.cards, self.supply, self.most = CARDS, FATTIES, PLAYERS
        self.tower = 0
        self.box = CARDS
        self.rounds = 1
        self.round = 0
        self.first = 0  # the seat that began the round
        self.won = -1  # the seat that won it
        self.to_stack = 0

    @property
    def owner(self) -> int:
        """Whose card is stacked."""
        raise NotImplementedError

    def starter(self) -> int:
        """Who begins the next round."""
        begins = self.house["begins"]
        if begins == "winner" and self.won >= 0:
            return self.won
        return (self.first + (begins == "left")) % len(self.names)

    def ranking(self) -> list[tuple[int, int, int]]:
        """(place, seat, points), best first; equal points share a place."""
        return sorted(
            [
                (1 + sum([other > points for other in self.points]), seat, points)
                for seat, points in enumerate(self.points)
            ]
        )

    def on_table(self, *names: str) -> None:
        if not 2 <= len(names) <= MOST:
            raise ValueError("Two to six players sit at the table.")
        distinct(names)
        if self.round:
            from miaou.rules.cat_tower.aside import change

            change(self, names)
        else:
            self.hands = [0] * len(names)
            self.points = [0] * len(names)
        self.names = list(names)
        self.task = "round"

    def on_house(self, rule: str = "", *words: str) -> None:
        self._check_settling()
        value = " ".join(words)
        if rule == "tokens":
            self.bag = edition(words)
        elif rule == "box" and len(words) == 3:
            cards, supply = number(words[0], 12, 99), number(words[1], 0, 30)
            self.most = number(words[2], 2, MOST)
            self.cards, self.supply = cards, supply
        elif rule == "hand":
            self.hand = number(value, 1, _MOST_HAND)
        elif rule == "doubled":
            self.on_doubled(value)
        elif value in HOUSE.get(rule, ()):
            self.house[rule] = value
        else:
            raise ValueError("There is no house rule: " + rule + " " + value + ".")

    def on_rounds(self, rounds: str) -> None:
        self._check_settling()
        self.rounds = number(rounds, 1, 9)

    def _check_settling(self) -> None:
        if self.round:
            raise ValueError("House rules and rounds are settled before the first round.")

    def _seat(self, word: str) -> int:
        return number(word, 0, len(self.names) - 1)

    def on_hand(self, seat: str, count: str) -> None:
        from miaou.rules.cat_tower.aside import set_right  # most matches do without

        set_right(self, self._seat(seat), count)

    def on_rename(self, seat: str, name: str) -> None:
        self.names = renamed(self.names, self._seat(seat), name)

    def on_stop(self, what: str) -> None:
        from miaou.rules.cat_tower.aside import stop

        stop(self, what)

    def finished(self) -> bool:
        """Whether a hand is empty: the round is over at once."""
        if 0 not in self.hands:
            return False
        self.won = self.hands.index(0)
        self.count()
        self.task = "over" if self.round == self.rounds else "round"
        return True

    def count(self) -> None:
        """Each card left costs a point."""
        self.points = [points - left for points, left in zip(self.points, self.hands)]
