"""Whoever taps what they see gets it: every app by a finger alone, on small glass and on large."""

from typing import Any

import pytest

from boards import pico_display, pico_oled, pico_round
from host_tests.helpers.fingers import tap_at, tap_words
from host_tests.helpers.gestures import SwitchOn, show, top
from miaou.ui.screen import LEAVE
from tools.virtual.workbench import Bench

BOARDS = [pico_oled, pico_display, pico_round]
APPS = ("cat_tower", "yummy_kitty", "chats", "settings")


def open_app(bench: Bench, name: str) -> None:
    """By its picture on home."""
    places = top(bench).places
    at = [app[0] for app in top(bench).apps].index(name)
    tap_at(bench, places[2 * at] + 6, places[2 * at + 1] + 6)


def tap_picture(bench: Bench) -> None:
    canvas = bench.handheld.canvas
    tap_at(bench, canvas.width // 4, canvas.height // 2)


@pytest.mark.parametrize("board", BOARDS)
def test_the_die_is_rolled_by_a_tap_on_it(handheld: SwitchOn, board: Any) -> None:
    bench = handheld(board)
    open_app(bench, "cat_tower")
    tap_words(bench, "Roll the die")
    bench.wait(3000)
    journal = bench.handheld.journal("quick_die")
    assert len(journal) == 1
    first = bench.said()
    tap_picture(bench)
    bench.wait(3000)
    assert len(journal) == 2
    tap_words(bench, "Undo")
    assert bench.said() == first


@pytest.mark.parametrize("app", APPS)
def test_every_app_opens_by_its_picture(handheld: SwitchOn, app: str) -> None:
    bench = handheld()
    home = top(bench)
    open_app(bench, app)
    assert top(bench) is not home
    assert home.at == [known[0] for known in home.apps].index(app)


@pytest.mark.parametrize("board", BOARDS)
def test_a_feeder_is_counted_by_taps_and_names_are_tapped_too(
    handheld: SwitchOn, board: Any
) -> None:
    bench = handheld(board)
    open_app(bench, "yummy_kitty")
    tap_words(bench, "New count")
    for letters in ("Zoe", "Max"):
        while "New name" not in bench.said():  # on small glass it stands on a page further down
            tap_sign(bench, "DOWN")
        tap_words(bench, "New name")
        for letter in letters:
            tap_words(bench, letter)
        assert letters in bench.said()
        tap_at(bench, 3, 19)  # the check mark comes first among the letters
    tap_words(bench, "Play (2)")
    tap_words(bench, "Ready")
    journal = bench.handheld.journal("yummy_kitty")
    events = len(journal)
    tap_sign(bench, "UP")
    tap_sign(bench, "UP")
    tap_sign(bench, "DOWN")
    tap_sign(bench, "OK")
    assert len(journal) == events + 1
    assert list(journal.events())[-1][-2:] == ["tabby", "1"]


def tap_sign(bench: Bench, key: str) -> None:
    """Wherever the screen has put it."""
    from miaou.core.key_names import NAMES
    from tools.virtual.finger import Glass

    signs = Glass(top(bench), bench.handheld.canvas).signs
    ((left, top_row, _right, _bottom),) = [box for box, meant in signs if NAMES[meant] == key]
    tap_at(bench, left + 4, top_row + 4)


def test_the_timer_pauses_by_a_tap_on_its_digits(handheld: SwitchOn) -> None:
    bench = handheld()
    open_app(bench, "chats")
    tap_words(bench, "Timer")
    assert "Paused" not in bench.said()
    tap_picture(bench)
    assert "Paused" in bench.said()
    tap_words(bench, "Start")
    assert "Paused" not in bench.said()


def test_a_question_is_answered_only_where_its_answers_stand(handheld: SwitchOn) -> None:
    bench = handheld()
    answered: list[str] = []

    def answer(words: str) -> Any:
        answered.append(words)
        return LEAVE

    def ask() -> Any:
        return show(bench, "asking.Confirm", "?", lambda: answer("yes"), lambda: answer("no"))

    question = ask()
    tap_picture(bench)
    assert top(bench) is question
    tap_words(bench, "Yes")
    ask()
    tap_words(bench, "No")
    assert answered == ["yes", "no"]


def test_a_message_is_closed_by_a_tap_anywhere(handheld: SwitchOn) -> None:
    bench = handheld()
    home = top(bench)
    show(bench, "asking.Message", "Well.")
    tap_picture(bench)
    assert top(bench) is home


def test_a_tap_on_the_arrow_of_a_long_list_turns_its_page(handheld: SwitchOn) -> None:
    bench = handheld()
    open_app(bench, "settings")
    menu = top(bench)
    first = bench.said()
    canvas = bench.handheld.canvas
    tap_sign(bench, "DOWN")
    assert top(bench) is menu
    assert bench.said()[:-1] != first[:-1]
    tap_at(bench, canvas.width - 4, 20)
    assert bench.said()[:-1] == first[:-1]


def test_a_tap_on_dark_glass_only_wakes_it(handheld: SwitchOn) -> None:
    bench = handheld()
    home = top(bench)
    bench.wait(3_600_000)
    open_app(bench, "settings")
    assert top(bench) is home
