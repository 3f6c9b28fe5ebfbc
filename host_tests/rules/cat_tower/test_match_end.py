"""The end of a round of Cat Tower, of the match, and who has won."""

import pytest

from host_tests.helpers.cat_tower_match import (
    FOUR,
    THREE,
    TWO,
    go_on,
    play,
    refused,
    token_on_tower,
)


def test_the_round_ends_at_once_when_a_hand_is_empty() -> None:
    match = play(THREE, "house hand 1", "rounds 2", "round 1", "roll one_cat", "stack")
    assert (match.won, match.task, match.points) == (1, "round", [-1, 0, -1])


def test_a_last_card_that_another_player_stacked_wins_for_its_owner() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll paw", "who 1", "stack")
    assert (match.won, match.task) == (0, "over")


def test_a_last_card_that_falls_from_another_players_paw_still_empties_the_hand() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll paw", "who 1", "fall card")
    assert (match.won, match.hands, match.points) == (0, [0, 3, 1], [0, -3, -1])


def test_a_last_card_that_falls_from_ones_own_hand_wins_nothing() -> None:
    match = play(THREE, "house hand 1", "round 0", "roll one_cat", "fall card")
    assert (match.won, match.hands) == (-1, [2, 1, 1])


def test_a_last_card_that_stands_while_a_token_falls_wins_nothing() -> None:
    match = token_on_tower(THREE, "house hand 1")
    go_on(match, "roll one_cat", "fall token")
    assert (match.won, match.hands, match.seat) == (-1, [1, 1, 1], 2)


def test_each_card_left_costs_a_point_in_every_round() -> None:
    match = play(TWO, "house hand 2", "rounds 2")
    go_on(match, "round 0", "roll two_cats", "stack", "stack")
    go_on(match, "round 0", "roll one_cat", "stack", "roll two_cats", "stack", "stack")
    assert (match.points, match.task) == ([-1, -2], "over")


def test_the_next_round_is_dealt_anew() -> None:
    match = play(TWO, "house hand 1", "house tokens 1 1 1 1 1 1", "rounds 2", "round 0")
    go_on(match, "roll fat_face", "stack", "token reverse", "stack", "roll one_cat", "stack")
    assert (match.won, match.direction) == (1, -1)
    go_on(match, "round 1")
    assert (match.round, match.first, match.seat, match.won) == (2, 1, 1, -1)
    assert (match.hands, match.tower, match.box, match.direction) == ([1, 1], 1, 25, 1)
    assert (match.fatties, len(match.bag)) == (8, 6)


def test_no_round_begins_while_one_is_on() -> None:
    refused(play(TWO, "rounds 2", "round 0"), "round 0", "to be rolled first")


@pytest.mark.parametrize("event", [THREE, "round 0", "roll fish", "stack", "rounds 2"])
def test_a_finished_match_accepts_nothing_more(event: str) -> None:
    refused(play(TWO, "house hand 1", "round 0", "roll fish", "stack"), event, "match is over")


def test_equal_points_share_a_place() -> None:
    match = play(FOUR)
    match.points = [-4, 0, -2, 0]
    assert match.ranking() == [(1, 1, 0), (1, 3, 0), (3, 2, -2), (4, 0, -4)]
