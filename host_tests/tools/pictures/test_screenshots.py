"""`tools screenshots`: contact sheets of what is asked for."""

import re
import struct
import zlib
from pathlib import Path

import pytest

from tools.pictures import screenshots

SIDE = 240


def pixels(path: Path) -> list[bytes]:
    """The rows of a PNG as tools/pictures/png.py writes it, three bytes a pixel."""
    data = path.read_bytes()
    width, _height = struct.unpack(">II", data[16:24])
    size = struct.unpack(">I", data[33:37])[0]
    rows, stride = zlib.decompress(data[41 : 41 + size]), 1 + 3 * width
    return [rows[start + 1 : start + stride] for start in range(0, len(rows), stride)]


def test_one_board_language_and_script_make_one_sheet_and_home_is_in_colour(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = ["--board", "pico_lcd_13", "--lang", "fr", "--script", "quick_die"]
    assert screenshots.main([*chosen, "--out", str(tmp_path)]) == 0
    (sheet,) = tmp_path.iterdir()
    assert sheet.name == "pico_lcd_13.fr.png"
    assert re.fullmatch(rf"{sheet}: \d+ pictures\n", capsys.readouterr().out)
    home = [row[3 * x : 3 * x + 3] for row in pixels(sheet)[:SIDE] for x in range(SIDE)]
    assert len({shade for shade in home if len(set(shade)) > 1}) >= 3  # neither black nor white


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--board", "toaster"], "There is no board called 'toaster'. There are: "),
        (["--lang", "tlh"], "Miaou does not speak 'tlh'. It speaks: en, fr, es"),
        (["--script", "purr"], "There is no script called 'purr'. There are: cat_tower_house, "),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(
    options: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert screenshots.main([*options, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert [*tmp_path.iterdir()] == []
