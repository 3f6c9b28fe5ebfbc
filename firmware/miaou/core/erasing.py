"""Erases saves: the files in flash, and what journals still hold of them in memory."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.journal import Journal


def erase(folder: str, journals: "dict[str, Journal]", start: str) -> bool:
    """Removes the saves whose names start so; whether none of them has stayed.

    Nothing of them is in memory from here on, so that no quiet moment writes it back.
    """
    erased = True
    for name in os.listdir(folder):
        if name.startswith(start):
            try:
                os.remove(folder + "/" + name)
            except OSError:
                erased = False
    for name, kept in journals.items():
        if name.startswith(start):
            kept.clear()
            kept.written = len(kept.tail)
    return erased
