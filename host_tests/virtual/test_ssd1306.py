"""The virtual SSD1306 follows its datasheet, command by command."""

import pytest

from tools.virtual.ssd1306 import SSD1306

BASE = bytes((0x00, 0xA1, 0xC8, 0x8D, 0x14, 0xAF))


@pytest.fixture
def chip() -> SSD1306:
    """Upright, lit, and cleared in page mode."""
    chip = SSD1306()
    chip.write(BASE)
    for page in range(8):
        chip.write(bytes((0x00, 0xB0 | page, 0x00, 0x10)))
        chip.write(b"\x40" + bytes(128))
    return chip


def lit(chip: SSD1306) -> set[tuple[int, int]]:
    rows = chip.picture()
    return {
        (x, y) for y in range(64) for x in range(128) if rows[y * 16 + x // 8] >> (7 - x % 8) & 1
    }


def test_it_wakes_dark_and_full_of_noise() -> None:
    chip = SSD1306()
    assert not any(chip.picture())
    chip.write(BASE)
    assert 1000 < len(lit(chip)) < 7000


def test_page_mode_stays_in_its_page_and_wraps(chip: SSD1306) -> None:
    chip.write(bytes((0x00, 0xB2, 0x0E, 0x17)))
    chip.write(b"\x40\x01\x01\x01")
    assert lit(chip) == {(126, 16), (127, 16), (0, 16)}


def test_horizontal_mode_walks_a_window_row_by_row(chip: SSD1306) -> None:
    chip.write(bytes((0x00, 0x20, 0, 0x21, 10, 11, 0x22, 1, 2)))
    chip.write(b"\x40\x01\x02\x04\x08\x10")
    assert lit(chip) == {(10, 8 + 4), (11, 9), (10, 18), (11, 19)}


def test_vertical_mode_walks_a_window_column_by_column(chip: SSD1306) -> None:
    chip.write(bytes((0x00, 0x20, 1, 0x21, 10, 11, 0x22, 1, 2)))
    chip.write(b"\x40\x01\x02\x04\x08")
    assert lit(chip) == {(10, 8), (10, 17), (11, 10), (11, 19)}


def test_single_commands_and_data_may_share_a_transfer(chip: SSD1306) -> None:
    chip.write(bytes((0x80, 0xB1, 0x80, 0x05, 0x80, 0x10, 0x40, 0x80)))
    assert lit(chip) == {(5, 15)}


def test_a_command_may_be_split_over_transfers(chip: SSD1306) -> None:
    chip.write(b"\x00\x81")
    chip.write(b"\x00\x33")
    assert chip.contrast == 0x33


def test_segment_remap_works_on_what_is_written_afterwards(chip: SSD1306) -> None:
    chip.write(bytes((0x00, 0xB0, 0x00, 0x10)))
    chip.write(b"\x40\x01")
    chip.write(bytes((0x00, 0xA0, 0xB0, 0x01, 0x10)))
    chip.write(b"\x40\x01")
    assert lit(chip) == {(0, 0), (126, 0)}


def test_com_direction_turns_what_is_shown(chip: SSD1306) -> None:
    chip.write(bytes((0x80, 0xB0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01)))
    chip.write(b"\x00\xc0")
    assert lit(chip) == {(0, 63)}


def test_start_line_and_offset_scroll_the_glass(chip: SSD1306) -> None:
    chip.write(bytes((0x80, 0xB1, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01)))
    chip.write(b"\x00\x43")
    assert lit(chip) == {(0, 5)}
    chip.write(b"\x00\xd3\x02")
    assert lit(chip) == {(0, 3)}


def test_invert_all_on_sleep_and_charge_pump(chip: SSD1306) -> None:
    chip.write(b"\x00\xa7")
    assert len(lit(chip)) == 128 * 64
    chip.write(b"\x00\xa6\xa5")
    assert len(lit(chip)) == 128 * 64
    chip.write(b"\x00\x8d\x10")
    assert lit(chip) == set()
    chip.write(b"\x00\x8d\x14\xae")
    assert lit(chip) == set()
    assert chip.read(1) == b"\x40"


def test_wrong_com_wiring_scrambles_the_rows(chip: SSD1306) -> None:
    chip.write(bytes((0x80, 0xB0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x03)))
    chip.write(b"\x00\xda\x02")
    assert lit(chip) == {(0, 0), (0, 2)}


def test_a_wrong_multiplex_ratio_leaves_rows_dark(chip: SSD1306) -> None:
    chip.write(b"\x00\xa7\xa8\x1f")
    assert len(lit(chip)) == 128 * 32
