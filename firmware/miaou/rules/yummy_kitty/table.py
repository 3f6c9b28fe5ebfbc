"""A game of Yummy Kitty as events: the final count and, if the table likes, its turns.

Of play it keeps only what cannot go stale: turns, Feline Protection, mice. Black Cats and yarn lie
on the table, where they change unseen.
"""

from miaou.rules import digits, distinct, renamed
from miaou.rules.yummy_kitty.feeders import MANY, siamese, told
from miaou.rules.yummy_kitty.score import DOGS, count, score, worth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.yummy_kitty.score import Feeder, Line

COUNTED = ("tabby", "calico", "american", "black", "mice", "english", "lucky", "dogs")
SCORING = ("alone_is_breed", "english_counts_itself")  # the readings that `other` turns round
HOUSE = SCORING + ("mouse_after_any_draw",)

# How many words follow each event; -1: the event judges that itself.
_WORDS = {
    "table": -1,
    "rename": 2,
    "house": 2,
    "dogs": 1,
    "count": 3,
    "siamese": 3,
    "angora": -1,
    "done": 0,
    "start": 1,
    "turn": 0,
    "protect": 1,
    "yarn": -1,
    "caught": 1,
}


class Table:
    """The last entry counts, so anything can be entered again; a SEAT is a number from 0.

    table NAME…               two to five, clockwise; again: other names for the same seats
    rename SEAT NAME          who sits there; what is counted stays so
    house RULE yes|no         one of HOUSE; all are `yes` at first
    dogs off|most|each
    count SEAT KIND NUMBER    one of COUNTED
    siamese SEAT CARDS FACES  the faces of all the cards together
    angora SEAT COPY…         what each finally copies; none: `angora SEAT`
    done                      all is counted; any other event opens the count again

    While the table plays, as far as it likes:
    start SEAT                whose turn it is, at first or put right
    turn                      the next player's
    protect SEAT              has just lost a cat from hand
    caught SEAT               one more mouse
    yarn …                    0.1 wrote it; nothing of it is kept
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.feeders: list[Feeder] = []  # a kind that has no key in a feeder was not entered yet
        self.dogs = DOGS[0]
        self.house = {rule: True for rule in HOUSE}
        self.seat = -1  # whose turn it is; nobody's before somebody has begun
        self.holder = -1  # of Feline Protection
        self.counted = False
        self._result: list[Line] | None = None

    def apply(self, event: "Sequence[str]") -> None:
        kind, words = (event[0], event[1:]) if event else ("", event)
        if _WORDS.get(kind) not in (-1, len(words)):
            raise ValueError("Yummy Kitty knows nothing of " + " ".join(event) + ".")
        if not self.names and kind != "table":
            raise ValueError("Say first who plays.")
        if kind != "done":
            getattr(self, "on_" + kind)(*words)
        self.counted = kind == "done" or (kind == "rename" and self.counted)
        self._result = None

    def result(self) -> "list[Line]":
        """The lines of `score`, from what has been entered so far."""
        if self._result is None:
            self._result = score(self.feeders, self.dogs, **self._readings())
        return self._result

    def total(self, seat: int) -> int:
        """A player's points so far; asked after every row, so it ranks nobody."""
        points = worth(self.feeders, seat, self.dogs, **self._readings())
        return sum([points[kind] for kind in points if not self.later(kind)])

    def later(self, kind: str) -> bool:
        """Whether it takes all feeders to tell these points, and they are not counted yet."""
        compared = kind == "calico" or (kind == "dogs" and self.dogs == "most")
        return compared and not self.counted

    def other(self, rule: str) -> "list[Line]":
        """The result under the other reading of one of SCORING; the game stays as it is."""
        readings = self._readings()
        readings[rule] = not readings[rule]
        return score(self.feeders, self.dogs, **readings)

    def why(self, seat: int, kind: str) -> tuple[str, list[int]]:
        """The ruling behind the points of a breed or of the dogs; `later` if they have to wait."""
        if self.later(kind):
            return "later", []
        from miaou.rules.yummy_kitty_why import why  # only an argument needs it

        return why(self.feeders, seat, kind, self.dogs, **self._readings())

    def mouse_counts(self, stored: bool) -> bool:
        """Whether a mouse on the deck matters after this draw: of `stored` food, or another."""
        return stored or self.house["mouse_after_any_draw"]

    def rematch(self) -> list[list[str]]:
        """Events that begin another game of the same players by the same rules."""
        turned = [["house", rule, "no"] for rule in HOUSE if not self.house[rule]]
        return [["table"] + self.names, ["dogs", self.dogs]] + turned

    def _readings(self) -> dict[str, bool]:
        return {rule: self.house[rule] for rule in SCORING}

    def on_table(self, *names: str) -> None:
        if not 2 <= len(names) <= 5:
            raise ValueError("Yummy Kitty is for two to five players.")
        distinct(names)
        if self.names and len(names) != len(self.names):
            raise ValueError("For more or fewer players begin a new game.")
        self.feeders = self.feeders or [{} for _ in names]
        self.names = list(names)

    def on_rename(self, seat: str, name: str) -> None:
        self.names = renamed(self.names, self._seat(seat), name)

    def on_house(self, rule: str, answer: str) -> None:
        if rule not in HOUSE or answer not in ("yes", "no"):
            raise ValueError("No house rule says " + rule + " " + answer + ".")
        self.house[rule] = answer == "yes"

    def on_dogs(self, dogs: str) -> None:
        if dogs not in DOGS:
            raise ValueError("Dogs are off, most or each.")
        self.dogs = dogs

    def on_count(self, seat: str, kind: str, number: str) -> None:
        if kind not in COUNTED:
            raise ValueError("Nobody counts " + kind + " like this.")
        if kind == "dogs" and self.dogs == "off":
            raise ValueError("No dogs play: choose the variant first.")
        self.feeders = told(self.feeders, self._seat(seat), kind, _number(number))

    def on_siamese(self, seat: str, cards: str, faces: str) -> None:
        shown = siamese(_number(cards), _number(faces))
        self.feeders = told(self.feeders, self._seat(seat), "siamese", shown)

    def on_angora(self, seat: str = "", *copies: str) -> None:
        self.feeders = told(self.feeders, self._seat(seat), "angora", list(copies))

    def order(self) -> list[int]:
        """The seats in turn order, from the one whose turn it is: so a mouse is caught, too."""
        players = len(self.names)
        return [(self.seat + step) % players for step in range(players)]

    def open_hands(self) -> list[int]:
        """From whose hands the player whose turn it is may lure a cat."""
        return [seat for seat in self.order()[1:] if seat != self.holder]

    def on_start(self, seat: str) -> None:
        self.seat = self._seat(seat)

    def on_turn(self) -> None:
        self._begun()
        self.seat = self.order()[1]

    def on_protect(self, seat: str) -> None:
        self._begun()
        holder = self._seat(seat)
        if len(self.names) == 2:
            raise ValueError("With two players Feline Protection is not used.")
        if holder == self.holder:
            raise ValueError("Nobody takes a cat from a hand under Feline Protection.")
        self.holder = holder

    def on_caught(self, seat: str) -> None:
        mice = count(self.feeders[self._seat(seat)], "mice") + 1
        self.on_count(seat, "mice", str(mice))

    def on_yarn(self, *words: str) -> None:
        pass

    def _begun(self) -> None:
        if self.seat < 0:
            raise ValueError("Say first whose turn it is.")

    def _seat(self, word: str) -> int:
        if not digits(word) or int(word) >= len(self.names):
            raise ValueError("Nobody sits at seat " + word + ".")
        return int(word)


def _number(word: str) -> int:
    if not digits(word) or int(word) > MANY:
        raise ValueError("A number from 0 to 99 is needed, not " + word + ".")
    return int(word)
