"""An M5StickC's power chip shares a line with the accelerometer, and leaves it alone."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from miaou.drivers.axp192 import AXP192
from tools import firmware
from tools.playing.player import choose_language
from tools.virtual import machine
from tools.virtual.axp192 import AXP192 as Chip
from tools.virtual.axp192 import PENDING
from tools.virtual.workbench import Bench
from tools.virtual.world import World

WIRED = {"i2c": 0, "sda": 21, "scl": 22}


@pytest.fixture
def chip() -> Chip:
    """As it is after what any other program has left in it, and the driver's start."""
    world = World()
    machine.enter(world)
    chip = Chip()
    chip.registers[0x40:0x50] = b"\xff" * 16
    world.i2c[(0, 21, 22, 0x34)] = chip
    AXP192(WIRED)
    return chip


def test_nothing_that_it_had_to_tell_is_left(chip: Chip) -> None:
    assert not any(chip.registers[register] for register in PENDING)


def test_no_event_ever_interrupts(chip: Chip) -> None:
    for register in PENDING:
        chip.registers[register] = 0xFF
    assert not chip.interrupts()


@pytest.fixture
def rolled(handheld: Callable[..., Bench]) -> tuple[Bench, Chip]:
    """An M5StickC with a die rolled once, and its power chip."""
    bench = handheld(firmware.board("m5stickc_plus"))
    bench.press("OK")
    bench.press("OK")
    bench.wait(2000)
    power = bench.world.i2c[(0, 21, 22, 0x34)]
    assert isinstance(power, Chip)
    return bench, power


def test_its_key_makes_no_m5stick_deaf_to_shakes(rolled: tuple[Bench, Chip]) -> None:
    bench, power = rolled
    power.press_key()
    bench.shake()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 2


def test_if_it_did_interrupt_no_shake_would_be_heard(rolled: tuple[Bench, Chip]) -> None:
    bench, power = rolled
    power.write(b"\x42\x03")
    power.press_key()
    bench.shake()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 1


@pytest.mark.parametrize("failing", [1, 5, 12, 10_000])
def test_an_m5stick_whose_power_chip_is_silent_at_first_starts_and_is_lit_when_it_answers(
    failing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    choose_language("en")
    bench = Bench(firmware.board("m5stickc_plus"))
    transfers = itertools.count()
    bench.world.glitch = lambda: next(transfers) < failing
    bench.power_on()
    bench.wait(2000)
    bench.world.glitch = None
    bench.wait(3000)
    assert any(bench.picture())
