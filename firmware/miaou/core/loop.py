"""The loop: sleeps until a key edge or the earliest deadline, then lets the top screen answer."""

from machine import Timer, reset
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

    class Part(Protocol):
        """What lives in time beside the screens: sound, power, a quiet moment."""

        def wake(self, now: Ticks) -> int: ...

    class Panel(Protocol):
        """The display: `start` shows the whole picture, `flush` what has changed since."""

        where: str

        def start(self) -> None: ...
        def flush(self) -> None: ...


_HUNG = const(8000)  # ms after which a turn will never end
_RETRY = const(1000)  # ms between two tries to reach a display that does not answer


class Loop:
    """Wakes for nothing but keys and deadlines; between them it sends and allocates nothing."""

    def __init__(
        self, panel: "Panel", canvas: "Any", keys: "Keys", timer: Timer, wake: "ThreadSafeFlag"
    ) -> None:
        self.panel = panel
        self.canvas = canvas
        self.keys = keys
        self.stack: list[Screen] = []
        self.parts: list[Part] = []
        self.pressed: Callable[[Ticks], Any] = _nothing  # told of every key; True swallows it
        self.news: Callable[[], Any] = _nothing  # asked after keys for what must be said
        self.fault: Callable[[Exception], Any] = _nothing  # what to show when a screen breaks
        self.moved: Callable[[], None] = _nothing  # told when screens have come or gone
        self.log: Callable[[str], None] = _nothing
        self.nap: Callable[[int], None] = _nothing  # told how long nothing is due, or -1
        self.stale = False  # whether a part wants the screen, or the others, to be seen to
        self._timer = timer
        self._wake = wake
        self._ring = self._alarm
        self._due: list[Ticks | None] = [None]  # the screen's deadline, then one for each part
        self._lit = False
        self._complained = False

    def open(self, screen: "Screen") -> None:
        """Shows a screen on top of all others."""
        self.stack.append(screen)
        self._show(ticks_ms())

    async def run(self) -> None:
        now = ticks_ms()
        self._wake_parts(now, True)
        while True:
            self.nap(self._sleep(ticks_ms()))  # drawing has taken its time
            await self._wake.wait()
            now = ticks_ms()
            # The alarm is free while awake: it watches over the turn.
            self._timer.init(mode=Timer.ONE_SHOT, period=_HUNG, callback=_restart)
            self.turn(now)

    def turn(self, now: "Ticks") -> None:
        """Lets keys, then deadlines, have their effect; a screen that breaks is told, not left."""
        try:
            self._turn(now)
        except Exception as error:
            self.stack.append(self.fault(error))
            self._show(now)

    def _turn(self, now: "Ticks") -> None:
        acted = self._take_keys(now)
        if acted or self._is_due(0, now):
            acted = True
            self._show(now)
        self._wake_parts(now, acted)
        while self.stale:
            self.stale = False
            self._show(now)
            self._wake_parts(now, True)

    def _take_keys(self, now: "Ticks") -> bool:
        acted = False
        key = self.keys.turn(now)
        while key:
            acted = True
            if self.pressed(now):
                self.keys.spend()
            else:
                self._answer(self.stack[-1].key(key))
            key = self.keys.turn(now)
        if acted:
            self.stale = False
            self._answer(self.news())
        return acted

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
        self.moved()

    def _pop(self) -> None:
        if len(self.stack) > 1:
            self.stack.pop()

    def _wake_parts(self, now: "Ticks", all_of_them: bool) -> None:
        """A key may have given any part something to do; else each waits for its deadline."""
        for index in range(len(self.parts)):
            if index + 1 == len(self._due):
                self._due.append(None)
            if all_of_them or self._is_due(index + 1, now):
                self._set_due(index + 1, self.parts[index].wake(now), now)

    def _show(self, now: "Ticks") -> None:
        """Draws the top screen, and asks it when it wants to be drawn again."""
        screen = self.stack[-1]
        wake = getattr(screen, "wake", None)
        wait = wake(now) if wake else -1
        self.canvas.clear()
        screen.draw(self.canvas)
        try:
            if self._lit:
                self.panel.flush()
            else:
                self.panel.start()
            self._lit = True
            self._complained = False
        except OSError:
            self._lit = False
            self._complain()
            wait = _RETRY if wait < 0 else min(wait, _RETRY)
        self._set_due(0, wait, now)

    def _complain(self) -> None:
        if not self._complained:
            self._complained = True
            self.log(
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
            self._timer.init(mode=Timer.ONE_SHOT, period=max(1, wait), callback=self._ring)
        return wait

    def _alarm(self, _timer: Timer) -> None:
        self._wake.set()


def _restart(_timer: Timer) -> None:
    reset()


def _nothing(*_: object) -> None:
    pass
