"""The end: who has won, how many cards each has, the game in figures, and who was ahead."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.screens.chats.house import minutes
from miaou.screens.chats.play import HEAD, Play, lines
from miaou.screens.chats.referee import stands
from miaou.ui import icons
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


_KEY = const(10)  # columns at the right for what the keys do


class End(Play):
    def key(self, key: int) -> "Answer | None":
        if key == OK:
            question = _("The same players again?")
            return instead("asking.Confirm", question, self._again, lambda: stands(self._game))
        if key == DOWN:
            return instead("chats.end.Table", self._game)
        if key == BACK and self._ticking:
            self._ticking.reset(60 * minutes(self._handheld.settings))
        return super().key(key)

    def _again(self) -> "Answer":
        """As many cards, and the same youngest player."""
        from miaou.screens.chats.new_game import begin

        cards = next(event[1:] for event in self._game.journal.events() if event[0] == "cards")
        return begin(self._handheld, self._game, self._game.state.names, cards)

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


ENDS = {"cards": N_("All cards"), "time": N_("Time is up"), "stopped": N_("Stopped")}
_ROW = const(42)  # columns for the longest rows of tricks


class Table(Play):
    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        if key not in (OK, DOWN):
            return None
        return instead("chats.end.Graph", self._game)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        right = canvas.width - 2
        canvas.fitted(_(ENDS[state.end]), 2, 2, right - 2 * _ROW + 10, ("small",), ink=0)
        _right(canvas, _("tricks"), right - _ROW, 3, ink=0)
        _right(canvas, _("in a row"), right, 3, ink=0)
        font, line = lines(canvas, len(state.names))
        y = HEAD
        for _place, seat in state.ranking():
            canvas.text(state.names[seat], 2, y, font)
            _right(canvas, str(state.hands.tricks(seat)), right - _ROW, y, font)
            _right(canvas, str(state.hands.streak(seat)), right, y, font)
            y += line


def _right(
    canvas: "Canvas", words: str, right: int, y: int, font: str = "small", ink: int = 1
) -> None:
    canvas.text(words, right - canvas.font(font).width(words), y, font, ink)


_NAMES = const(54)  # columns


class Graph(Play):
    def key(self, key: int) -> "Answer | None":
        if key == DOWN:
            state = self._game.state
            rows = [(state.names[seat], str(state.hands.held[seat])) for _, seat in state.ranking()]
            return on_top("share.phone.Phone", "Chats", rows)
        return stands(self._game) if key in (BACK, OK) else None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        ahead = state.hands.ahead
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        title = _("Lead changes: {}").format(changes(ahead))
        canvas.fitted(title, 2, 0, canvas.width - 22, ink=0)
        canvas.icon(icons.DOWN, canvas.width - 17, 2, ink=0)
        canvas.icon(icons.PHONE, canvas.width - 8, 2, ink=0)
        height = (canvas.height - HEAD) // len(state.names)
        for lane, name in enumerate(state.names):
            y = HEAD + lane * height
            canvas.text(name, 0, y + (height - 8) // 2, "small")
            canvas.fb.hline(_NAMES, y + height // 2, canvas.width - _NAMES, 1)
        for trick, seat in enumerate(ahead):
            if seat >= 0:
                self._draw_bar(canvas, trick, HEAD + seat * height, height)

    def _draw_bar(self, canvas: "Canvas", trick: int, y: int, height: int) -> None:
        """All tricks fill the width, however many they are."""
        width = canvas.width - _NAMES
        tricks = len(self._game.state.hands.ahead)
        left = width * trick // tricks
        right = width * (trick + 1) // tricks
        canvas.fb.fill_rect(_NAMES + left, y + 1, max(1, right - left), height - 2, 1)


def changes(ahead: "Sequence[int]") -> int:
    """How often the lead went to another player; equal hands between do not count."""
    leads = [seat for seat in ahead if seat >= 0]
    return sum([leads[at] != leads[at - 1] for at in range(1, len(leads))])
