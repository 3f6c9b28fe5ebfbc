"""Cat Tower's house rules and editions on the screen, and what a match makes of them."""

import pytest

from host_tests.helpers.cat_tower_screens import NAMED, TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press, show


def test_an_edition_sets_every_number_of_the_box(handheld: SwitchOn) -> None:
    bench = handheld()
    show(bench, "cat_tower_house.house_rules.Box")
    assert "28 + 15" in bench.said()
    assert "42 + 12" in press(bench, "OK")
    begin(bench, ["Zoé", "Léo", "Ana", "Max", "Tom", "Lou"])
    match = state(bench)
    assert (match.cards, match.fatties, match.tower, match.hands) == (42, 12, 0, [7] * 6)
    assert list(match.bag.box) == [2] * 6


def test_a_number_of_ones_own_makes_an_edition_of_ones_own(handheld: SwitchOn) -> None:
    bench = handheld()
    show(bench, "cat_tower_house.house_rules.Box")
    press(bench, "DOWN OK UP UP OK UP")
    assert {"your own", "30"} <= set(bench.said())
    assert "28 + 15" in press(bench, "OK")


def test_the_catty_fatty_tokens_and_the_rule_when_no_card_is_left_are_two_settings(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.fatty", "reuse")
    show(bench, "cat_tower_house.house_rules.Box")
    press(bench, "OK OK")
    begin(bench, TABLE)
    match = state(bench)
    assert (match.house["fatty"], sum(match.bag.box)) == ("reuse", 16)


def test_with_the_boxs_own_die_miaou_asks_what_it_shows(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.own", "box")
    begin(bench, TABLE)
    assert "Which face?" in press(bench, "OK")
    assert "Choose who stacks one of your cards." in press(bench, "DOWN DOWN OK")
    journal = list(bench.handheld.journal("cat_tower").events())
    assert journal[-1] == ["shows", "paw"]


@pytest.mark.parametrize("task", ["roll one_cat", "roll paw", "roll fat_face"])
def test_a_hand_is_set_right_from_any_screen_of_a_turn(handheld: SwitchOn, task: str) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "5")
    begin(bench, TABLE)
    do(bench, task)
    press(bench, "DOWN")
    if "What fell?" in bench.said():
        press(bench, "DOWN OK")
    assert "Set this hand right" in bench.said()
    press(bench, "DOWN OK UP OK")
    bench.wait(NAMED)
    assert state(bench).hands == [5, 6, 5, 5]


def test_who_begins_the_next_round_is_a_house_rule(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.begins", "left")
    begin(bench, TABLE, rounds=2)
    do(bench, "hand 3 0")
    assert any("Léo begins." in words for words in press(bench, "OK"))
