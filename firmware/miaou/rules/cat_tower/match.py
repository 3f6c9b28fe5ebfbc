"""A match of Cat Tower: turns, what a face or a token asks for, what falls, and the points."""

from micropython import const

from miaou.rules.cat_tower.die import Bag, number
from miaou.rules.cat_tower.table import Table

FATTIES = const(8)  # Catty Fatty cards
CARDS = const(28)  # cat cards

PENALTY = {"card": 2, "token": 1, "both": 3}  # cat cards, by what fell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# What the match waits for, by its task: why anything else is refused, and the events allowed.
_TASKS = {
    "": ("Say first who sits at the table.", "rolled", "table"),
    "round": ("Say first who starts the round.", "house", "rounds", "round"),
    "roll": ("The die is to be rolled first.", "roll"),
    "who": ("Say first who stacks the card.", "who"),
    "stack": ("Say first whether the card stands or falls.", "stack", "none", "fall"),
    "token": ("A token is to be turned up first.", "token"),
    "place": ("Say first whether the token stands or falls.", "stack", "fall"),
    "deal": ("All the cards are to be dealt out equally first.", "dealt"),
    "over": ("The match is over: take the last step back, or begin a new match.",),
}

# What a face, or the token that replaced the roll, asks for: the task, and how many cards.
_ASKS = {
    "": ("roll", 0),
    "one_cat": ("stack", 1),
    "two_cats": ("stack", 2),
    "paw": ("who", 1),
    "paws": ("who", 1),
    "fish": ("stack", 1),
    "belly": ("stack", 1),
    "fat_face": ("stack", 1),
    "fatty": ("stack", 1),
}
_UPSIDE = ("fish", "belly")
_CATTY_FATTY = ("fat_face", "fatty")
_FORCING = ("paws", "fatty", "belly")


class Match(Table):
    """Rounds for two to four players; `task` says what the table does next, `seat` whose turn.

    Seats are counted clockwise from 0. A card's owner is always the player whose turn it is.
    """

    EVENTS = {
        "rolled": 10,  # as `tally` tells it
        "table": -1,  # two to four names, clockwise
        "house": -1,  # doubled FACE | fatty again|reuse | pays stacker|active | hand N | tokens N …
        "rounds": 1,
        "round": 1,  # the seat that starts
        "roll": 1,  # a face
        "who": 1,  # the seat that stacks
        "stack": 0,  # what was being stacked or laid stands
        "none": 0,  # no fallen Catty Fatty is there to be stacked again
        "token": 1,
        "dealt": 0,
        "fall": 1,  # card, token or both
    }

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0
        self.won = -1
        self.first = self.seat = self.stacker = 0
        self.direction = 1
        self.forced = ""
        self.fatty = self.upside = False
        self.to_stack = 0
        self.fatties = FATTIES
        self.tower = 0
        self.box = CARDS

    @property
    def owner(self) -> int:
        return self.seat

    def apply(self, event: "Sequence[str]") -> None:
        """An event that the task allows; all else is refused and changes nothing."""
        allowed = _TASKS[self.task]
        if not event or event[0] not in allowed:
            raise ValueError(allowed[0])
        super().apply(event)

    def begun(self) -> bool:
        """Whether anything has been played that could be taken back."""
        return self.turns > 1 or self.face != ""

    def next(self) -> int:
        return (self.seat + self.direction) % len(self.names)

    def payer(self) -> int:
        return self.seat if self.active_pays else self.stacker

    def penalty(self, what: str) -> int:
        """How many cards the payer takes: no more than there are, the one that failed included."""
        failed = self.task == "stack" and not self.fatty
        return min(PENALTY[what], self.tower + failed + self.box)

    def may_fall(self, what: str) -> bool:
        if self.task not in ("stack", "place") or what not in PENALTY:
            return False
        return what == "card" or self.bag.turned() > 0

    def shares(self) -> list[int]:
        """All the hands dealt out one by one, in turn order from the active player."""
        hands = [0] * len(self.hands)
        for card in range(sum(self.hands)):
            hands[(self.seat + self.direction * card) % len(hands)] += 1
        return hands

    def ranking(self) -> list[tuple[int, int, int]]:
        """(place, seat, points), best first; equal points share a place."""
        return sorted(
            [
                (1 + sum([other > points for other in self.points]), seat, points)
                for seat, points in enumerate(self.points)
            ]
        )

    def _round(self, seat: str) -> None:
        players = len(self.names)
        first = self._seat(seat)
        foundation = int(players < 4)
        box = CARDS - foundation - players * self.hand
        if box < 0:
            raise ValueError("There are not so many cat cards: deal fewer to each.")
        self.hands = [self.hand] * players
        self.tower, self.box = foundation, box
        self.fatties = FATTIES
        self.bag = Bag(self.bag.box)
        self.direction = 1
        self.round += 1
        self.won = -1
        self.first = first
        self._turn(first, "")

    def _seat(self, word: str) -> int:
        return number(word, 0, len(self.names) - 1)

    def _turn(self, seat: int, forced: str) -> None:
        self.turns += 1
        self.seat = seat
        self.face = self.token = ""
        self.forced = forced
        self._ask(forced)

    def _ask(self, image: str) -> None:
        if image in _CATTY_FATTY and not self.fatties and not self.reuse:
            image = self.forced = ""
        self.task, cards = _ASKS[image]
        self.to_stack = min(cards, self.hands[self.seat])
        self.upside = image in _UPSIDE
        self.fatty = image in _CATTY_FATTY
        self.stacker = self.seat
        if self.task == "who" and len(self.names) == 2:
            self._name(self.next())

    def _roll(self, face: str) -> None:
        super()._roll(face)
        self._ask(face)

    def _who(self, seat: str) -> None:
        stacker = self._seat(seat)
        if stacker == self.seat:
            raise ValueError("Name another player: nobody stacks their own card on a paw.")
        self._name(stacker)

    def _name(self, stacker: int) -> None:
        self.stacker = stacker
        self.task = "stack"

    def _none(self) -> None:
        if not self.fatty or self.fatties:
            raise ValueError("There is a card to stack.")
        self.forced = ""
        self._ask("")

    def _token(self, token: str) -> None:
        self.bag.take(token)
        self.token = token
        self.task = "place"

    def _stack(self) -> None:
        if self.task == "place":
            self._obey()
            return
        self._lay()
        if self.fatty:
            self.task = "token"
        elif not self._finished() and not self.to_stack:
            self._end_turn("")

    def _lay(self) -> None:
        """The card leaves the hand, or Catty Fatty the supply, whether it will stand or not."""
        self.to_stack -= 1
        if not self.fatty:
            self.hands[self.seat] -= 1
            self.tower += 1
        elif self.fatties:
            self.fatties -= 1

    def _obey(self) -> None:
        if self.token == "equal":
            self.task = "deal"
        else:
            self._end_turn(self.token if self.token in _FORCING else "")

    def _dealt(self) -> None:
        self.hands = self.shares()
        self._end_turn("")

    def _fall(self, what: str) -> None:
        if not self.may_fall(what):
            raise ValueError("A card can fall, and a token once one has been turned up.")
        taken = self.penalty(what)
        if self.task == "stack":
            self._lay()
        self.hands[self.payer()] += taken
        self.tower -= taken
        if self.tower < 0:  # the rest comes from the box
            self.box += self.tower
            self.tower = 0
        if not self._finished():
            self._end_turn("")

    def _end_turn(self, forced: str) -> None:
        """On to the next player; a skip or a reversal counts even when its token fell."""
        if self.token == "reverse":
            self.direction = -self.direction
        elif self.token == "skip":
            self.seat = self.next()
        self._turn(self.next(), forced)

    def _finished(self) -> bool:
        """Whether a hand is empty: the round is over at once, and each card left costs a point."""
        if 0 not in self.hands:
            return False
        self.won = self.hands.index(0)
        self.points = [points - left for points, left in zip(self.points, self.hands)]
        self.task = "over" if self.round == self.rounds else "round"
        return True
