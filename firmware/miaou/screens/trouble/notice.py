"""What is said when something is wrong, and safe mode, for when nothing else helps."""

from machine import reset

from miaou.core.keys import BACK, OK
from miaou.core.recovery import erase
from miaou.lang import N_, _
from miaou.ui.foot import FOOT, foot
from miaou.ui.menu import Menu
from miaou.ui.screen import CLOSES, HOME, LEAVE, instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

NOTICES = {
    "damaged": N_("A save was damaged. A copy is kept; play goes on from its last good step."),
    "foreign": N_("A save could not be read. It is kept aside and a new one begun."),
    "version": N_("A save comes from another version. It is kept aside and a new one begun."),
    "unsaved": N_("The memory is full or broken. Play on, but nothing is saved now."),
    "chance": N_("The random source failed its test. Your presses alone now drive the die."),
    "empty": N_("The battery is empty. All is saved. Good night!"),
    "unsaved_empty": N_("The battery is empty, and the last steps could not be saved."),
    "low": N_("The battery is low."),
    "stays": N_("Not everything could be erased: the memory is broken. Try again."),
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

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        if key not in (OK, BACK):
            return None
        if self._what == "stays":
            reset()  # memory has forgotten all of it, and flash has not
        return LEAVE


class Fault:
    def __init__(self, handheld: "Handheld", code: str) -> None:
        self._code = code

    def draw(self, canvas: "Canvas") -> None:
        words = _("Something went wrong ({}). Your game is kept.").format(self._code)
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("Home"), _("Resume"))

    def help(self) -> "Keys":
        return ("", "", N_("Resume"), N_("Home"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return LEAVE
        return HOME if key == BACK else None


class SafeMode(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        down = N_("BACK was held at power-up")
        items = (
            (N_("Start as usual"), lambda: LEAVE, down),
            (N_("Forget settings"), self._forget, down),
            (N_("Erase everything"), self._erase, down),
        )
        super().__init__(N_("Safe mode"), items)

    def _forget(self) -> "Answer":
        question = _("Forget language and settings? Games stay.")
        return on_top("asking.Confirm", question, lambda: self._really("settings"))

    def _erase(self) -> "Answer":
        question = _("Really erase all games, names and settings?")
        return on_top("asking.Confirm", question, self._really)

    def _really(self, start: str = "") -> "Answer":
        erase(self._handheld.folder, self._handheld.journals, start)
        return instead("trouble.notice.Notice", "stays")
