"""Before the first trick: how many cards everybody has, and who leads."""

from miaou.core.keys import OK
from miaou.lang import _
from miaou.screens.chats import signs
from miaou.screens.chats.play import Play
from miaou.ui.foot import FOOT, foot
from miaou.ui.layout import halves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


class SetUp(Play):
    """The clock runs from the moment when all have their cards."""

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        left, top, size, x, y, width, height = halves(canvas, 2, FOOT + 2)
        signs.cat(canvas, left, top, size)
        words = _("{} cards each.").format(state.hands.held[0]) + " "
        words += _("{} set aside.").format(state.leftover)
        canvas.paragraph(words, x + 1, y, width - 1, height, centred=True)
        foot(canvas, "", _("{} leads").format(state.names[state.leader]))

    def key(self, key: int) -> "Answer | None":
        if key != OK:
            return super().key(key)
        return self._on()
