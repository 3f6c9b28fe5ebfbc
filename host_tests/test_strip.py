"""A glass of 32 rows shows the half of the canvas that matters, and the other half when asked."""

from collections.abc import Callable

import pytest

from tools import firmware
from tools.virtual.bench import Bench

BYTES = 128 // 8
GLASS = 32 * BYTES


@pytest.fixture
def strip(handheld: Callable[..., Bench]) -> Bench:
    return handheld(firmware.board("pico_oled_32"))


@pytest.fixture
def whole(strip: Bench) -> Callable[[], bytes]:
    """All 64 rows of what the strip shows a part of."""

    def canvas() -> bytes:
        fb = strip.handheld.canvas.fb
        rows = [[fb.pixel(x, y) for x in range(128)] for y in range(64)]
        return bytes(
            sum(0x80 >> bit for bit in range(8) if row[x + bit])
            for row in rows
            for x in range(0, 128, 8)
        )

    return canvas


def test_home_shows_its_pictures_and_held_ok_shows_its_words(
    strip: Bench, whole: Callable[[], bytes]
) -> None:
    assert strip.picture() == whole()[:GLASS]
    strip.press("LOOK")
    assert strip.picture() == whole()[GLASS:]
    strip.press("LOOK")
    assert strip.picture() == whole()[:GLASS]


def test_any_other_key_ends_the_looking(strip: Bench, whole: Callable[[], bytes]) -> None:
    strip.press("LOOK")
    strip.press("DOWN")
    assert strip.picture() == whole()[:GLASS]


def test_the_present_row_of_a_menu_is_in_sight_with_the_one_above(
    strip: Bench, whole: Callable[[], bytes]
) -> None:
    strip.press("OK")
    tops = []
    for _ in range(4):
        shown = strip.picture()
        tops.append(next(y for y in range(33) if whole()[y * BYTES : y * BYTES + GLASS] == shown))
        strip.press("DOWN")
    assert tops == [0, 16, 28, 32]


def test_turned_round_it_still_shows_the_upper_half(
    strip: Bench, whole: Callable[[], bytes]
) -> None:
    strip.handheld.settings.set("flip", "yes")
    strip.handheld.arrange()
    strip.press("LOOK")
    strip.press("LOOK")
    turned = bytes(int(f"{byte:08b}"[::-1], 2) for byte in reversed(strip.picture()))
    assert turned == whole()[:GLASS]


def test_against_burn_in_it_moves_sideways_only(strip: Bench, whole: Callable[[], bytes]) -> None:
    strip.handheld.panel.shift = (1, 2)
    strip.handheld.panel.flush()
    rows = [whole()[y * BYTES : (y + 1) * BYTES] for y in range(32)]
    moved = b""
    for row in rows:
        dots = int.from_bytes(row, "big")
        moved += (dots >> 1 | (dots & 1) << 127).to_bytes(BYTES, "big")
    assert strip.picture() == moved
