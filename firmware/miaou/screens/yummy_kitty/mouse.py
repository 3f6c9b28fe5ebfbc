"""A mouse shows: asks what the table has not told, says who catches it and whom it costs a cat."""

from micropython import const

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import faces_below, most
from miaou.rules.yummy_kitty.score import BREEDS, count
from miaou.screens.yummy_kitty.game import NAMES
from miaou.screens.yummy_kitty.signs import SIGNS
from miaou.ui import icons
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

    Then = Callable[[], Answer]


class Mouse:
    """Each answer takes the place of its question; the mouse counts when the table agrees."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        self._losers: list[int] = []

    def ask(self) -> "Answer":
        """Who has a Black Cat, up to the first of whom that is known: nobody after can catch it."""
        state = self._game.state
        order = state.playing().order()
        known = state.playing().catcher(state.feeders)
        if known >= 0:
            order = order[: order.index(known) + 1]
        if all(["black" in state.feeders[seat] for seat in order]):
            return self._ask_yarn()
        seats = [seat for seat in order if most(state.feeders, seat, "black")]
        line = _("Starting with {}").format(state.names[order[0]])
        nobody = N_("Nobody") if known < 0 else ""
        at = len(seats) - 1 if known >= 0 else 0
        title = N_("Who has a Black Cat?")
        return instead(
            "yummy_kitty.table.WhichPlayer",
            title,
            state.names,
            seats,
            self._has_one,
            line,
            nobody,
            at,
        )

    def _has_one(self, seat: int) -> "Answer":
        if seat >= 0 and not count(self._game.state.feeders[seat], "black"):
            self._game.do("count", str(seat), "black", "1")
        return self._ask_yarn()

    def _ask_yarn(self) -> "Answer":
        """Only where somebody may lose a cat and has told of no yarn."""
        live = self._game.state.playing()
        losers = self._all_losers()
        if all([live.yarn[seat] for seat in losers]):
            return self._show()
        return instead("yummy_kitty.table.Yarn", self._game, losers, self._show)

    def _show(self) -> "Answer":
        self._handheld.play("MOUSE")
        return instead("yummy_kitty.mouse.MouseVerdict", self._game, self._agreed)

    def _agreed(self) -> "Answer":
        state = self._game.state
        catcher = state.playing().catcher(state.feeders)
        self._losers = self._all_losers()
        if catcher >= 0:
            self._game.do("caught", str(catcher))
        return self._lose()

    def _lose(self) -> "Answer":
        """The next whose cats are counted: which of them has left, unless only one can."""
        state = self._game.state
        while self._losers:
            seat = self._losers.pop(0)
            exposed = state.playing().exposed(state.feeders, seat)
            known = complete(state, seat)
            if exposed and (known or exposed != ["black"]):
                if known and len(exposed) == 1:
                    return take(self._game, seat, exposed[0], self._lose)
                return instead("yummy_kitty.mouse.LostCat", self._game, seat, exposed, self._lose)
        return LEAVE

    def _all_losers(self) -> list[int]:
        state = self._game.state
        return [seat for seat in state.playing().order() if fate(state, seat) == "loses"]


def fate(state: "Table", seat: int) -> str:
    """`catches`, `loses` or `safe`; no mouse costs a cat where none is in the feeder."""
    toll: str = state.playing().toll(state.feeders)[seat]
    if (
        toll == "loses"
        and complete(state, seat)
        and not state.playing().exposed(state.feeders, seat)
    ):
        return "safe"
    return toll


def complete(state: "Table", seat: int) -> bool:
    """Whether the table has told of every breed how many this player has."""
    feeders = state.feeders
    untold = [breed for breed in BREEDS if breed not in feeders[seat]]
    return not [breed for breed in untold if most(feeders, seat, breed)]


_SIGN = const(8)
_GAP = const(4)


class MouseVerdict:
    def __init__(
        self, handheld: "Handheld", game: "Game[Table]", agreed: "Callable[[], Answer]"
    ) -> None:
        self._game = game
        self._agreed = agreed

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return self._agreed()
        return LEAVE if key == BACK else None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        catcher = state.playing().catcher(state.feeders)
        others = [seat for seat in state.playing().order() if seat != catcher]
        small, body = canvas.font("small").height, canvas.font("body").height
        bottom = canvas.height - 2 * small
        head = min(body, bottom - small * len(others))
        _draw_head(canvas, head, state.names[catcher] if catcher >= 0 else "")
        height = min(body, (bottom - head) // len(others))
        for row, seat in enumerate(others):
            self._draw_fate(canvas, seat, head + row * height, _fonts(canvas, height))
        if "loses" in [fate(state, seat) for seat in others]:
            words = _("Lowest corner number, no yarn. Equal: you choose.")
            canvas.paragraph(words, 0, bottom, canvas.width, 2 * small, ("small",))

    def _draw_fate(self, canvas: "Canvas", seat: int, y: int, fonts: tuple[str, ...]) -> None:
        words = self._fate(seat)
        left = canvas.width - canvas.font(fonts[-1]).width(words)
        canvas.fitted(self._game.state.names[seat], 0, y, left - _GAP, fonts)
        y += (canvas.font(fonts[0]).height - canvas.font(fonts[-1]).height) // 2
        canvas.text(words, left, y, fonts[-1])

    def _fate(self, seat: int) -> str:
        state = self._game.state
        if fate(state, seat) == "safe":
            return _("safe")
        exposed = state.playing().exposed(state.feeders, seat)
        if complete(state, seat) and len(exposed) == 1:
            return "-1 " + _(NAMES[exposed[0]])
        return _("loses a cat")


def _draw_head(canvas: "Canvas", height: int, catcher: str) -> None:
    """The mouse goes to somebody, or to nobody; BACK and OK have their signs at the ends."""
    canvas.fb.fill_rect(0, 0, canvas.width, height, 1)
    y = (height - _SIGN) // 2
    canvas.icon(icons.CROSS, 1, y, ink=0)
    canvas.icon(SIGNS["mice"], _SIGN + 2 * _GAP, y, ink=0)
    canvas.icon(icons.CHECK, canvas.width - _SIGN - 1, y, ink=0)
    words = catcher + " +1" if catcher else _("Nobody catches it")
    left = 2 * _SIGN + 3 * _GAP
    canvas.fitted(words, left, 0, canvas.width - left - _SIGN - 2, _fonts(canvas, height), 0)


def _fonts(canvas: "Canvas", height: int) -> tuple[str, ...]:
    """Those to try in a row of this height."""
    return ("body", "small") if height >= canvas.font("body").height else ("small",)


class LostCat(Menu):
    """Which of the exposed cats it was: only the table sees the numbers in their corners."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Table]",
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


def take(game: "Game[Table]", seat: int, breed: str, then: "Then") -> "Answer":
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


def _leave(game: "Game[Table]", then: "Then", *event: "Any") -> "Answer":
    try:
        game.do(*[str(word) for word in event])
    except ValueError:  # the one reason there can be
        return instead(
            "asking.Message",
            _("An Angora copies this cat: count this feeder again."),
            then,
        )
    return then()
