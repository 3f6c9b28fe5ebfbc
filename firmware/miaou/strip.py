"""A glass that shows half of the canvas: it follows what matters, and the LOOK key moves it."""

from micropython import const

from miaou.core.keys import Keys
from miaou.signals import LOOK
from miaou.ui.canvas import Canvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.drivers.buttons import Buttons

_LINE = const(12)  # rows of the present line, and of the one above it


class StripCanvas(Canvas):
    """Begins at the top, unless the owner is looking elsewhere."""

    def __init__(self, panel: "Any") -> None:
        super().__init__(panel.buffer, panel.width, panel.height, panel.format)
        self._panel = panel
        self._hidden = panel.height - panel.glass
        self._looking = False

    def clear(self) -> None:
        super().clear()
        if not self._looking:
            self._panel.top = 0

    def focus(self, y: int) -> None:
        """The line at y is what matters: shows it, and the one above."""
        if not self._looking and y + _LINE > self.height - self._hidden:
            self._panel.top = min(self._hidden, y - _LINE)

    def pressed(self, key: int) -> None:
        """LOOK shows the other half, and any other key ends the looking."""
        self._looking = key == LOOK
        if self._looking:
            self._panel.top = 0 if self._panel.top else self._hidden


class StripKeys(Keys):
    """Tells the canvas first."""

    def __init__(
        self, buttons: "Buttons", meanings: list[tuple[int, int]], canvas: StripCanvas
    ) -> None:
        super().__init__(buttons, meanings)
        self._canvas = canvas

    def turn(self, now: "Ticks") -> int:
        key = super().turn(now)
        if key:
            self._canvas.pressed(key)
        return key
