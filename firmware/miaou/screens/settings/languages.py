"""Which language Miaou speaks: asked at first start, and in the settings."""

from miaou.lang import N_, load, use
from miaou.lang.languages import LANGUAGES
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.settings import Settings


class Languages(Menu):
    def __init__(self, settings: "Settings") -> None:
        load("settings")
        self._settings = settings
        super().__init__(N_("Language"), [(name, self._choose) for _code, name in LANGUAGES])
        for at, (code, _name) in enumerate(LANGUAGES):
            if code == settings.get("language"):
                self.at = at

    def _choose(self) -> int:
        code = LANGUAGES[self.at][0]
        self._settings.set("language", code)
        use(code)
        return LEAVE
