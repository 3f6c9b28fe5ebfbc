"""A fall's sentence is read across the table: it stands in the larger face, on every glass."""

from typing import Any

import pytest

from host_tests.helpers.cat_tower_screens import begin, do
from host_tests.helpers.gestures import SwitchOn
from miaou.lang.languages import LANGUAGES
from miaou.ui import circle, paragraph
from tools import firmware

CODES = [code for code, _name in LANGUAGES]
BOARDS = ["pico_oled", "pico_display", "pico_lcd_13", "pico_round"]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("events", "row"),
    [
        (["roll one_cat"], 0),
        (["roll paw", "who 2"], 0),
        (["roll fat_face"], 0),
        (["roll fat_face", "stack", "token skip"], 0),
        (["roll fat_face", "stack", "token skip"], 1),
        (["roll fat_face", "stack", "token skip"], 2),
    ],
)
def test_a_falls_sentence_is_large_however_long_the_name(
    events: list[str],
    row: int,
    code: str,
    board: str,
    handheld: SwitchOn,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used: dict[str, Any] = {}  # by words, the face that was tried last
    wrap = paragraph.wrap

    def wrapped(font: Any, words: str, width: int) -> list[str]:
        used[words] = font
        return wrap(font, words, width)

    bench = handheld(firmware.board(board), code)
    bench.handheld.settings.set("cat_tower.hand", "5")
    begin(bench, ["Wilhelmina", "Léo", "Maximilian"])
    do(bench, *events)
    for module in (paragraph, circle):
        monkeypatch.setattr(module, "wrap", wrapped)
    for key in ["DOWN"] * (row + 1) + ["OK"]:
        bench.press(key)
    told = {face for words, face in used.items() if words.startswith(("Wilhel", "Maximil"))}
    assert told == {bench.handheld.canvas.font("body")}
