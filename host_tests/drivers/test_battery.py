"""Millivolts of a cell behind its divider."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.drivers.battery import Battery
from tools.virtual import machine
from tools.virtual.world import World
from tools.wasm import MicroPython

PIN = 26


@pytest.fixture(autouse=True)
def world() -> World:
    machine.enter(World())
    return machine.world


def behind(divider: int, millivolts: int) -> int:
    """What the pin's converter says of a cell of this voltage."""
    return millivolts * 100 // divider * 65535 // 3300


@pytest.mark.parametrize("times", [150, 200, 300])
@given(millivolts=st.integers(2500, 4800))
def test_the_divider_is_reckoned_back(times: int, millivolts: int) -> None:
    machine.world.adc[PIN] = behind(times, millivolts)
    assert 0 <= millivolts - Battery(PIN, times).millivolts() <= 3 * times // 100


def test_the_converters_full_scale_is_3300_millivolts(world: World) -> None:
    world.adc[PIN] = 65535
    assert Battery(PIN, 100).millivolts() == 3300


def test_noise_is_averaged_away(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    centre = behind(200, 3900)

    def noisy(_adc: machine.ADC) -> int:
        return centre - 1024 + int.from_bytes(world.urandom(2), "big") % 2048

    monkeypatch.setattr(machine.ADC, "read_u16", noisy)
    assert abs(Battery(PIN, 200).millivolts() - 3900) < 50


def test_a_converter_that_must_be_told_its_range_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(machine.ADC, "ATTN_11DB", 3, raising=False)
    monkeypatch.setattr(machine.ADC, "atten", lambda _adc, to: told.append(to), raising=False)
    Battery(PIN, 200)
    assert told == [3]


def test_a_divider_that_must_be_switched_on_is(world: World) -> None:
    Battery(PIN, 200, 14)
    assert world.levels[14] == 1


ALLOCATING = """
import micropython
from tools.virtual import machine, plug

plug.install()
from miaou.drivers.battery import Battery


def read(pin, times):
    machine.enter(machine.World())
    machine.world.adc[pin] = 65535
    battery = Battery(pin, times)
    micropython.heap_lock()
    try:
        return battery.millivolts()
    finally:
        micropython.heap_unlock()
"""


def test_the_highest_reading_takes_nothing_from_the_heap(micropython: MicroPython) -> None:
    micropython.write("/read_battery.py", ALLOCATING.encode())
    assert micropython.call("read_battery.read", PIN, 300) == 9900
