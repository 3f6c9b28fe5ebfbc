"""Miaou: a pocket handheld for cat-game nights."""

from miaou.plain import OURS as OURS
from miaou.plain import called as called
from miaou.plain import listen as listen
from miaou.plain import settle as settle
from miaou.plain import within as within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = "0.1.0"

# Bytes of the heap that are not Miaou's: a simulator, which lives in the same heap, sets it. To
# measure it on a board would take as long as two presses are answered in.
USED = 0

# What tells one build from another. Plain files have none: they may change at any time.
BUILD = ""


def load(name: str) -> "Any":
    """Loads a module that is known only when it is wanted."""
    return __import__(called(name), None, None, ("*",))
