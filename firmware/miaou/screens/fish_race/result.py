"""Somebody has grabbed the die: who, whether the tower stands, and what is won."""

from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.rules.cat_tower.fish_race import clock
from miaou.screens.cat_tower.fish import FISH
from miaou.ui.canvas import TALL
from miaou.ui.edges import FOOT, HEAD, foot, head
from miaou.ui.layout import halves
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.screens.fish_race.race import Race
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class Claim(Menu):
    """The race goes on underneath; BACK was a press too many."""

    def __init__(self, handheld: "Handheld", race: "Race", tenths: int) -> None:
        self._race = race
        self._tenths = tenths
        items = [(as_it_is(name), self._chosen) for name in race.names]
        super().__init__(_("Who? {}").format(clock(tenths)), items)

    def _chosen(self) -> "Answer | None":
        return instead(
            "fish_race.result.Verdict", self._race, self._race.names[self.at], self._tenths
        )


class Claimed:
    """By whom, and after how many tenths of a second."""

    def __init__(self, handheld: "Handheld", race: "Race", name: str, tenths: int) -> None:
        self._race = race
        self._name = name
        self._tenths = tenths


class Verdict(Claimed):
    def key(self, key: int) -> "Answer | None":
        if key == OK:
            self._race.win(self._name, self._tenths)
            on = instead("fish_race.result.Result", self._race, self._name, self._tenths)
            winner = (self._race.names.index(self._name), self._name)
            return instead("cheers.Cheers", "fish_race", [winner], on)
        if key in (BACK, DOWN):
            self._race.fall()
            return LEAVE
        return None

    def help(self) -> "tuple[str, str, str, str]":
        return "", N_("It fell"), N_("It stands"), N_("It fell")

    def draw(self, canvas: "Canvas") -> None:
        head(canvas, self._name, clock(self._tenths))
        question = _("Does the tower stand, with the die on top?")
        y = HEAD
        if canvas.height >= TALL:
            left, top, size, _x, y, _width, _height = halves(canvas, HEAD, FOOT)
            canvas.picture(FISH, left, top, size, "fish")
        canvas.paragraph(question, 1, y, canvas.width - 2, canvas.height - FOOT - y, centred=True)
        foot(canvas, _("It fell"), _("It stands"))


class Result(Claimed):
    """OK is a rematch; UP takes the verdict back, and the race has never stopped.

    DOWN shows the winner to a phone.
    """

    def key(self, key: int) -> "Answer | None":
        if key == DOWN:
            rows = [(self._name, clock(self._tenths))]
            return on_top("share.phone.Phone", _("Fish race"), rows, "fish_race")
        if key in (OK, BACK):
            self._race.file(self._name, self._tenths)
        if key == OK:
            self._race.start()
        elif key == BACK:
            self._race.ready()
        elif key == UP:
            self._race.game.undo()
        else:
            return None
        return LEAVE

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), N_("Phone"), N_("Again"), N_("Leave")

    def draw(self, canvas: "Canvas") -> None:
        head(canvas, _("{} wins!").format(self._name))
        left, top, size, x, y, width, height = halves(canvas, HEAD, FOOT)
        canvas.picture(FISH, left, top, size, "fish")
        time = clock(self._tenths)
        indent = (width - canvas.font("large").width(time)) // 2
        canvas.text(time, x + indent, y - 2, "large")
        top = y + 14 if x else y + 16
        canvas.paragraph(self._place(), x, top, width, y + height - top, centred=True)
        foot(canvas, "", _("Again"), _("Undo"), _("Phone"))

    def _place(self) -> str:
        records = self._race.game.state
        if records.place == 1:
            return _("A new record!")
        if records.place:
            return _("Place {} of five").format(records.place)
        return _("The record is {}.").format(clock(records.best[0][1]))
