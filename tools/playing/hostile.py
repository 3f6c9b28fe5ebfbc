"""Fault injection, a walk by rough hands: chords, bounce, days of uptime, loose wires, bad flash.

Nothing may break, what is said to be saved must be, and in calm weather all must be well again.
"""

import builtins
import os

from tools.playing.walker import Walker, unforgiving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Saved = dict[str, list[list[str]]]

CALM = 0
BUSES = (CALM, CALM, CALM, CALM, 2, 40, 255)  # of 256 transfers, so many fail; for a while
FLASH = (CALM, CALM, CALM, 60, 255)  # and so many of 256 writes, renames and removals
CHANGES = 30  # one step in so many finds other weather
DAY = 24 * 60 * 60 * 1000  # ms; the simulator's ticks wrap after six of them
WAKES = 300  # after which nobody waits for the end of a day
FULL, EMPTY = 4200, 3200  # millivolts


class Hostile(Walker):
    def __init__(self, board: str, language: str, seed: int) -> None:
        self._bus = self._flash = CALM
        self._millivolts = FULL
        super().__init__(board, language, seed)
        self._pins: list[int] = [key[1] for key in self.bench.board.KEYS]
        self._deeds = (self._press,) * 9 + (
            self._chord,
            self._chord,
            self._bounce,
            self._bounce,
            self._hold,
            self._days,
            self._shake,
            self._start_with_a_key,
        )

    def go_home(self) -> None:
        """Calm again: home is reached, the panel shows it, and all that was played is in flash."""
        self._bus = self._flash = CALM
        for pin in self._pins:
            self.bench.world.set_level(pin, 1)
        self._let_time_pass(5000)
        self.bench.press("BACK")  # a display that was long gone is tried again with the next key
        super().go_home()
        self._let_time_pass(5000)
        self._judge(self.bench.handheld)

    def _judge(self, handheld: "Any") -> None:
        for name, kept in handheld.journals.items():
            if not kept.saved:
                raise ValueError(name + " is not saved though it could be.")
        if handheld.settings.get("lesson") or not handheld.settings.get("language"):
            return  # everything was erased: it asks until it is answered
        if len(handheld.door.stack) > 1:
            screen = type(handheld.door.stack[-1]).__name__
            raise ValueError("There is no way home from " + screen + ".")
        shown = self.bench.picture()
        handheld.loop.lit = False  # so that all of it is sent again
        self.bench.press("BACK")
        self._let_time_pass(1000)
        if self.bench.picture() != shown:
            raise ValueError("The panel does not show what was drawn.")

    def _power_on(self) -> None:
        self.bench.world.glitch = self._is_loose
        self._charge(FULL)
        with_failing_flash(self._fails, self._power_up)

    def _power_up(self) -> None:
        super()._power_on()

    def _act(self) -> None:
        if self._chance(CHANGES) == 0:
            self._bus = BUSES[self._chance(len(BUSES))]
            self._flash = FLASH[self._chance(len(FLASH))]
        self._charge(self._millivolts - self._chance(8))
        deed = self._deeds[self._chance(len(self._deeds))]
        with_failing_flash(self._fails, deed)
        if self.bench.world.glitch is None:  # it has restarted itself
            self.bench.world.glitch = self._is_loose
            self.bench.handheld.fault = unforgiving

    # Rough hands

    def _press(self) -> None:
        super()._act()

    def _chord(self) -> None:
        one, other = self._pin(), self._pin()
        self._level(one, 0, self._chance(40))
        self._level(other, 0, self._chance(256) * 4)
        if self._chance(2):
            one, other = other, one
        self._level(one, 1, self._chance(40))
        self._level(other, 1, self._chance(256))

    def _bounce(self) -> None:
        pin = self._pin()
        for _edge in range(self._chance(6)):
            self._level(pin, 0, self._chance(4))
            self._level(pin, 1, self._chance(4))
        self._level(pin, 0, self._chance(256))
        for _edge in range(self._chance(6)):
            self._level(pin, 1, self._chance(4))
            self._level(pin, 0, self._chance(4))
        self._level(pin, 1, self._chance(200))

    def _hold(self) -> None:
        pin = self._pin()
        self._level(pin, 0, self._chance(256) * 40)
        self._level(pin, 1, 60)

    def _days(self) -> None:
        self._let_time_pass((1 + self._chance(7)) * DAY + self._chance(256) * 1000)

    def _shake(self) -> None:
        if hasattr(self.bench.board, "SHAKE"):
            self.bench.shake()

    def _start_with_a_key(self) -> None:
        """Seldom: a stuck button is ignored until it comes up."""
        if self._chance(8) == 0:
            self._cut(self._pin())

    def _pin(self) -> int:
        return self._pins[self._chance(len(self._pins))]

    def _level(self, pin: int, level: int, ms: int) -> None:
        self.bench.world.set_level(pin, level)
        self.bench.wait(ms)

    def _let_time_pass(self, ms: int) -> None:
        """As long as that, or until a screen that is never still has been woken often enough."""
        world = self.bench.world
        end, wakes = world.us + ms * 1000, world.wakes + WAKES
        while self.bench.world is world and world.us < end and world.wakes < wakes:
            alarm = world.until_alarm()
            left = (end - world.us) // 1000 + 1
            self.bench.wait(left if alarm is None else min(left, alarm + 1))

    # Bad weather

    def _is_loose(self) -> bool:
        return self._bus != CALM and self._chance(256) < self._bus

    def _fails(self) -> bool:
        return self._flash != CALM and self._chance(256) < self._flash

    def _charge(self, millivolts: int) -> None:
        """It falls, until it is plugged in at the last moment."""
        self._millivolts = millivolts if millivolts > EMPTY else FULL
        self.bench.charge(self._millivolts)

    def _cut(self, held: int | None = None) -> None:
        """What was said to be saved is there when the power is back."""
        before = self._saved()
        self.bench.power_off()
        if held is not None:
            self.bench.world.levels[held] = 0
        self._power_on()
        for name, events in before.items():
            told = list(self.bench.handheld.journal(name).events())
            if told[: len(events)] != events:  # power-up itself may have added some
                raise ValueError(name + " was saved as " + str(events) + " and tells " + str(told))

    def _saved(self) -> "Saved":
        journals = self.bench.handheld.journals
        return {
            name: list(kept.events())
            for name, kept in journals.items()
            if kept.saved and not kept.waits
        }


def with_failing_flash(fails: "Callable[[], bool]", deed: "Callable[[], None]") -> None:
    """While it lasts, what would change a file fails whenever `fails` says so."""
    real = (builtins.open, os.rename, os.remove, os.mkdir)

    def failing(function: "Any") -> "Any":
        def tried(*given: "Any") -> "Any":
            if (function is not real[0] or (given[1:] and given[1][0] in "wa")) and fails():
                raise OSError(28)
            return function(*given)

        return tried

    places = ((builtins, "open"), (os, "rename"), (os, "remove"), (os, "mkdir"))
    for (module, name), function in zip(places, real):
        setattr(module, name, failing(function))
    try:
        deed()
    finally:
        for (module, name), function in zip(places, real):
            setattr(module, name, function)
