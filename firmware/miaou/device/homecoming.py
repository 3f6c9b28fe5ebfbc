"""Home once more, where memory was so short that it had to go."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.door import Door
    from miaou.device.handheld import Handheld
    from miaou.device.memory import Folded, Memory


def come_home(memory: "Memory", door: "Door", handheld: "Handheld", folded: "Folded") -> None:
    """At the app where it was; should that fail, what stands in for it stays."""
    from miaou.screens.front import front

    try:
        memory.open("home.Home", front(handheld.canvas), "")
        home: Any = door.stack[0]
        home.at = folded.at
    finally:
        if not door.stack:
            door.enter(folded)
