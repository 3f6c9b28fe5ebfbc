"""An SSD1306 whose glass has 32 rows: its memory holds a canvas of 64, half of which is shown."""

from micropython import const

from miaou.drivers.ssd1306 import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CANVAS = const(64)
_GLASS = const(32)


class SSD1306x32(SSD1306):
    """`top` is the row of the canvas that the glass begins with; the next flush shows it."""

    glass = _GLASS
    top = 0
    _shown_top = -1

    def flush(self) -> None:
        super().flush()
        if self.top != self._shown_top:
            self._aim()

    def _settings(self) -> bytes:
        """The last word about its rows and their wiring counts."""
        return super()._settings() + bytes((0xA8, _GLASS - 1, 0xDA, 0x02))

    def _send_all(self) -> None:
        """The picture is only moved sideways against burn-in: it has no spare rows in sight."""
        self._shown_shift = self.shift
        self._aim()
        for start in range(0, len(self.buffer), self.width):
            self._send(start, start + self.width)

    def _aim(self) -> None:
        self._command(bytes((0x40 | self.top,)))
        self._shown_top = self.top


def panel(wired: "dict[str, Any]", i2c: "Any") -> SSD1306x32:
    """As board.py describes it."""
    from miaou.drivers.oled_bus import place

    bus, width, _height, address, where = place(wired, i2c)
    return SSD1306x32(bus, width, _CANVAS, address, where)
