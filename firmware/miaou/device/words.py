"""Loads catalogues of translations, unloads modules, and closes journals."""

import sys

from miaou import OURS, called, lang, load
from miaou.device.door import EARLY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from miaou.device.handheld import Handheld


JOURNALING = ("core.journal", "core.files", "core.game")  # what an open journal is made of


def learn(modules: "Sequence[str]") -> None:
    """Has the words of these screens ready, those of the last to be looked up first."""
    rooms = rooms_of(modules)
    for room in rooms:
        if room not in lang.catalogues:
            lang.catalogues[room] = _words("screens." + room if room else "lang")
    lang.heard.clear()  # whoever remembers that list keeps none of them alive
    lang.heard = [lang.catalogues[room] for room in rooms]


def rooms_of(modules: "Sequence[str]") -> list[str]:
    """The folders of these screens, the last one's first, and at the end the device's own words.

    A catalogue is in the folder of its screens, and the device's beside `lang`.
    """
    rooms: list[str] = []
    for module in reversed(modules):
        room = module.rpartition(".")[0]
        if room and room not in rooms:
            rooms.append(room)
    return rooms + [""]


def _words(folder: str) -> bytes:
    """A language that a folder does not have is English there."""
    if lang.code == "en":
        return b""
    name = folder + "." + lang.code
    try:
        words: bytes | str = load(name).WORDS
    except ImportError:
        return b""
    unload(called(name))
    if isinstance(words, str):  # a plain file's
        from miaou.lang.packing import packed

        return packed(words, lang.before)
    return words


def module_of(path: str) -> str:
    """What the module of a screen is called, such as "cat_tower.turn"."""
    return called("screens." + path)


def unload(name: str) -> None:
    """Forgets a module: its memory is free once nothing that it made is alive."""
    parent, _dot, own = name.rpartition(".")
    sys.modules.pop(name, None)  # it may have gone by itself
    if parent in sys.modules and hasattr(sys.modules[parent], own):
        delattr(sys.modules[parent], own)


def close(handheld: "Handheld", name: str) -> None:
    """A journal that is in flash, and has nothing to tell, is opened again when it is wanted."""
    kept = handheld.journals.get(name)  # where memory was short, it is closed already
    if kept is not None and kept.saved and not (kept.trouble or kept.waits or kept.aside):
        del handheld.journals[name]


def unload_all_but(kept: "Container[str]") -> None:
    unload(EARLY)
    for name in list(sys.modules):
        if name.startswith(OURS) and name not in kept:
            unload(name)
