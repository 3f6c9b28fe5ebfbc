"""What people do with a handheld in every test of its screens, and what they notice."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from tools.virtual.bench import TAP, Bench

SwitchOn = Callable[..., Bench]
PRESS = 2 * TAP  # ms that a press takes on the bench
MINUTE = 60_000  # ms


def press(bench: Bench, keys: str) -> list[str]:
    """Answers what the screen says after these keys."""
    for key in keys.split():
        bench.press(key)
    return bench.said()


def power_cut(bench: Bench) -> None:
    bench.power_off()
    bench.power_on()


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
    return bench.handheld.loop.stack[-1]
