"""What every virtual OLED chip does, whichever it is."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from host_tests.tools.virtual.conftest import cleared, lit
from tools.virtual.oled import Oled
from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107
from tools.virtual.ssd1306 import SSD1306


class Make(NamedTuple):
    """A chip, the commands that show it upright, and those that feed and starve its glass."""

    new: Callable[[], Oled]
    upright: bytes
    feed: bytes
    starve: bytes


MAKES = {
    "ssd1306": Make(SSD1306, b"\xa1\xc8", b"\x8d\x14", b"\x8d\x10"),
    "sh1106": Make(SH1106, b"\xa1\xc8", b"\xad\x8b", b"\xad\x8a"),
    "sh1107": Make(lambda: SH1107(64, 128), b"\xd3\x60", b"\xad\x81", b"\xad\x80"),
}


@pytest.fixture(params=MAKES)
def make(request: pytest.FixtureRequest) -> Make:
    return MAKES[request.param]


@pytest.fixture
def chip(make: Make) -> Oled:
    """Upright, lit and cleared."""
    return cleared(make.new(), make.upright + make.feed)


@pytest.fixture(params=["ssd1306", "sh1106"])
def wide(request: pytest.FixtureRequest) -> Oled:
    """One of those that scan 64 rows, upright, lit and cleared."""
    make = MAKES[request.param]
    return cleared(make.new(), make.upright + make.feed)


def draw(chip: Oled, page: int, value: int) -> None:
    """Eight pixels at the left edge."""
    chip.write(bytes((0x00, 0xB0 | page, (chip.columns - 128) // 2, 0x10)))
    chip.write(bytes((0x40, value)))


def test_it_wakes_dark_and_full_of_noise(make: Make) -> None:
    chip = make.new()
    assert not any(chip.picture())
    chip.write(b"\x00\xaf" + make.feed)
    assert 1000 < len(lit(chip)) < 7000


def test_single_commands_and_data_may_share_a_transfer(chip: Oled) -> None:
    chip.write(bytes((0x80, 0xB1, 0x80, 0x05, 0x80, 0x10, 0x40, 0x80)))
    assert lit(chip) == {(5 - (chip.columns - 128) // 2, 15)}


def test_a_command_may_be_split_over_transfers(chip: Oled) -> None:
    chip.write(b"\x00\x81")
    chip.write(b"\x00\x33")
    assert chip.contrast == 0x33


def test_invert_all_on_sleep_and_supply(make: Make, chip: Oled) -> None:
    everything = chip.width * chip.height
    chip.write(b"\x00\xa7")
    assert len(lit(chip)) == everything
    chip.write(b"\x00\xa6\xa5")
    assert len(lit(chip)) == everything
    chip.write(b"\x00" + make.starve)
    assert lit(chip) == set()
    chip.write(b"\x00" + make.feed)
    assert len(lit(chip)) == everything
    chip.write(b"\x00\xae")
    assert lit(chip) == set()


def test_its_status_tells_whether_it_is_on(chip: Oled) -> None:
    assert chip.read(1) == b"\x00"
    chip.write(b"\x00\xae")
    assert chip.read(1) == b"\x40"


def test_fewer_scanned_lines_leave_the_rest_dark(chip: Oled) -> None:
    chip.write(b"\x00\xa7\xa8\x1f")
    assert len(lit(chip)) == 32 * 128


def test_a_reset_makes_it_as_it_woke_but_for_its_memory(make: Make, chip: Oled) -> None:
    draw(chip, 0, 0x01)
    seen = lit(chip)
    chip.write(b"\x00\xa7\xa8\x1f\xd3\x05\x81")  # and a value is missing
    chip.reset()
    assert not any(chip.picture())
    chip.write(b"\x00\xaf" + make.upright + make.feed)
    assert lit(chip) == seen


def test_start_line_and_offset_scroll_the_glass(wide: Oled) -> None:
    draw(wide, 1, 0x01)
    wide.write(b"\x00\x43")
    assert lit(wide) == {(0, 5)}
    wide.write(b"\x00\xd3\x02")
    assert lit(wide) == {(0, 3)}


def test_wrong_com_wiring_scrambles_the_rows(wide: Oled) -> None:
    draw(wide, 0, 0x03)
    wide.write(b"\x00\xda\x02")
    assert lit(wide) == {(0, 0), (0, 2)}


def test_lines_beyond_those_it_has_are_counted_round(wide: Oled) -> None:
    draw(wide, 1, 0x01)
    wide.write(b"\x00\xd3\x42")
    assert lit(wide) == {(0, 6)}
    wide.write(b"\x00\xa5\xa8\x5f")
    assert len(lit(wide)) == 32 * 128
