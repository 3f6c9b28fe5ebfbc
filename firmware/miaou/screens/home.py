"""Where everything starts: the apps as pictures, the one with an unfinished game first."""

from micropython import const

from miaou.core.keys import DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import _, choose
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
        self.apps = apps
        self.pictures: Any
        self.pictures, self.size, self.places = shelf
        self._unfinished = ""  # as it was when these were last looked up
        self._game = -1
        self._more: Any = None
        self.at = self.first()

    def first(self) -> int:
        """Which app it begins with: the one that has a game under way."""
        return max(0, self._under_way())

    def _under_way(self) -> int:
        """Which app has one, or -1; its picture stands out."""
        unfinished = self._handheld.settings.get("unfinished")
        if unfinished is not self._unfinished:
            self._unfinished, self._game = unfinished, -1
            for at, app in enumerate(self.apps):
                if app[0] == unfinished.split(":")[0]:
                    self._game = at
            canvas = self._handheld.canvas
            if canvas.scale == 1:
                from miaou.screens.front import front

                self.pictures = front(canvas, self._game)[1][0]
        return self._game

    def draw(self, canvas: "Canvas") -> None:
        places, size, at = self.places, self.size, self.at
        game = self._under_way()
        gauge = self._handheld.gauge
        if canvas.scale == 1:
            canvas.part(icon, 0, 2, canvas.width, places[-1] + size, self.pictures, 1)
        if canvas.scale > 1 or canvas.said is not None or (gauge and gauge.state):
            draw = self._more
            if draw is None:
                from miaou.screens.home_more import draw
            if canvas.scale > 1:
                self._more = draw  # for every frame
            draw(self, canvas, game, gauge)
        below = size + 2 + _BAR
        colour = self.apps[at][2]
        canvas.bar(places[2 * at], places[2 * at + 1] + below, size, _BAR, colour)
        y = places[-1] + below + _BAR
        words, height = self._caption(game), canvas.height - y
        canvas.paragraph(words, 0, y, canvas.width, height, centred=True, ink=colour)

    def help(self) -> "Keys":
        from miaou.screens.home_more import help

        return help(self._caption(self._under_way()))

    def key(self, key: int) -> "Answer | None":
        if key in (UP, LEFT):
            self.at = (self.at - 1) % len(self.apps)
        elif key in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(self.apps)
        elif key == OK:
            return on_top(self.apps[self.at][3])
        return None

    def _caption(self, game: int) -> str:
        title = choose(self.apps[self.at][1])
        if self.at != game:
            return title
        words = _("Continue: {}").format(title)
        # Where there are rounds, it says so behind a colon.
        for round in self._unfinished.split(":")[1:]:
            words += ", " + _("round {}").format(round)
        return words
