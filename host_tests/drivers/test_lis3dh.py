"""The driver, proven by what the virtual chip feels and tells once it is set up."""

from typing import Any

import pytest

from miaou.drivers.lis3dh import LIS3DH
from tools.virtual import machine
from tools.virtual.lis3dh import LIS3DH as Chip
from tools.virtual.lis3dh import WHO_AM_I
from tools.virtual.world import World

PIN = 20
WIRES = (0, 4, 5, 0x19)


class Wired:
    """A chip on its wires, its driver, and the edges that the driver passes on."""

    def __init__(self) -> None:
        self.world = World()
        machine.enter(self.world)
        self.chip = Chip(self.world, PIN)
        self.world.i2c[WIRES] = self.chip
        self.edges = 0

    def driver(self) -> LIS3DH:
        i2c: Any = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))
        return LIS3DH(i2c, 0x19, PIN, self._edge)

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
    wired.driver().sensitivity(1)
    wired.chip.move(*gravity, ms=2000)
    assert wired.edges == 0


@pytest.mark.parametrize(("g", "levels"), [(0.9, []), (1.3, [1]), (1.9, [1, 2]), (2.5, [1, 2, 3])])
def test_the_harder_the_setting_the_stronger_the_jerk(
    wired: Wired, g: float, levels: list[int]
) -> None:
    felt = []
    driver = wired.driver()
    for level in (1, 2, 3):
        driver.sensitivity(level)
        wired.chip.move(g, 0.0, 1.0, 20)
        wired.chip.move(0.0, 0.0, 1.0, 20)
        if driver.shaken():
            felt.append(level)
    assert felt == levels


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
    with pytest.raises(OSError, match=r"^No LIS3DH answers at I2C address 0x19\.$"):
        wired.driver()


def test_another_chip_at_its_address_is_not_taken_for_it(wired: Wired) -> None:
    wired.chip.registers[WHO_AM_I] = 0x68
    with pytest.raises(OSError, match=r"^No LIS3DH answers at I2C address 0x19\.$"):
        wired.driver()


def test_a_chip_whose_wire_comes_loose_is_never_shaken_and_may_come_back(wired: Wired) -> None:
    driver = wired.driver()
    wired.chip.shake()
    wired.world.i2c.clear()
    assert not driver.shaken()
    wired.world.i2c[WIRES] = wired.chip
    assert driver.shaken()


def break_it(driver: LIS3DH, wrong: tuple[int, int, int]) -> None:
    """What goes wrong on the wire: in a transfer to this register, at this place, this value."""
    send = driver._write

    def send_wrong(register: int, values: bytes) -> None:
        broken = bytearray(values)
        if register == wrong[0]:
            broken[wrong[1]] = wrong[2]
        send(register, bytes(broken))

    driver._write = send_wrong  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "wrong",
    [
        (0xA0, 0, 0x0F),  # no samples
        (0xA0, 0, 0x1F),  # one a second
        (0xA0, 0, 0x58),  # no axes
        (0xA0, 2, 0x10),  # another reason for the pin
        (0xA0, 3, 0x30),  # steps of 186 mg
        (0xB2, 0, 0x7F),  # a threshold out of reach
        (0xB2, 1, 0x20),  # a jerk of a third of a second
        (0x30, 0, 0x00),  # no events
        (0x30, 0, 0xAA),  # all axes at once
    ],
)
def test_wrong_driver_code_feels_no_shake(wired: Wired, wrong: tuple[int, int, int]) -> None:
    driver = wired.driver()
    break_it(driver, wrong)
    driver.sensitivity(2)
    wired.chip.shake()
    assert wired.edges == 0


@pytest.mark.parametrize(
    "wrong",
    [
        (0xA0, 1, 0x00),  # gravity counts
        (0xA0, 1, 0x41),  # so it does beside a fixed reference
        (0xA0, 5, 0x02),  # the pin is high at rest
        (0x30, 0, 0x3F),  # low events too
    ],
)
def test_wrong_driver_code_is_not_quiet_at_rest(wired: Wired, wrong: tuple[int, int, int]) -> None:
    driver = wired.driver()
    break_it(driver, wrong)
    driver.sensitivity(1)
    wired.chip.move(0.0, 0.0, 1.0, 100)
    assert wired.world.levels[PIN] == 1
