"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.core.keys import DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import _, choose
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer
    from miaou.ui.shelf import Shelf

    App = tuple[str, str | dict[str, str], str, str]

_BAR = const(3)  # rows of the mark under the present one


class Home:
    """An app is its name, its title or one in each language, its colour and its first place."""

    def __init__(self, handheld: "Handheld", apps: "Sequence[App]", shelf: "Shelf") -> None:
        self._handheld = handheld
        self._apps = apps
        self._pictures, self._size, self._places = shelf
        names = [app[0] for app in apps]
        unfinished = self._unfinished()[0]
        self.at = names.index(unfinished) if unfinished in names else 0

    def draw(self, canvas: "Canvas") -> None:
        size = self._size
        canvas.fb.blit(self._pictures, 0, 2)
        below = size + 2 + _BAR
        y = 0
        for at in range(len(self._apps)):
            name, _title, colour, _first = self._apps[at]
            x = self._places[2 * at]
            y = self._places[2 * at + 1]
            canvas.note(name)
            canvas.tint(x, y, size, below + _BAR, colour)
            if at == self.at:
                canvas.fb.fill_rect(x, y + below, size, _BAR, 1)
        y += below + _BAR
        canvas.paragraph(self._caption(), 0, y, canvas.width, canvas.height - y, centred=True)

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
        if name != unfinished[0]:
            return title
        words = _("Continue: {}").format(title)
        if len(unfinished) > 1:
            words += ", " + _("round {}").format(unfinished[1])
        return words

    def _unfinished(self) -> list[str]:
        """The app that has a game under way, and its round where there are rounds."""
        return self._handheld.settings.get("unfinished").split(":")
