"""The assembly: what board.py describes, as parts. Loaded at power-up, and then unloaded.

Nothing here may be kept by anyone, not even a closure, or all of it would stay in memory.
"""

from machine import Timer

from miaou import load
from miaou.core.keys import Keys
from miaou.device.early import bus
from miaou.ui.canvas import Canvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from machine import Pin
    from typing import Any

    from miaou.core.battery import Gauge
    from miaou.core.loop import Part
    from miaou.device.early import Early
    from miaou.device.handheld import Handheld


class Parts:
    """Panel, canvas and keys, and what else the board has."""

    def __init__(
        self,
        board: "Any",
        early: "Early",
        rooms: list[str],
        edge: "Callable[[Pin], None]",
        log: "Callable[[str], None]",
    ) -> None:
        self._board = board
        self.timer = Timer(board.TIMER)
        self.panel = early.panel
        self.canvas = _canvas(self.panel, rooms)
        shake = _shake(board, early.i2c, edge, log)
        self.keys = Keys(early.buttons, len(board.KEYS), shake)

    def slow_panel(self) -> "Part | None":
        """A colour LCD takes its time to wake."""
        panel: Part = self.panel
        return panel if hasattr(panel, "glass") else None

    def gauge(self, handheld: "Handheld") -> "Gauge | None":
        """The battery's, where the board has the divider for it."""
        wired = getattr(self._board, "BATTERY", None)
        if wired is None:
            return None
        from miaou.core.battery import Gauge
        from miaou.drivers.battery import Battery

        battery = Battery(wired["pin"], wired["times"], wired.get("enable"))
        return Gauge(battery.millivolts, handheld.show_battery)


def _canvas(panel: "Any", rooms: list[str]) -> Canvas:
    if not hasattr(panel, "glass"):
        from miaou.ui.mono import MonoCanvas

        return MonoCanvas(panel.buffer, panel.width, panel.height, panel.format, rooms)
    if panel.inset[0]:
        from miaou.ui.round import RoundCanvas

        return RoundCanvas(panel, rooms)
    from miaou.ui.colour import ColourCanvas

    return ColourCanvas(panel, rooms)


def _shake(
    board: "Any", i2c: "Any", edge: "Callable[[Pin], None]", log: "Callable[[str], None]"
) -> "Any":
    """The accelerometer where the board has one; a missing chip is told and done without."""
    wired = getattr(board, "SHAKE", None)
    if wired is None:
        return None
    from miaou.core.shake import Shake

    driver = load("drivers." + wired["chip"])
    if "i2c" in wired:
        i2c = bus(wired, 400000)
    try:
        return Shake(driver.CHIP(i2c, wired["address"], wired["interrupt"], edge))
    except OSError as missing:
        log(str(missing))
        return None
