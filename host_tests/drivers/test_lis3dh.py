"""The LIS3DH's driver where it is unlike others, proven by what the virtual chip feels."""

import pytest

from host_tests.drivers.conftest import PIN, Wired
from miaou.drivers.lis3dh import LIS3DH
from tools.virtual.lis3dh import LIS3DH as Chip


@pytest.fixture
def wired() -> Wired:
    return Wired(Chip, LIS3DH, 0x19)


@pytest.mark.parametrize("gravity", [(0, 0, -1), (0, 1, 0), (0.6, 0.6, 0.6)])
def test_turned_while_it_slept_it_is_quiet_from_its_first_sample_on(
    wired: Wired, gravity: tuple[float, float, float]
) -> None:
    wired.chip.move(*gravity, ms=100)
    wired.driver().sensitivity(1)
    wired.chip.move(*gravity, ms=2000)
    assert wired.edges == 0


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
    wired.broken(wrong).sensitivity(2)
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
    wired.broken(wrong).sensitivity(1)
    wired.chip.move(0.0, 0.0, 1.0, 100)
    assert wired.world.levels[PIN] == 1
