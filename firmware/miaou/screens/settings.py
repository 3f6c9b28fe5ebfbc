"""What the owner can choose."""

from miaou.core.settings import BRIGHTNESS
from miaou.lang import N_
from miaou.screens.languages import Languages
from miaou.signals import LEAVE
from miaou.ui.counter import Counter
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.handheld import Handheld


class Settings(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        items = ((N_("Language"), self._language), (N_("Brightness"), self._brightness))
        super().__init__(N_("Settings"), items)

    def _language(self) -> Languages:
        return Languages(self._handheld.settings)

    def _brightness(self) -> Counter:
        level = self._handheld.settings.number("brightness", *BRIGHTNESS)
        return Counter(N_("Brightness"), level, BRIGHTNESS[1], BRIGHTNESS[2], self._set_brightness)

    def _set_brightness(self, level: int) -> int:
        self._handheld.settings.set("brightness", str(level))
        self._handheld.light()
        return LEAVE
