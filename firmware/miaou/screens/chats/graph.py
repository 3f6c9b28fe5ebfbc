"""The game in figures, and who was ahead."""

from micropython import const

from miaou.core.keys import BACK, DOWN, OK
from miaou.lang import N_, _
from miaou.screens.chats.play import HEAD, Play, lines, stands
from miaou.ui import icons
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

ENDS = {"cards": N_("All cards"), "time": N_("Time is up"), "stopped": N_("Stopped")}
_ROW = const(42)  # columns for the longest rows of tricks


class Table(Play):
    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("More"), N_("More"), N_("Back")

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return stands(self._game)
        if key not in (OK, DOWN):
            return None
        return instead("chats.graph.Graph", self._game)

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
    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("More"), N_("Back"), N_("Back")

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
