"""Memory: loads screens, and what they need, into what room there is.

With room, as on a Pico, nothing is unloaded: what was open once opens at once. The room is the
heap, or less where board.py says so in HEAP. An ESP32's heap grows by pieces that it takes from the
system, and `gc.mem_free` counts what it might still get; but that is Wi-Fi's too, so its boards
name the part that is Miaou's. In a simulator the heap grows as well, and holds the simulator.
"""

import gc
import sys
from micropython import const

from miaou import OURS, USED, listen, within
from miaou.device.words import learn, module_of, unload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.device.door import Door
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_RESERVE = const(26624)  # bytes to have free before a screen is loaded: the largest takes 16 KB
_SPARE = const(16384)  # and when it is shown, for what it does then: else those below it go

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
    """While it loads, it listens to which module imports which."""

    folded = Folded  # not in what unloads: a screen would keep all of that

    def __init__(self, door: "Door", handheld: "Handheld") -> None:
        heap = getattr(handheld.board, "HEAP", 0)
        self.door = door
        self.handheld = handheld
        self._room = heap + USED if heap else 0  # the most that may be in use, where it is told
        self.needs: dict[str, tuple[str, ...]] = {}  # as tuples, which take half of a list's room
        self.openings: list[list[str]] = []  # what each has loaded, the oldest first
        self._free = 0  # bytes, when it was last asked
        # For each screen of the stack: whose methods it may call, directly and through others that
        # were in its place before; and the place that makes it anew.
        self.givers: list[list[str]] = [[] for _ in door.modules]
        self.places = [""] * len(door.modules)

    def open(self, place: str, given: "tuple[object, ...]", giver: str) -> None:
        """Makes room, loads what the place needs, builds its screen, and puts it on top."""
        path, _dot, name = place.rpartition(".")
        door, module = self.door, module_of(path)
        at = len(door.modules)
        before = self.givers[at] if at < len(self.givers) else []  # it was in this one's place
        del self.givers[at:], self.places[at:]
        door.modules.append(path)
        calls = any([callable(each) for each in given])
        self.givers.append([giver] + before if calls else [])
        self.places.append("" if given else place)
        self.openings.append(self._loaded_on_the_way())
        if calls:
            self.needs[module] = self.needs.get(module, ()) + tuple(self.openings[-1])
        if self._room or module not in sys.modules:
            self._make_room()
        try:
            try:
                made = self.load(module, name)
            except MemoryError:  # no piece of the heap was large enough: all that can go goes
                self.free(True)
                made = self.load(module, name)
            door.stack.append(made(self.handheld, *given))
            if self.is_short():
                self.free(False)  # what only its making has needed
                if self._free < _SPARE:
                    self.free(False, True)
                self.learn()
        finally:
            listen(None)
            self._pace()  # screens load modules of their own, too
            del door.modules[len(door.stack) :]

    def _make_room(self) -> None:
        """What is loaded already takes little where there is plenty, and opens without this."""
        if self.is_short():
            self.free(False)
            if self.is_short():
                self.free(False, True)
        if self._free < _PLENTY:
            gc.collect()
        self._pace()

    def _pace(self) -> None:
        """How much may be allocated until garbage is collected."""
        free = self._free
        gc.threshold(free if free >= _PLENTY else max(_GARBAGE, free // _SHARE))

    def load(self, module: str, name: str) -> "Any":
        """The class of a screen; from here on, what is imported is noted."""
        listen(None)
        self.learn()
        self.openings.append([])
        listen(self._note)
        return getattr(__import__(module, None, None, (name,)), name)

    def ahead(self) -> bool:
        """Where there is plenty, the next step that the top screen would like to be taken while
        nobody waits; whether there are more."""
        steps = getattr(self.door.stack[-1], "ahead", None)
        if not steps or self._room:
            return False
        if self._free < _PLENTY:  # with what the opening has left behind
            gc.collect()
            self._is_scarce()
            self._pace()
            if self._free < _PLENTY:
                steps.clear()
                return False
        from miaou.device.ahead import take

        return take(self, steps)

    def tidy(self) -> None:
        """Where memory is short, what no screen of the stack needs any more goes at once."""
        if self.is_short():
            self.free(False)
        self.learn()

    def back(self) -> None:
        """To a screen of the stack, which may have to be opened again."""
        self.tidy()
        door = self.door
        top = door.stack[-1]
        if isinstance(top, Folded):
            door.stack.pop()
            module = door.modules.pop()
            if not door.stack:
                from miaou.device.homecoming import come_home

                come_home(self, door, self.handheld, top)
                return
            self.open(self.places[len(door.stack)], (), module)
            top.restore(door.stack[-1])

    def free(self, all_of_it: bool, folding: bool = False) -> None:
        """Loads what unloads, where it is wanted at last; caches go first, to make room for it."""
        for kept in self.handheld.journals.values():
            kept.roomy = False
            kept.states.clear()  # which keep their rules
        canvas = self.handheld.canvas
        canvas.drawn = canvas.frames = None
        gc.collect()
        from miaou.device import unloading

        if folding:
            unloading.fold(self)
        unloading.free(self, all_of_it)
        unload(unloading.__name__)

    def learn(self) -> None:
        learn(self.door.modules)

    def _loaded_on_the_way(self) -> list[str]:
        """By the screen that answered: what it gives may call it."""
        screens = within("screens")
        return [
            name
            for name in sys.modules
            if name.startswith(screens) and name not in self.door.stays and self._is_new(name)
        ]

    def _is_new(self, name: str) -> bool:
        for opening in self.openings:  # noqa: SIM110 (that would be a call, and imports are deep)
            if name in opening:
                return False
        return True

    def is_short(self) -> bool:
        if self._had_plenty() or not self._is_scarce():
            return False
        gc.collect()
        return self._is_scarce()

    def _had_plenty(self) -> bool:
        """When the loop last collected garbage, which it does after every opening."""
        loop = self.handheld.loop
        if not loop.live:
            return False
        self._free = self._room - loop.live if self._room else loop.free
        return self._free >= _PLENTY

    def _is_scarce(self) -> bool:
        """Garbage counts as used. Either question takes 5 ms on a Pico."""
        self._free = self._room - gc.mem_alloc() if self._room else gc.mem_free()
        return self._free < _RESERVE

    def _note(self, importer: str, name: str) -> None:
        """A module needs what it imports while it loads itself; its functions may, in passing."""
        if name in self.door.stays or not name.startswith(OURS):
            return
        loads = importer.startswith(OURS) and self._is_new(importer)
        if self._is_new(name):
            self.openings[-1].append(name)
        if loads and importer not in self.door.stays:
            needs = self.needs.get(importer, ())
            if name not in needs:
                self.needs[importer] = needs + (name,)
