"""The virtual SSD1306 follows its datasheet where it is unlike other OLEDs."""

import pytest

from host_tests.tools.virtual.conftest import cleared, lit
from tools.virtual.oled import Oled
from tools.virtual.ssd1306 import SSD1306


@pytest.fixture
def chip() -> Oled:
    """Upright, lit, and cleared in page mode."""
    return cleared(SSD1306(), b"\xa1\xc8\x8d\x14")


def test_until_its_charge_pump_is_on_it_stays_dark() -> None:
    assert lit(cleared(SSD1306(), b"\xa7")) == set()


def test_page_mode_stays_in_its_page_and_wraps(chip: Oled) -> None:
    chip.write(bytes((0x00, 0xB2, 0x0E, 0x17)))
    chip.write(b"\x40\x01\x01\x01")
    assert lit(chip) == {(126, 16), (127, 16), (0, 16)}


def test_horizontal_mode_walks_a_window_row_by_row(chip: Oled) -> None:
    chip.write(bytes((0x00, 0x20, 0, 0x21, 10, 11, 0x22, 1, 2)))
    chip.write(b"\x40\x01\x02\x04\x08\x10")
    assert lit(chip) == {(10, 8 + 4), (11, 9), (10, 18), (11, 19)}


def test_vertical_mode_walks_a_window_column_by_column(chip: Oled) -> None:
    chip.write(bytes((0x00, 0x20, 1, 0x21, 10, 11, 0x22, 1, 2)))
    chip.write(b"\x40\x01\x02\x04\x08")
    assert lit(chip) == {(10, 8), (10, 17), (11, 10), (11, 19)}


def test_a_column_has_seven_bits(chip: Oled) -> None:
    chip.write(bytes((0x00, 0x05, 0x1A)))
    chip.write(b"\x40\x01")
    assert lit(chip) == {(0x25, 0)}


def test_segment_remap_works_on_what_is_written_afterwards(chip: Oled) -> None:
    chip.write(b"\x40\x01")
    chip.write(bytes((0x00, 0xA0, 0xB0, 0x01, 0x10)))
    chip.write(b"\x40\x01")
    assert lit(chip) == {(0, 0), (126, 0)}


def test_com_direction_turns_what_is_shown(chip: Oled) -> None:
    chip.write(b"\x40\x01")
    chip.write(b"\x00\xc0")
    assert lit(chip) == {(0, 63)}


def test_the_scrolling_that_is_left_out_takes_its_bytes_all_the_same(chip: Oled) -> None:
    chip.write(b"\x00\x26\xae\xae\xae\xae\xae\xae\x29\xae\xae\xae\xae\xae\xa3\xae\xae")
    assert chip.on


def test_a_narrow_glass_hangs_on_the_middle_columns() -> None:
    chip = cleared(SSD1306(64, 48), b"\xa1\xc8\x8d\x14\xa8\x2f\xda\x02")
    chip.write(b"\x00\x00\x12")
    chip.write(b"\x40\x01")
    assert lit(chip) == {(0, 0)}
