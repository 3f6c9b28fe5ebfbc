"""The first start: its language, and a lesson about the buttons of this very board."""

from typing import Any

import pytest

from boards import pico_lcd_13
from host_tests.helpers.gestures import SwitchOn, power_cut, show
from miaou.lang.languages import LANGUAGES
from tools.virtual import everything, two_buttons
from tools.virtual.placed import Placed
from tools.virtual.workbench import Bench

CODES = [code for code, _name in LANGUAGES]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("board", [everything, two_buttons])
def test_every_page_fits_in_every_language(handheld: SwitchOn, board: Any, code: str) -> None:
    bench = handheld(board, code)
    show(bench, "settings.lesson.Lesson")
    for key in ("DOWN", "OK", "BACK", "OK"):
        assert bench.handheld.canvas.cut == []
        assert len(bench.handheld.door.stack) == 2
        bench.press(key)
    assert len(bench.handheld.door.stack) == 1


def test_a_key_that_must_be_held_is_said_to_be(handheld: SwitchOn) -> None:
    for board, held in ((two_buttons, True), (everything, False)):
        bench = handheld(board)
        show(bench, "settings.lesson.Lesson")
        bench.press("DOWN")
        bench.press("OK")
        assert ("Press here to go back. Hold it down." in bench.said()) == held


@pytest.mark.parametrize(
    ("board", "order"), [(two_buttons, ""), (everything, "12")], ids=["two", "four"]
)
def test_the_two_for_help_are_held_in_the_order_that_the_lesson_tells(
    handheld: SwitchOn, board: Any, order: str
) -> None:
    bench = handheld(board)
    show(bench, "settings.lesson.Lesson")
    for key in ("DOWN", "OK", "BACK"):
        bench.press(key)
    said = bench.said()
    assert "".join(words for words in said if words in ("1", "2")) == order
    told = "Hold 1, then 2 as well" if order else "Hold both down"
    assert said[-1].startswith(told)


def test_a_broken_button_keeps_nobody_out(handheld: SwitchOn) -> None:
    bench = handheld()
    show(bench, "settings.lesson.Lesson")
    for _ in range(4):
        bench.press("OK")
    assert len(bench.handheld.door.stack) == 1


def test_a_power_cut_during_the_lesson_shows_it_again(handheld: SwitchOn) -> None:
    bench = handheld(language="")
    bench.press("DOWN")
    for key in ("OK", "DOWN", "OK"):
        bench.press(key)
        power_cut(bench)
        assert bench.said()[-1] == "Appuie ici pour avancer."
    for key in ("DOWN", "OK", "BACK", "BACK"):
        bench.press(key)
    power_cut(bench)
    assert "Cat Tower" in bench.said()


def _inked(bench: Bench, left: bool, upper: bool) -> int:
    """Pixels of one corner of a picture of 60 by 64 at the left of the glass."""
    picture, rows = bench.picture(), range(32) if upper else range(32, 64)
    columns = range(12) if left else range(48, 60)
    return sum(picture[16 * y + x // 8] >> (7 - x % 8) & 1 for y in rows for x in columns)


def test_the_key_to_press_is_lit_where_the_boards_file_has_it(handheld: SwitchOn) -> None:
    corners = [(left, upper) for upper in (True, False) for left in (True, False)]
    for face, down, ok in (
        (("0###1", " ### ", "2###3"), (False, True), (True, False)),
        (("1###0", " ### ", "3###2"), (True, True), (False, False)),
    ):
        bench = handheld(Placed(everything, "", face))
        show(bench, "settings.lesson.Lesson")
        for key, place in (("DOWN", down), ("OK", ok)):
            assert max(corners, key=lambda corner: _inked(bench, *corner)) == place
            bench.press(key)


def test_of_two_keys_that_mean_the_same_one_is_lit(handheld: SwitchOn) -> None:
    bench = handheld(pico_lcd_13)
    show(bench, "settings.lesson.Lesson")
    for key in ("DOWN", "OK", "BACK"):
        assert [words for words in bench.said() if words.startswith("[")] == [f"[{key}]"]
        bench.press(key)


def test_a_simulator_begins_with_the_language_that_its_reader_prefers(handheld: SwitchOn) -> None:
    for code, name in LANGUAGES:
        bench = handheld(Placed(everything, code), "")
        menu: Any = bench.handheld.door.stack[-1]
        assert LANGUAGES[menu.at] == (code, name)
