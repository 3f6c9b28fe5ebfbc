"""Safe mode, for who holds BACK at power-up: what helps when nothing else does."""

import os
from machine import reset

from miaou.lang import N_, _, load
from miaou.signals import LEAVE
from miaou.ui.confirm import Confirm
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld


class SafeMode(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        load("trouble")
        self._folder = handheld.folder
        down = N_("BACK was held at power-up")
        items = (
            (N_("Start as usual"), lambda: LEAVE, down),
            (N_("Forget settings"), self._forget, down),
            (N_("Erase everything"), self._erase, down),
        )
        super().__init__(N_("Safe mode"), items)

    def _forget(self) -> Confirm:
        question = _("Forget language and settings? Games stay.")
        return Confirm(question, lambda: erase(self._folder, "settings"))

    def _erase(self) -> Confirm:
        question = _("Really erase all games, names and settings?")
        return Confirm(question, lambda: erase(self._folder))


def erase(folder: str, start: str = "") -> None:
    """Removes the owner's files whose names start so, all of them unless told; then restarts."""
    for name in os.listdir(folder):
        if name.startswith(start):
            os.remove(folder + "/" + name)
    reset()
