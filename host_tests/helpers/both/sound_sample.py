"""Plays tunes with the firmware's own code, on whichever Python runs it."""

import gc

from tools.virtual import machine, plug
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.sound import Sound


def wired(volume: int) -> "tuple[World, Sound]":
    """A piezo in a world that writes down what it is sent."""
    plug.install()
    from miaou.core.sound import Sound
    from miaou.drivers.buzzer import Buzzer

    world = World()
    world.tones = []
    machine.enter(world)
    sound = Sound(Buzzer(18))
    sound.volume = volume
    return world, sound


def listen(world: World, sound: "Sound", naps: "tuple[int, ...] | list[int]" = ()) -> None:
    """Wakes it when it asks to be, as the loop does, but late by the naps that come between."""
    wait = sound.wake(world.ticks_ms())
    wakes = 0
    while wait >= 0:
        world.advance(wait + (naps[wakes] if wakes < len(naps) else 0))
        wakes += 1
        wait = sound.wake(world.ticks_ms())


def tones(tune: list[int], volume: int, naps: list[int]) -> "list[tuple[int, int, int]] | None":
    """Everything that the piezo is sent while a tune plays: (ms, hertz, duty)."""
    world, sound = wired(volume)
    sound.play(tuple(tune))
    listen(world, sound, naps)
    return world.tones


def heap_taken(tune: list[int]) -> int:
    """Bytes that a tune leaves on the heap, from its first note to silence, the pin left out."""
    world, sound = wired(2)
    notes = tuple(tune)
    sound.play(notes)
    now = world.ticks_ms()
    wait = sound.wake(now)
    kept = machine.PWM.freq, machine.PWM.duty_u16
    machine.PWM.freq = machine.PWM.duty_u16 = _deaf  # type: ignore[method-assign, assignment]
    try:
        before = int(gc.mem_alloc())  # type: ignore[attr-defined]
        sound.play(notes)
        wait = sound.wake(now)
        while wait >= 0:
            now += wait
            wait = sound.wake(now)
        return int(gc.mem_alloc()) - before  # type: ignore[attr-defined]
    finally:
        machine.PWM.freq, machine.PWM.duty_u16 = kept  # type: ignore[method-assign]


def _deaf(_self: "Any", _value: int) -> None:
    pass
