"""Every button, lit when it is heard; BACK twice in a row leaves."""

from miaou.core.key_names import NAMES
from miaou.lang import _
from miaou.signals import BACK, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.canvas import Canvas


class KeyTest:
    def __init__(self) -> None:
        self._last = 0

    def draw(self, canvas: "Canvas") -> None:
        canvas.centred(NAMES[self._last] or _("Press any key"), canvas.height // 2 - 12, "bold")
        canvas.paragraph(
            _("BACK twice leaves"), 0, canvas.height - 12, canvas.width, 12, centred=True
        )

    def key(self, key: int) -> "Any":
        leaves = key == self._last == BACK
        self._last = key
        return LEAVE if leaves else None
