"""A mouse shows: asks what the table has not told, says who catches it and whom it costs a cat."""

from miaou.lang import N_, _, load
from miaou.rules.yummy_kitty.feeders import most
from miaou.rules.yummy_kitty.score import BREEDS, count
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class Mouse:
    """Each answer takes the place of its question; the mouse counts when the table agrees."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._losers: list[int] = []

    def ask(self) -> "Any":
        """Who has a Black Cat, up to the first of whom that is known: nobody after can catch it."""
        state = self._game.state
        order = state.live.order()
        known = state.live.catcher(state.feeders)
        if known >= 0:
            order = order[: order.index(known) + 1]
        if all(["black" in state.feeders[seat] for seat in order]):
            return self._ask_yarn()
        from miaou.screens.yummy_kitty.live_who import WhichPlayer

        seats = [seat for seat in order if most(state.feeders, seat, "black")]
        line = _("Starting with {}").format(state.names[order[0]])
        nobody = N_("Nobody") if known < 0 else ""
        question = WhichPlayer(
            N_("Who has a Black Cat?"), state.names, seats, self._has_one, line, nobody
        )
        if known >= 0:
            question.at = len(seats) - 1
        return LEAVE, question

    def _has_one(self, seat: int) -> "Any":
        if seat >= 0 and not count(self._game.state.feeders[seat], "black"):
            self._game.do("count", str(seat), "black", "1")
        return self._ask_yarn()

    def _ask_yarn(self) -> "Any":
        """Only where somebody may lose a cat and has told of no yarn."""
        live = self._game.state.live
        losers = self._all_losers()
        if all([live.yarn[seat] for seat in losers]):
            return self._show()
        from miaou.screens.yummy_kitty.yarn import Yarn

        return LEAVE, Yarn(self._game, losers, self._show)

    def _show(self) -> "Any":
        from miaou.screens.yummy_kitty.mouse_verdict import MouseVerdict

        self._handheld.play("MOUSE")
        return LEAVE, MouseVerdict(self._game, self._agreed)

    def _agreed(self) -> "Any":
        self._handheld.forget_apps("screens.yummy_kitty.")  # the questions are answered
        load("yummy_kitty")
        state = self._game.state
        catcher = state.live.catcher(state.feeders)
        self._losers = self._all_losers()
        if catcher >= 0:
            self._game.do("caught", str(catcher))
        return self._lose()

    def _lose(self) -> "Any":
        """The next whose cats are counted: which of them has left, unless only one can."""
        state = self._game.state
        while self._losers:
            seat = self._losers.pop(0)
            exposed = state.live.exposed(state.feeders, seat)
            known = complete(state, seat)
            if exposed and (known or exposed != ["black"]):
                from miaou.screens.yummy_kitty.mouse_loss import LostCat, take

                if known and len(exposed) == 1:
                    return take(self._game, seat, exposed[0], self._lose)
                return LEAVE, LostCat(self._game, seat, exposed, self._lose)
        return LEAVE

    def _all_losers(self) -> list[int]:
        state = self._game.state
        return [seat for seat in state.live.order() if fate(state, seat) == "loses"]


def fate(state: "Any", seat: int) -> str:
    """`catches`, `loses` or `safe`; no mouse costs a cat where none is in the feeder."""
    toll: str = state.live.toll(state.feeders)[seat]
    if toll == "loses" and complete(state, seat) and not state.live.exposed(state.feeders, seat):
        return "safe"
    return toll


def complete(state: "Any", seat: int) -> bool:
    """Whether the table has told of every breed how many this player has."""
    feeders = state.feeders
    untold = [breed for breed in BREEDS if breed not in feeders[seat]]
    return not [breed for breed in untold if most(feeders, seat, breed)]
