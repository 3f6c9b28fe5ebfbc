"""A match of Cat Tower: turns, what a face or a token asks for, and what falls."""

from miaou.rules.cat_tower.die import Bag
from miaou.rules.cat_tower.table import Table

PENALTY = {"card": 2, "token": 1, "both": 3}  # cat cards, by what fell, the fallen one among them

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# What the match waits for, by its task: why anything else is refused, and the events allowed.
_TASKS = {
    "": ("Say first who sits at the table.", "rolled", "table"),
    "round": ("Say first who starts the round.", "table", "house", "rounds", "round"),
    "roll": ("The die is to be rolled first.", "roll", "shows"),
    "who": ("Say first who stacks the card.", "who"),
    "stack": ("Say first whether the card stands or falls.", "stack", "none", "fall"),
    "token": ("A token is to be turned up first.", "token", "shows"),
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
_ANY_TIME = ("hand", "rename", "stop")  # once a round has begun
_UPSIDE = ("fish", "belly")
_CATTY_FATTY = ("fat_face", "fatty")
_FORCING = ("paws", "fatty", "belly")


class Match(Table):
    """Rounds for two to six players; `task` says what the table does next, `seat` whose turn."""

    EVENTS = {
        "rolled": 10,  # as `tally` tells it
        "table": -1,  # two to six names, clockwise; between rounds, too
        "house": -1,  # a rule of HOUSE and its answer | doubled FACE | hand N | tokens N … |
        #               box CARDS FATTIES PLAYERS
        "rounds": 1,
        "round": 1,  # the seat that starts
        "roll": 1,  # a face
        "shows": 1,  # what the box's own die shows, or the token that was turned up
        "who": 1,  # the seat that stacks
        "stack": 0,  # what was being stacked or laid stands
        "none": 0,  # no fallen Catty Fatty is there to be stacked again
        "token": 1,
        "dealt": 0,
        "fall": 1,  # card, token or both
        "hand": 2,  # a seat, and how many cards it really has
        "rename": 2,  # a seat, and who sits there
        "stop": 1,  # hands or rounds: whether the round under way counts
    }

    def __init__(self) -> None:
        super().__init__()
        self.turns = self.steps = 0
        self.seat = self.stacker = 0
        self.direction = 1
        self.forced = ""
        self.fatty = self.upside = False
        self.fatties = self.supply

    @property
    def owner(self) -> int:
        """The player whose turn it is; on cat paws, by house rule, the one who was named."""
        named = self.forced == "paws" and self.house["paws"] == "named"
        return self.stacker if named else self.seat

    def apply(self, event: "Sequence[str]") -> None:
        """An event that the task allows; all else is refused and changes nothing."""
        allowed = _TASKS[self.task]
        kind = event[0] if event else ""
        if kind not in allowed and not (kind in _ANY_TIME and self._may_any_time(kind)):
            raise ValueError(allowed[0])
        super().apply(event)
        self.steps += self.round > 0

    def _may_any_time(self, kind: str) -> bool:
        return self.round > 0 and not (kind == "stop" and self.task == "over")

    def begun(self) -> bool:
        """Whether anything has been played that could be taken back."""
        return self.steps > 1

    def next(self) -> int:
        return (self.seat + self.direction) % len(self.names)

    def payer(self) -> int:
        return self.seat if self.house["pays"] == "active" else self.stacker

    def penalty(self, what: str) -> int:
        """How many cat cards the payer takes: no more than there are, the fallen one included."""
        cat = self.stacks_cat()
        three = cat and what != "token" and self.house["falls"] == "three"
        return min(PENALTY[what] + three, self.tower + cat + self.box)

    def stacks_cat(self) -> bool:
        """Whether the card being stacked is a cat card, and not a Catty Fatty."""
        return self.task == "stack" and not self.fatty

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

    def on_round(self, seat: str) -> None:
        """Deals as many cards each as the table has agreed, or as there are."""
        players = len(self.names)
        first = self._seat(seat)
        self.tower = int(players < self.most)
        hand = min(self.hand, (self.cards - self.tower) // players)
        self.box = self.cards - self.tower - players * hand
        self.hands = [hand] * players
        self.fatties = self.supply
        self.bag = Bag(self.bag.box)
        self.direction = 1
        self.round += 1
        self.won = -1
        self.first = first
        self._turn(first, "")

    def _turn(self, seat: int, forced: str) -> None:
        self.turns += 1
        self.seat = seat
        self.face = self.token = ""
        self.forced = forced
        self._ask(forced)

    def _ask(self, image: str) -> None:
        if image in _CATTY_FATTY and not self.fatties and self.house["fatty"] == "again":
            image = self.forced = ""
        self.task, cards = _ASKS[image]
        self.to_stack = min(cards, self.hands[self.seat])
        self.upside = image in _UPSIDE
        self.fatty = image in _CATTY_FATTY
        self.stacker = self.seat
        if self.task == "who" and len(self.names) == 2:
            self._name(self.next())

    def on_roll(self, face: str) -> None:
        super().on_roll(face)
        self._ask(face)

    def on_shows(self, image: str) -> None:
        """The box's own die or token: as a roll, but not counted as one of Miaou's."""
        if self.task == "token":
            self.on_token(image)
            return
        self.face = self._known(image)
        self._ask(image)

    def on_who(self, seat: str) -> None:
        stacker = self._seat(seat)
        if stacker == self.seat:
            raise ValueError("Name another player: nobody stacks their own card on a paw.")
        self._name(stacker)

    def _name(self, stacker: int) -> None:
        self.stacker = stacker
        self.task = "stack"

    def on_none(self) -> None:
        if not self.fatty or self.fatties:
            raise ValueError("There is a card to stack.")
        self.forced = ""
        self._ask("")

    def on_token(self, token: str) -> None:
        self.bag.take(token)
        self.token = token
        self.task = "place"

    def on_stack(self) -> None:
        if self.task == "place":
            self._obey()
            return
        self._lay()
        if self.fatty:
            self.task = "token"
        elif not self.finished() and not self.to_stack:
            self._end_turn("")

    def _lay(self) -> None:
        """The card leaves the hand, or Catty Fatty the supply, whether it will stand or not."""
        self.to_stack -= 1
        if not self.fatty:
            self.hands[self.owner] -= 1
            self.tower += 1
        elif self.fatties:
            self.fatties -= 1

    def _obey(self) -> None:
        if self.token == "equal":
            self.task = "deal"
        else:
            self._end_turn(self.token if self.token in _FORCING else "")

    def on_dealt(self) -> None:
        self.hands = self.shares()
        self._end_turn("")

    def on_fall(self, what: str) -> None:
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
        if self.house["falls"]:
            self.token = ""  # what it asked for is lost
        if not self.finished():
            self._end_turn("")

    def _end_turn(self, forced: str) -> None:
        if self.token == "reverse":
            self.direction = -self.direction
        elif self.token == "skip":
            self.seat = self.next()
        self._turn(self.next(), forced)
