"""What people do with a handheld in every test of its screens, and what they notice."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from miaou.ui.screen import on_top
from tools.virtual.workbench import TAP, Bench

SwitchOn = Callable[..., Bench]
PRESS = 2 * TAP  # ms that a press takes on the bench
MINUTE = 60_000  # ms
HOUR = 60 * MINUTE
TUMBLED = 1200  # ms after which a die that was rolled lies still


def press(bench: Bench, keys: str) -> list[str]:
    """Answers what the screen says after these keys."""
    for key in keys.split():
        bench.press(key)
    return bench.said()


def power_cut(bench: Bench) -> None:
    bench.power_off()
    bench.power_on()


def take_all_back(bench: Bench, steps: int, first: list[str]) -> None:
    """UP leads back to the first screen in so many steps, and no further."""
    for _ in range(steps):
        assert bench.said() != first
        bench.press("UP")
    assert bench.said() == first
    bench.press("UP")
    assert bench.said() == first


def heard(bench: Bench) -> list[int]:
    """The pitches of all notes since the last time."""
    tones = [hertz for _ms, hertz, duty in bench.world.tones or [] if duty]
    bench.world.tones = []
    return [hertz for hertz, _again in groupby(tones)]


def sent_in_each(bench: Bench, stretches: int, ms: int) -> list[int]:
    """The bytes on the bus in each of so many stretches of time, which wake it once each."""
    sent = []
    wakes = bench.world.wakes
    for _ in range(stretches):
        before = bench.world.bus_bytes
        bench.wait(ms)
        sent.append(bench.world.bus_bytes - before)
    assert bench.world.wakes - wakes == stretches
    return sent


def top(bench: Bench) -> Any:
    """The screen that is shown."""
    return bench.handheld.door.stack[-1]


def cheered(bench: Bench) -> None:
    """Whoever has won has been seen: any key ends the dance."""
    if type(top(bench)).__name__ == "Cheers":
        bench.press("OK")


def show(bench: Bench, place: str, *given: Any) -> Any:
    """Opens a place on top of all others, as a screen's answer does; answers the screen."""
    bench.handheld.door.answer(on_top(place, *given))
    bench.handheld.loop.show(bench.world.ticks_ms())
    return top(bench)


def put(bench: Bench, screen: Any, room: str = "") -> Any:
    """A test's own screen on top of all others, as if it were one of this folder's."""
    bench.handheld.door.stack.append(screen)
    bench.handheld.door.modules.append(f"{room}.its_own")
    bench.handheld.loop.show(bench.world.ticks_ms())
    return screen
