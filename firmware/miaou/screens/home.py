"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.lang import _
from miaou.screens.apps import NAMES, TITLES
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
        unfinished = self._unfinished()[0]
        self.at = NAMES.index(unfinished) if unfinished in NAMES else 0
        from miaou.screens.app_pictures import shelf  # once and for all: it is then given back

        self._pictures, self._size, self._places = shelf(handheld)

    def draw(self, canvas: "Canvas") -> None:
        size = self._size
        canvas.fb.blit(self._pictures, 0, 2)
        below = size + 2 + _BAR
        y = 0
        for at in range(len(NAMES)):
            x = self._places[2 * at]
            y = self._places[2 * at + 1]
            canvas.note(NAMES[at])
            canvas.tint(x, y, size, below + _BAR, NAMES[at])
            if at == self.at:
                canvas.fb.fill_rect(x, y + below, size, _BAR, 1)
        y += below + _BAR
        canvas.paragraph(self._caption(), 0, y, canvas.width, canvas.height - y, centred=True)

    def key(self, key: int) -> "Any":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(NAMES)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(NAMES)
        elif key == OK:
            menu = "miaou.screens." + NAMES[self.at] + ".menu"
            return __import__(menu, None, None, ("app",)).app(self._handheld)
        return None

    def _caption(self) -> str:
        unfinished = self._unfinished()
        if NAMES[self.at] != unfinished[0]:
            return _(TITLES[self.at])
        words = _("Continue: {}").format(TITLES[self.at])
        if len(unfinished) > 1:
            words += ", " + _("round {}").format(unfinished[1])
        return words

    def _unfinished(self) -> list[str]:
        """The app that has a game under way, and its round where there are rounds."""
        return self._handheld.settings.get("unfinished").split(":")
