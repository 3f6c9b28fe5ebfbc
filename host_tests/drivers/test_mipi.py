"""The colour driver, proven by the picture its bytes make on the virtual chips."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.colour_sample import PANELS, Handheld, sent
from tools.virtual.world import TICKS_PERIOD
from tools.wasm import MicroPython

WINDOW = 11  # bytes that tell where pixels go
KNOWN = 1 + 4  # of these, for columns that the chip knows already

HEAD = 14  # units
INKS = (0xFFFF, 0xFAEB, 0x6DFF, 0x6F2D, 0x0000)


def drawing(handheld: Handheld) -> None:
    width, height = handheld.glass
    for at in range(12):
        handheld.sheet.bar(7 * at, 5 * at, 20, 9, INKS[at % 4])
    handheld.sheet.bar(width - 20, 3, 20, 9, 0xFF27)
    handheld.sheet.bar(3, height - 1, 40, 1, 0xC55F)


def shows_all(handheld: Handheld) -> bool:
    """Whether a person sees what was drawn."""
    return handheld.chip.picture() == bytes(handheld.sheet.pixels)


@pytest.fixture
def square() -> Handheld:
    """A large ST7789, lit with nothing on it."""
    return Handheld(PANELS["pico_lcd"]).lit()


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_shows_the_drawing_upright_and_in_its_colours(panel: str) -> None:
    handheld = Handheld(PANELS[panel])
    drawing(handheld)
    handheld.lit()
    assert shows_all(handheld)


@pytest.mark.parametrize("panel", PANELS)
def test_turned_around_every_panel_shows_it_upside_down(panel: str) -> None:
    handheld = Handheld(PANELS[panel])
    drawing(handheld)
    handheld.lit().driver.flipped = True
    handheld.driver.flush()
    shown = handheld.chip.picture()
    turned = b"".join(shown[at : at + 2] for at in range(len(shown) - 2, -1, -2))
    assert turned == handheld.sheet.pixels


@pytest.mark.parametrize(
    ("panel", "size"),
    [
        ("pico_lcd", (120, 120)),
        ("pico_display", (120, 67)),
        ("t_display", (120, 67)),
        ("tiny", (160, 80)),
        ("tab", (128, 160)),
        ("round", (100, 73)),
    ],
)
def test_a_canvas_is_as_large_as_can_be_read(panel: str, size: tuple[int, int]) -> None:
    driver = Handheld(PANELS[panel]).driver
    assert (driver.width, driver.height) == size


def test_on_a_round_glass_every_corner_of_the_canvas_but_its_heads_is_in_the_circle() -> None:
    driver = Handheld(PANELS["round"]).driver
    left, top = driver.inset
    top += 2 * HEAD
    right, bottom = left + 2 * driver.width - 1, driver.inset[1] + 2 * driver.height - 1
    for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
        assert (2 * x - 239) ** 2 + (2 * y - 239) ** 2 <= 240**2


def test_nothing_changed_sends_nothing(square: Handheld) -> None:
    sent = square.world.bus_bytes
    square.driver.flush()
    assert square.world.bus_bytes == sent


def test_a_change_costs_its_window_and_its_pixels(square: Handheld) -> None:
    sent = square.world.bus_bytes
    square.sheet.bar(77, 30, 2, 2, 0xFFFF)
    square.driver.flush()
    assert square.world.bus_bytes - sent == WINDOW + 2 * 2 * 2
    sent = square.world.bus_bytes
    square.sheet.bar(77, 40, 2, 3, 0xFFFF)
    square.driver.flush()
    assert square.world.bus_bytes - sent == WINDOW - KNOWN + 2 * 2 * 3


def test_what_a_loose_wire_has_lost_is_sent_again(square: Handheld) -> None:
    drawing(square)
    heard = square.driver._wire.data
    left = [3]

    def loose(values: Any) -> None:
        left[0] -= 1
        if not left[0]:
            raise OSError(5)
        heard(values)

    square.driver._wire.data = loose  # type: ignore[method-assign]
    with pytest.raises(OSError, match="5"):
        square.driver.flush()
    square.driver.start()
    square.settle()
    assert shows_all(square)


STROKES = st.lists(
    st.tuples(
        st.integers(-5, 125),
        st.integers(-5, 125),
        st.integers(1, 60),
        st.integers(1, 20),
        st.sampled_from(INKS),
    ).map(list),
    max_size=6,
)


@settings(max_examples=25)
@given(panel=st.sampled_from(["pico_display", "tiny", "short"]), strokes=STROKES)
def test_whatever_is_drawn_the_glass_shows_it(panel: str, strokes: list[list[int]]) -> None:
    handheld = Handheld(PANELS[panel]).lit()
    for stroke in strokes:
        handheld.sheet.bar(*stroke)
        handheld.driver.flush()
    assert shows_all(handheld)


@pytest.mark.parametrize("panel", ["pico_lcd", "tiny", "short"])
def test_micropython_sends_the_same_bytes(micropython: MicroPython, panel: str) -> None:
    strokes = [
        [3, 5, 60, 20, 0x6DFF],
        [30, 1, 9, 70, 0xFAEB],
        [-4, 10, 50, 9, 0],
        [70, 60, 2, 2, 0xFFFF],
    ]
    here = sent(panel, strokes)
    assert micropython.call(sent, panel, strokes) == here


def test_it_is_dark_until_the_picture_is_there() -> None:
    handheld = Handheld(PANELS["pico_lcd"])
    drawing(handheld)
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
    drawing(handheld)
    handheld.lit()
    assert shows_all(handheld)


def test_dark_sleeps_and_light_shows_all_again(square: Handheld) -> None:
    drawing(square)
    square.driver.flush()
    square.driver.dark = True
    square.driver.flush()
    assert square.light == 0
    assert square.chip.asleep
    sent = square.world.bus_bytes
    square.sheet.bar(5, 5, 9, 9, 0x6F2D)
    square.settle()
    assert square.world.bus_bytes == sent
    square.driver.dark = False
    square.driver.flush()
    square.settle()
    assert square.light == square.driver.contrast
    assert shows_all(square)


def test_dark_and_light_in_haste_end_lit(square: Handheld) -> None:
    drawing(square)
    for dark in (True, False, True, False):
        square.driver.dark = dark
        square.driver.flush()
    square.settle()
    assert not square.chip.asleep
    assert shows_all(square)


def test_after_a_sleep_of_weeks_it_shows_all_again(square: Handheld) -> None:
    drawing(square)
    square.driver.dark = True
    square.driver.flush()
    square.settle()
    square.world.us += (TICKS_PERIOD // 2 + 1000) * 1000
    woken = square.world.us
    square.driver.dark = False
    square.driver.flush()
    square.settle()
    assert square.world.us - woken < 200_000
    assert shows_all(square)


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
    drawing(handheld)
    handheld.lit()
    assert shows_all(handheld)


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
    drawing(handheld)
    broken(handheld, lambda sent, values: wrong if sent == command else values)
    handheld.lit()
    assert not shows_all(handheld)


@pytest.mark.parametrize(
    "wrong", [{"offset": (53, 40)}, {"rotation": 3}, {"inverted": False}, {"bgr": True}]
)
def test_a_board_file_that_is_wrong_shows_a_wrong_picture(wrong: dict[str, Any]) -> None:
    right = PANELS["pico_display"]
    handheld = Handheld({**right, **wrong}, soldered=right)
    drawing(handheld)
    handheld.lit()
    assert not shows_all(handheld)
