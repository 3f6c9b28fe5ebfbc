"""What happens at the table beside turns: a mouse, a cat lost from hand, things to tell Miaou."""

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.feeders import least, most
from miaou.rules.yummy_kitty.live import ALL
from miaou.rules.yummy_kitty.score import BREEDS, count
from miaou.screens.yummy_kitty.game import NAMES, stands
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer, Then


class LiveTable(Menu):
    """What is chosen takes the place of this menu, so that one step back is the turn again."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game
        state = game.state
        draws = N_("After any draw of cards")
        if not state.mouse_counts(False):
            draws = N_("Only after storing food")
        items = [
            (N_("A mouse!"), self._mouse, draws),
            (N_("Black Cats"), self._black_cats, N_("Tell who has some")),
            (N_("Yarn balls"), self._yarn, N_("Tell which cats are safe")),
            (N_("Whose turn?"), self._whose_turn, N_("Put it right")),
            (N_("Count now"), self._count, N_("The end of the game")),
        ]
        if len(state.names) > 2:
            lost = (N_("Cat lost from hand"), self._protect, N_("Feline Protection"))
            items.insert(1, lost)
        super().__init__(N_("At the table"), items)

    def _mouse(self) -> "Answer | None":
        from miaou.screens.yummy_kitty.mouse import Mouse

        return Mouse(self._handheld, self._game).ask()

    def _protect(self) -> "Answer | None":
        return self._which(
            N_("Who lost the cat?"), self._game.state.playing().open_hands(), "protect"
        )

    def _whose_turn(self) -> "Answer | None":
        return self._which(N_("Whose turn?"), range(len(self._game.state.names)), "start")

    def _which(self, title: str, seats: "Any", event: str) -> "Answer | None":
        def named(seat: int) -> "Answer":
            self._game.do(event, str(seat))
            return LEAVE

        return instead("yummy_kitty.table.WhichPlayer", title, self._game.state.names, seats, named)

    def _black_cats(self) -> "Answer | None":
        return instead("yummy_kitty.table.BlackCats", self._game)

    def _yarn(self) -> "Answer | None":
        return instead("yummy_kitty.table.Yarn", self._game, self._game.state.playing().order())

    def _count(self) -> "Answer":
        return stands(self._handheld, self._game)


class WhichPlayer(Menu):
    """`done` is called with the seat, and answers as a screen's `key` does.

    A line may explain the question; `before` the players there may be the answer that names none,
    with the seat -1.
    """

    def __init__(
        self,
        handheld: "Handheld",
        title: str,
        names: "Sequence[str]",
        seats: "Sequence[int]",
        done: "Callable[[int], Answer | None]",
        line: str = "",
        before: str = "",
        at: int = 0,
    ) -> None:
        self._seats = ([-1] if before else []) + list(seats)
        self._done = done
        words = [names[seat] if seat >= 0 else before for seat in self._seats]
        super().__init__(
            title,
            [(word, self._named, line) if line else (word, self._named) for word in words],
        )
        self.at = at

    def _named(self) -> "Answer | None":
        return self._done(self._seats[self.at])


class BlackCats(Menu):
    """The players in turn order, with what they have told."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._game = game
        self._seats = game.state.playing().order()
        names = game.state.names
        super().__init__(N_("Black Cats"), [(names[seat], self._ask) for seat in self._seats])

    def value(self, at: int) -> str:
        feeder = self._game.state.feeders[self._seats[at]]
        return str(feeder["black"]) if "black" in feeder else "?"

    def _ask(self) -> "Answer | None":
        seat = self._seats[self.at]
        feeders = self._game.state.feeders
        limit = most(feeders, seat, "black")
        first = count(feeders[seat], "black") if "black" in feeders[seat] else min(1, limit)
        fewest = least(feeders[seat], "black")
        return on_top(
            "asking.Counter", self._game.state.names[seat], first, fewest, limit, self._told
        )

    def _told(self, number: int) -> "Answer":
        self._game.do("count", str(self._seats[self.at]), "black", str(number))
        return LEAVE


BALL = bytes(
    [
        0b00111000,
        0b01010100,
        0b10101010,
        0b11010110,
        0b10101010,
        0b01010100,
        0b00111001,
        0b00000110,
    ]
)


class Yarn(Menu):
    """These seats, with what they have told; `go_on` is called for the row above them."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Table]",
        seats: "Sequence[int]",
        go_on: "Then | None" = None,
    ) -> None:
        self._game = game
        self._seats = seats
        line = N_("OK on a name to tell")
        items: list[Item] = [(N_("Go on"), go_on, line)] if go_on else []
        self._first = len(items)
        items += [(game.state.names[seat], self._ask, line) for seat in seats]
        super().__init__(N_("Cats under yarn?"), items)

    def value(self, at: int) -> str:
        if at < self._first:
            return ""
        yarn = self._game.state.playing().yarn[self._seats[at - self._first]]
        return _("all") if ALL in yarn else str(len(yarn) or "")

    def _ask(self) -> "Answer":
        return on_top("yummy_kitty.table.Colonies", self._game, self._seats[self.at - self._first])


class Colonies(Menu):
    """What lies under yarn in one feeder: OK lays it or takes it away."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]", seat: int) -> None:
        self._game = game
        self._seat = seat
        feeder = game.state.feeders[seat]
        told_none = [breed for breed in feeder if not count(feeder, breed)]
        self._colonies = [ALL] + [breed for breed in BREEDS if breed not in told_none]
        words = [N_("All the cats")] + [NAMES[breed] for breed in self._colonies[1:]]
        super().__init__(game.state.names[seat], [(word, self._change) for word in words])

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        yarn = self._game.state.playing().yarn[self._seat]
        if ALL in yarn or self._colonies[at] in yarn:
            canvas.icon(BALL, canvas.width - 20, y + 2)
            canvas.note("yarn")

    def _change(self) -> "Answer | None":
        colony = self._colonies[self.at]
        yarn = list(self._game.state.playing().yarn[self._seat])
        if colony in yarn:
            yarn.remove(colony)
        else:
            yarn.append(colony)
        self._game.do("yarn", str(self._seat), *yarn)
        return LEAVE if yarn[-1:] == [ALL] else None
