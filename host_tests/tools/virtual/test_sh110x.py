"""The virtual SH1106 and SH1107 follow their datasheets where they are unlike other OLEDs."""

import pytest

from host_tests.tools.virtual.conftest import cleared, lit
from tools.virtual.oled import Oled
from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107


@pytest.fixture
def wide() -> Oled:
    """An SH1106, upright."""
    return cleared(SH1106(), b"\xa1\xc8")


@pytest.fixture
def tower() -> Oled:
    """A narrow SH1107, upright."""
    return cleared(SH1107(64, 128), b"\xd3\x60")


def test_the_sh1106_shows_its_columns_from_the_third_to_the_last_but_two(wide: Oled) -> None:
    wide.write(b"\x40\x01\x02\x04")
    assert lit(wide) == {(0, 2)}
    wide.write(b"\x00\x01\x18")
    wide.write(b"\x40\x01\x01\x01")
    assert lit(wide) == {(0, 2), (127, 0)}


def test_at_its_last_column_the_sh1106_stays(wide: Oled) -> None:
    wide.write(b"\x00\x02\x18")
    wide.write(b"\x40" + bytes(60) + b"\xff")
    assert lit(wide) == set()


def test_the_sh1106_has_no_addressing_modes_so_their_values_are_columns(wide: Oled) -> None:
    wide.write(b"\x00\x20\x05")
    wide.write(b"\x40\x01")
    assert lit(wide) == {(3, 0)}


def test_directions_turn_the_sh1106(wide: Oled) -> None:
    wide.write(b"\x00\x02\xa0\xc0")
    wide.write(b"\x40\x01")
    assert lit(wide) == {(127, 63)}


def test_a_page_of_the_sh1107_goes_down_and_a_column_across(tower: Oled) -> None:
    tower.write(b"\x00\xb2\x05\x11")
    tower.write(b"\x40\x01\x02\x04")
    assert lit(tower) == {(21, 16), (22, 17), (23, 18)}


def test_in_vertical_mode_the_page_goes_on_and_comes_round(tower: Oled) -> None:
    tower.write(b"\x00\x21\xbe\x05\x10")
    tower.write(b"\x40\x01\x02\x04")
    assert lit(tower) == {(5, 112), (5, 121), (5, 2)}


def test_the_narrow_glass_hangs_on_the_middle_lines(tower: Oled) -> None:
    tower.write(b"\x00\xd3\x00")
    tower.write(b"\x00\x00\x12")
    tower.write(b"\x40\x01")
    assert lit(tower) == {(0, 0)}


def test_directions_turn_the_sh1107(tower: Oled) -> None:
    tower.write(b"\x40\x01")
    tower.write(b"\x00\xa1")
    assert lit(tower) == {(0, 127)}
    tower.write(b"\x00\xc8")
    assert lit(tower) == {(63, 127)}


def test_start_line_scrolls_the_sh1107_sideways(tower: Oled) -> None:
    tower.write(b"\x00\x05\x10")
    tower.write(b"\x40\x01")
    tower.write(b"\x00\xdc\x03")
    assert lit(tower) == {(2, 0)}


@pytest.mark.parametrize(
    ("rotation", "corner"), [(0, (0, 0)), (1, (0, 63)), (2, (63, 127)), (3, (127, 0))]
)
def test_held_another_way_the_corner_is_elsewhere(rotation: int, corner: tuple[int, int]) -> None:
    size = (128, 64) if rotation & 1 else (64, 128)
    chip = cleared(SH1107(*size, rotation), b"\xd3\x60")
    chip.write(b"\x40\x01")
    assert lit(chip) == {corner}


def test_a_module_that_feeds_its_glass_shines_without_the_chips_supply() -> None:
    chip = cleared(SH1107(64, 128, fed=True), b"\xa7\xad\x8a")
    assert len(lit(chip)) == 64 * 128
