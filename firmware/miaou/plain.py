"""How modules are called, loaded and counted where they are plain files, as in a simulator.

An archive has its own way (packed.py), and leaves this out.
"""

import builtins
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

OURS = "miaou."  # what the names of Miaou's modules begin with, in `sys.modules`


def within(folder: str) -> str:
    """The same of a folder's, such as "rules.chats"."""
    return OURS + folder + "."


def called(name: str) -> str:
    """What a module such as "fonts.small" is called there: an archive has shorter names."""
    return OURS + name


def settle() -> None:
    """Nothing is to be loaded now: the archive, where all of Miaou is one file, closes itself."""


_deaf: "list[Any]" = []  # what `__import__` is while nobody listens


def listen(listener: "Callable[[str, str], None] | None") -> None:
    """From here on it is told which module imports which; None ends that."""
    if _deaf:
        builtins.__import__ = _deaf.pop()
    if listener is None:
        return
    real = __import__
    _deaf.append(real)

    def importing(
        name: str, by: "Any" = None, names: "Any" = None, parts: "Any" = (), level: int = 0
    ) -> "Any":
        found = real(name, by, names, parts, level)
        importer = by["__name__"] if by else ""
        listener(importer, name)
        for part in parts if isinstance(parts, tuple) else ():
            made = getattr(found, part, None)
            # To put its name together would take longer.
            if isinstance(made, type(sys)) and made.__name__ in sys.modules:
                listener(importer, made.__name__)
        return found

    builtins.__import__ = importing  # type: ignore[assignment]
