"""Miaou: a pocket handheld for cat-game nights."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = "0.1.0"

# Bytes of the heap that are not Miaou's: a simulator, which lives in the same heap, sets it. To
# measure it on a board would take as long as two presses are answered in.
USED = 0

# What tells one build from another. Plain files have none: they may change at any time.
BUILD = ""


OURS = "miaou."  # what the names of Miaou's modules begin with, in `sys.modules`


def within(folder: str) -> str:
    """The same of a folder's, such as "rules.chats"."""
    return OURS + folder + "."


def called(name: str) -> str:
    """What a module such as "fonts.small" is called there: an archive has shorter names."""
    return OURS + name


def load(name: str) -> "Any":
    """Loads a module that is known only when it is wanted."""
    return __import__(called(name), None, None, ("*",))


def settle() -> None:
    """Nothing is to be loaded now: the archive, where all of Miaou is one file, closes itself."""
