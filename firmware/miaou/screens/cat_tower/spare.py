"""All Catty Fatty cards are used up, and by the house rule a fallen one is stacked again."""

from miaou.lang import _
from miaou.screens.cat_tower.play import Play
from miaou.signals import BACK, OK
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas


class Spare(Play):
    def draw(self, canvas: "Canvas") -> None:
        words = _("Is a fallen Catty Fatty lying beside the tower?")
        canvas.paragraph(words, 0, 0, canvas.width, canvas.height - FOOT, centred=True)
        foot(canvas, _("No"), _("Yes"))

    def key(self, key: int) -> "Any":
        if key == OK:
            return self._do("stack")
        return self._do("none") if key == BACK else super().key(key)
