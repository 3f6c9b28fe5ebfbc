"""Cat Tower: the die, the tokens and a match, by the rulebook. Imports nothing of Miaou."""

from micropython import const

# The die's five images on six faces; which of them stands twice is a house rule.
FACES = ("one_cat", "two_cats", "paw", "fish", "fat_face")
DOUBLED = "one_cat"

TOKENS = ("reverse", "skip", "equal", "paws", "fatty", "belly")
BOX = (2, 2, 5, 2, 2, 2)  # how many of each are in the box
FATTIES = const(8)  # Catty Fatty cards
CARDS = const(28)  # cat cards
HAND = const(7)

_MOST_HAND = const(13)  # two players and a foundation
_MOST_ROLLS = const(999999999)
_LAST = const(8)  # rolls that are still told

PENALTY = {"card": 2, "token": 1, "both": 3}  # cat cards, by what fell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def face(number: int, doubled: str = DOUBLED) -> str:
    """The face that shows when the die falls on side 0 … 5; one image stands on two of them."""
    if number < len(FACES):
        return FACES[number]
    return doubled if doubled in FACES else DOUBLED


def _number(word: str, least: int, most: int) -> int:
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


def _edition(words: "Sequence[str]") -> Bag:
    """A full bag of another edition; one that holds Catty Fatty alone would never end a chain."""
    box = [_number(word, 0, 9) for word in words]
    if len(box) != len(BOX):
        raise ValueError("An edition is six counts of tokens.")
    if sum(box) == box[TOKENS.index("fatty")]:
        raise ValueError("One token at least must not be Catty Fatty.")
    return Bag(box)


class Die:
    """A game's die and bag: which face stands twice, and how often each was rolled."""

    EVENTS: "dict[str, int]"  # how many words follow each; -1: it judges by itself

    def __init__(self) -> None:
        self.face = ""
        self.token = ""
        self.doubled = DOUBLED
        self.last: list[str] = []  # the newest is the last
        self.rolls = [0] * len(FACES)
        self.doubled_rolls = [0] * len(FACES)  # rolls made while that face was the doubled one
        self.bag = Bag()

    def apply(self, event: "Sequence[str]") -> None:
        """One of EVENTS, with its words; all else is refused and changes nothing."""
        words = self.EVENTS.get(event[0])
        if words is None or (words >= 0 and words != len(event) - 1):
            raise ValueError("Cat Tower knows nothing of " + " ".join(event) + ".")
        getattr(self, "_" + event[0])(*event[1:])

    def tally(self) -> list[str]:
        """The event that tells the next journal what was rolled until now."""
        return ["rolled"] + [str(count) for count in self.rolls + self.doubled_rolls]

    def _rolled(self, *words: str) -> None:
        counts = [_number(word, 0, _MOST_ROLLS) for word in words]
        rolls, doubled_rolls = counts[: len(FACES)], counts[len(FACES) :]
        if any(self.rolls) or sum(rolls) != sum(doubled_rolls):
            raise ValueError("Earlier rolls are told once, before any other, each in both counts.")
        self.rolls, self.doubled_rolls = rolls, doubled_rolls

    def _doubled(self, face: str) -> None:
        self.doubled = self._known(face)

    def _roll(self, face: str) -> None:
        self.face = self._known(face)
        self.token = ""
        self.rolls[FACES.index(face)] += 1
        self.doubled_rolls[FACES.index(self.doubled)] += 1
        self.last.append(face)
        if len(self.last) > _LAST:
            self.last.pop(0)

    def _known(self, face: str) -> str:
        if face not in FACES:
            raise ValueError("The die has no face called " + face + ".")
        return face


class QuickDie(Die):
    """The die alone, with its tokens: no players, no turns, no end."""

    EVENTS = {"rolled": 10, "doubled": 1, "tokens": 6, "bag": 6, "roll": 1, "token": 1}

    def may_draw(self) -> bool:
        """A fat face turns a token up; so does the token that shows Catty Fatty again."""
        return self.face == "fat_face" and self.token in ("", "fatty")

    def summary(self) -> list[list[str]]:
        """The events that a new journal needs to go on with this die and this bag."""
        return [
            self.tally(),
            ["doubled", self.doubled],
            ["tokens"] + [str(count) for count in self.bag.box],
            ["bag"] + [str(count) for count in self.bag.left],
        ]

    def _tokens(self, *words: str) -> None:
        self.bag = _edition(words)

    def _bag(self, *words: str) -> None:
        left = [_number(word, 0, 9) for word in words]
        if any([have > full for have, full in zip(left, self.bag.box)]):
            raise ValueError("No bag holds so many tokens.")
        self.bag.left = left

    def _token(self, token: str) -> None:
        if not self.may_draw():
            raise ValueError("A token is drawn after a fat face only.")
        self.bag.take(token)
        self.token = token


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


class Match(Die):
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
        self.names: list[str] = []
        self.hands: list[int] = []
        self.points: list[int] = []
        self.task = ""
        self.hand = HAND
        self.reuse = False  # house rule: a fallen Catty Fatty is stacked when the supply is empty
        self.active_pays = False  # house rule: not the stacker but the active player pays
        self.rounds = 1
        self.round = 0
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
        if event[0] not in allowed:
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

    def _table(self, *names: str) -> None:
        if not 2 <= len(names) <= 4:
            raise ValueError("Two to four players sit at the table.")
        self.names = list(names)
        self.hands = [0] * len(names)
        self.points = [0] * len(names)
        self.task = "round"

    def _house(self, rule: str = "", *words: str) -> None:
        self._check_settling()
        value = " ".join(words)
        if rule == "tokens":
            self.bag = _edition(words)
        elif rule == "hand":
            self.hand = _number(value, 1, _MOST_HAND)
        elif rule == "doubled":
            self._doubled(value)
        elif rule == "fatty" and value in ("again", "reuse"):
            self.reuse = value == "reuse"
        elif rule == "pays" and value in ("stacker", "active"):
            self.active_pays = value == "active"
        else:
            raise ValueError("There is no house rule: " + rule + " " + value + ".")

    def _rounds(self, number: str) -> None:
        self._check_settling()
        self.rounds = _number(number, 1, 9)

    def _check_settling(self) -> None:
        if self.round:
            raise ValueError("House rules and rounds are settled before the first round.")

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
        return _number(word, 0, len(self.names) - 1)

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
