"""What every accelerometer's driver does, proven by what its virtual chip feels and tells."""

from math import cos, pi, sin

import pytest

from host_tests.drivers.conftest import PIN, Wired
from miaou.drivers import lis3dh, mpu6886
from miaou.drivers.accelerometer import Accelerometer
from tools.virtual.lis3dh import LIS3DH
from tools.virtual.mpu6886 import MPU6886

CHIPS: dict[str, tuple[type[LIS3DH], type[Accelerometer], int]] = {
    "LIS3DH": (LIS3DH, lis3dh.LIS3DH, 0x19),
    "MPU6886": (MPU6886, mpu6886.MPU6886, 0x68),
}


@pytest.fixture(params=CHIPS)
def name(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture
def wired(name: str) -> Wired:
    return Wired(*CHIPS[name])


@pytest.fixture
def missing(name: str) -> str:
    return rf"^No {name} answers at I2C address 0x{CHIPS[name][2]:X}\.$"


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
    driver.shaken()  # an MPU6886 compares with what was before its sleep: one jerk is no shake
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


def test_a_missing_chip_is_named(wired: Wired, missing: str) -> None:
    wired.world.i2c.clear()
    with pytest.raises(OSError, match=missing):
        wired.driver()


def test_another_chip_at_its_address_is_not_taken_for_it(wired: Wired, missing: str) -> None:
    wired.chip.registers = bytearray(len(wired.chip.registers))
    with pytest.raises(OSError, match=missing):
        wired.driver()


def test_a_chip_whose_wire_comes_loose_is_never_shaken_and_may_come_back(wired: Wired) -> None:
    driver = wired.driver()
    wired.chip.shake()
    wired.world.i2c.clear()
    assert not driver.shaken()
    wired.world.i2c[wired.wires] = wired.chip
    assert driver.shaken()
