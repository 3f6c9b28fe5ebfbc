"""The colour driver, proven by the picture its bytes make on the virtual chips."""

from collections.abc import Callable
from framebuf import MONO_VLSB, FrameBuffer
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.colour_sample import PANELS, Handheld, sent
from miaou.drivers.mipi import MIPI
from miaou.ui.theme import INKS
from tools.virtual.world import TICKS_PERIOD
from tools.wasm import MicroPython

COLUMNS = 1 + 4  # bytes that tell a window's
PIXEL = 11 + 2 * 2 * 2  # bytes that a window and one pixel of the canvas cost on a large glass


def expected(driver: MIPI, glass: tuple[int, int]) -> bytes:
    """The canvas as a person should see it: each pixel in its cell's ink, the rest paper."""
    left, top = driver._inset
    scale = (glass[0] - 2 * left) // driver.width
    cells = (driver.width + 7) // 8
    fb = FrameBuffer(driver.buffer, driver.width, driver.height, MONO_VLSB)
    out = bytearray(2 * glass[0] * glass[1])
    for y in range(driver.height * scale):
        for x in range(driver.width * scale):
            if fb.pixel(x // scale, y // scale):
                ink = INKS[driver.tints[y // scale // 8 * cells + x // scale // 8]]
                at = 2 * ((top + y) * glass[0] + left + x)
                out[at : at + 2] = ink.to_bytes(2, "big")
    return bytes(out)


def drawing(driver: MIPI) -> FrameBuffer:
    fb = FrameBuffer(driver.buffer, driver.width, driver.height, MONO_VLSB)
    fb.line(0, 0, 50, 30, 1)
    fb.rect(driver.width - 20, 3, 20, 9, 1)
    fb.hline(3, driver.height - 1, 40, 1)
    for cell in range(len(driver.tints)):
        driver.tints[cell] = cell % len(INKS)
    return fb


@pytest.fixture
def square() -> Handheld:
    """A large ST7789, lit with nothing on it."""
    return Handheld(PANELS["pico_lcd"]).lit()


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_shows_the_drawing_upright_and_in_its_colours(panel: str) -> None:
    handheld = Handheld(PANELS[panel])
    drawing(handheld.driver)
    handheld.lit()
    assert handheld.chip.picture() == expected(handheld.driver, handheld.glass)


@pytest.mark.parametrize("panel", PANELS)
def test_turned_around_every_panel_shows_it_upside_down(panel: str) -> None:
    handheld = Handheld(PANELS[panel])
    drawing(handheld.driver)
    handheld.lit().driver.flipped = True
    handheld.driver.flush()
    shown = handheld.chip.picture()
    turned = b"".join(shown[at : at + 2] for at in range(len(shown) - 2, -1, -2))
    assert turned == expected(handheld.driver, handheld.glass)


@pytest.mark.parametrize(
    ("panel", "size"),
    [
        ("pico_lcd", (120, 120)),
        ("pico_display", (120, 67)),
        ("t_display", (120, 67)),
        ("tiny", (160, 80)),
        ("tab", (128, 160)),
        ("round", (192, 144)),
    ],
)
def test_a_canvas_is_as_large_as_can_be_read(panel: str, size: tuple[int, int]) -> None:
    driver = Handheld(PANELS[panel]).driver
    assert (driver.width, driver.height) == size


def test_on_a_round_glass_every_pixel_of_the_canvas_is_in_the_circle() -> None:
    handheld = Handheld(PANELS["round"])
    driver = handheld.driver
    FrameBuffer(driver.buffer, driver.width, driver.height, MONO_VLSB).fill(1)
    picture = handheld.lit().chip.picture()
    lit = [at // 2 for at in range(0, len(picture), 2) if picture[at : at + 2] != b"\0\0"]
    assert len(lit) == driver.width * driver.height
    assert all((2 * (at % 240) - 239) ** 2 + (2 * (at // 240) - 239) ** 2 <= 240**2 for at in lit)


def test_nothing_changed_sends_nothing(square: Handheld) -> None:
    sent = square.world.bus_bytes
    square.driver.flush()
    assert square.world.bus_bytes == sent


def test_one_pixel_costs_its_window_and_four_pixels(square: Handheld) -> None:
    sent = square.world.bus_bytes
    square.driver.buffer[3 * 120 + 77] = 1
    square.driver.flush()
    assert square.world.bus_bytes - sent == PIXEL


def test_distant_changes_are_sent_apart_and_close_ones_together(square: Handheld) -> None:
    sent = square.world.bus_bytes
    square.driver.buffer[0] = square.driver.buffer[119] = 1
    square.driver.flush()
    assert square.world.bus_bytes - sent == 2 * PIXEL
    sent = square.world.bus_bytes
    square.driver.buffer[0] = square.driver.buffer[6] = 3
    square.driver.flush()
    assert square.world.bus_bytes - sent == 11 + 7 * 2 * 8


def test_a_new_colour_costs_only_where_there_is_ink(square: Handheld) -> None:
    square.driver.buffer[4] = 1
    square.driver.flush()
    sent = square.world.bus_bytes
    for cell in range(len(square.driver.tints)):
        square.driver.tints[cell] = 3
    square.driver.flush()
    assert square.world.bus_bytes - sent == PIXEL - COLUMNS  # the chip knows them already
    assert square.chip.picture() == expected(square.driver, square.glass)


STROKES = st.lists(
    st.tuples(
        st.integers(-5, 125),
        st.integers(-5, 125),
        st.integers(1, 60),
        st.integers(1, 20),
        st.integers(0, 1),
        st.integers(0, len(INKS) - 1),
    ).map(list),
    max_size=6,
)


@settings(max_examples=25)
@given(panel=st.sampled_from(["pico_display", "tiny", "round"]), strokes=STROKES)
def test_whatever_is_drawn_the_glass_shows_it(panel: str, strokes: list[list[int]]) -> None:
    handheld = Handheld(PANELS[panel]).lit()
    for stroke in strokes:
        handheld.paint(*stroke)
        handheld.driver.flush()
    assert handheld.chip.picture() == expected(handheld.driver, handheld.glass)


@pytest.mark.parametrize("panel", ["pico_lcd", "tiny", "round"])
def test_micropython_sends_the_same_bytes(micropython: MicroPython, panel: str) -> None:
    strokes = [
        [3, 5, 60, 20, 1, 2],
        [30, 1, 9, 70, 1, 4],
        [-4, 10, 50, 9, 0, 1],
        [70, 60, 2, 2, 1, 0],
    ]
    here = sent(panel, strokes)
    assert micropython.call(sent, panel, strokes) == here


def test_it_is_dark_until_the_picture_is_there() -> None:
    handheld = Handheld(PANELS["pico_lcd"])
    drawing(handheld.driver)
    handheld.driver.start()
    assert handheld.light == 0
    handheld.lit()
    assert handheld.light == handheld.driver.contrast


def test_it_is_lit_soon_after_power_up() -> None:
    handheld = Handheld(PANELS["pico_lcd"]).lit()
    assert 120_000 < handheld.lit_at < 200_000  # us


def test_a_tick_that_is_nearly_over_at_its_reset_does_not_count() -> None:
    handheld = Handheld(PANELS["pico_lcd"])
    handheld.world.us += 990 - handheld.world.us % 1000
    handheld.power_up()
    handheld.world.us += 20
    drawing(handheld.driver)
    handheld.lit()
    assert handheld.chip.picture() == expected(handheld.driver, handheld.glass)


def test_dark_sleeps_and_light_shows_all_again(square: Handheld) -> None:
    drawing(square.driver)
    square.driver.flush()
    square.driver.dark = True
    square.driver.flush()
    assert square.light == 0
    assert square.chip.asleep
    sent = square.world.bus_bytes
    square.driver.buffer[5] ^= 0x55
    square.settle()
    assert square.world.bus_bytes == sent
    square.driver.dark = False
    square.driver.flush()
    square.settle()
    assert square.light == square.driver.contrast
    assert square.chip.picture() == expected(square.driver, square.glass)


def test_dark_and_light_in_haste_end_lit(square: Handheld) -> None:
    drawing(square.driver)
    for dark in (True, False, True, False):
        square.driver.dark = dark
        square.driver.flush()
    square.settle()
    assert not square.chip.asleep
    assert square.chip.picture() == expected(square.driver, square.glass)


def test_after_a_sleep_of_weeks_it_shows_all_again(square: Handheld) -> None:
    drawing(square.driver)
    square.driver.dark = True
    square.driver.flush()
    square.settle()
    square.world.us += (TICKS_PERIOD // 2 + 1000) * 1000
    woken = square.world.us
    square.driver.dark = False
    square.driver.flush()
    square.settle()
    assert square.world.us - woken < 200_000
    assert square.chip.picture() == expected(square.driver, square.glass)


def test_brightness_reaches_the_light(square: Handheld) -> None:
    square.driver.contrast = 51
    square.driver.flush()
    assert square.light == 51


def test_settled_it_asks_for_no_more_turns(square: Handheld) -> None:
    assert square.driver.wake(square.world.ticks_ms()) == -1


@pytest.mark.parametrize("pin", [True, False])
def test_a_restart_finds_the_chip_awake_and_shows_the_new_picture(pin: bool) -> None:
    wired: dict[str, Any] = dict(PANELS["pico_display"])
    if not pin:
        del wired["reset"]
    handheld = Handheld(wired).lit()
    handheld.chip.inverted = False
    handheld.power_up()
    assert handheld.chip.asleep
    drawing(handheld.driver)
    handheld.lit()
    assert handheld.chip.picture() == expected(handheld.driver, handheld.glass)


def broken(handheld: Handheld, change: Callable[[bytes, bytes], bytes]) -> None:
    """Changes the values of a command on their way to the chip."""
    heard = handheld.chip.data

    def data(part: bytes) -> None:
        heard(change(bytes([handheld.chip._command]), part))

    handheld.chip.data = data  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (b"\x36", b"\x00"),
        (b"\x36", b"\xa0"),
        (b"\x36", b"\x68"),
        (b"\x3a", b"\x66"),
        (b"\x2a", b"\x00\x00\x00\xef"),
        (b"\x2b", b"\x00\x34\x00\xba"),
    ],
)
def test_wrong_values_show_a_wrong_picture(command: bytes, wrong: bytes) -> None:
    handheld = Handheld(PANELS["pico_display"])
    drawing(handheld.driver)
    broken(handheld, lambda sent, values: wrong if sent == command else values)
    handheld.lit()
    assert handheld.chip.picture() != expected(handheld.driver, handheld.glass)


@pytest.mark.parametrize(
    "wrong", [{"offset": (53, 40)}, {"rotation": 3}, {"inverted": False}, {"bgr": True}]
)
def test_a_board_file_that_is_wrong_shows_a_wrong_picture(wrong: dict[str, Any]) -> None:
    right = PANELS["pico_display"]
    handheld = Handheld({**right, **wrong}, soldered=right)
    drawing(handheld.driver)
    handheld.lit()
    assert handheld.chip.picture() != expected(handheld.driver, handheld.glass)
