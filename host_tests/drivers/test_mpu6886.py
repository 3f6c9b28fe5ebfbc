"""The driver, proven by what the virtual chip feels and tells once it is set up."""

from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from miaou.drivers.mpu6886 import MPU6886
from tools import boards, firmware
from tools.virtual import machine, player
from tools.virtual.bench import Bench
from tools.virtual.mpu6886 import MPU6886 as Chip
from tools.virtual.mpu6886 import WHO_AM_I
from tools.virtual.world import World
from tools.wasm import MicroPython

PIN = 35
WIRES = (0, 21, 22, 0x68)


class Wired:
    """A chip on its wires, its driver, and the edges that the driver passes on."""

    def __init__(self) -> None:
        self.world = World()
        machine.enter(self.world)
        self.chip = Chip(self.world, PIN)
        self.world.i2c[WIRES] = self.chip
        self.edges = 0

    def driver(self) -> MPU6886:
        i2c: Any = machine.I2C(0, sda=machine.Pin(21), scl=machine.Pin(22))
        return MPU6886(i2c, 0x68, PIN, self._edge)

    def _edge(self, _pin: object) -> None:
        self.edges += 1


@pytest.fixture
def wired() -> Wired:
    return Wired()


def test_a_jerk_is_one_edge_and_told_once(wired: Wired) -> None:
    driver = wired.driver()
    assert not driver.shaken()
    wired.chip.bump()
    assert wired.edges == 1
    assert driver.shaken()
    assert not driver.shaken()


def test_it_tells_of_the_next_jerk_only_when_asked_about_the_last(wired: Wired) -> None:
    driver = wired.driver()
    wired.chip.shake()
    assert wired.edges == 1
    driver.shaken()
    wired.chip.shake()
    assert wired.edges == 2


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("way", [-1, 1])
def test_a_jerk_in_any_direction_is_felt(wired: Wired, axis: int, way: int) -> None:
    wired.driver()
    g = [0.0, 0.0, 1.0]
    g[axis] += 2.0 * way
    wired.chip.move(g[0], g[1], g[2], 20)
    assert wired.edges == 1


@pytest.mark.parametrize("gravity", [(0, 0, 1), (0, 0, -1), (0, 1, 0), (-1, 0, 0), (0.6, 0.6, 0.6)])
def test_at_rest_it_is_quiet_whichever_side_is_up(
    wired: Wired, gravity: tuple[float, float, float]
) -> None:
    wired.chip.move(*gravity, ms=100)
    driver = wired.driver()
    driver.sensitivity(1)
    wired.chip.move(*gravity, ms=20)
    driver.shaken()  # the last sample may be from before its sleep: one jerk is no shake
    wired.edges = 0
    wired.chip.move(*gravity, ms=2000)
    assert wired.edges == 0


@pytest.mark.parametrize(("g", "levels"), [(0.9, []), (1.3, [1]), (1.8, [1, 2]), (2.5, [1, 2, 3])])
def test_the_harder_the_setting_the_stronger_the_swing(
    wired: Wired, g: float, levels: list[int]
) -> None:
    felt = []
    driver = wired.driver()
    for level in (1, 2, 3):
        driver.sensitivity(level)
        wired.chip.shake(g)
        if driver.shaken():
            felt.append(level)
    assert felt == levels


def test_a_hand_that_turns_it_over_is_no_jerk(wired: Wired) -> None:
    wired.driver().sensitivity(1)
    for ms in range(300):
        wired.chip.move(0.0, sin(pi * ms / 300), cos(pi * ms / 300), 1)
    assert wired.edges == 0


def test_a_quiet_pin_costs_no_transfer(wired: Wired) -> None:
    driver = wired.driver()
    sent = wired.world.transfers
    for _ in range(100):
        driver.shaken()
    assert wired.world.transfers == sent


def test_a_pin_that_something_else_pulls_up_is_no_jerk(wired: Wired) -> None:
    driver = wired.driver()
    wired.world.set_level(PIN, 1)
    assert not driver.shaken()


def test_asleep_it_feels_nothing_until_told_its_sensitivity(wired: Wired) -> None:
    driver = wired.driver()
    driver.sleep()
    wired.chip.shake(4.0)
    assert wired.edges == 0
    driver.sensitivity(2)
    wired.chip.shake(4.0)
    assert wired.edges == 1


def test_falling_asleep_opens_the_latch(wired: Wired) -> None:
    driver = wired.driver()
    wired.chip.shake()
    driver.sleep()
    assert not driver.shaken()


def test_a_latch_closed_before_a_restart_does_not_make_it_deaf(wired: Wired) -> None:
    wired.driver()
    wired.chip.shake()
    driver = wired.driver()
    assert not driver.shaken()
    wired.chip.shake()
    assert wired.edges == 2


def test_a_missing_chip_is_named(wired: Wired) -> None:
    wired.world.i2c.clear()
    with pytest.raises(OSError, match=r"^No MPU6886 answers at I2C address 0x68\.$"):
        wired.driver()


def test_another_chip_at_its_address_is_not_taken_for_it(wired: Wired) -> None:
    wired.chip.registers[WHO_AM_I] = 0x33
    with pytest.raises(OSError, match=r"^No MPU6886 answers at I2C address 0x68\.$"):
        wired.driver()


def test_a_chip_whose_wire_comes_loose_is_never_shaken_and_may_come_back(wired: Wired) -> None:
    driver = wired.driver()
    wired.chip.shake()
    wired.world.i2c.clear()
    assert not driver.shaken()
    wired.world.i2c[WIRES] = wired.chip
    assert driver.shaken()


def break_it(driver: MPU6886, wrong: tuple[int, int, int]) -> None:
    """What goes wrong on the wire: in a transfer to this register, at this place, this value."""
    send = driver._write

    def send_wrong(register: int, values: bytes) -> None:
        broken = bytearray(values)
        if register == wrong[0] and wrong[1] < len(values):
            broken[wrong[1]] = wrong[2]
        send(register, bytes(broken))

    driver._write = send_wrong  # type: ignore[method-assign]


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
    driver = wired.driver()
    break_it(driver, wrong)
    driver.sensitivity(2)
    wired.chip.shake()
    assert wired.edges == 0


def test_a_pin_that_does_not_latch_has_forgotten_when_asked(wired: Wired) -> None:
    driver = wired.driver()
    break_it(driver, (0x37, 0, 0x00))
    driver.sensitivity(2)
    wired.chip.shake()
    assert not driver.shaken()


def test_a_pin_that_is_low_when_active_is_not_quiet_at_rest(wired: Wired) -> None:
    driver = wired.driver()
    break_it(driver, (0x37, 0, 0xA0))
    driver.sensitivity(2)
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
    seen = player.play(SHAKEN, "m5stickc_plus", "en")
    assert (seen["error"], seen["log"]) == ("", [])
    assert micropython.call("tools.virtual.player.play", SHAKEN, "m5stickc_plus", "en") == seen


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
    del bench.world.i2c[WIRES]
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
    assert any(complaint in told for told in boards.complaints(board))
