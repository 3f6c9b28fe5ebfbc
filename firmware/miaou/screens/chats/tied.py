"""A tie of some of several players: a check mark for each who is in it."""

from miaou.lang import N_, _
from miaou.screens.chats.question import Question, judged
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_BLANK = "\u00a0"  # behind a name, so that it is not taken for a word of the catalogues


class Tied(Question):
    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        super().__init__(handheld, game, N_("Who is best?"), ())
        self._seats = game.state.trick.seats
        # In a battle those who tie tend to be those who tied before.
        again = game.state.task != "trick"
        self._tied = list(self._seats) if again else []
        self._list()
        self.at = 0 if again else 1

    def _list(self) -> None:
        names = self._game.state.names
        self.items = [(_("Done ({})").format(len(self._tied)), self._tie)]
        self.items += [(names[seat] + _BLANK, self._toggle) for seat in self._seats]

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if at:
            x = canvas.width - 20
            canvas.fb.rect(x - 2, y + 1, 12, 11, 1)
            if self._seats[at - 1] in self._tied:
                canvas.icon(icons.CHECK, x, y + 2)
                canvas.note("tied")

    def _toggle(self) -> None:
        seat = self._seats[self.at - 1]
        if seat in self._tied:
            self._tied.remove(seat)
        else:
            self._tied.append(seat)
        self._list()

    def _tie(self) -> "Any":
        """One alone has won; nobody is no answer."""
        if len(self._tied) < 2:
            return self._do("won", str(self._tied[0])) if self._tied else None
        seats = [str(seat) for seat in self._tied]
        return judged(self._game, lambda: self._do("tie", *seats))
