"""The loop: sleeps until a key edge or the earliest deadline, then lets the top screen answer."""

from machine import Timer
from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

from miaou.signals import HOME, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from asyncio import ThreadSafeFlag
    from collections.abc import Callable
    from typing import Any, Protocol

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.keys import Keys

    class Screen(Protocol):
        """What people see. It may have `wake(now)`, the ms to its next deadline or -1."""

        def draw(self, canvas: Any) -> None: ...
        def key(self, key: int) -> "Answer": ...

    Answer = Screen | tuple[int, Screen] | int | None

    class Panel(Protocol):
        """The display: `start` shows the whole picture, `flush` what has changed since."""

        where: str

        def start(self) -> None: ...
        def flush(self) -> None: ...


QUIET = const(1500)  # ms after the last key when slow work disturbs nobody
RETRY = const(1000)  # ms between two tries to reach a display that does not answer


class Loop:
    """Wakes for nothing but keys and deadlines; between them it sends and allocates nothing."""

    def __init__(
        self, panel: "Panel", canvas: "Any", keys: "Keys", timer: Timer, wake: "ThreadSafeFlag"
    ) -> None:
        self.panel = panel
        self.canvas = canvas
        self.keys = keys
        self.stack: list[Screen] = []
        self.pressed: Callable[[], None] = _nothing  # told of every key, as it comes
        self.news: Callable[[], Screen | None] = _nothing  # asked after keys for what must be said
        self.quiet: Callable[[], None] = _nothing  # called once when the keys have rested
        self.log: Callable[[str], None] = _nothing
        self._timer = timer
        self._wake = wake
        self._ring = self._alarm
        self._deadlines: list[Ticks | None] = [None, None, None]  # screen, quiet, panel
        self._lit = False
        self._complained = False

    def open(self, screen: "Screen") -> None:
        """Shows a screen on top of all others."""
        self.stack.append(screen)
        self._show(ticks_ms())

    async def run(self) -> None:
        now = ticks_ms()
        while True:
            self._sleep(now)
            await self._wake.wait()
            now = ticks_ms()
            self.turn(now)

    def turn(self, now: "Ticks") -> None:
        """Lets keys, then deadlines, have their effect."""
        acted = False
        key = self.keys.turn(now)
        while key:
            acted = True
            self.pressed()
            self._answer(self.stack[-1].key(key))
            key = self.keys.turn(now)
        if acted:
            self._deadlines[1] = ticks_add(now, QUIET)
            self._answer(self.news())
        if acted or self._due(0, now) or self._due(2, now):
            self._show(now)
        if self._due(1, now):
            self._deadlines[1] = None
            self.quiet()

    def _answer(self, answer: "Answer") -> None:
        if answer is None:
            return
        if answer == HOME:
            del self.stack[1:]
        elif answer == LEAVE:
            self._pop()
        elif isinstance(answer, tuple):
            self._pop()
            self.stack.append(answer[1])
        else:
            self.stack.append(answer)  # type: ignore[arg-type]

    def _pop(self) -> None:
        if len(self.stack) > 1:
            self.stack.pop()

    def _show(self, now: "Ticks") -> None:
        """Draws the top screen, and asks it when it wants to be drawn again."""
        screen = self.stack[-1]
        wake = getattr(screen, "wake", None)
        wait = wake(now) if wake else -1
        self._deadlines[0] = ticks_add(now, wait) if wait >= 0 else None
        self.canvas.clear()
        screen.draw(self.canvas)
        try:
            if self._lit:
                self.panel.flush()
            else:
                self.panel.start()
        except OSError:
            self._lost(now)
        else:
            self._lit = True
            self._complained = False
            self._deadlines[2] = None

    def _lost(self, now: "Ticks") -> None:
        self._lit = False
        self._deadlines[2] = ticks_add(now, RETRY)
        if not self._complained:
            self._complained = True
            self.log(
                "The display does not answer on "
                + self.panel.where
                + ". Check its wires; Miaou keeps trying."
            )

    def _due(self, which: int, now: "Ticks") -> bool:
        deadline = self._deadlines[which]
        return deadline is not None and ticks_diff(now, deadline) >= 0

    def _sleep(self, now: "Ticks") -> None:
        """Sets the alarm to the earliest of all deadlines."""
        wait = self.keys.wait(now)
        for deadline in self._deadlines:
            if deadline is not None:
                left = max(0, ticks_diff(deadline, now))
                if wait < 0 or left < wait:
                    wait = left
        if wait < 0:
            self._timer.deinit()
        else:
            self._timer.init(mode=Timer.ONE_SHOT, period=max(1, wait), callback=self._ring)

    def _alarm(self, _timer: Timer) -> None:
        self._wake.set()


def _nothing(*_: object) -> None:
    pass
