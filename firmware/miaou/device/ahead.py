"""Reading ahead: what the screen on top may lead to is loaded while nobody presses a key.

From the first quiet moment on, and only where there is plenty of room, as on a Pico; a key waits
for one module at the most. An archive knows what may come (tools/likely.py), plain files do not.
"""

import gc
import sys
from micropython import const
from time import ticks_diff

from miaou import BUILD, settle
from miaou.device.words import SCREENS, unload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.device.handheld import Handheld

_PLENTY = const(92160)  # bytes free at the beginning
_PAUSE = const(500)  # ms after a key; in a hurry, others follow sooner


def begin(handheld: "Handheld") -> None:
    if BUILD and not hasattr(handheld.board, "HEAP") and gc.mem_free() > _PLENTY:
        handheld.loop.add(Ahead(handheld))


class Ahead:
    """A part of the loop: a module at each turn, until all is there or memory is no longer free."""

    def __init__(self, handheld: "Handheld") -> None:
        self._handheld = handheld
        self._app = " "  # whose modules are being loaded
        self._left = ""  # their names, one after another

    def wake(self, now: "Ticks") -> int:
        pause = _PAUSE - ticks_diff(now, self._handheld.pressed_at)
        if pause > 0:
            return pause
        door = self._handheld.door
        app = door.modules[1][len(SCREENS) :].split(".")[0] if len(door.modules) > 1 else ""
        if app != self._app:
            self._app = app
            self._left = _likely(app)
        while self._left:
            name, _blank, self._left = self._left.partition(" ")
            if "miaou." + name not in sys.modules:
                if not door.memory().ahead("miaou." + name):
                    self._left = ""
                return 0  # keys come first
        settle()
        return -1


def _likely(app: str) -> str:
    """What is often asked for from there, in this order; nothing is home."""
    from miaou.device.likely import LIKELY

    unload("miaou.device.likely")
    found: str = LIKELY.get(app, "")
    return found
