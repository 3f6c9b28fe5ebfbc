"""Key scripts give the same words and the same pictures on CPython and on real MicroPython."""

from pathlib import Path
from typing import Any

import pytest

from miaou.lang.languages import LANGUAGES
from tools import firmware
from tools.virtual import player
from tools.wasm import MicroPython

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.txt"))
BOARDS = [*firmware.board_names(), "tools.virtual.two_buttons"]
PLAY = "tools.virtual.player.play"


def language(script: Path) -> str:
    """`quick_die.fr.txt` is in French; a script that names none starts out of the box."""
    code = script.stem.partition(".")[2]
    return firmware.language(code) if code else ""


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_plays_alike_on_both_pythons(
    script: Path,
    board: str,
    micropython: MicroPython,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    text = script.read_text(encoding="utf-8")
    here: dict[str, Any] = player.play(text, board, language(script))
    assert not here["error"]
    assert here["log"] == []
    assert micropython.call(PLAY, text, board, language(script)) == here


@pytest.mark.parametrize("code", [code for code, _name in LANGUAGES])
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_every_screen_of_a_script_fits_in_every_language(
    script: Path, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hands = [
        line
        for line in script.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("expect", "refuse"))
    ]
    for board in ("pico_oled", "tools.virtual.two_buttons"):
        seen = player.play("\n".join(hands), board, code if language(script) else "")
        assert not seen["error"]
        assert seen["cut"] == [], "these words do not fit where they are shown"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("prress OK", "line 2: no such step: prress OK"),
        ("press FIRE", "line 2: This board has no FIRE key."),
        ("wait soon", "line 2: invalid literal"),
        ("power up", "line 2: no such step: power up"),
        (
            'expect "Dogs"',
            'line 2: expected "Dogs", but the screen says: [cat_tower] | [settings] | Cat Tower',
        ),
        ('refuse "Cat Tower"', 'line 2: did not want "Cat Tower", but the screen says: [cat_'),
    ],
)
def test_a_line_that_cannot_be_played_is_named(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert player.play("# first\n" + line, "pico_oled", "en")["error"].startswith(complaint)
