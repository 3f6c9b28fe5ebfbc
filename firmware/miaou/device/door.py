"""Navigation: the door is the one way from screen to screen.

Screens answer places, never screens: so what goes is gone before what comes is loaded and built.
"""

import sys

from miaou import OURS, called, within
from miaou.ui.screen import HOME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.device.handheld import Handheld
    from miaou.device.memory import Memory
    from miaou.ui.screen import Answer, Screen

# main.py asks for it by this name, of an archive, too.
EARLY = "miaou.device.early"


class Door:
    """`stack` is home and the screens above it, `modules` are theirs, in screens/.

    What is loaded at first stays; the rest comes with screens, and goes when memory is short.
    """

    def __init__(self, handheld: "Handheld") -> None:
        self.stack: list[Screen] = []
        self.modules: list[str] = []
        # Parts live without what made them.
        self.stays = [
            name
            for name in sys.modules
            if name.startswith(OURS)
            and name not in (called("device.assembly"), EARLY)
            and not name.startswith(within("drivers"))
        ]
        self._handheld = handheld
        self._memory: Memory | None = None

    def enter(self, home: "Screen") -> None:
        self.stack.append(home)
        self.modules.append("home")

    def answer(self, answer: "Answer | None") -> None:
        """Goes where a screen says; home cannot be left."""
        if answer is None:
            return
        giver = self.modules[-1]
        if not answer.above:
            left = 1 if answer is HOME else max(1, len(self.stack) - 1)
            del self.stack[left:]
            del self.modules[left:]
        if answer.place:
            self.memory().open(answer.place, answer.given, giver)
        else:
            self.memory().back()

    def ahead(self) -> bool:
        return self._memory is not None and self._memory.ahead()

    def memory(self) -> "Memory":
        """It comes with the first screen above home."""
        if self._memory is None:
            from miaou.device.memory import Memory

            self._memory = Memory(self, self._handheld)
        return self._memory
