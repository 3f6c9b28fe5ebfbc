"""Who was ahead, trick after trick: a lane for each player, a bar while they had most cards."""

from micropython import const

from miaou.lang import _
from miaou.screens.chats.play import HEAD, Play, screen
from miaou.signals import BACK, DOWN, LEAVE, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.ui.canvas import Canvas

_NAMES = const(54)  # columns


class Graph(Play):
    def key(self, key: int) -> "Any":
        if key in (BACK, OK, DOWN):
            return LEAVE, screen(self._handheld, self._game)
        return None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        ahead = state.hands.ahead
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        title = _("Lead changes: {}").format(changes(ahead))
        canvas.fitted(title, 2, 0, canvas.width - 4, ink=0)
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
