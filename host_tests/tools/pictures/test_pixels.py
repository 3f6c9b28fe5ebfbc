"""Pictures of panels, for the eyes of people."""

import struct
import zlib
from pathlib import Path

import pytest

from tools.pictures import pixels, png, window
from tools.pictures.screenshots import contact_sheet

RED, BLUE, BLACK = b"\xf8\x00", b"\x00\x1f", b"\x00\x00"


def test_an_oled_has_light_and_dark() -> None:
    rgb = pixels.rgb(b"\x40\x01", 8, 2)
    lit = [i // 3 for i in range(0, len(rgb), 3) if rgb[i : i + 3] == pixels.ON]
    assert lit == [1, 15]


def test_a_colour_panel_keeps_its_colours() -> None:
    assert pixels.rgb(RED + BLUE, 2, 1) == b"\xff\x00\x00\x00\x00\xff"


def test_half_the_size_is_every_second_pixel() -> None:
    row = RED + BLACK + BLUE + BLACK
    assert pixels.halved(row + 4 * BLACK + row, 4) == (RED + BLUE) * 2


def test_without_colours_what_was_lit_stays_lit() -> None:
    assert pixels.one_bit(RED + 6 * BLACK + BLUE) == b"\x81"


def test_a_png_holds_the_pixels(tmp_path: Path) -> None:
    png.write(tmp_path / "new" / "two.png", b"\x01\x02\x03\x04\x05\x06", 2, 2)
    data = (tmp_path / "new" / "two.png").read_bytes()
    assert struct.unpack(">IIBB", data[16:26]) == (4, 2, 8, 2)
    size = struct.unpack(">I", data[33:37])[0]
    line = b"\x00" + b"\x01\x02\x03" * 2 + b"\x04\x05\x06" * 2
    assert zlib.decompress(data[41 : 41 + size]) == line * 2


@pytest.mark.parametrize("frame", [b"\xff" * 8, RED * 64])
def test_a_contact_sheet_has_four_beside_each_other(frame: bytes) -> None:
    sheet, width = contact_sheet([frame] * 5, 8, 8)
    assert width == 4 * (8 + 8)
    assert len(sheet) == 3 * width * 2 * (8 + 8)


def test_a_terminal_shows_a_large_lcd_in_colour_at_half_its_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "40")
    lines = window.drawn(RED * (240 * 135), 240, 135)
    assert len(lines) == 34
    assert lines[0].count("\x1b[38;2;255;0;0;48;2;255;0;0m▀") == 120


def test_a_small_terminal_shows_it_in_braille(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    assert window.drawn(RED * (240 * 135), 240, 135) == ["⣿" * 60] * 17
