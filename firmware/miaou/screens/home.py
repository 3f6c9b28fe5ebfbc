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

_PAGE = const(8)
_BAR = const(3)  # rows of the mark under the present one


class Home:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        unfinished = self._unfinished()[0]
        self.at = NAMES.index(unfinished) if unfinished in NAMES else 0
        from miaou.screens.app_pictures import row  # once and for all: it is then given back

        canvas = handheld.canvas
        self._pictures, self._first, self._size, self._step = row(canvas.width, canvas.height)

    def draw(self, canvas: "Canvas") -> None:
        size = self._size
        canvas.fb.blit(self._pictures, 0, 2)
        for name in NAMES:
            canvas.note(name)
        # In eight rows that an OLED is sent together.
        y = (size + 11) // _PAGE * _PAGE
        canvas.fb.fill_rect(self._first + self.at * self._step, y, size, _BAR, 1)
        y += _BAR
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
