"""Who sits at the table of Cat Tower, and the house rules of a match: settled before it starts."""

from micropython import const

from miaou.rules import distinct
from miaou.rules.cat_tower.die import Die, edition, number

HAND = const(7)
_MOST_HAND = const(13)  # two players and a foundation


class Table(Die):
    """`task` says what the table does next; seats are counted clockwise from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.hands: list[int] = []
        self.points: list[int] = []
        self.task = ""
        self.hand = HAND
        self.reuse = False  # house rule: a fallen Catty Fatty is stacked when the supply is empty
        self.active_pays = False  # house rule: not the stacker but the active player pays
        self.rounds = 1
        self.round = 0

    def _table(self, *names: str) -> None:
        if not 2 <= len(names) <= 4:
            raise ValueError("Two to four players sit at the table.")
        distinct(names)
        self.names = list(names)
        self.hands = [0] * len(names)
        self.points = [0] * len(names)
        self.task = "round"

    def _house(self, rule: str = "", *words: str) -> None:
        self._check_settling()
        value = " ".join(words)
        if rule == "tokens":
            self.bag = edition(words)
        elif rule == "hand":
            self.hand = number(value, 1, _MOST_HAND)
        elif rule == "doubled":
            self._doubled(value)
        elif rule == "fatty" and value in ("again", "reuse"):
            self.reuse = value == "reuse"
        elif rule == "pays" and value in ("stacker", "active"):
            self.active_pays = value == "active"
        else:
            raise ValueError("There is no house rule: " + rule + " " + value + ".")

    def _rounds(self, rounds: str) -> None:
        self._check_settling()
        self.rounds = number(rounds, 1, 9)

    def _check_settling(self) -> None:
        if self.round:
            raise ValueError("House rules and rounds are settled before the first round.")
