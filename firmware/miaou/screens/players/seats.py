"""Who sits where: OK grabs a name, UP and DOWN move it, OK drops it."""

from miaou.lang import N_, _, load
from miaou.signals import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.ui import icons
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.ui.canvas import Canvas


class Seats(Menu):
    """`done` is called with the names in their new order, and answers as a screen's `key` does."""

    def __init__(self, names: "Sequence[str]", done: "Callable[[list[str]], Any]") -> None:
        load("players")
        self.names = list(names)
        self._done = done
        self._before: list[str] = []  # the order to go back to, while a name is held
        self._seat = 0  # the row it came from
        super().__init__("", ())
        self._list()

    def _list(self) -> None:
        self.items = [(N_("Ready"), self._finish)] + [
            (str(seat + 1) + " " + name, self._grab) for seat, name in enumerate(self.names)
        ]

    def key(self, key: int) -> "Any":
        if not self._before:
            return super().key(key)
        if key in (UP, LEFT):
            self._move(-1)
        elif key in (DOWN, RIGHT):
            self._move(1)
        elif key in (OK, BACK):
            self._drop(key == OK)
        return None

    def _finish(self) -> "Any":
        return self._done(list(self.names))

    def _grab(self) -> None:
        self._before = list(self.names)
        self._seat = self.at

    def _move(self, step: int) -> None:
        name = self.names.pop(self.at - 1)
        self.at = (self.at - 1 + step) % len(self._before) + 1
        self.names.insert(self.at - 1, name)
        self._list()

    def _drop(self, stays: bool) -> None:
        if not stays:
            self.names = self._before
            self.at = self._seat
            self._list()
        self._before = []

    def draw(self, canvas: "Canvas") -> None:
        """The title tells what OK does to the name."""
        self.title = N_("Seat order")
        if self.at:
            words = _("OK drops {}") if self._before else _("OK grabs {}")
            self.title = words.format(self.names[self.at - 1])
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if self._before and at == self.at:
            x = canvas.width - 30
            canvas.icon(icons.UP, x, y + 2)
            canvas.icon(icons.DOWN, x + 9, y + 2)
