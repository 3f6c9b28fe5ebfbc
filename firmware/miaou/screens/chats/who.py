"""Asks for one of the players: three keys, and at most one more press."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import _
from miaou.screens.chats.play import HEAD, Play
from miaou.screens.chats.referee import stands
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_KEYS = (UP, OK, DOWN)
_SIGNS = (icons.UP, icons.CHECK, icons.DOWN)
_NAMES = const(12)  # the column where names begin


class Who(Play):
    """`seats` go round the table from the likeliest on; `done` is called with one of them."""

    def __init__(
        self,
        handheld: "Handheld",
        game: "Game[Referee]",
        title: str,
        seats: "Sequence[int]",
        done: "Callable[[int], Answer | None]",
    ) -> None:
        super().__init__(handheld, game)
        self.title = title
        self._done = done
        self._all = shared_out(seats)
        self._rows = self._all

    def key(self, key: int) -> "Answer | None":
        if key in _KEYS:
            return self._take(self._rows[_KEYS.index(key)])
        if key != BACK:
            return None
        if self._rows is self._all:
            return stands(self._game)
        self._rows = self._all
        return None

    def _take(self, seats: "Sequence[int]") -> "Answer | None":
        if len(seats) == 1:
            return self._done(seats[0])
        if seats:
            self._rows = apart(seats)
        return None

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.centred(_(self.title), 1, ink=0)
        height = (canvas.height - HEAD) // len(_KEYS)
        for row, seats in enumerate(self._rows):
            y = HEAD + row * height
            if seats:
                canvas.icon(_SIGNS[row], 1, y + (height - 8) // 2)
                self._draw_names(canvas, seats, y, height)

    def _draw_names(self, canvas: "Canvas", seats: "Sequence[int]", y: int, height: int) -> None:
        """Two side by side in letters of one size; a third goes below them."""
        names = [self._game.state.names[seat] for seat in seats]
        width = (canvas.width - _NAMES) // min(len(seats), 2)
        widest = max([canvas.font("body").width(name) for name in names])
        font = "body" if widest < width and len(seats) < 3 else "small"
        line = canvas.font(font).height
        y += (height - (len(seats) + 1) // 2 * line) // 2
        for at, name in enumerate(names):
            x = _NAMES + at % 2 * width
            canvas.fitted(name, x, y + at // 2 * line, width - 1, (font,))


def shared_out(seats: "Sequence[int]") -> "Sequence[Sequence[int]]":
    """The seats of UP, OK and DOWN: down the screen they read as they go round the table."""
    half = len(seats) // 2 + 1
    return seats[half:], seats[:1], seats[1:half]


def apart(seats: "Sequence[int]") -> "Sequence[Sequence[int]]":
    """Two or three of them, each with a key of its own."""
    return seats[:1], seats[1:-1], seats[-1:]
