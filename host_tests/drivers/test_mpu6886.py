"""The MPU6886's driver where it is unlike others, proven by what the virtual chip feels."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from host_tests.drivers.conftest import PIN, Wired
from miaou.drivers.mpu6886 import MPU6886
from tools import firmware
from tools.device import board_check
from tools.playing import player
from tools.virtual.mpu6886 import MPU6886 as Chip
from tools.virtual.workbench import Bench
from tools.wasm import MicroPython


@pytest.fixture
def wired() -> Wired:
    return Wired(Chip, MPU6886, 0x68)


@pytest.mark.parametrize(
    "wrong",
    [
        (0x6B, 0, 0x41),  # asleep
        (0x6B, 1, 0x3F),  # no axes
        (0x19, 1, 0x00),  # a filter that does not heed the rate
        (0x37, 1, 0x01),  # another reason for the pin
        (0x69, 0, 0x00),  # nothing compared
        (0x69, 0, 0xC3),  # all axes at once
    ],
)
def test_wrong_driver_code_feels_no_shake(wired: Wired, wrong: tuple[int, int, int]) -> None:
    wired.broken(wrong).sensitivity(2)
    wired.chip.shake()
    assert wired.edges == 0


def test_a_pin_that_does_not_latch_has_forgotten_when_asked(wired: Wired) -> None:
    driver = wired.broken((0x37, 0, 0x00))
    driver.sensitivity(2)
    wired.chip.shake()
    assert not driver.shaken()


def test_a_pin_that_is_low_when_active_is_not_quiet_at_rest(wired: Wired) -> None:
    wired.broken((0x37, 0, 0xA0)).sensitivity(2)
    assert wired.world.levels[PIN] == 1


SHAKEN = """
wait 500
press OK
chance 0
press OK
wait 2000
expect "One cat"
chance 1
shake
wait 2000
expect "Two cats"
"""


def test_a_shaken_m5stick_rolls_the_die_on_both_pythons(
    micropython: MicroPython, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seen = player.compared(SHAKEN, "m5stickc_plus", "en")
    assert (seen["error"], seen["log"]) == ("", [])
    assert micropython.call(player.comparing, SHAKEN, "m5stickc_plus", "en") == seen


def test_a_bump_rolls_no_die(handheld: Callable[..., Bench]) -> None:
    bench = handheld(firmware.board("m5stickc_plus"))
    bench.press("OK")
    bench.press("OK")
    bench.wait(2000)
    bench.accelerometer.bump()
    bench.wait(2000)
    assert len(bench.handheld.journal("quick_die")) == 1


def test_an_m5stick_without_it_tells_so_and_plays(
    handheld: Callable[..., Bench], capsys: pytest.CaptureFixture[str]
) -> None:
    bench = handheld(firmware.board("m5stickc_plus"))
    bench.power_off()
    del bench.world.i2c[(0, 21, 22, 0x68)]
    bench.power_on()
    assert "No MPU6886 answers at I2C address 0x68." in capsys.readouterr().out
    bench.press("OK")
    assert "Roll the die" in bench.said()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"chip": "mpu9250"}, "no driver for a mpu9250 in SHAKE. There are: lis3dh, mpu6886."),
        ({"address": None}, "SHAKE does not say 'address'."),
        ({"sda": None}, "SHAKE does not say 'sda'."),
        ({"i2c": None, "sda": None, "scl": None}, "SHAKE does not say 'i2c', 'sda' and 'scl'"),
        ({"i2c": 2}, "an ESP32 has no I2C 2; it has 0, 1."),
        ({"i2c": 1}, "pin 21 is used twice: for the light's sda and for SHAKE's sda."),
        ({"scl": 36}, "pin 36 is an input only, and cannot be SHAKE's scl."),
        ({"interrupt": 37}, "pin 37 is used twice: for the OK key and for SHAKE."),
    ],
)
def test_a_mistake_in_its_wires_is_told(changes: dict[str, Any], complaint: str) -> None:
    described = vars(firmware.board("m5stickc_plus"))
    wired = {**described["SHAKE"], **changes}
    board = ModuleType("boards.mine")
    vars(board).update(described)
    vars(board)["SHAKE"] = {entry: at for entry, at in wired.items() if at is not None}
    assert any(complaint in told for told in board_check.complaints(board))
