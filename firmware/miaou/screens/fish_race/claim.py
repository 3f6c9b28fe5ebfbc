"""Somebody has grabbed the die: who, whether the tower stands, and what has been won."""

from micropython import const

from miaou.lang import _
from miaou.rules.cat_tower.fish_race import clock
from miaou.screens.cat_tower import pictures
from miaou.screens.players import row
from miaou.signals import BACK, DOWN, LEAVE, OK, UP
from miaou.ui import icons
from miaou.ui.layout import halves
from miaou.ui.menu import Menu
from miaou.ui.message import FOOT, foot

_TOP = const(14)  # rows for whose tower it is

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.screens.fish_race.race import Race
    from miaou.ui.canvas import Canvas


class Claim(Menu):
    """The race goes on underneath; BACK was a press too many."""

    def __init__(self, race: "Race", tenths: int) -> None:
        self._race = race
        self._tenths = tenths
        items = [(row(name), self._chosen) for name in race.names]
        super().__init__(_("Who? {}").format(clock(tenths)), items)

    def _chosen(self) -> "Any":
        return LEAVE, Verdict(self._race, self._race.names[self.at], self._tenths)


class Verdict:
    def __init__(self, race: "Race", name: str, tenths: int) -> None:
        self._race = race
        self._name = name
        self._tenths = tenths

    def key(self, key: int) -> "Any":
        if key == OK:
            self._race.win(self._name, self._tenths)
            return LEAVE, Result(self._race, self._name, self._tenths)
        if key in (BACK, DOWN):
            self._race.fall()
            return LEAVE
        return None

    def draw(self, canvas: "Canvas") -> None:
        canvas.centred(self._name + " " + clock(self._tenths), 0, "bold")
        question = _("Does the tower stand, with the die on top?")
        canvas.paragraph(question, 0, _TOP, canvas.width, canvas.height - _TOP - FOOT, centred=True)
        foot(canvas, _("It fell"), _("It stands"))


class Result:
    """OK is a rematch; UP takes the verdict back, and the race has never stopped."""

    def __init__(self, race: "Race", name: str, tenths: int) -> None:
        self._race = race
        self._name = name
        self._tenths = tenths

    def key(self, key: int) -> "Any":
        if key == OK:
            self._race.start()
        elif key == BACK:
            self._race.ready()
        elif key == UP:
            self._race.game.undo()
        else:
            return None
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        words = _("{} wins!").format(self._name)
        canvas.paragraph(words, 0, 0, canvas.width, _TOP, ("bold", "body", "small"), centred=True)
        left, top, size, x, y, width, height = halves(canvas, _TOP, FOOT)
        canvas.picture(pictures.FACES["fish"], left, top, size, "fish")
        time = clock(self._tenths)
        indent = 0 if x else (width - canvas.font("large").width(time)) // 2
        canvas.text(time, x + indent, y - 3, "large")
        canvas.paragraph(self._place(), x, y + 15, width, height - 15, centred=not x)
        foot(canvas, _("Leave"), _("Again"))
        middle = canvas.width // 2
        canvas.icon(icons.UP, middle - 9, canvas.height - 8)
        canvas.icon(icons.UNDO, middle, canvas.height - 8)

    def _place(self) -> str:
        records = self._race.game.state
        if records.place == 1:
            return _("A new record!")
        if records.place:
            return _("Place {} of the best five").format(records.place)
        return _("The record is {}.").format(clock(records.best[0][1]))
