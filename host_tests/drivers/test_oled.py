"""The other OLEDs' drivers, proven by the picture their bytes make on the virtual chips."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.oled_sample import PANELS, Handheld, shown
from miaou.drivers.sh1106 import SH1106
from miaou.drivers.sh1107 import SH1107
from miaou.drivers.spi_oled import SPIOled
from miaou.drivers.ssd1306 import SSD1306
from tools.virtual import machine
from tools.virtual.spi_port import SPIPort
from tools.virtual.ssd1306 import SSD1306 as SSD1306Chip
from tools.virtual.world import World
from tools.wasm import MicroPython

Picture = list[list[int | None]]


def seen(handheld: Handheld) -> Picture:
    width, height = handheld.driver.width, handheld.driver.height
    rows = handheld.chip.picture()
    return [
        [rows[y * width // 8 + x // 8] >> (7 - x % 8) & 1 for x in range(width)]
        for y in range(height)
    ]


def drawn(handheld: Handheld) -> Picture:
    fb = handheld.canvas()
    return [
        [fb.pixel(x, y) for x in range(handheld.driver.width)]
        for y in range(handheld.driver.height)
    ]


def started(panel: str, bus: str = "i2c") -> Handheld:
    """With something on it that no turn or mirror leaves as it is."""
    handheld = Handheld(panel, bus)
    fb = handheld.canvas()
    fb.line(0, 0, 40, 20, 1)
    fb.rect(handheld.driver.width - 28, 3, 20, 9, 1)
    fb.pixel(handheld.driver.width - 1, 30, 1)
    handheld.driver.start()
    return handheld


@pytest.mark.parametrize("bus", ["i2c", "spi"])
@pytest.mark.parametrize("panel", PANELS)
def test_start_shows_the_picture_upright_and_none_of_the_chips_noise(panel: str, bus: str) -> None:
    assert not any(Handheld(panel, bus).chip.picture())
    handheld = started(panel, bus)
    assert seen(handheld) == drawn(handheld)


@pytest.mark.parametrize("panel", PANELS)
def test_turned_around_the_glass_shows_it_upside_down(panel: str) -> None:
    handheld = started(panel)
    handheld.driver.flipped = True
    handheld.driver.flush()
    assert seen(handheld) == [row[::-1] for row in drawn(handheld)[::-1]]


# Pixels to the right and down; along its pages an SH1107 cannot move a picture.
MOVES = {
    "sh1106": (1, -1),
    "flat": (1, 0),
    "wing": (0, 1),
    "wing the other way": (0, 1),
    "tower": (1, 0),
    "tower the other way": (1, 0),
    "square": (1, 0),
    "square sideways": (0, 1),
}


@pytest.mark.parametrize("panel", PANELS)
def test_against_burn_in_the_picture_moves_round_the_edge(panel: str) -> None:
    handheld = started(panel)
    handheld.driver.shift = (1, 1)
    handheld.driver.flush()
    handheld.canvas().rect(handheld.driver.width - 9, 0, 9, 9, 1, True)
    handheld.driver.flush()
    right, down = MOVES[panel]
    rows = drawn(handheld)
    rows = rows[-down:] + rows[:-down]
    assert seen(handheld) == [row[-right:] + row[:-right] for row in rows]


@pytest.mark.parametrize("panel", PANELS)
def test_one_pixel_costs_one_byte_and_its_address(panel: str) -> None:
    handheld = started(panel)
    sent = handheld.world.bus_bytes
    handheld.canvas().pixel(50, 25, 1)
    handheld.driver.flush()
    assert handheld.world.bus_bytes - sent == 9
    assert seen(handheld) == drawn(handheld)


def test_sideways_an_icon_costs_its_own_bytes_and_none_beside_it() -> None:
    handheld = started("wing")
    sent = handheld.world.bus_bytes
    handheld.canvas().rect(56, 32, 8, 8, 1, True)
    handheld.driver.flush()
    assert handheld.world.bus_bytes - sent == 8 * 9


STROKES = st.lists(
    st.tuples(
        st.integers(-5, 128),
        st.integers(-5, 128),
        st.integers(1, 70),
        st.integers(1, 40),
        st.integers(0, 1),
    ).map(list),
    max_size=6,
)


@settings(max_examples=30)
@given(panel=st.sampled_from(sorted(PANELS)), bus=st.sampled_from(["i2c", "spi"]), strokes=STROKES)
def test_whatever_is_drawn_the_glass_shows_it(
    panel: str, bus: str, strokes: list[list[int]]
) -> None:
    handheld = Handheld(panel, bus)
    handheld.driver.start()
    for x, y, width, height, ink in strokes:
        handheld.canvas().rect(x, y, width, height, ink, True)
        handheld.driver.flush()
    assert seen(handheld) == drawn(handheld)


@settings(max_examples=8)
@given(
    panel=st.sampled_from(["sh1106", "wing", "tower"]),
    bus=st.sampled_from(["i2c", "spi"]),
    strokes=STROKES,
)
def test_micropython_shows_the_same(
    micropython: MicroPython, panel: str, bus: str, strokes: list[list[int]]
) -> None:
    answer = micropython.call(shown, panel, bus, strokes)
    assert answer == shown(panel, bus, strokes)


def test_dark_shows_nothing_and_light_shows_all_again() -> None:
    handheld = started("wing")
    picture = handheld.chip.picture()
    handheld.driver.dark = True
    handheld.driver.flush()
    assert not any(handheld.chip.picture())
    handheld.driver.dark = False
    handheld.driver.contrast = 51
    handheld.driver.flush()
    assert handheld.chip.picture() == picture
    assert handheld.chip.contrast == 51


def test_a_reset_pin_wakes_a_chip_that_was_left_in_disorder() -> None:
    handheld = Handheld("wing", "spi")
    handheld.driver.start()
    handheld.chip.commands(b"\xa7\xad")  # inverted, and a value is missing
    handheld.spi()
    assert not handheld.chip.inverted
    handheld.driver.start()
    assert seen(handheld) == drawn(handheld)


@pytest.mark.parametrize(
    ("panel", "right", "wrong"),
    [
        ("sh1106", b"\xa1", b"\xa0"),
        ("sh1106", b"\xc8", b"\xc0"),
        ("sh1106", b"\xda\x12", b"\xda\x02"),
        ("sh1106", b"\xad\x8b", b"\xad\x8a"),
        ("wing", b"\xd3\x60", b"\xd3\x00"),
        ("wing", b"\xa8\x3f", b"\xa8\x1f"),
        ("wing", b"\x21", b"\x20"),
        ("wing", b"\xa0", b"\xa1"),
        ("tower", b"\xc0", b"\xc8"),
        ("square", b"\xa6", b"\xa7"),
    ],
)
def test_wrong_driver_code_shows_a_wrong_picture(panel: str, right: bytes, wrong: bytes) -> None:
    handheld = Handheld(panel)
    handheld.canvas().line(0, 0, 40, 20, 1)
    obey = handheld.driver._command
    handheld.driver._command = (  # type: ignore[method-assign]
        lambda commands: obey(commands.replace(right, wrong))
    )
    handheld.driver.start()
    assert seen(handheld) != drawn(handheld)


def test_what_feeds_the_glass_is_for_the_board_to_say() -> None:
    handheld = started("wing")
    assert handheld.chip.supply == 0x81
    SH1107(handheld.i2c(), 128, 64, 0x3C, "here", 1, 0x8A).start()
    assert handheld.chip.supply == 0x8A


def test_without_its_two_columns_the_sh1106_is_off_to_the_side() -> None:
    handheld = Handheld("sh1106")
    handheld.canvas().line(0, 0, 40, 20, 1)
    driver: Any = handheld.driver
    assert type(driver).__name__ == SH1106.__name__
    driver.first_column = 0
    handheld.driver.start()
    assert seen(handheld) != drawn(handheld)


def test_the_ssd1306_is_reached_over_spi_too() -> None:
    world = World()
    machine.enter(world)
    chip = SSD1306Chip(128, 64)
    world.spi[(1, 10, 11)] = [SPIPort(world, chip, 8, 9)]
    spi = machine.SPI(1, 8000000, sck=machine.Pin(10), mosi=machine.Pin(11))
    driver = SSD1306(SPIOled(spi, 8, 9), 128, 64, 0, "SPI 1")
    driver.buffer[130] = 1
    driver.start()
    assert [at for at, value in enumerate(chip.picture()) if value] == [8 * 16]
