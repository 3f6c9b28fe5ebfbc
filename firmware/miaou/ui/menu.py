"""A list to choose from: a paw beside the present row, a page at a time where rows are many."""

from micropython import const

from miaou.lang import _
from miaou.signals import BACK, DOWN, LEAVE, LEFT, OK, RIGHT, UP
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.ui.canvas import Canvas

TOP = const(16)  # rows of pixels for the title
PAW = const(12)  # columns for the cursor


class Menu:
    """Each item is its words and what to do; the doing answers as a screen's `key` does."""

    def __init__(self, title: str, items: "Sequence[tuple[str, Callable[[], Any]]]") -> None:
        self.title = title
        self.items = items
        self.at = 0

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.fill_rect(0, 0, canvas.width, TOP - 2, 1)
        canvas.centred(_(self.title), 1, ink=0)
        height = canvas.font("body").height
        rows = (canvas.height - TOP) // height
        first = self.at // rows * rows
        for row, (words, _do) in enumerate(self.items[first : first + rows]):
            y = TOP + row * height
            canvas.fitted(_(words), PAW, y, canvas.width - PAW - 8)
            if first + row == self.at:
                canvas.icon(icons.PAW, 1, y + 2)
        if first:
            canvas.icon(icons.UP, canvas.width - 8, TOP)
        if first + rows < len(self.items):
            canvas.icon(icons.DOWN, canvas.width - 8, canvas.height - 8)

    def key(self, key: int) -> "Any":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(self.items)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(self.items)
        elif key == OK:
            return self.items[self.at][1]()
        elif key == BACK:
            return LEAVE
        return None
