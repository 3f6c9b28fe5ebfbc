"""A list to choose from: a paw beside the present row, a page at a time where rows are many."""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import _
from miaou.ui import icons
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

    Do = Callable[[], Answer | None]
    Item = tuple[str, Do] | tuple[str, Do, str]

TOP = const(16)  # rows of pixels for the title
PAW = const(12)  # columns for the cursor
_SMALL = const(64)  # rows of a panel that has none to spare


def as_it_is(name: str) -> str:
    """With a blank after it, no name is taken for a word of the catalogues."""
    return name + "\u00a0"


class Menu:
    """Each item is its words, what to do, and perhaps a line that explains it.

    The doing answers as a screen's `key` does.
    """

    _left = PAW  # where the words begin

    def __init__(self, title: str, items: "Sequence[Item]") -> None:
        self.title = title
        self.items = items
        self.at = 0

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.fill_rect(0, 0, canvas.width, TOP - 2, 1)
        title = _(self.title)
        fits = canvas.font("body").width(title) <= canvas.width
        canvas.centred(title, 1 if fits else 3, "body" if fits else "small", 0)
        bottom = canvas.height
        item = self.items[self.at]
        if len(item) == 3:
            bottom -= canvas.font("small").height + 2
            canvas.fitted(_(item[2]), 0, bottom + 2, canvas.width, ("small",))
        height = canvas.font("body").height
        if canvas.height > _SMALL:
            from miaou.ui.layout import row

            height = row(canvas, bottom - TOP, len(self.items), height)
        rows = (bottom - TOP) // height
        first = self.at // rows * rows
        for at in range(first, min(first + rows, len(self.items))):
            self._draw_row(canvas, at, TOP + (at - first) * height)
        if first:
            canvas.icon(icons.UP, canvas.width - 8, TOP)
        if first + rows < len(self.items):
            canvas.icon(icons.DOWN, canvas.width - 8, bottom - 8)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        words = _(self.items[at][0])
        value = self.value(at)
        right = canvas.width - 10
        if value:
            right = self._draw_value(canvas, value, words, right, y) - 4
        elif not self._fits(canvas, words, right):
            right = canvas.width
        canvas.fitted(words, self._left, y, right - self._left)
        if at == self.at:
            canvas.icon(icons.PAW, 1, y + 2)

    def _draw_value(self, canvas: "Canvas", value: str, words: str, right: int, y: int) -> int:
        """Small where the words need its room; answers where it begins."""
        left = right - canvas.font("body").width(value)
        if self._fits(canvas, words, left - 4):
            canvas.text(value, left, y)
            return left
        left = right - canvas.font("small").width(value)
        canvas.text(value, left, y + 2, "small")
        return left

    def _fits(self, canvas: "Canvas", words: str, right: int) -> bool:
        width = right - self._left + 1
        return (
            canvas.font("body").width(words) <= width or canvas.font("small").width(words) <= width
        )

    def value(self, at: int) -> str:
        """What stands at the right of an item: a menu of settings has something to say here."""
        return ""

    def key(self, key: int) -> "Answer | None":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(self.items)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(self.items)
        elif key == OK:
            return self.items[self.at][1]()
        elif key == BACK:
            return LEAVE
        return None
