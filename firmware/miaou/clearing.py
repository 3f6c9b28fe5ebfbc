"""Memory is small: what a screen has loaded leaves with it, be it modules, words or fonts.

A level is a screen above home, with the modules that came with it and the words that were there.
This module too is gone as soon as it has done its work.
"""

import gc
import sys

from miaou import lang

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.handheld import Handheld


def moved(handheld: "Handheld") -> None:
    """Screens have come or gone: a new one is noted, and one that is back has what it had."""
    levels = handheld.levels
    stack = handheld.loop.stack
    at = len(stack) - 2
    if at < 0:
        levels.clear()
        forget(handheld, ())
        return
    _drop(__name__)
    if at < len(levels) and levels[at][0] is stack[-1]:
        del levels[at + 1 :]
        _clear(handheld, levels[at][2])
    else:
        del levels[at:]
        levels.append([stack[-1], _newcomers(handheld), list(lang.catalogues)])


def _newcomers(handheld: "Handheld") -> list[str]:
    """The modules that are no level's."""
    known = list(handheld.kept)
    for _screen, modules, _rooms in handheld.levels:
        known += modules
    for part in handheld.loop.parts:
        known += getattr(part, "MODULES", ())  # what goes on behind the screens
    return [name for name in sys.modules if name.startswith("miaou.") and name not in known]


def _clear(handheld: "Handheld", rooms: "Sequence[str]") -> None:
    for name in _newcomers(handheld):
        _drop(name)
    _unload(handheld, rooms)
    for room in rooms:
        if room not in lang.catalogues:
            lang.load(room)


def forget(handheld: "Handheld", rooms: "Sequence[str]") -> None:
    """Gives back what these rooms took, or all apps did."""
    _drop(__name__)
    for room in rooms or ("",):
        for name in list(sys.modules):
            if name.startswith("miaou." + room) and name not in handheld.kept:
                _drop(name)
    if not rooms:
        _close_journals(handheld)
    _unload(handheld, ())


def _close_journals(handheld: "Handheld") -> None:
    """What is in the flash, and has nothing to tell, is opened again when it is wanted."""
    for name, kept in list(handheld.journals.items()):
        if name != "settings" and kept.saved and not kept.trouble:
            del handheld.journals[name]


def _unload(handheld: "Handheld", rooms: "Sequence[str]") -> None:
    lang.unload(rooms)
    handheld.canvas.unload()
    gc.collect()


def _drop(name: str) -> None:
    parent, _dot, own = name.rpartition(".")
    del sys.modules[name]
    if parent in sys.modules and hasattr(sys.modules[parent], own):
        delattr(sys.modules[parent], own)
