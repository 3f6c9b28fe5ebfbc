"""A mouse on the deck: who catches it, what all the others lose, and the presses that takes."""

import pytest

from host_tests.helpers.gestures import SwitchOn, heard, press
from host_tests.helpers.yummy_kitty_live import sit, written
from miaou.core.sound import MOUSE
from miaou.ui.menu import as_it_is

LOSES = ": lowest number without yarn is lost. Tied? Choose."


def test_a_mouse_is_two_presses_and_the_third_is_the_next_turn(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 1")
    assert press(bench, "DOWN OK") == ["Léo catches it!", "All others" + LOSES, "Next: Ana"]
    assert written()[-1] == "caught 1"
    assert "Ana" in press(bench, "OK")
    assert written()[-1] == "turn"


def test_the_order_is_shown_with_the_active_player_first_and_everybodys_mice(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    sit(bench, 3, "start 2", "caught 0", "caught 0")
    said = press(bench, "DOWN")
    assert said[1:-1] == ["0", as_it_is("Ana"), "2", as_it_is("Zoé"), "0", as_it_is("Léo")]


def test_where_nobody_has_a_black_cat_everybody_loses_one(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 2")
    said = press(bench, "DOWN DOWN DOWN DOWN OK")
    assert said == ["Nobody catches it!", "All" + LOSES, "Next: Zoé"]
    assert written()[-1] == "start 2"


def test_of_two_players_the_other_one_is_named(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    assert press(bench, "DOWN DOWN OK")[:2] == ["Léo catches it!", "Zoé" + LOSES]


def test_nothing_is_remembered_of_the_table_from_an_earlier_turn(handheld: SwitchOn) -> None:
    """Black Cats and yarn change unseen: a save of 0.1 has them, and they decide nothing."""
    bench = handheld()
    sit(bench, 3, "start 0", "count 1 black 1", "yarn 0 all", "yarn 2 all")
    assert press(bench, "DOWN")[:3] == ["Who catches the mouse?", "0", as_it_is("Zoé")]
    assert "All others" + LOSES in press(bench, "OK")


def test_back_from_the_mouse_is_the_same_turn(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    assert press(bench, "DOWN OK BACK")[0] == "Zoé"
    assert written()[-1] == "caught 0"
    press(bench, "DOWN BACK")
    assert written()[-1] == "caught 0"


@pytest.mark.parametrize(
    ("answer", "words"), [("yes", "First with a Black Cat"), ("no", "Only after storing food")]
)
def test_the_house_rule_on_mice_stands_beside_the_mouse(
    handheld: SwitchOn, answer: str, words: str
) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", f"house mouse_after_any_draw {answer}")
    assert words in press(bench, "DOWN")


def test_the_hundredth_mouse_is_refused_in_words(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "count 0 mice 99")
    assert "I cannot count more than 99." in press(bench, "DOWN OK")
    assert written()[-1] == "count 0 mice 99"


def test_a_mouse_squeaks(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    heard(bench)
    press(bench, "DOWN OK")
    bench.wait(1000)
    assert heard(bench) == [hertz for hertz in list(MOUSE)[::2] if hertz]
