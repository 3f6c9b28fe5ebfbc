"""When something broke: a calm word, a short code, and two ways on. The game is kept."""

from miaou.core.keys import BACK, OK
from miaou.lang import _
from miaou.ui.foot import FOOT, foot
from miaou.ui.screen import HOME, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class Fault:
    def __init__(self, handheld: "Handheld", code: str) -> None:
        self._code = code

    def draw(self, canvas: "Canvas") -> None:
        words = _("Something went wrong ({}). Your game is kept.").format(self._code)
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("Home"), _("Resume"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return LEAVE
        return HOME if key == BACK else None
