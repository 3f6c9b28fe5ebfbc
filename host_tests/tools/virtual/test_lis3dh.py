"""The virtual LIS3DH follows its datasheet, register by register."""

import pytest

from tools.virtual import machine
from tools.virtual.lis3dh import CTRL_REG1, INT1_CFG, INT1_SRC, INT1_THS, LIS3DH
from tools.virtual.world import World

PIN = 20


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def chip(world: World) -> LIS3DH:
    """Unfiltered at 100 Hz: an interrupt above 1.6 g on x, not latched."""
    chip = LIS3DH(world, PIN)
    chip.write(bytes((CTRL_REG1 | 0x80, 0x57, 0x00, 0x40, 0x00, 0x00, 0x00)))
    chip.write(bytes((INT1_THS, 100)))
    chip.write(bytes((INT1_CFG, 0x02)))
    return chip


def at(chip: LIS3DH, register: int, count: int = 1) -> bytes:
    chip.write(bytes([register]))
    return chip.read(count)


def test_it_wakes_powered_down_and_says_what_it_is(world: World) -> None:
    chip = LIS3DH(world, PIN)
    assert at(chip, 0x0F) == b"\x33"
    assert at(chip, CTRL_REG1 | 0x80, 3) == b"\x07\x00\x00"
    assert world.levels[PIN] == 0


def test_bytes_go_onward_only_when_the_register_says_so(chip: LIS3DH) -> None:
    chip.write(bytes((CTRL_REG1 | 0x80, 0x11, 0x22)))
    assert at(chip, CTRL_REG1 | 0x80, 2) == b"\x11\x22"
    chip.write(bytes((CTRL_REG1, 0x33, 0x44)))
    assert at(chip, CTRL_REG1 | 0x80, 2) == b"\x44\x22"
    assert at(chip, CTRL_REG1, 2) == b"\x44\x44"


def test_what_is_only_for_reading_stays_as_it_is(chip: LIS3DH) -> None:
    chip.write(bytes((0x0F, 0x00)))
    chip.write(bytes((INT1_SRC, 0x7F)))
    assert at(chip, 0x0F) == b"\x33"
    assert at(chip, INT1_SRC) == b"\x00"


def test_without_a_latch_the_pin_follows_the_movement(chip: LIS3DH, world: World) -> None:
    chip.move(1.7, 0.0, 1.0, 20)
    assert world.levels[PIN] == 1
    assert at(chip, INT1_SRC) == b"\x42"
    assert world.levels[PIN] == 1
    chip.move(1.5, 0.0, 1.0, 20)
    assert world.levels[PIN] == 0


def test_with_a_latch_the_pin_stays_until_the_source_is_read(chip: LIS3DH, world: World) -> None:
    chip.write(b"\x24\x08")
    chip.move(1.7, 0.0, 1.0, 20)
    chip.move(0.0, 0.0, 1.0, 50)
    assert world.levels[PIN] == 1
    assert at(chip, INT1_SRC) == b"\x42"
    assert world.levels[PIN] == 0
    assert at(chip, INT1_SRC) == b"\x00"


def test_reading_the_source_during_a_movement_closes_the_latch_again(
    chip: LIS3DH, world: World
) -> None:
    chip.write(b"\x24\x08")
    chip.move(1.7, 0.0, 1.0, 20)
    at(chip, INT1_SRC)
    chip.move(1.7, 0.0, 1.0, 20)
    assert world.levels[PIN] == 1


def test_edges_reach_the_program_as_interrupts(chip: LIS3DH, world: World) -> None:
    machine.enter(world)
    levels: list[int | None] = []
    machine.Pin(PIN).irq(lambda pin: levels.append(pin.value()))
    chip.write(b"\x24\x08")
    chip.move(1.7, 0.0, 1.0, 20)
    chip.move(0.0, 0.0, 1.0, 20)
    at(chip, INT1_SRC)
    assert levels == [1, 0]


@pytest.mark.parametrize(("scale", "g"), [(0, 1.6), (1, 3.2), (2, 6.2)])
def test_a_step_of_the_threshold_grows_with_the_scale(
    chip: LIS3DH, world: World, scale: int, g: float
) -> None:
    chip.write(bytes((0x23, scale << 4)))
    chip.move(g - 0.05, 0.0, 1.0, 20)
    assert world.levels[PIN] == 0
    chip.move(-g - 0.05, 0.0, 1.0, 20)
    assert world.levels[PIN] == 1


def test_nothing_is_felt_beyond_the_full_scale(chip: LIS3DH, world: World) -> None:
    chip.write(bytes((INT1_THS, 126)))
    chip.move(9.0, 0.0, 1.0, 20)
    assert world.levels[PIN] == 0


def test_a_movement_must_last_longer_than_the_duration(chip: LIS3DH, world: World) -> None:
    chip.write(b"\x33\x03")
    chip.move(1.7, 0.0, 1.0, 30)
    assert world.levels[PIN] == 0
    chip.move(0.0, 0.0, 1.0, 10)
    chip.move(1.7, 0.0, 1.0, 40)
    assert world.levels[PIN] == 1


def test_it_feels_nothing_between_two_samples(chip: LIS3DH, world: World) -> None:
    chip.write(bytes((CTRL_REG1, 0x27)))
    chip.move(0.0, 0.0, 1.0, 10)
    chip.move(1.7, 0.0, 1.0, 80)
    chip.move(0.0, 0.0, 1.0, 80)
    assert world.levels[PIN] == 0
    chip.move(1.7, 0.0, 1.0, 100)
    assert world.levels[PIN] == 1


def test_high_and_low_events_combine_by_or_and_by_and(chip: LIS3DH, world: World) -> None:
    for config, level in ((0x0A, 1), (0x8A, 0), (0x86, 1), (0x01, 0), (0x04, 1), (0x42, 0)):
        chip.write(bytes((INT1_CFG, config)))
        chip.move(1.7, 0.0, 1.0, 20)
        assert world.levels[PIN] == level, hex(config)


def test_the_high_pass_filter_forgets_what_stays(chip: LIS3DH, world: World) -> None:
    chip.write(b"\x21\x01")
    chip.move(1.9, 0.0, 0.0, 10)
    assert world.levels[PIN] == 1
    chip.move(1.9, 0.0, 0.0, 40)
    assert world.levels[PIN] == 0
    world.advance(5000)
    chip.move(0.0, 0.0, 0.0, 5)
    assert world.levels[PIN] == 1


def test_a_slower_filter_forgets_later(chip: LIS3DH, world: World) -> None:
    chip.write(b"\x21\x31")
    chip.move(1.9, 0.0, 0.0, 60)
    assert world.levels[PIN] == 1


def test_reading_the_reference_makes_the_filter_start_afresh(chip: LIS3DH, world: World) -> None:
    chip.write(b"\x21\x01")
    chip.move(1.9, 0.0, 0.0, 1)
    at(chip, 0x26)
    chip.move(1.9, 0.0, 0.0, 20)
    assert world.levels[PIN] == 0


def test_the_pin_may_be_low_when_active_and_may_have_another_task(
    chip: LIS3DH, world: World
) -> None:
    chip.write(b"\x25\x02")
    assert world.levels[PIN] == 1
    chip.move(1.7, 0.0, 1.0, 20)
    assert world.levels[PIN] == 0
    chip.write(b"\x22\x00")
    assert world.levels[PIN] == 1
