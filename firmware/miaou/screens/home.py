"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.core.keys import DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _, choose
from miaou.ui.canvas import icon
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys
    from miaou.ui.shelf import Shelf

    App = tuple[str, str | dict[str, str], str, str]

_BAR = const(3)  # rows of the mark under the present one


class Home:
    """An app is its name, its title or one in each language, its colour and its first place."""

    def __init__(self, handheld: "Handheld", apps: "Sequence[App]", shelf: "Shelf") -> None:
        self._handheld = handheld
        self._apps = apps
        self._pictures: Any
        self._pictures, self._size, self._places = shelf
        self.at = self.first()

    def first(self) -> int:
        """Which app it begins with: the one that has a game under way."""
        names = [app[0] for app in self._apps]
        unfinished = self._unfinished().split(":")[0]
        return names.index(unfinished) if unfinished in names else 0

    def draw(self, canvas: "Canvas") -> None:
        size = self._size
        if canvas.scale == 1:
            canvas.part(icon, 0, 2, canvas.width, self._places[-1] + size, self._pictures, 1)
        else:
            self._draw_pictures(canvas)
        if canvas.said is not None:
            self._name(canvas)
        x, y = self._places[2 * self.at], self._places[2 * self.at + 1]
        below = size + 2 + _BAR
        canvas.bar(x, y + below, size, _BAR, self._apps[self.at][2])
        y = self._places[-1] + below + _BAR
        canvas.paragraph(self._caption(), 0, y, canvas.width, canvas.height - y, centred=True)

    def _draw_pictures(self, canvas: "Canvas") -> None:
        """Each in its colours."""
        for at, picture in enumerate(self._pictures):
            x, y = self._places[2 * at], self._places[2 * at + 1]
            canvas.picture(picture, x, y + 2, self._size, "", self._apps[at][2])

    def _name(self, canvas: "Canvas") -> None:
        """Their names for those who read the screen."""
        for at in range(len(self._apps)):
            canvas.note(choose(self._apps[at][1]))
            x, y = self._places[2 * at], self._places[2 * at + 1]
            canvas.choice(x, y, self._size, self._size + 2 + 2 * _BAR, at - self.at)
        y = self._places[-1] + self._size + 2 + 2 * _BAR
        canvas.choice(0, y, canvas.width, canvas.height - y, 0)

    def help(self) -> "Keys":
        return (N_("The one before"), N_("The next one"), self._caption(), "")

    def key(self, key: int) -> "Answer | None":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(self._apps)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(self._apps)
        elif key == OK:
            return on_top(self._apps[self.at][3])
        return None

    def _caption(self) -> str:
        name, title, _colour, _first = self._apps[self.at]
        title = choose(title)
        unfinished = self._unfinished()
        if not unfinished.startswith(name):
            return title
        words = _("Continue: {}").format(title)
        if unfinished != name:
            words += ", " + _("round {}").format(unfinished[len(name) + 1 :])
        return words

    def _unfinished(self) -> str:
        """The app that has a game under way; where there are rounds, a colon and this one."""
        return self._handheld.settings.get("unfinished")
