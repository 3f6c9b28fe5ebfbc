"""Key scripts give the same words and the same pictures on CPython and on real MicroPython."""

import re
from pathlib import Path
from typing import Any

import pytest

from miaou.lang.languages import LANGUAGES
from tools import firmware, scripts
from tools.playing import player
from tools.wasm import MicroPython

CODES = [code for code, _name in LANGUAGES]
STEMS = [script.stem for script in scripts.every()]
TWO_BUTTONS = "tools.virtual.two_buttons"
PLAYERS = ("Man", "Léo", "Zoé")
EACH_APP = {"quick_die": "fr", "yummy_kitty_two": "es", "chats_time": "en"}
COLOUR = "pico_display"
RUNNING = ("fish_race", "cat_tower_spare", "chats_values", "chats_timer")  # long under a clock
TOKENS = "# the six tokens"  # on other boards the die is rolled up to here: colours take long


def script(stem: str, language: str) -> str:
    return scripts.load(scripts.FOLDER / f"{stem}.txt", language)


def games() -> list[tuple[str, str, str]]:
    """Every script in every language; once with two buttons; most in colour; and each app on every
    board."""
    boards = [board for board in firmware.board_names() if board != "pico_oled"]
    return [
        *((stem, code, "pico_oled") for stem in STEMS for code in CODES),
        *((stem, "en", TWO_BUTTONS) for stem in STEMS),
        *((stem, code, board) for stem, code in EACH_APP.items() for board in boards),
        *((stem, "fr", COLOUR) for stem in STEMS if stem not in (*EACH_APP, *RUNNING)),
    ]


@pytest.mark.parametrize(("stem", "language", "board"), games())
def test_a_script_plays_alike_on_both_pythons(
    stem: str,
    language: str,
    board: str,
    micropython: MicroPython,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    text = script(stem, language)
    if board not in ("pico_oled", TWO_BUTTONS):
        text = text.partition(TOKENS)[0]
    here: dict[str, Any] = player.compared(text, board, language)
    assert not here["error"]
    assert here["log"] == []
    assert micropython.call(player.comparing, text, board, language) == here


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("stem", STEMS)
def test_what_a_script_refuses_is_refused_in_every_language(stem: str, code: str) -> None:
    """An English word is never on a French screen: to refuse it would refuse nothing."""
    lines = zip(script(stem, "en").split("\n"), script(stem, code).split("\n"), strict=True)
    untranslated = [line for line, there in lines if line == there and refuses_words(line)]
    assert code == "en" or untranslated == []


def refuses_words(line: str) -> bool:
    """Signs and players' names are the same everywhere."""
    refused = re.match(r'refuse "(\w+)', line)
    return refused is not None and refused[1] not in PLAYERS


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("stem", ["first_start", "settings"])
def test_what_is_said_of_the_buttons_fits_where_there_are_two(
    stem: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    hands = scripts.hands(scripts.FOLDER / f"{stem}.txt")
    seen = player.play("\n".join(hands), TWO_BUTTONS, code)
    assert not seen["error"]
    assert seen["cut"] == [], "these words do not fit where they are shown"


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Your choice!", "À toi de choisir !"),
        ("6 cards each.", "6 cartes chacun."),
        ("Zoé: rarity?", "Zoé : rareté ?"),
        ("mouse, Ana", "souris, Ana"),
        ("Something went wrong", "Quelque chose a coincé ("),
        ("[red]", "[rouge]"),
        ("[15:00]", "[15:00]"),
    ],
)
def test_what_is_to_be_read_is_looked_up(english: str, french: str) -> None:
    assert scripts.localised(f'expect "{english}"  # so', "fr") == f'expect "{french}"  # so'


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
            "[Cat Tower] | [Yummy Kitty] | [Chats] | [Settings] | Cat Tower",
        ),
        ('refuse "Cat Tower"', 'line 2: did not want "Cat Tower", but the screen says: [Cat'),
    ],
)
def test_a_line_that_cannot_be_played_is_named(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert player.play("# first\n" + line, "pico_oled", "en")["error"].startswith(complaint)
