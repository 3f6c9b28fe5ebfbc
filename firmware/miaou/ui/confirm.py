"""A question before something that is not wanted by accident."""

from miaou.lang import _
from miaou.signals import BACK, LEAVE, OK
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.ui.canvas import Canvas


class Confirm:
    """`yes` is called for OK and answers as a screen's `key` does; BACK is no."""

    def __init__(self, question: str, yes: "Callable[[], Any]") -> None:
        self.question = question
        self._yes = yes

    def draw(self, canvas: "Canvas") -> None:
        canvas.paragraph(self.question, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("No"), _("Yes"))

    def key(self, key: int) -> "Any":
        if key == OK:
            return self._yes()
        return LEAVE if key == BACK else None
