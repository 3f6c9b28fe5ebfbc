"""Something the owner should know, to be read and closed."""

from micropython import const

from miaou.lang import _
from miaou.signals import BACK, LEAVE, OK
from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas

FOOT = const(13)  # rows for the answers at the bottom


class Message:
    """`answer` is where closing it leads, as a screen's `key` says it."""

    def __init__(self, words: str, answer: "Any" = LEAVE) -> None:
        self.words = words
        self._answer = answer

    def draw(self, canvas: "Canvas") -> None:
        canvas.paragraph(self.words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, "", _("OK"))

    def key(self, key: int) -> "Any":
        return self._answer if key in (OK, BACK) else None


def foot(canvas: "Canvas", no: str, yes: str) -> None:
    """What BACK and OK answer: no on the left, yes on the right."""
    y = canvas.height - FOOT + 1
    if no:
        canvas.icon(icons.CROSS, 0, y + 2)
        canvas.text(no, 10, y)
    x = canvas.width - 10 - canvas.font("body").width(yes)
    canvas.icon(icons.CHECK, x, y + 2)
    canvas.text(yes, x + 10, y)
