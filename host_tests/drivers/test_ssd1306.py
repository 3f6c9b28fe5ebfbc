"""The driver, proven by the picture its bytes make on the virtual chip."""

import random
from collections.abc import Callable
from framebuf import MONO_VLSB, FrameBuffer

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.drivers.ssd1306 import SSD1306
from tools.virtual import machine
from tools.virtual.ssd1306 import SSD1306 as Chip
from tools.virtual.world import World

FULL_FRAME = 8 * (128 + 8)


def wired() -> tuple[SSD1306, Chip, World]:
    world = World()
    machine.enter(world)
    chip = Chip(128, 64)
    world.i2c[(0, 4, 5, 0x3C)] = chip
    i2c = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))
    return SSD1306(i2c, 128, 64, 0x3C, "I2C 0"), chip, world


def seen(chip: Chip) -> list[list[int]]:
    rows = chip.picture()
    return [
        [rows[y * 16 + x // 8] >> (7 - x % 8) & 1 for x in range(128)] for y in range(chip.height)
    ]


def drawn(driver: SSD1306) -> list[list[int | None]]:
    fb = FrameBuffer(driver.buffer, driver.width, driver.height, MONO_VLSB)
    return [[fb.pixel(x, y) for x in range(driver.width)] for y in range(driver.height)]


def test_start_shows_the_picture_upright_and_none_of_the_chips_noise() -> None:
    driver, chip, _world = wired()
    fb = FrameBuffer(driver.buffer, 128, 64, MONO_VLSB)
    fb.line(0, 0, 40, 20, 1)
    fb.rect(100, 3, 20, 9, 1)
    assert not any(chip.picture())
    driver.start()
    assert seen(chip) == drawn(driver)


def test_flush_sends_nothing_when_nothing_changed() -> None:
    driver, _chip, world = wired()
    driver.start()
    sent = world.bus_bytes
    driver.flush()
    assert world.bus_bytes == sent


def test_one_pixel_costs_one_byte_and_its_address() -> None:
    driver, _chip, world = wired()
    driver.start()
    sent = world.bus_bytes
    driver.buffer[3 * 128 + 77] = 1
    driver.flush()
    assert world.bus_bytes - sent == 9


def test_distant_changes_are_sent_apart_and_close_ones_together() -> None:
    driver, _chip, world = wired()
    driver.start()
    sent = world.bus_bytes
    driver.buffer[0] = driver.buffer[127] = 1
    driver.flush()
    assert world.bus_bytes - sent == 18
    sent = world.bus_bytes
    driver.buffer[0] = driver.buffer[10] = 2
    driver.flush()
    assert world.bus_bytes - sent == 8 + 11


@given(
    strokes=st.lists(
        st.tuples(st.integers(0, 1023), st.integers(1, 40), st.integers(0, 255)), max_size=12
    )
)
def test_whatever_is_drawn_the_glass_shows_it(strokes: list[tuple[int, int, int]]) -> None:
    driver, chip, _world = wired()
    driver.start()
    for at, length, value in strokes:
        for i in range(at, min(at + length, 1024)):
            driver.buffer[i] = value
        driver.flush()
        assert seen(chip) == drawn(driver)


def test_changes_all_over_never_cost_much_more_than_a_full_frame() -> None:
    driver, _chip, world = wired()
    driver.start()
    dice = random.Random(1)
    for _ in range(50):
        sent = world.bus_bytes
        for _ in range(200):
            driver.buffer[dice.randrange(1024)] ^= 0x55
        driver.flush()
        assert world.bus_bytes - sent <= FULL_FRAME * 1.05


def test_contrast_reaches_the_chip() -> None:
    driver, chip, world = wired()
    driver.start()
    driver.contrast = 200
    driver.flush()
    assert chip.contrast == 200
    sent = world.bus_bytes
    driver.flush()
    assert world.bus_bytes == sent


def test_turned_around_the_glass_shows_it_upside_down() -> None:
    driver, chip, _world = wired()
    FrameBuffer(driver.buffer, 128, 64, MONO_VLSB).line(0, 0, 40, 21, 1)
    driver.start()
    upright = seen(chip)
    driver.flipped = True
    driver.flush()
    assert seen(chip) == [row[::-1] for row in upright[::-1]]


def test_dark_shows_nothing_and_light_shows_all_again() -> None:
    driver, chip, world = wired()
    FrameBuffer(driver.buffer, 128, 64, MONO_VLSB).line(0, 0, 40, 21, 1)
    driver.start()
    shown = chip.picture()
    driver.dark = True
    driver.flush()
    assert not any(chip.picture())
    sent = world.bus_bytes
    driver.flush()
    assert world.bus_bytes == sent
    driver.dark = False
    driver.flush()
    assert chip.picture() == shown


def break_it(driver: SSD1306, change: Callable[[bytes], bytes]) -> None:
    obey = driver._command
    driver._command = lambda commands: obey(change(commands))  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (b"\xa0", b"\xa1"),
        (b"\xc0", b"\xc8"),
        (b"\xda\x02", b"\xda\x12"),
        (b"\x8d\x10", b"\x8d\x14"),
        (b"\xa7", b"\xa6"),
    ],
)
def test_wrong_driver_code_shows_a_wrong_picture(wrong: bytes, right: bytes) -> None:
    driver, chip, _world = wired()
    fb = FrameBuffer(driver.buffer, 128, 64, MONO_VLSB)
    fb.line(0, 0, 40, 21, 1)
    break_it(driver, lambda commands: commands.replace(right, wrong))
    driver.start()
    assert seen(chip) != drawn(driver)
