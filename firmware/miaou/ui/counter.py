"""A number to set between two limits, in figures that can be read across a table."""

from miaou.lang import _
from miaou.signals import BACK, DOWN, LEAVE, LEFT, OK, RIGHT, UP
from miaou.ui import icons
from miaou.ui.layout import digits, draw_number
from miaou.ui.message import foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.ui.canvas import Canvas


class Counter:
    """`done` is called with the number for OK, and answers as a screen's `key` does."""

    def __init__(
        self, title: str, value: int, least: int, most: int, done: "Callable[[int], Any]"
    ) -> None:
        self.title = title
        self.value = value
        self._least = least
        self._most = most
        self._done = done

    def draw(self, canvas: "Canvas") -> None:
        canvas.centred(_(self.title), 0)
        y = canvas.height // 2 + 2
        draw_number(canvas, str(self.value), 0, canvas.width, y)
        x = (canvas.width - 8) // 2
        away = digits(canvas) // 2
        if self.value < self._most:
            canvas.icon(icons.UP, x, y - away - 8)
        if self.value > self._least:
            canvas.icon(icons.DOWN, x, y + away)
        foot(canvas, "", _("OK"))

    def key(self, key: int) -> "Any":
        if key in (UP, RIGHT):
            self.value = min(self.value + 1, self._most)
        elif key in (DOWN, LEFT):
            self.value = max(self.value - 1, self._least)
        elif key == OK:
            return self._done(self.value)
        return LEAVE if key == BACK else None
