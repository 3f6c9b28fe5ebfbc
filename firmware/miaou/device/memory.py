"""Memory: how much is used of its room, and what is unloaded when it is short, the oldest first.

With room, as on a Pico, nothing is unloaded: what was open once opens at once. The room is what
is free at power-up, or less where board.py says so in HEAP. An ESP32's heap grows by pieces that
it takes from the system, and `gc.mem_free` counts what it might still get; but that is Wi-Fi's
too, so its boards name the part that is Miaou's. In a simulator the heap grows as well, and holds
the simulator: so what is used is counted from power-up on, everywhere.
"""

import builtins
import gc
import sys
from micropython import const

from miaou import FREE, USED, lang
from miaou.device.words import SCREENS, learn, rooms_of, unload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.door import Door
    from miaou.device.handheld import Handheld

_RESERVE = const(26624)  # bytes to have free before a screen is loaded: the largest takes 16 KB


# Bytes allocated between two collections while a screen loads: what stays then lies close together,
# and not in pieces all over the heap, between which nothing large would fit.
_GARBAGE = const(8192)


class Memory:
    """While it loads, it stands in for `__import__` and notes which module needs which."""

    def __init__(self, door: "Door", handheld: "Handheld") -> None:
        heap = getattr(handheld.board, "HEAP", 0)
        self._door = door
        self._handheld = handheld
        self._room = min(heap, FREE) if heap else FREE
        self._needs: dict[str, list[str]] = {}
        self._openings: list[list[str]] = []  # what each has loaded, the oldest first
        self._givers = list(door.modules)  # for each screen, whose methods it may call
        self._import = builtins.__import__

    def open(self, place: str, given: "tuple[object, ...]", giver: str) -> None:
        """Makes room, loads what the place needs, builds its screen, and puts it on top."""
        path, _dot, name = place.rpartition(".")
        door, module = self._door, SCREENS + path
        del self._givers[len(door.modules) :]
        door.modules.append(module)
        self._givers.append(giver if any([callable(each) for each in given]) else module)
        self._openings.append(self._loaded_on_the_way())
        self._needs.setdefault(module, []).extend(self._openings[-1])
        if self._is_short():
            self.free(False)
        gc.collect()
        gc.threshold(_GARBAGE)
        try:
            try:
                made = self._load(module, name)
            except MemoryError:  # no piece of the heap was large enough: all that can go goes
                self.free(True)
                made = self._load(module, name)
            door.stack.append(made(self._handheld, *given))
        finally:
            builtins.__import__ = self._import
            gc.threshold(-1)
            del door.modules[len(door.stack) :]

    def _load(self, module: str, name: str) -> "Any":
        """The class of a screen; from here on, what is imported is noted."""
        builtins.__import__ = self._import
        self.learn()
        self._openings.append([])
        builtins.__import__ = self._note  # type: ignore[assignment]
        return getattr(__import__(module, None, None, (name,)), name)

    def tidy(self) -> None:
        """Where memory is short, what no screen of the stack needs any more goes at once."""
        if self._is_short():
            self.free(False)
        self.learn()

    def learn(self) -> None:
        learn(self._door.modules)

    def _loaded_on_the_way(self) -> list[str]:
        """By the screen that answered: what it gives may call it."""
        return [
            name
            for name in sys.modules
            if name.startswith(SCREENS) and name not in self._door.stays and self._is_new(name)
        ]

    def _is_new(self, name: str) -> bool:
        return not any([name in opening for opening in self._openings])

    def free(self, all_of_it: bool) -> None:
        """Unloads what no screen of the stack needs, until there is enough."""
        needed = self._needed()
        for opening in list(self._openings):
            for name in list(opening):
                if name not in needed:
                    opening.remove(name)
                    unload(name)
                    self._needs.pop(name, None)
            if not opening and opening is not self._openings[-1]:  # which may be loading now
                self._openings.remove(opening)
            if not all_of_it and not self._is_short():
                return
        self._free_rest(needed)

    def _free_rest(self, needed: set[str]) -> None:
        """What was loaded in passing, as this was; fonts, which load when they are drawn; words."""
        door = self._door
        for name in list(sys.modules):
            if name.startswith("miaou.") and name not in door.stays and name not in needed:
                unload(name)
        fonts = self._handheld.canvas.fonts
        for name in list(fonts):
            if name != "body":  # every screen needs it
                del fonts[name]
        rooms = rooms_of(door.modules)
        lang.heard = []  # until they are learnt again
        for room in list(lang.catalogues):
            if room not in rooms:
                del lang.catalogues[room]
        if len(door.stack) == 1:
            self._close_journals()
        gc.collect()

    def _close_journals(self) -> None:
        """Home has none: what is in the flash, and has nothing to tell, is opened when wanted."""
        journals = self._handheld.journals
        for name, kept in list(journals.items()):
            if name != "settings" and kept.saved and not kept.trouble:
                del journals[name]

    def _is_short(self) -> bool:
        if gc.mem_alloc() - USED + _RESERVE > self._room:
            gc.collect()
        return bool(gc.mem_alloc() - USED + _RESERVE > self._room)

    def _needed(self) -> set[str]:
        """The modules of the stack and beside it, what they import, and the packages of these."""
        needed: set[str] = set()
        ahead = self._door.modules + list(self._handheld.beside)
        ahead += self._givers[: len(self._door.modules)]
        while ahead:
            name = ahead.pop()
            if name not in needed:
                needed.add(name)
                ahead += self._needs.get(name, ())
                ahead.append(name.rpartition(".")[0])
        return needed

    def _note(
        self, name: str, by: "Any" = None, names: "Any" = None, parts: "Any" = (), level: int = 0
    ) -> "Any":
        """As `__import__`."""
        found = self._import(name, by, names, parts, level)
        importer = by["__name__"] if by else ""
        self._add(importer, name)
        for part in parts if isinstance(parts, tuple) else ():
            if name + "." + part in sys.modules:
                self._add(importer, name + "." + part)
        return found

    def _add(self, importer: str, name: str) -> None:
        if name in self._door.stays or not name.startswith("miaou."):
            return
        if self._is_new(name):
            self._openings[-1].append(name)
        if importer.startswith("miaou.") and importer not in self._door.stays:
            needs = self._needs.setdefault(importer, [])
            if name not in needs:
                needs.append(name)
