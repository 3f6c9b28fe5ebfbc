"""A mouse on the deck: who catches it, and when that counts."""

import pytest

from host_tests.helpers.gestures import SwitchOn, heard, press
from host_tests.helpers.yummy_kitty_live import sit, written
from miaou.core.sound import MOUSE


@pytest.mark.parametrize(
    ("answer", "words"), [("yes", "After any draw of cards"), ("no", "Only after storing food")]
)
def test_the_house_rule_on_mice_stands_beside_the_mouse(
    handheld: SwitchOn, answer: str, words: str
) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", f"house mouse_after_any_draw {answer}")
    assert words in press(bench, "DOWN")


def test_a_mouse_asks_only_what_the_table_has_not_told(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "count 0 black 1", "yarn 1 tabby", "yarn 2 all")
    assert "Zoé +1" in press(bench, "DOWN OK")


def test_nobody_after_a_known_black_cat_is_asked_for_one(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 4, "start 1", "count 3 black 1")
    said = press(bench, "DOWN OK")
    assert said == ["Who has a Black Cat?", "Léo", "Ana", "Max", "Starting with Léo"]
    assert press(bench, "OK OK")[0] == "Max +1"


def test_who_is_known_to_have_no_black_cat_needs_no_question(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 0", "count 1 black 0")
    assert press(bench, "DOWN OK")[0] == "Cats under yarn?"


def test_the_black_cat_that_is_named_is_remembered(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0")
    said = press(bench, "DOWN OK DOWN DOWN OK OK")
    assert said[:5] == ["Léo +1", "Zoé", "loses a cat", "Ana", "loses a cat"]
    assert game.state.feeders == [{}, {"black": 1}, {}]


def test_where_nobody_has_a_black_cat_everybody_loses_one(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 2")
    said = press(bench, "DOWN OK OK OK")
    assert said[0] == "Nobody catches it"
    assert said[1:7] == ["Ana", "loses a cat", "Zoé", "loses a cat", "Léo", "loses a cat"]
    press(bench, "OK")
    assert written()[-1] == "start 2"


def test_a_mouse_counts_when_the_table_agrees_and_not_before(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1")
    press(bench, "DOWN OK OK")
    assert written()[-1] == "count 0 black 1"
    assert "Zoé 0" in press(bench, "BACK")
    assert "Zoé 1" in press(bench, "DOWN OK OK OK")
    assert written()[-1] == "caught 0"


def test_black_cats_are_told_within_what_the_box_has(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0", "count 1 black 4")
    said = press(bench, "DOWN DOWN DOWN OK")
    assert said == ["Black Cats", "?", "Zoé", "4", "Léo", "?", "Ana"]
    press(bench, "OK UP UP OK")
    assert game.state.feeders[0] == {"black": 1}
    press(bench, "DOWN DOWN OK OK")
    assert game.state.feeders[2] == {"black": 0}


def test_a_mouse_squeaks(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 black 1", "yarn 1 all")
    heard(bench)
    press(bench, "DOWN OK")
    bench.wait(1000)
    assert heard(bench) == [hertz for hertz in list(MOUSE)[::2] if hertz]
