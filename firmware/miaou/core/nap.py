"""The chip's own light sleep, on boards that can: a key's edge or the time ends it."""

from machine import Pin, lightsleep
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HOUR = const(3600000)


def nap(board: "Any", ms: int) -> None:
    """Sleeps until something is due, -1 for nothing; not on USB, where a computer may call."""
    plugged_in = getattr(board, "USB_POWER", None)
    if plugged_in is not None and not Pin(plugged_in, Pin.IN).value():
        lightsleep(_HOUR if ms < 0 else min(ms, _HOUR))
