"""The assembly: what board.py describes, as parts. Loaded at power-up, and then unloaded.

Nothing here may be kept by anyone, not even a closure, or all of it would stay in memory.
"""

from machine import I2C, Pin, Timer

from miaou.core.keys import Keys
from miaou.drivers.buttons import Buttons
from miaou.ui.canvas import Canvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.core.battery import Gauge
    from miaou.core.loop import Part
    from miaou.device.handheld import Handheld


class Parts:
    """Panel, canvas and keys, and what else the board has."""

    def __init__(
        self, board: "Any", edge: "Callable[[Pin], None]", log: "Callable[[str], None]"
    ) -> None:
        wired = board.PANEL
        i2c = _bus(wired, wired.get("hertz")) if "i2c" in wired else None
        self._board = board
        self.timer = Timer(board.TIMER)
        self.panel = _driver(wired["chip"]).panel(wired, i2c)
        self.canvas = _canvas(self.panel)
        buttons = Buttons([key[1] for key in board.KEYS], edge)
        self.keys = Keys(buttons, len(board.KEYS), _shake(board, i2c, edge, log))

    def slow_panel(self) -> "Part | None":
        """A colour LCD takes its time to wake."""
        panel: Part = self.panel
        return panel if hasattr(panel, "tints") else None

    def gauge(self, handheld: "Handheld") -> "Gauge | None":
        """The battery's, where the board has the divider for it."""
        wired = getattr(self._board, "BATTERY", None)
        if wired is None:
            return None
        from miaou.core.battery import Gauge
        from miaou.drivers.battery import Battery

        battery = Battery(wired["pin"], wired["times"], wired.get("enable"))
        return Gauge(battery.millivolts, handheld.show_battery)


def _bus(wired: "Any", hertz: int) -> I2C:
    return I2C(wired["i2c"], scl=Pin(wired["scl"]), sda=Pin(wired["sda"]), freq=hertz)


def _driver(chip: str) -> "Any":
    try:
        return __import__("miaou.drivers." + chip, None, None, ("panel",))
    except ImportError:
        raise ValueError(
            "board.py asks for a " + chip + " panel, which Miaou has no driver for."
        ) from None


def _canvas(panel: "Any") -> Canvas:
    canvas = (panel.buffer, panel.width, panel.height, panel.format)
    if not hasattr(panel, "tints"):
        return Canvas(*canvas)
    from miaou.ui.theme import INKS, ColourCanvas

    panel.inks = INKS
    return ColourCanvas(*canvas, panel.tints)


def _shake(
    board: "Any", i2c: "Any", edge: "Callable[[Pin], None]", log: "Callable[[str], None]"
) -> "Any":
    """The accelerometer where the board has one; a missing chip is told and done without."""
    wired = getattr(board, "SHAKE", None)
    if wired is None:
        return None
    from miaou.core.shake import Shake

    driver = __import__("miaou.drivers." + wired["chip"], None, None, ("CHIP",))
    if "i2c" in wired:
        i2c = _bus(wired, 400000)
    try:
        return Shake(driver.CHIP(i2c, wired["address"], wired["interrupt"], edge))
    except OSError as missing:
        log(str(missing))
        return None
