"""What this handheld is, and how it is doing."""

from miaou.lang import _
from miaou.signals import BACK, LEAVE, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class About:
    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._free = handheld.free() // 1024

    def draw(self, canvas: "Canvas") -> None:
        healthy = _("good") if self._handheld.chance.healthy else _("failed its test")
        lines = [
            "Miaou " + self._handheld.version,
            self._handheld.board.NAME,
            _("Free memory: {} KB").format(self._free),
            _("Random source: {}").format(healthy),
        ]
        if self._handheld.gauge:
            lines.append(_("Battery: {} %").format(self._handheld.gauge.level))
        height = min(16, canvas.height // 5)
        for row, words in enumerate(lines):
            canvas.fitted(words, 0, row * height, canvas.width)

    def key(self, key: int) -> "Any":
        return LEAVE if key in (OK, BACK) else None
