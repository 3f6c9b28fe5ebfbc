"""Before the first trick: how many cards everybody has, and who leads."""

from miaou.core.keys import OK
from miaou.lang import N_, _
from miaou.screens.chats import signs
from miaou.screens.chats.flow import tell_home
from miaou.screens.chats.play import Play
from miaou.ui.edges import FOOT, foot
from miaou.ui.layout import halves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class SetUp(Play):
    """OK starts the clock."""

    def help(self) -> "tuple[str, str, str, str]":
        return "", "", N_("Start"), N_("Back")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 2, FOOT + 1)
        signs.cat(canvas, left, top, size)
        each = state.hands.held[0]
        words = _("{} cards each.").format(each) if each > 1 else _("1 card each.")
        if state.leftover:
            words += " " + _("{} set aside.").format(state.leftover)
        words = words + " " + _("{} leads.").format(state.names[state.leader])
        canvas.paragraph(words, x + 1, y, width - 1, height, centred=True)
        foot(canvas, "", _("Start"))

    def key(self, key: int) -> "Answer | None":
        return tell_home(self._handheld, self._game) if key == OK else super().key(key)
