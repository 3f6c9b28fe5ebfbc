"""Who begins: one whom the table names, or one whom chance does."""

from miaou.lang import N_, _, load
from miaou.signals import BACK, LEAVE, OK
from miaou.ui import icons
from miaou.ui.menu import Menu
from miaou.ui.message import foot
from miaou.ui.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

PASSING = (60, 60, 60, 70, 80, 90, 110, 130, 160, 200, 250, 320, 400)  # ms a name shows


class First(Menu):
    """`done` is called with a place among the names before anyone sees it, so that it can be kept.

    Its answer, as a screen's `key` gives it, counts when the players have seen who begins.
    """

    def __init__(
        self, handheld: "Handheld", names: "Sequence[str]", done: "Callable[[int], Any]"
    ) -> None:
        load("players")
        self._below = handheld.chance.below
        self._names = names
        self._done = done
        items = [(N_("Let chance decide"), self._draw_lots)]
        items += [(str(at + 1) + " " + name, self._chosen) for at, name in enumerate(names)]
        super().__init__(N_("Who begins?"), items)

    def _chosen(self) -> "Any":
        return self._done(self.at - 1)

    def _draw_lots(self) -> "Any":
        index = self._below(len(self._names))
        return LEAVE, Lots(self._names, index, self._done(index))


class Lots:
    """The names pass by, slower and slower, and stop at the one that chance has chosen."""

    def __init__(self, names: "Sequence[str]", index: int, answer: "Any") -> None:
        self._names = names
        self._index = index
        self._answer = answer
        self._passing = Steps(PASSING)
        self._passing.start()

    def wake(self, now: "Ticks") -> int:
        return self._passing.wake(now)

    def key(self, key: int) -> "Any":
        return self._answer if key in (OK, BACK) and not self._passing.running else None

    def draw(self, canvas: "Canvas") -> None:
        middle = canvas.height // 2 - 13
        left = len(PASSING) - self._passing.at
        canvas.centred(self._name(-left), middle, "bold")
        if self._passing.running:
            canvas.fb.rect(16, middle - 3, canvas.width - 32, 19, 1)
            canvas.centred(self._name(-left - 1), middle - 17)
            canvas.centred(self._name(1 - left), middle + 19)
        else:
            for x in (4, canvas.width - 12):
                canvas.icon(icons.PAW, x, middle + 2)
            canvas.centred(_("begins!"), middle + 15)
            foot(canvas, "", _("OK"))

    def _name(self, away: int) -> str:
        return self._names[(self._index + away) % len(self._names)]
