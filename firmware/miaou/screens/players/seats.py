"""Who sits where, and who begins: one whom the table names, or one whom chance does."""

from miaou.core.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.lang import N_, _
from miaou.ui import icons
from miaou.ui.canvas import TALL
from miaou.ui.edges import foot
from miaou.ui.layout import draw_large
from miaou.ui.menu import Menu
from miaou.ui.screen import CLOSES, instead
from miaou.ui.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys


class Seats(Menu):
    """`done` is called with the names in their new order, and answers as a screen's `key` does."""

    def __init__(
        self,
        handheld: "Handheld",
        names: "Sequence[str]",
        done: "Callable[[list[str]], Answer | None]",
    ) -> None:
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

    def help(self) -> "Keys":
        up, down, ok, back = super().help()
        if self._before:
            return (up, down, N_("Puts it here"), N_("Puts it back"))
        return (up, down, N_("Takes the name along") if self.at else ok, back)

    def key(self, key: int) -> "Answer | None":
        if not self._before:
            return super().key(key)
        if key in (UP, LEFT):
            self._move(-1)
        elif key in (DOWN, RIGHT):
            self._move(1)
        elif key in (OK, BACK):
            self._drop(key == OK)
        return None

    def _finish(self) -> "Answer | None":
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
            words = _("OK: {} here") if self._before else _("OK moves {}")
            self.title = words.format(self.names[self.at - 1])
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        super()._draw_row(canvas, at, y)
        if self._before and at == self.at:
            x = canvas.width - 30
            canvas.icon(icons.UP, x, y + 2)
            canvas.icon(icons.DOWN, x + 9, y + 2)


PASSING = (60, 60, 60, 70, 80, 90, 110, 130, 160, 200, 250, 320, 400)  # ms a name shows


class First(Menu):
    """`done` is called with a place among the names before anyone sees it, so that it can be kept.

    Its answer, as a screen's `key` gives it, counts when the players have seen who begins.
    """

    def __init__(
        self, handheld: "Handheld", names: "Sequence[str]", done: "Callable[[int], Answer | None]"
    ) -> None:
        self._below = handheld.chance.below
        self._names = names
        self._done = done
        items = [(N_("Let chance decide"), self._draw_lots)]
        items += [(str(at + 1) + " " + name, self._chosen) for at, name in enumerate(names)]
        super().__init__(N_("Who begins?"), items)

    def _chosen(self) -> "Answer | None":
        return self._done(self.at - 1)

    def _draw_lots(self) -> "Answer | None":
        index = self._below(len(self._names))
        return instead("players.seats.Lots", self._names, index, self._done(index))


class Youngest(First):
    """The same, where the youngest begins."""

    def __init__(
        self, handheld: "Handheld", names: "Sequence[str]", done: "Callable[[int], Answer | None]"
    ) -> None:
        super().__init__(handheld, names, done)
        self.title = N_("Who is the youngest?")


class Lots:
    """The names pass by, slower and slower, and stop at the one that chance has chosen."""

    def __init__(
        self, handheld: "Handheld", names: "Sequence[str]", index: int, answer: "Answer | None"
    ) -> None:
        self._names = names
        self._index = index
        self._answer = answer
        self._passing = Steps(PASSING)
        self._passing.start()

    def wake(self, now: "Ticks") -> int:
        return self._passing.wake(now)

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        return self._answer if key in (OK, BACK) and not self._passing.running else None

    def draw(self, canvas: "Canvas") -> None:
        middle = canvas.height // 2 - 13
        left = len(PASSING) - self._passing.at
        if self._passing.running:
            canvas.frame(1, middle - 2, canvas.width - 2, 30)
            draw_large(canvas, self._name(-left), middle + 1, 1)
            canvas.centred(self._name(-left - 1), middle - 15)
            canvas.centred(self._name(1 - left), middle + 29)
        else:
            self._draw_chosen(canvas, middle)
            foot(canvas, "", _("OK"))

    def _draw_chosen(self, canvas: "Canvas", middle: int) -> None:
        name = self._name(0)
        ink = "player " + str(self._index + 1)
        if canvas.height >= TALL or canvas.aside:
            from miaou.ui.tall import draw_called

            middle = draw_called(canvas, name, ink) - 13
        else:
            draw_large(canvas, name, middle - 11, ink)
        canvas.centred(_("begins!"), middle + 15)

    def _name(self, away: int) -> str:
        return self._names[(self._index + away) % len(self._names)]
