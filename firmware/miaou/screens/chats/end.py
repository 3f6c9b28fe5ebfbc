"""The end: who has won, and how many cards each has."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.screens.chats.clock import minutes
from miaou.screens.chats.play import HEAD, Play, lines, stands
from miaou.ui import icons
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


_KEY = const(10)  # columns at the right for what the keys do


class End(Play):
    def help(self) -> "tuple[str, str, str, str]":
        return N_("Take back"), N_("More"), N_("The same players again?"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            question = _("The same players again?")
            return instead("asking.Confirm", question, self._again, lambda: stands(self._game))
        if key == DOWN:
            return instead("chats.graph.Table", self._game)
        if key == BACK and self._ticking:
            self._ticking.reset(60 * minutes(self._handheld.settings))
        return super().key(key)

    def _again(self) -> "Answer":
        """As many cards, the same youngest player, and the limit that was asked for last."""
        from miaou.screens.chats.begin import begin

        cards = next(event[1:] for event in self._game.journal.events() if event[0] == "cards")
        return begin(self._handheld, self._game, self._game.state.names, cards)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.fitted(self._title(), 2, 0, canvas.width - 4, ("body", "small"), ink=0)
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
