"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.lang import _
from miaou.screens.apps import APPS, SETTINGS
from miaou.signals import DOWN, LEFT, OK, RIGHT, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_GAP = const(6)  # between two pictures
_BAR = const(3)  # rows of the mark under the present one


class Home:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self.at = 0
        unfinished = self._unfinished()
        for at, app in enumerate(APPS):
            if app[0] == unfinished[0]:
                self.at = at

    def draw(self, canvas: "Canvas") -> None:
        items = APPS + (SETTINGS,)
        size = min(canvas.height // 2 - 1, (canvas.width + _GAP) // len(items) - _GAP)
        x = (canvas.width - len(items) * (size + _GAP) + _GAP) // 2
        for at, app in enumerate(items):
            canvas.picture(app[2], x, 2, size, app[0])
            if at == self.at:
                canvas.fb.fill_rect(x, size + 4, size, _BAR, 1)
            x += size + _GAP
        canvas.paragraph(
            self._caption(items[self.at]),
            0,
            size + 8,
            canvas.width,
            canvas.height - size - 8,
            centred=True,
        )

    def key(self, key: int) -> "Any":
        count = len(APPS) + 1
        if key in (UP, LEFT):
            self.at = (self.at - 1) % count
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % count
        elif key == OK:
            app = SETTINGS if self.at == len(APPS) else APPS[self.at]
            module = __import__("miaou.screens." + app[3], None, None, (app[4],))
            return getattr(module, app[4])(self._handheld)
        return None

    def _caption(self, app: "tuple[Any, ...]") -> str:
        unfinished = self._unfinished()
        if app[0] != unfinished[0]:
            return _(app[1])
        words = _("Continue: {}").format(_(app[1]))
        if len(unfinished) > 1:
            words += ", " + _("round {}").format(unfinished[1])
        return words

    def _unfinished(self) -> list[str]:
        """The app that has a game under way, and its round where there are rounds."""
        return self._handheld.settings.get("unfinished").split(":")
