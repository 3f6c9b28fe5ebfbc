"""What the owner should know when something is wrong, in a sentence."""

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.ui.foot import FOOT, foot
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

NOTICES = {
    "damaged": N_("A save was damaged. A copy is kept; play goes on from its last good step."),
    "foreign": N_("A save could not be read. It is kept aside and a new one begun."),
    "version": N_("A save comes from another version. It is kept aside and a new one begun."),
    "unsaved": N_("The memory is full or broken. Play on, but nothing is saved now."),
    "chance": N_("The random source failed its test. Your presses alone now drive the die."),
    "empty": N_("The battery is empty. All is saved. Good night!"),
    "low": N_("The battery is low."),
    "stuck": N_("The {} button is stuck. It is ignored until it comes up."),
}


class Notice:
    """One of NOTICES; `name` fills its gap."""

    def __init__(self, handheld: "Handheld", what: str, name: str = "") -> None:
        self._what = what
        self._name = name

    def draw(self, canvas: "Canvas") -> None:
        words = _(NOTICES[self._what]).format(self._name)
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, "", _("OK"))

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None
