"""A list to choose from: a paw beside the present row, a page at a time where rows are many."""

from micropython import const

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _, once
from miaou.ui import icons
from miaou.ui.canvas import TALL
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.screen import Answer, Keys

    Do = Callable[[], Answer | None]
    Item = tuple[str, Do] | tuple[str, Do, str]

TOP = const(15)  # rows of pixels for the title, and a free one
PAW = const(12)  # columns for the cursor
EDGE = const(2)  # columns that words leave free at both ends
_ARROW = const(10)  # columns for the sign of another page
_MORE = const(7)  # rows below the canvas that a round glass has for the last row
_LIFT = const(5)  # rows at the canvas's end that a line which explains begins in, on such a glass
_BESIDE = const(4)  # columns beside it, for rows that end above such a line
_GAP = const(4)  # between a row's words and what they are worth
_WIDE = const(128)  # columns that words are chosen for
_SMALL = const(64)  # rows of a panel that has none to spare


def as_it_is(name: str) -> str:
    """With a blank after it, no name is taken for a word of the catalogues."""
    return name + "\u00a0"


class Menu:
    """Each item is its words, what to do, and perhaps a line that explains it.

    The doing answers as a screen's `key` does.
    """

    _left = PAW  # where the words begin
    _beside = 0  # columns that they take beyond the canvas

    def __init__(self, title: str, items: "Sequence[Item]") -> None:
        self.title = title
        self.items = items
        self.at = 0

    def draw(self, canvas: "Canvas") -> None:
        title = _(self.title)
        canvas.bar(0, 0, canvas.width, TOP - 1, canvas.accent)
        aside = canvas.aside
        if aside:
            canvas.centred(title, 1, ink=0)
        else:
            canvas.say(title)
            canvas.part(_head, 0, 0, canvas.width, TOP - 1, title)
        item = self.items[self.at]
        line = item[2] if len(item) == 3 else ""
        bottom = canvas.height - 1
        if line:
            bottom -= canvas.font("small").height + 1
        height = self._height = canvas.font("body").height
        if aside and not line and len(self.items) * height > bottom - TOP:
            bottom += _MORE
        if canvas.height > _SMALL:
            if canvas.height >= TALL:
                from miaou.ui.tall import row
            else:
                from miaou.ui.layout import row
            self._height = row(canvas, bottom - TOP, len(self.items), height)
        wide = canvas.width >= _WIDE or self._fits(canvas)
        if aside and not wide:  # the circle is wider there than the canvas
            self._beside = _BESIDE if line else 1
            wide = self._fits(canvas)
        self._face = "body" if wide else "small"
        self._width = canvas.width - self._left + self._beside
        rows = (bottom - TOP) // self._height
        first = min(self.at // rows * rows, max(0, len(self.items) - rows))
        # A round glass has room for these above and below the rows.
        right = (canvas.width - 8) // 2 if aside else canvas.width - 9
        # Before the rows: to take one of them away would have rows painted twice.
        if first:
            canvas.icon(icons.UP, right, -aside - 11 if aside else TOP, 0 if aside else 1)
        if first + rows < len(self.items):
            canvas.icon(
                icons.DOWN, right, max(bottom + 2, canvas.height + 6) if aside else bottom - 8
            )
        top = TOP + (self._height - height) // 2
        for at in range(first, min(first + rows, len(self.items))):
            self._draw_row(canvas, at, top + (at - first) * self._height)
        # What a move changes comes last.
        y = top + (self.at - first) * self._height
        canvas.icon(icons.PAW, 1, y + 2, canvas.accent)
        if line and aside:
            canvas.centred(once(line), canvas.height - _LIFT, "small")
        elif line:
            words = once(line)
            canvas.say(words)
            canvas.part(_below, EDGE, bottom + 2, canvas.width, canvas.height - bottom - 2, words)

    def _fits(self, canvas: "Canvas") -> bool:
        """Whether every row of a narrow panel can be read in the face of a wide one."""
        body, most, gap = canvas.font("body"), canvas.width - self._left, _GAP
        most += self._beside
        if not canvas.aside:
            most, gap = most - _ARROW - _GAP, 0
        for at, item in enumerate(self.items):
            value = self.value(at)
            if body.width(_(item[0])) + (body.width(value) + gap if value else 0) > most:
                return False
        return True

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        words = _(self.items[at][0])
        value = self.value(at)
        if canvas.said is not None:
            if value:
                canvas.say(value)
            canvas.say(words)
            canvas.choice(0, y, canvas.width, self._height, at - self.at)
        canvas.part(_row, self._left, y, self._width, self._height, words, value, self._face)

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
    _paint, x, y, width, _height, title = part
    font = canvas.font("body")
    if font.width(title) > width - EDGE and width < _WIDE:
        font = canvas.font("small")
        y += 2
    if font.width(title) > width - EDGE:
        canvas.cut.append(title)
    strip = font.strip(title)  # first: what has been drawn is measured, too
    canvas.blit(strip, x + (width - font.width(title) + 1) // 2, y + 1, 0)


def _below(canvas: "Canvas", part: "Part") -> None:
    """What explains the present row."""
    _paint, x, y, width, _height, words = part
    font = canvas.font("small")
    if canvas.foot:
        font.write(canvas.foot, words, x)
    else:
        canvas.blit(font.strip(words), x, y)
    if font.width(words) > width - 2 * EDGE + 1:
        canvas.cut.append(words)


def _row(canvas: "Canvas", part: "Part") -> None:
    """The words, and at the right what they are worth: all rows of a list in one face."""
    _paint, x, y, width, _height, words, value, face = part
    font = canvas.font(face)
    y += (canvas.font("body").height - font.height) // 2
    most = width - (0 if canvas.aside else _ARROW)
    if value:
        most -= font.width(value) + _GAP
        canvas.blit(font.strip(value), x + most + _GAP, y)
    strip = font.strip(words)
    if font.width(words) > most + 1:
        canvas.cut.append(words)
    canvas.blit(strip, x, y)
