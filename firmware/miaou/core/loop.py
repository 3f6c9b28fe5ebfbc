"""The event loop: sleeps until a key edge or the next deadline, then lets the top screen answer."""

import gc
import sys
from machine import Timer, reset
from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

from miaou.core.keys import HELP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from asyncio import ThreadSafeFlag
    from typing import Protocol

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.keys import Keys
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Screen

    class Door(Protocol):
        stack: list[Screen]

        def answer(self, answer: Answer | None) -> None: ...  # goes where a screen says

    class House(Protocol):
        """Whom the loop works for."""

        @property
        def door(self) -> Door: ...

        def pressed(self, now: Ticks) -> bool: ...  # told of every key; True swallows it
        def help(self) -> Answer: ...  # what the keys do on the screen that is shown
        def news(self) -> Answer | None: ...  # asked after keys for what must be said
        def fault(self, error: Exception) -> None: ...  # a screen is broken
        def nap(self, ms: int) -> None: ...  # nothing is due for so long, or -1
        def log(self, line: str) -> None: ...

    class Part(Protocol):
        """What lives in time beside the screens: sound, power, a quiet moment."""

        def wake(self, now: Ticks) -> int: ...

    class Panel(Protocol):
        """The display: `start` shows the whole picture, `flush` what has changed since."""

        where: str

        def start(self) -> None: ...
        def flush(self) -> None: ...


_BLOCK = const(16)  # bytes of the heap
_LARGE = const(16)  # blocks
_MOST = const(8192)  # bytes to fill holes with
_GARBAGE = const(6144)  # bytes that are worth a collection
_HUNG = const(8000)  # ms after which a turn will never end
_RETRY = const(1000)  # ms between two tries to reach a display that does not answer
_OFTEN = const(8)  # tries; the pause doubles then
_LAST = const(14)  # of them, two minutes after the last key; the next key tries again


class Loop:
    """Wakes for nothing but keys and deadlines; between them it sends and allocates nothing."""

    def __init__(
        self,
        panel: "Panel",
        canvas: "Canvas",
        keys: "Keys",
        timer: Timer,
        wake: "ThreadSafeFlag",
        house: "House",
        lit: bool,
    ) -> None:
        self.panel = panel
        self.canvas = canvas
        self.keys = keys
        self.stale = False  # whether a part wants the screen, or the others, to be seen to
        self._house = house
        self._parts: list[Part] = []
        self._timer = timer
        self._wake = wake
        self.ring = self._alarm  # whoever has no button wakes it so
        self._due: list[Ticks | None] = [None]  # the screen's deadline, then one for each part
        self.lit = lit  # whether the panel shows what was drawn last
        self.moves = False  # whether the screen is to be drawn again by itself
        self._complained = False
        self.live = self.free = 0  # bytes, after the last collection
        self._least = 0  # in use since then: what lives, and what fills holes
        self._tries = 0  # to reach a display since it was last there, or since the last key

    def add(self, part: "Part") -> None:
        """It is woken at once."""
        self._parts.append(part)
        self._due.append(ticks_ms())

    def remove(self, part: "Part") -> None:
        """Also while it is being woken."""
        index = self._parts.index(part)
        del self._parts[index]
        del self._due[index + 1]

    async def run(self) -> None:
        self._wake_parts(ticks_ms(), True)
        while True:
            self._house.nap(self._sleep(ticks_ms()))  # drawing has taken its time
            await self._wake.wait()
            now = ticks_ms()
            # The alarm is free while awake: it is the watchdog of the turn.
            self._timer.init(mode=Timer.ONE_SHOT, period=_HUNG, callback=_restart)
            self.turn(now)

    def turn(self, now: "Ticks") -> None:
        """Lets keys, then deadlines, have their effect; a screen that breaks is told, not left."""
        try:
            self._turn(now)
        except Exception as error:
            self._house.fault(error)
            self.show(now)

    def _turn(self, now: "Ticks") -> None:
        acted = self._take_key(now)
        if acted or self._is_due(0, now):
            self.show(now)
            while acted and self._take_key(now):  # another one of the same moment
                self.show(now)
            acted = True
        self._wake_parts(now, acted)
        while self.stale:
            self.stale = False
            self.show(now)
            self._wake_parts(now, True)
        if acted:
            self._collect()

    def _collect(self) -> None:
        """All is drawn: what keys have left behind goes now, or it would in the midst of one."""
        if gc.mem_alloc() - self._least > _GARBAGE:
            self.collect()

    def collect(self) -> None:
        gc.collect()
        self.live, self.free = gc.mem_alloc(), gc.mem_free()
        self._least = self.live + (_fill_holes() if sys.platform == "rp2" else 0)

    def _take_key(self, now: "Ticks") -> bool:
        key = self.keys.turn(now)
        if not key:
            return False
        house = self._house
        self._tries = 0
        if house.pressed(now):
            self.keys.spend()
        elif key == HELP:
            house.door.answer(house.help())
        else:
            house.door.answer(house.door.stack[-1].key(key))
        self.stale = False
        news = house.news()
        if news:
            house.door.answer(news)
        return True

    def _wake_parts(self, now: "Ticks", all_of_them: bool) -> None:
        """A key may have given any part something to do; else each waits for its deadline."""
        index = 0
        while index < len(self._parts):
            part = self._parts[index]
            if all_of_them or self._is_due(index + 1, now):
                wait = part.wake(now)
                if index == len(self._parts) or self._parts[index] is not part:
                    continue  # it has removed itself
                self._set_due(index + 1, wait, now)
            index += 1

    def show(self, now: "Ticks") -> None:
        """Draws the top screen, and asks it when it wants to be drawn again."""
        screen = self._house.door.stack[-1]
        wake = getattr(screen, "wake", None)
        wait = wake(now) if wake else -1
        if self._house.door.stack[-1] is not screen:  # its time was over
            self.show(now)
            return
        self.canvas.clear()
        screen.draw(self.canvas)
        self.canvas.finish()
        try:
            if self.lit:
                self.panel.flush()
            else:
                self.panel.start()
            self.lit = True
            self._complained = False
            self._tries = 0
        except OSError:
            self.lit = False
            self._complain()
            wait = self._back_off(wait)
        self.moves = wait >= 0
        self._set_due(0, wait, now)

    def _back_off(self, wait: int) -> int:
        """The ms to the next try, or to what is due before it; -1 for never."""
        self._tries += 1
        if self._tries > _LAST:
            return wait
        pause = _RETRY << max(0, self._tries - _OFTEN)
        return pause if wait < 0 else min(wait, pause)

    def _complain(self) -> None:
        if not self._complained:
            self._complained = True
            self._house.log(
                "The display does not answer on "
                + self.panel.where
                + ". Check its wires; Miaou keeps trying."
            )

    def _set_due(self, index: int, wait: int, now: "Ticks") -> None:
        self._due[index] = ticks_add(now, wait) if wait >= 0 else None

    def _is_due(self, index: int, now: "Ticks") -> bool:
        due = self._due[index]
        return due is not None and ticks_diff(now, due) >= 0

    def _sleep(self, now: "Ticks") -> int:
        """Sets the alarm to the earliest of all deadlines; answers the ms to it, or -1."""
        wait = self.keys.wait(now)
        for due in self._due:
            if due is not None:
                left = max(0, ticks_diff(due, now))
                if wait < 0 or left < wait:
                    wait = left
        if wait < 0:
            self._timer.deinit()
        else:
            self._timer.init(mode=Timer.ONE_SHOT, period=max(1, wait), callback=self.ring)
        return wait

    def _alarm(self, _cause: "object" = None) -> None:
        self._wake.set()


def _fill_holes() -> int:
    """Fills small holes of the heap with garbage up to a large one; answers its bytes.

    MicroPython looks for room from the first free block on: with many small holes among what
    lives, that takes a quarter of all the time that a key is answered in.
    """
    number, last, run, filled = 0.0, 0, 0, 0
    while run < _LARGE and filled < _MOST:
        number += 1.0  # a block
        filled += _BLOCK
        at = id(number)
        run = run + 1 if at == last + _BLOCK else 0
        last = at
    return filled


def _restart(_timer: Timer) -> None:
    reset()
