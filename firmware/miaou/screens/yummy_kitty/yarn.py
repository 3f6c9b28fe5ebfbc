"""Whose cats play with yarn and do not mind a mouse: for each player all of them, or colonies."""

from miaou.lang import N_, _
from miaou.rules.yummy_kitty.live import ALL
from miaou.rules.yummy_kitty.score import BREEDS, count
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.ui.canvas import Canvas

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
        self, game: "Game", seats: "Sequence[int]", go_on: "Callable[[], Any] | None" = None
    ) -> None:
        self._game = game
        self._seats = seats
        line = N_("OK on a name to tell")
        items: list[tuple[Any, ...]] = [(N_("Go on"), go_on, line)] if go_on else []
        self._first = len(items)
        items += [(game.state.names[seat], self._ask, line) for seat in seats]
        super().__init__(N_("Cats under yarn?"), items)

    def value(self, at: int) -> str:
        if at < self._first:
            return ""
        yarn = self._game.state.live.yarn[self._seats[at - self._first]]
        return _("all") if ALL in yarn else str(len(yarn) or "")

    def _ask(self) -> "Colonies":
        return Colonies(self._game, self._seats[self.at - self._first])


class Colonies(Menu):
    """What lies under yarn in one feeder: OK lays it or takes it away."""

    def __init__(self, game: "Game", seat: int) -> None:
        from miaou.screens.yummy_kitty.rows import NAMES

        self._game = game
        self._seat = seat
        feeder = game.state.feeders[seat]
        told_none = [breed for breed in feeder if not count(feeder, breed)]
        self._colonies = [ALL] + [breed for breed in BREEDS if breed not in told_none]
        words = [N_("All the cats")] + [NAMES[breed] for breed in self._colonies[1:]]
        super().__init__(game.state.names[seat], [(word, self._change) for word in words])

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        yarn = self._game.state.live.yarn[self._seat]
        if ALL in yarn or self._colonies[at] in yarn:
            canvas.icon(BALL, canvas.width - 20, y + 2)
            canvas.note("yarn")

    def _change(self) -> "Any":
        colony = self._colonies[self.at]
        yarn = list(self._game.state.live.yarn[self._seat])
        if colony in yarn:
            yarn.remove(colony)
        else:
            yarn.append(colony)
        self._game.do("yarn", str(self._seat), *yarn)
        return LEAVE if yarn[-1:] == [ALL] else None
