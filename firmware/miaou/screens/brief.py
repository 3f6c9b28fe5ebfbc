"""The rules in brief: a few pages of a picture and a sentence, for those who read and who do not.

The pages are an app's own, in its brief.py: a line for each in every language, and `draw`, which
paints the picture of a page. They stand there with their translations, and not in the catalogues,
which stay in memory while a game is on.
"""

from micropython import const

from miaou import load
from miaou.core.keys import BACK, LEFT, OK, UP
from miaou.lang import N_, _, choose
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import halves
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

_MARKS = const(6)  # rows for a mark a page, the present one longer
_STEP = const(6)
_BESIDE = const(36)  # columns of a picture at most, so that any page's words stay large
_FACE = ("body",)  # of all pages: what is too long for it is to be said in fewer words


class Brief:
    """OK and DOWN turn to the next page, UP to the one before; after the last it is closed."""

    def __init__(self, handheld: "Handheld", app: str) -> None:
        pages: Any = load("screens." + app + ".brief")
        self._picture = pages.draw
        self._lines = choose(pages.WORDS).strip().split("\n")
        self.at = 0

    def help(self) -> "Keys":
        later = N_("The next one")
        return (N_("The one before"), later, later, N_("One step out"))

    def key(self, key: int) -> "Answer | None":
        if key == BACK or (key == OK and self.at == len(self._lines) - 1):
            return LEAVE
        step = -1 if key in (UP, LEFT) else 1
        self.at = min(max(0, self.at + step), len(self._lines) - 1)
        return None

    def draw(self, canvas: "Canvas") -> None:
        # A round glass has room for OK's word below, and the marks in the middle.
        bottom = _MARKS if canvas.aside else FOOT
        left, top, size, x, y, width, height = halves(canvas, 1, bottom, _BESIDE)
        self._picture(canvas, self.at, left, top, size)
        canvas.paragraph(self._lines[self.at], x, y, width, height, _FACE, True)
        last = self.at == len(self._lines) - 1
        foot(canvas, "", "OK" if last else _("Next"))
        y = canvas.height - bottom // 2
        left = (canvas.width - _STEP * len(self._lines)) // 2 if canvas.aside else 2
        for page in range(len(self._lines)):
            long = page == self.at
            canvas.bar(left + _STEP * page + (not long), y, 4 if long else 2, 2)
