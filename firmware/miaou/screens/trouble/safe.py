"""Safe mode, for who holds BACK at power-up: what helps when nothing else does."""

from miaou.core.recovery import erase
from miaou.lang import N_, _
from miaou.ui.menu import Menu
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.screen import Answer


class SafeMode(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._folder = handheld.folder
        down = N_("BACK was held at power-up")
        items = (
            (N_("Start as usual"), lambda: LEAVE, down),
            (N_("Forget settings"), self._forget, down),
            (N_("Erase everything"), self._erase, down),
        )
        super().__init__(N_("Safe mode"), items)

    def _forget(self) -> "Answer":
        question = _("Forget language and settings? Games stay.")
        return on_top("asking.Confirm", question, lambda: erase(self._folder, "settings"))

    def _erase(self) -> "Answer":
        question = _("Really erase all games, names and settings?")
        return on_top("asking.Confirm", question, lambda: erase(self._folder))
