"""Memory: how much is used of its room, and what is unloaded when it is short, the oldest first.

With room, as on a Pico, nothing is unloaded: what was open once opens at once. The room is the
heap, or less where board.py says so in HEAP. An ESP32's heap grows by pieces that it takes from the
system, and `gc.mem_free` counts what it might still get; but that is Wi-Fi's too, so its boards
name the part that is Miaou's. In a simulator the heap grows as well, and holds the simulator.
"""

import builtins
import gc
import sys
from micropython import const

from miaou import OURS, USED, called, lang, within
from miaou.device.words import learn, rooms_of, unload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.door import Door
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_RESERVE = const(26624)  # bytes to have free before a screen is loaded: the largest takes 16 KB
_MODULE = type(sys)

# With so many bytes free, an opening has room for all that it leaves behind: the loop collects it
# when all is shown, and the next fills the holes from the lowest on. So what stays lies close
# together, and not in pieces all over the heap between which nothing large would fit.
_PLENTY = const(65536)
# With fewer, garbage is collected after so many while a screen loads: 8 to 17 ms each time.
_GARBAGE = const(8192)
_SHARE = const(4)  # of what is free


class Folded:
    """Stands in the stack for a screen that is opened again, where it was, when it is seen."""

    def __init__(self, screen: "Any") -> None:
        self.at = getattr(screen, "at", 0)
        self._rows = len(getattr(screen, "items", ()))

    def restore(self, screen: "Any") -> None:
        """As long as a menu has the same rows."""
        if self._rows and self._rows == len(screen.items):
            screen.at = self.at

    def draw(self, canvas: "Canvas") -> None:
        """Never seen."""

    def key(self, key: int) -> "Answer | None":
        """Never on top."""


class Memory:
    """While it loads, it stands in for `__import__` and notes which module needs which."""

    def __init__(self, door: "Door", handheld: "Handheld") -> None:
        heap = getattr(handheld.board, "HEAP", 0)
        self._door = door
        self._handheld = handheld
        self._room = heap + USED if heap else 0  # the most that may be in use, where it is told
        self._needs: dict[str, list[str]] = {}
        self._openings: list[list[str]] = []  # what each has loaded, the oldest first
        self._free = 0  # bytes, when it was last asked
        # For each screen of the stack: whose methods it may call, directly and through others that
        # were in its place before; and the place that makes it anew.
        self._givers: list[list[str]] = [[] for _ in door.modules]
        self._places = [""] * len(door.modules)
        self._import = builtins.__import__

    def open(self, place: str, given: "tuple[object, ...]", giver: str) -> None:
        """Makes room, loads what the place needs, builds its screen, and puts it on top."""
        path, _dot, name = place.rpartition(".")
        door, module = self._door, _of(path)
        at = len(door.modules)
        before = self._givers[at] if at < len(self._givers) else []  # it was in this one's place
        del self._givers[at:], self._places[at:]
        door.modules.append(path)
        calls = any([callable(each) for each in given])
        self._givers.append([giver] + before if calls else [])
        self._places.append("" if given else place)
        self._openings.append(self._loaded_on_the_way())
        if calls:
            self._needs.setdefault(module, []).extend(self._openings[-1])
        if self._room or module not in sys.modules:
            self._make_room()
        try:
            try:
                made = self._load(module, name)
            except MemoryError:  # no piece of the heap was large enough: all that can go goes
                self.free(True)
                made = self._load(module, name)
            door.stack.append(made(self._handheld, *given))
            if self._is_short():
                self.free(False)  # what only its making has needed
                self.learn()
        finally:
            builtins.__import__ = self._import
            self._pace()  # screens load modules of their own, too
            del door.modules[len(door.stack) :]

    def _make_room(self) -> None:
        """What is loaded already takes little where there is plenty, and opens without this."""
        if self._is_short():
            self.free(False)
            if self._is_short():
                self._fold()
                self.free(False)
        if self._free < _PLENTY:
            gc.collect()
        self._pace()

    def _pace(self) -> None:
        """How much may be allocated until garbage is collected."""
        free = self._free
        gc.threshold(free if free >= _PLENTY else max(_GARBAGE, free // _SHARE))

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

    def back(self) -> None:
        """To a screen of the stack, which may have to be opened again."""
        self.tidy()
        door = self._door
        top = door.stack[-1]
        if isinstance(top, Folded):
            door.stack.pop()
            module = door.modules.pop()
            if not door.stack:
                from miaou.device.homecoming import come_home

                come_home(self, door, self._handheld, top)
                return
            self.open(self._places[len(door.stack)], (), module)
            top.restore(door.stack[-1])

    def _fold(self) -> None:
        """Screens below that were given nothing go, such as an app's menu while its game is on.

        So does home, which is made anew from what the archive has.
        """
        stack = self._door.stack
        givers = [giver for givers in self._givers for giver in givers]
        for at in range(len(stack)):
            gave = self._door.modules[at] in givers
            made = not at or self._places[at]
            if made and not gave and not isinstance(stack[at], Folded):
                stack[at] = Folded(stack[at])

    def learn(self) -> None:
        learn(self._door.modules)

    def _loaded_on_the_way(self) -> list[str]:
        """By the screen that answered: what it gives may call it."""
        screens = within("screens")
        return [
            name
            for name in sys.modules
            if name.startswith(screens) and name not in self._door.stays and self._is_new(name)
        ]

    def _is_new(self, name: str) -> bool:
        for opening in self._openings:  # noqa: SIM110 (that would be a call, and imports are deep)
            if name in opening:
                return False
        return True

    def free(self, all_of_it: bool) -> None:
        """Unloads what no screen of the stack needs, until there is enough; games keep no copies
        any more, which would keep their rules."""
        for kept in self._handheld.journals.values():
            kept.roomy = False
            kept.states.clear()
        canvas = self._handheld.canvas
        canvas.drawn = canvas.frames = None
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
            if name.startswith(OURS) and name not in door.stays and name not in needed:
                unload(name)
        fonts = self._handheld.canvas.fonts
        for name in list(fonts):
            if name != "body":  # every screen needs it
                del fonts[name]
        rooms = rooms_of(door.modules)
        lang.heard.clear()  # until they are learnt again
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
        if self._had_plenty() or not self._is_scarce():
            return False
        gc.collect()
        return self._is_scarce()

    def _had_plenty(self) -> bool:
        """When the loop last collected garbage, which it does after every opening."""
        loop = self._handheld.loop
        if not loop.live:
            return False
        self._free = self._room - loop.live if self._room else loop.free
        return self._free >= _PLENTY

    def _is_scarce(self) -> bool:
        """Garbage counts as used. Either question takes 5 ms on a Pico."""
        self._free = self._room - gc.mem_alloc() if self._room else gc.mem_free()
        return self._free < _RESERVE

    def _needed(self) -> set[str]:
        """The modules of the stack and beside it, what they import, and the packages of these.

        An app's rules stay while its game may be on, above its menu: it is made of them, whoever
        has loaded them.
        """
        door = self._door
        on = len(door.modules) != 2 or not self._places[1]
        needed = {called("core.game")}
        for path in door.modules if on else ():
            rules = "rules." + path.split(".")[0]
            begin = within(rules)
            needed.add(called(rules))
            needed.update([name for name in sys.modules if name.startswith(begin)])
        ahead = list(self._handheld.beside)
        for at in range(len(door.modules)):
            ahead += [_of(path) for path in self._givers[at][:1]]
            if at >= len(door.stack) or not isinstance(door.stack[at], Folded):
                ahead.append(_of(door.modules[at]))
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
            made = getattr(found, part, None)
            # To put its name together would take longer.
            if isinstance(made, _MODULE) and made.__name__ in sys.modules:
                self._add(importer, made.__name__)
        return found

    def _add(self, importer: str, name: str) -> None:
        """A module needs what it imports while it loads itself; its functions may, in passing."""
        if name in self._door.stays or not name.startswith(OURS):
            return
        loads = importer.startswith(OURS) and self._is_new(importer)
        if self._is_new(name):
            self._openings[-1].append(name)
        if loads and importer not in self._door.stays:
            needs = self._needs.setdefault(importer, [])
            if name not in needs:
                needs.append(name)


def _of(path: str) -> str:
    """The name of a screen's module."""
    return called("screens." + path)
