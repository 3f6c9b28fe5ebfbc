"""A list to choose from: a paw beside the present row, a page at a time where rows are many."""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _
from miaou.ui import icons
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.screen import Answer, Keys

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
        title = _(self.title)
        canvas.say(title)
        canvas.part(_head, 0, 0, canvas.width, TOP - 2, title)
        item = self.items[self.at]
        line = item[2] if len(item) == 3 else ""
        bottom = canvas.height
        if line:
            bottom -= canvas.font("small").height + 2
        self._height = canvas.font("body").height
        if canvas.height > _SMALL:
            from miaou.ui.layout import row

            self._height = row(canvas, bottom - TOP, len(self.items), self._height)
        rows = (bottom - TOP) // self._height
        first = self.at // rows * rows
        for at in range(first, min(first + rows, len(self.items))):
            self._draw_row(canvas, at, TOP + (at - first) * self._height)
        if first:
            canvas.icon(icons.UP, canvas.width - 8, TOP)
        if first + rows < len(self.items):
            canvas.icon(icons.DOWN, canvas.width - 8, bottom - 8)
        # What a move changes comes last.
        canvas.icon(icons.PAW, 1, TOP + (self.at - first) * self._height + 2)
        if line:
            canvas.fitted(_(line), 0, bottom + 2, canvas.width, ("small",))

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        words = _(self.items[at][0])
        value = self.value(at)
        if canvas.said is not None:
            if value:
                canvas.say(value)
            canvas.say(words)
            canvas.choice(0, y, canvas.width, self._height, at - self.at)
        left = self._left
        canvas.part(_row, left, y, canvas.width - left, self._height, words, value)

    def value(self, at: int) -> str:
        """What stands at the right of an item: a menu of settings has something to say here."""
        return ""

    def help(self) -> "Keys":
        """OK does what the present row says."""
        return (N_("One up"), N_("One down"), self.items[self.at][0], N_("One step out"))

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


def _head(canvas: "Canvas", part: "Part") -> None:
    _paint, x, y, width, height, title = part
    canvas.fb.fill_rect(x, y, width, height, 1)
    font = canvas.font("body")
    if font.width(title) > width:
        font = canvas.font("small")
        y += 2
    strip = font.strip(title)  # first: what has been drawn is measured, too
    canvas.blit(strip, x + (width - font.width(title) + 1) // 2, y + 1, 0)


def _row(canvas: "Canvas", part: "Part") -> None:
    """The words, and at the right what they are worth, small where the words need its room."""
    _paint, x, y, width, _height, words, value = part
    body, small = canvas.font("body"), canvas.font("small")
    most = width - 10
    font, lower = body, 0
    if value:
        most -= body.width(value) + 4
        if body.width(words) > most + 1 and small.width(words) > most + 1:
            most += body.width(value) - small.width(value)
            font, lower = small, 2
        canvas.blit(font.strip(value), x + most + 4, y + lower)
    strip = body.strip(words)
    if body.width(words) > most + 1:
        strip = small.strip(words)
        y += (body.height - small.height) // 2
        if small.width(words) > (most if value else width) + 1:
            canvas.cut.append(words)
    canvas.blit(strip, x, y)
