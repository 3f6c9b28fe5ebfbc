"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.lang import _
from miaou.screens.apps import APPS
from miaou.signals import DOWN, LEFT, OK, RIGHT, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_BAR = const(3)  # rows of the mark under the present one


class Home:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self.at = 0
        unfinished = self._unfinished()
        for at, app in enumerate(APPS):
            if app[0] == unfinished[0]:
                self.at = at
        from miaou.screens.app_pictures import row  # once and for all: it is then given back

        canvas = handheld.canvas
        self._pictures, self._first, self._size, self._step = row(canvas.width, canvas.height)

    def draw(self, canvas: "Canvas") -> None:
        size = self._size
        canvas.fb.blit(self._pictures, 0, 2)
        for app in APPS:
            canvas.note(app[0])
        canvas.fb.fill_rect(self._first + self.at * self._step, size + 4, size, _BAR, 1)
        canvas.paragraph(
            self._caption(APPS[self.at]),
            0,
            size + 8,
            canvas.width,
            canvas.height - size - 8,
            centred=True,
        )

    def key(self, key: int) -> "Any":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(APPS)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(APPS)
        elif key == OK:
            app = APPS[self.at]
            module = __import__("miaou.screens." + app[2], None, None, (app[3],))
            return getattr(module, app[3])(self._handheld)
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
