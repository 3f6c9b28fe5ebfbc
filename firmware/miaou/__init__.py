"""Miaou: a pocket handheld for cat-game nights."""

VERSION = "0.1.0"

# Bytes of the heap that are not Miaou's: a simulator, which lives in the same heap, sets it. To
# measure it on a board would take as long as two presses are answered in.
USED = 0

# What tells one build from another. Plain files have none: they may change at any time.
BUILD = ""


def settle() -> None:
    """Nothing is to be loaded now: the archive, where all of Miaou is one file, closes itself."""
