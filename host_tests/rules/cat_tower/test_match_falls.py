"""Falls in Cat Tower: what they cost, whom, and what is lost by them."""

import pytest

from host_tests.helpers.cat_tower_match import FOUR, THREE, go_on, play, refused, token_on_tower
from miaou.rules.cat_tower.match import Match


@pytest.mark.parametrize(("what", "hand"), [("card", 8), ("token", 7), ("both", 9)])
def test_a_fall_costs_two_in_all_for_the_card_one_for_a_token_and_three_for_both(
    what: str, hand: int
) -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll one_cat")
    assert match.penalty(what) == hand - 6
    go_on(match, f"fall {what}")
    assert (match.hands, match.seat, match.task) == ([7, hand, 7], 2, "roll")


def test_the_card_that_failed_is_one_of_the_two_taken() -> None:
    match = play(THREE, "round 0", "roll one_cat", "fall card")
    assert (match.hands, match.tower, match.box) == ([8, 7, 7], 0, 6)


@pytest.mark.parametrize(("what", "hand"), [("card", 9), ("token", 7), ("both", 10)])
def test_house_rule_the_fallen_card_comes_back_with_two_more(what: str, hand: int) -> None:
    match = token_on_tower(THREE, "house falls three")
    go_on(match, "roll one_cat")
    assert match.penalty(what) == hand - 6
    go_on(match, f"fall {what}")
    assert match.hands == [7, hand, 7]


def test_house_rule_a_fallen_catty_fatty_costs_two_all_the_same() -> None:
    match = play(THREE, "house falls three", "round 0", "roll fat_face", "fall card")
    assert match.hands == [9, 7, 7]


def test_cards_are_taken_from_the_box_when_the_tower_has_no_more() -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll one_cat", "fall both")
    assert (match.hands, match.tower, match.box) == ([7, 9, 7], 0, 5)


def test_when_there_are_not_enough_cards_as_many_are_taken_as_there_are() -> None:
    match = play(FOUR, "round 0", "roll one_cat")
    assert match.penalty("card") == 1
    go_on(match, "fall card")
    assert (match.hands, match.tower, match.box) == ([7, 7, 7, 7], 0, 0)


def test_a_fall_of_the_first_of_two_cats_loses_the_second() -> None:
    match = play(THREE, "round 0", "roll two_cats", "fall card")
    assert (match.seat, match.task) == (1, "roll")


def test_a_fall_while_stacking_catty_fatty_costs_two_cat_cards_and_spends_it() -> None:
    match = play(THREE, "round 0", "roll fat_face", "fall card")
    assert (match.hands, match.tower, match.box) == ([9, 7, 7], 0, 5)
    assert (match.fatties, match.seat, len(match.bag)) == (7, 1, 15)


def test_a_token_that_falls_while_catty_fatty_is_stacked_costs_one_and_no_token_is_turned() -> None:
    match = token_on_tower(THREE)
    go_on(match, "roll fat_face", "fall token")
    assert (match.hands, match.fatties, len(match.bag)) == ([7, 8, 7], 6, 14)
    assert (match.seat, match.task) == (2, "roll")


def test_no_token_falls_when_none_has_been_turned() -> None:
    match = play(THREE, "round 0", "roll one_cat")
    assert [match.may_fall(what) for what in ("card", "token", "both")] == [True, False, False]
    refused(match, "fall token", "once one has been turned up")
    refused(match, "fall both", "once one has been turned up")


def test_nothing_falls_but_cards_and_tokens() -> None:
    match = token_on_tower()
    go_on(match, "roll one_cat")
    refused(match, "fall die", "A card can fall")


def test_nothing_falls_while_nothing_is_stacked() -> None:
    match = token_on_tower()
    assert not match.may_fall("card")
    refused(match, "fall card", "to be rolled first")


def test_on_a_paw_the_one_who_stacked_pays() -> None:
    match = play(THREE, "round 0", "roll paw", "who 2")
    assert match.payer() == 2
    go_on(match, "fall card")
    assert (match.hands, match.seat) == ([6, 7, 9], 1)


def test_house_rule_on_a_paw_the_active_player_pays() -> None:
    match = play(THREE, "house pays active", "round 0", "roll paw", "who 2")
    assert match.payer() == 0
    go_on(match, "fall card")
    assert match.hands == [8, 7, 7]


def test_house_rule_on_cat_paws_the_named_player_stacks_a_card_of_their_own() -> None:
    match = play(THREE, "house paws named", "round 0", "roll fat_face", "stack", "token paws")
    go_on(match, "stack", "who 2")
    assert (match.seat, match.owner, match.payer()) == (1, 2, 2)
    go_on(match, "stack")
    assert (match.hands, match.seat) == ([7, 7, 6], 2)
    go_on(match, "roll paw", "who 0")
    assert match.owner == 2, "on a paw of the die it is always one's own card"


@pytest.mark.parametrize("token", ["reverse", "skip", "equal", "paws", "fatty", "belly"])
def test_a_token_that_falls_while_it_is_laid_is_lost(token: str) -> None:
    match = play(THREE, "round 0", "roll fat_face", "stack", f"token {token}", "fall token")
    assert (match.hands, match.tower) == ([8, 7, 7], 0)
    assert (match.seat, match.task, match.forced) == (1, "roll", "")


@pytest.mark.parametrize("what", ["card", "token", "both"])
@pytest.mark.parametrize("token", ["reverse", "skip"])
def test_a_skip_or_a_reversal_that_falls_is_lost_too(token: str, what: str) -> None:
    match = play(FOUR, "round 0", "roll fat_face", "stack", f"token {token}", f"fall {what}")
    assert (match.seat, match.direction) == (1, 1)


@pytest.mark.parametrize(("token", "seat"), [("reverse", 3), ("skip", 2)])
def test_in_a_match_that_0_1_began_it_still_counts(token: str, seat: int) -> None:
    match = Match()
    go_on(match, FOUR, "round 0", "roll fat_face", "stack", f"token {token}", "fall token")
    assert match.seat == seat


def test_the_token_just_turned_counts_among_those_that_can_fall() -> None:
    match = play(FOUR, "round 0", "roll fat_face", "stack", "token skip")
    assert match.may_fall("token")
