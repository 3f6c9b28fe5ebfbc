"""The end: who has won, how many cards each has, and on to the table, the graph or a rematch."""

from micropython import const

from miaou.lang import _
from miaou.screens.chats import minutes
from miaou.screens.chats.play import HEAD, Play, lines, make_room, screen
from miaou.signals import BACK, DOWN, LEAVE, OK
from miaou.ui import icons
from miaou.ui.confirm import Confirm

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_KEY = const(10)  # columns at the right for what the keys do


class End(Play):
    def key(self, key: int) -> "Any":
        if key == OK:
            return LEAVE, Rematch(self._handheld, self._game)
        if key == DOWN:
            from miaou.screens.chats.table import Table

            return LEAVE, Table(self._handheld, self._game)
        if key == BACK and self._ticking:
            self._ticking.reset(60 * minutes(self._handheld.settings))
        return super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.fitted(self._title(), 2, 0, canvas.width - 4, ("bold", "body", "small"), ink=0)
        font, line = lines(canvas, len(state.names))
        y = HEAD
        for place, seat in state.ranking():
            if place == 1:
                canvas.icon(icons.PAW, 0, y + (canvas.font(font).height - 8) // 2)
            canvas.text(str(place), 11, y, font)
            canvas.fitted(state.names[seat], 22, y, canvas.width // 2, (font, "small"))
            words = str(state.hands.held[seat])
            right = canvas.width - _KEY - canvas.font(font).width(words)
            canvas.text(words, right, y, font)
            y += line
        self._draw_signs(canvas)

    def _title(self) -> str:
        state = self._game.state
        if len(state.winners) > 1:
            return _("Shared victory!")
        return _("{} wins!").format(state.names[state.winners[0]])

    def _draw_signs(self, canvas: "Canvas") -> None:
        """UP takes back, OK plays again, DOWN tells more."""
        x = canvas.width - 8
        canvas.icon(icons.UP, x, HEAD)
        canvas.icon(icons.UNDO, x, HEAD + 7)
        canvas.icon(icons.CHECK, x, canvas.height - 24)
        canvas.icon(icons.DOWN, x, canvas.height - 9)


class Rematch(Confirm):
    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        super().__init__(_("The same players again?"), self._again)

    def key(self, key: int) -> "Any":
        if key == BACK:
            return LEAVE, screen(self._handheld, self._game)
        return super().key(key)

    def _again(self) -> "Any":
        """As many cards, and the same youngest player."""
        make_room(self._handheld)
        from miaou.screens.chats.set_up import begin

        cards = next(event[1:] for event in self._game.journal.events() if event[0] == "cards")
        return begin(self._handheld, self._game, self._game.state.names, cards)
