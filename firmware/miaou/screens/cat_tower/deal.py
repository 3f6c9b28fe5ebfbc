"""All cats are equal: a small table of who gives how many cards and who takes them."""

from miaou.lang import _
from miaou.screens.cat_tower.play import HEAD, Play
from miaou.signals import OK
from miaou.ui.layout import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas


class Deal(Play):
    def key(self, key: int) -> "Any":
        return self._do("dealt") if key == OK else super().key(key)

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        self._draw_head(canvas)
        after = state.shares()
        third = canvas.width // 3
        line = row(canvas, canvas.height - HEAD, len(after), canvas.font("body").height)
        for seat, name in enumerate(state.names):
            y = HEAD + seat * line
            has, gets = state.hands[seat], after[seat]
            canvas.fitted(name, 0, y, third + 8)
            canvas.text(str(has) + " → " + str(gets), third + 12, y)
            canvas.fitted(_change(gets - has), 2 * third + 8, y, canvas.width - 2 * third - 8)


def _change(more: int) -> str:
    if more == 0:
        return "="
    return (_("takes {}") if more > 0 else _("gives {}")).format(abs(more))
