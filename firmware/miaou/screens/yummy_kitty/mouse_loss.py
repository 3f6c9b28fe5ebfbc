"""A cat that followed the mouse leaves the count, where its feeder is counted already."""

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import faces_below
from miaou.rules.yummy_kitty.score import count
from miaou.screens.yummy_kitty.rows import NAMES
from miaou.ui.menu import Menu
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer

    Then = Callable[[], Answer]


class LostCat(Menu):
    """Which of the exposed cats it was: only the table sees the numbers in their corners."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game",
        seat: int,
        exposed: "Sequence[str]",
        then: "Then",
    ) -> None:
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

    def _take(self) -> "Answer":
        return take(self._game, self._seat, self._exposed[self.at], self._then)


def take(game: "Game", seat: int, breed: str, then: "Then") -> "Answer":
    """One cat of the breed leaves; a Siamese is asked for its faces, where they are not known."""
    feeder = game.state.feeders[seat]
    if breed == "siamese":
        fewest, most = faces_below(feeder)

        def leave(faces: int) -> "Answer":
            cards = len(feeder["siamese"]) - 1
            return _leave(game, then, "siamese", seat, cards, sum(feeder["siamese"]) - faces)

        if fewest == most:
            return leave(most)
        return instead("asking.Counter", N_("With how many faces?"), fewest, fewest, most, leave)
    if breed == "angora":
        copies = feeder["angora"]
        if len(set(copies)) > 1:
            return instead("asking.Message", _("Say in the count which Angora has left."), then)
        return _leave(game, then, "angora", seat, *copies[1:])
    return _leave(game, then, "count", seat, breed, count(feeder, breed) - 1)


def _leave(game: "Game", then: "Then", *event: "Any") -> "Answer":
    try:
        game.do(*[str(word) for word in event])
    except ValueError:  # the one reason there can be
        return instead(
            "asking.Message",
            _("An Angora copies this cat: count this feeder again."),
            then,
        )
    return then()
