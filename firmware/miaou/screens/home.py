"""Where everything starts: the apps, each loaded when it is opened, and the settings."""

from miaou.lang import N_
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld


def home(handheld: "Handheld") -> Menu:
    def die() -> "Any":
        from miaou.screens.cat_tower.quick_die import Die

        return Die(handheld)

    def settings() -> "Any":
        from miaou.screens.settings import Settings

        return Settings(handheld)

    return Menu(N_("Miaou"), ((N_("Cat Tower die"), die), (N_("Settings"), settings)))
