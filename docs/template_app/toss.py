"""A screen: `draw` paints it all, `key` answers what comes next, `help` tells of the keys."""

from miaou.core.game import Game
from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.screens.coin.tosses import SIDES, Tosses
from miaou.ui.edges import FOOT, foot
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

WORDS = {"": N_("Toss it!"), "cat": N_("The cat's head"), "tail": N_("The cat's tail")}


class Toss:
    """OK tosses, UP takes back, DOWN asks whether to begin anew, BACK leaves."""

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._game = Game(Tosses, handheld.journal("coin"))  # a save of this name

    def draw(self, canvas: "Canvas") -> None:
        sides = self._game.state.sides
        canvas.centred(_("Tosses: {}").format(len(sides)), 0)
        words = _(WORDS[sides[-1] if sides else ""])
        canvas.paragraph(words, 0, 12, canvas.width, canvas.height - FOOT - 12, centred=True)
        foot(canvas, _("Leave"), _("Toss"))

    def help(self) -> "Keys":
        return (N_("Takes the toss back"), N_("Begins anew"), N_("Toss"), N_("Leave"))

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            self._game.do("toss", SIDES[self._handheld.chance.below(2)])  # written, then shown
            self._handheld.play("ROLL")
        elif key == UP:
            self._game.undo()
        elif key == DOWN:
            return on_top("asking.Confirm", _("Begin anew?"), self._begin)
        return LEAVE if key == BACK else None

    def _begin(self) -> "Answer":
        self._game.begin()
        return LEAVE
