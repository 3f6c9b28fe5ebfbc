"""When something broke: a calm word, a short code, and two ways on. The game is kept."""

from miaou.lang import _, load
from miaou.signals import BACK, HOME, LEAVE, OK
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas


class Fault:
    def __init__(self, code: str) -> None:
        load("trouble")
        self._code = code

    def draw(self, canvas: "Canvas") -> None:
        words = _("Something went wrong ({}). Your game is kept.").format(self._code)
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("Home"), _("Resume"))

    def key(self, key: int) -> "Any":
        if key == OK:
            return LEAVE
        return HOME if key == BACK else None
