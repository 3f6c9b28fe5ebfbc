"""Yummy Kitty while it is played: whose turn it is, whose hand is closed, whom a mouse costs a cat.

The table tells Miaou its black cats (in the feeders) and its yarn; who never does just scores.
"""

from miaou.rules.yummy_kitty.score import BREEDS, count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.yummy_kitty.score import Feeder

ALL = "all"  # yarn over every cat that the player has, or no cat at all


def stored(hand_empty: bool) -> int:
    """How many cards storing food gives."""
    return 3 if hand_empty else 2


class Live:
    """The seat whose turn it is, the holder of Feline Protection (or -1), the yarn of each seat."""

    def __init__(self, players: int) -> None:
        self.seat = 0
        self.holder = -1
        self.yarn: list[list[str]] = [[] for _ in range(players)]

    def turn(self) -> None:
        """Clockwise, the next one plays."""
        self.seat = self.order()[1]

    def protect(self, seat: int) -> None:
        """This player has just lost a cat from hand."""
        if len(self.yarn) == 2:
            raise ValueError("With two players Feline Protection is not used.")
        if seat == self.holder:
            raise ValueError("Nobody takes a cat from a hand under Feline Protection.")
        self.holder = seat

    def lay(self, seat: int, colonies: "Sequence[str]") -> None:
        """The colonies that yarn covers now: breeds, or ALL."""
        for colony in colonies:
            if colony not in BREEDS and colony != ALL:
                raise ValueError("There is no colony of " + colony + ".")
        self.yarn[seat] = list(colonies)

    def order(self) -> list[int]:
        """The seats in turn order, from the one whose turn it is."""
        players = len(self.yarn)
        return [(self.seat + step) % players for step in range(players)]

    def open_hands(self) -> list[int]:
        """From whose hands the player whose turn it is may lure a cat."""
        return [seat for seat in self.order()[1:] if seat != self.holder]

    def catcher(self, feeders: "Sequence[Feeder]") -> int:
        """The first in turn order with a Black Cat, who catches the mouse; -1: nobody does."""
        for seat in self.order():
            if count(feeders[seat], "black"):
                return seat
        return -1

    def toll(self, feeders: "Sequence[Feeder]") -> list[str]:
        """What the mouse means to each seat.

        Who `catches` it loses nothing, who is `safe` has yarn over all; every other one `loses`
        the cat of least value that no yarn covers, and chooses among equals.
        """
        tolls = ["safe" if ALL in yarn else "loses" for yarn in self.yarn]
        catcher = self.catcher(feeders)
        if catcher >= 0:
            tolls[catcher] = "catches"
        return tolls

    def exposed(self, feeders: "Sequence[Feeder]", seat: int) -> list[str]:
        """The breeds that the table has told of this feeder and that no yarn covers."""
        yarn = self.yarn[seat]
        told = [breed for breed in BREEDS if count(feeders[seat], breed)]
        return [] if ALL in yarn else [breed for breed in told if breed not in yarn]
