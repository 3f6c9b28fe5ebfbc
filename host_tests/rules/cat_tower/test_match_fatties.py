"""When Cat Tower's Catty Fatty cards are used up: roll again, or stack a fallen one."""

import pytest

from host_tests.helpers.cat_tower_match import TWO, go_on, play, refused, used_up


def test_a_fat_face_is_rolled_again_when_the_catty_fatties_are_used_up() -> None:
    match = used_up()
    go_on(match, "roll fat_face")
    assert (match.task, match.face, match.seat, match.fatty) == ("roll", "fat_face", 0, False)
    go_on(match, "roll fish")
    assert (match.task, match.face) == ("stack", "fish")


def test_a_forced_catty_fatty_is_an_ordinary_turn_when_they_are_used_up() -> None:
    match = used_up(last="fatty")
    assert (match.task, match.forced) == ("roll", "")


def test_house_rule_a_fallen_catty_fatty_is_stacked_again() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face")
    assert (match.task, match.fatty) == ("stack", True)
    go_on(match, "stack")
    assert (match.task, match.fatties) == ("token", 0)


def test_house_rule_when_no_catty_fatty_has_fallen_the_player_rolls() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face", "none")
    assert (match.task, match.seat, match.face, match.fatty) == ("roll", 0, "fat_face", False)


def test_house_rule_a_forced_turn_asks_for_a_fallen_catty_fatty_too() -> None:
    match = used_up("house fatty reuse", last="fatty")
    assert (match.task, match.forced, match.fatty) == ("stack", "fatty", True)
    go_on(match, "none")
    assert (match.task, match.forced, match.fatty) == ("roll", "", False)


def test_nobody_says_none_once_catty_fatty_stands() -> None:
    match = used_up("house fatty reuse")
    go_on(match, "roll fat_face", "stack", "token reverse")
    refused(match, "none", "whether the token stands")


@pytest.mark.parametrize("face", ["fat_face", "one_cat"])
def test_nobody_says_none_while_there_is_a_card_to_stack(face: str) -> None:
    match = play(TWO, "house fatty reuse", "round 0", f"roll {face}")
    refused(match, "none", "There is a card to stack")
