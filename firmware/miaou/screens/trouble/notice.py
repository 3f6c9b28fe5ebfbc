"""What is said when something is wrong, and safe mode, for when nothing else helps."""

from machine import reset

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.ui.edges import page
from miaou.ui.menu import Menu
from miaou.ui.screen import CLOSES, HOME, LEAVE, on_top

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
    "stuck": N_("The {} button is stuck. It is ignored until it comes up."),
}


class Notice:
    """One of NOTICES; `name` fills its gap."""

    def __init__(self, handheld: "Handheld", what: str, name: str = "") -> None:
        self._what = what
        self._name = name

    def draw(self, canvas: "Canvas") -> None:
        words = _(NOTICES[self._what]).format(self._name)
        page(canvas, words, "", _("OK"))

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None


class Fault:
    """After an unhandled exception: its code, and a way on. The log has the rest."""

    def __init__(self, handheld: "Handheld", code: str) -> None:
        self._code = code

    def draw(self, canvas: "Canvas") -> None:
        words = _("Something went wrong ({}). Your game is kept.").format(self._code)
        page(canvas, words, _("Home"), _("Resume"))

    def help(self) -> "Keys":
        return ("", "", N_("Resume"), N_("Home"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return LEAVE
        return HOME if key == BACK else None


class SafeMode(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        down = N_("BACK was held at power-up")
        items = (
            (N_("Start as usual"), lambda: LEAVE, down),
            (N_("Forget settings"), lambda: on_top("trouble.notice.Erasure", "settings"), down),
            (N_("Erase everything"), lambda: on_top("trouble.notice.Erasure"), down),
        )
        super().__init__(N_("Safe mode"), items)


class Erasure:
    """Asks, then erases all files of the owner's, or those whose names begin with `start`, and
    restarts. If one could not be erased, says so before."""

    def __init__(self, handheld: "Handheld", start: str = "") -> None:
        self._handheld = handheld
        self._start = start
        self._stays = False

    def draw(self, canvas: "Canvas") -> None:
        if self._stays:
            words = _("Not everything could be erased: the memory is broken. Try again.")
        elif self._start:
            words = _("Forget language and settings? Games stay.")
        else:
            words = _("Really erase all games, names and settings?")
        page(canvas, words, "" if self._stays else _("No"), _("OK") if self._stays else _("Yes"))

    def help(self) -> "Keys":
        return CLOSES if self._stays else ("", "", N_("Yes"), N_("No"))

    def key(self, key: int) -> "Answer | None":
        if key == OK and not self._stays:
            from miaou.core.erasing import erase  # hardly anybody ever does

            self._stays = not erase(self._handheld.folder, self._handheld.journals, self._start)
            if self._stays:
                return None
        if key == OK or (key == BACK and self._stays):
            reset()
        return LEAVE if key == BACK else None
