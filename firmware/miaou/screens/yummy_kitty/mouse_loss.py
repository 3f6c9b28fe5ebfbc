"""A cat that followed the mouse leaves the count, where its feeder is counted already."""

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import faces_below
from miaou.rules.yummy_kitty.score import count
from miaou.signals import BACK, LEAVE, OK
from miaou.ui.menu import Menu
from miaou.ui.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game

    Then = Callable[[], Any]


class LostCat(Menu):
    """Which of the exposed cats it was: only the table sees the numbers in their corners."""

    def __init__(self, game: "Game", seat: int, exposed: "Sequence[str]", then: "Then") -> None:
        from miaou.screens.yummy_kitty.rows import NAMES

        self._game = game
        self._seat = seat
        self._exposed = exposed
        self._then = then
        line = N_("Which cat has left?")
        items = [(NAMES[breed], self._take, line) for breed in exposed]
        items.append((N_("None of these"), then, line))
        super().__init__(game.state.names[seat], items)

    def value(self, at: int) -> str:
        if at == len(self._exposed):
            return ""
        return str(count(self._game.state.feeders[self._seat], self._exposed[at]))

    def _take(self) -> "Any":
        return take(self._game, self._seat, self._exposed[self.at], self._then)


def take(game: "Game", seat: int, breed: str, then: "Then") -> "Any":
    """One cat of the breed leaves; a Siamese is asked for its faces, where they are not known."""
    feeder = game.state.feeders[seat]
    if breed == "siamese":
        fewest, most = faces_below(feeder)

        def leave(faces: int) -> "Any":
            cards = len(feeder["siamese"]) - 1
            return _leave(game, then, "siamese", seat, cards, sum(feeder["siamese"]) - faces)

        if fewest == most:
            return leave(most)
        from miaou.ui.counter import Counter

        return LEAVE, Counter(N_("With how many faces?"), fewest, fewest, most, leave)
    if breed == "angora":
        copies = feeder["angora"]
        if len(set(copies)) > 1:
            return LEAVE, Stays(_("Say in the count which Angora has left."), then)
        return _leave(game, then, "angora", seat, *copies[1:])
    return _leave(game, then, "count", seat, breed, count(feeder, breed) - 1)


def _leave(game: "Game", then: "Then", *event: "Any") -> "Any":
    try:
        game.do(*[str(word) for word in event])
    except ValueError:  # the one reason there can be
        return LEAVE, Stays(_("An Angora copies this cat: count this feeder again."), then)
    return then()


class Stays(Message):
    """Why a cat could not leave the count; the next loser's turn comes after."""

    def __init__(self, words: str, then: "Then") -> None:
        super().__init__(words)
        self._then = then

    def key(self, key: int) -> "Any":
        return self._then() if key in (OK, BACK) else None
