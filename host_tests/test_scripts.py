"""Key scripts give the same words and the same pictures on CPython and on real MicroPython."""

from pathlib import Path
from typing import Any

import pytest

from miaou.lang.languages import LANGUAGES
from tools import firmware
from tools.virtual import player
from tools.wasm import MicroPython

FOLDER = Path(__file__).parent / "scripts"
SCRIPTS = sorted(FOLDER.glob("*.txt"))
TWO_BUTTONS = "tools.virtual.two_buttons"
PLAY = "tools.virtual.player.play"
SHORT = ("quick_die.fr", "yummy_kitty_two.es", "chats_time.en")  # one of each app


def language_of(stem: str) -> str:
    """`quick_die.fr` is in French; a script that names none starts out of the box."""
    code = stem.partition(".")[2]
    return firmware.language(code) if code else ""


def games() -> list[tuple[str, str]]:
    """Every script with four buttons; once with two; and each app on every board there is."""
    stems = [script.stem for script in SCRIPTS]
    return [
        *((stem, "pico_oled") for stem in stems),
        *((stem, TWO_BUTTONS) for stem in stems if language_of(stem) in ("", "en")),
        *(
            (stem, board)
            for stem in SHORT
            for board in firmware.board_names()
            if board != "pico_oled"
        ),
    ]


@pytest.mark.parametrize(("script", "board"), games())
def test_a_script_plays_alike_on_both_pythons(
    script: str,
    board: str,
    micropython: MicroPython,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (FOLDER / f"{script}.txt").read_text(encoding="utf-8")
    here: dict[str, Any] = player.play(text, board, language_of(script))
    assert not here["error"]
    assert here["log"] == []
    assert micropython.call(PLAY, text, board, language_of(script)) == here


@pytest.mark.parametrize("code", [code for code, _name in LANGUAGES])
@pytest.mark.parametrize("stem", ["first_start", "settings.en"])
def test_what_is_said_of_the_buttons_fits_where_there_are_two(
    stem: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hands = [
        line
        for line in (FOLDER / f"{stem}.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith(("expect", "refuse"))
    ]
    seen = player.play("\n".join(hands), TWO_BUTTONS, code if language_of(stem) else "")
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
            'line 2: expected "Dogs", but the screen says: '
            "[cat_tower] | [yummy_kitty] | [chats] | [settings] | Cat Tower",
        ),
        ('refuse "Cat Tower"', 'line 2: did not want "Cat Tower", but the screen says: [cat_'),
    ],
)
def test_a_line_that_cannot_be_played_is_named(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert player.play("# first\n" + line, "pico_oled", "en")["error"].startswith(complaint)
