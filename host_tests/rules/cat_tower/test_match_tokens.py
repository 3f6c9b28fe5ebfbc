"""Cat Tower's tokens: what each asks of the next player, and the bag they come from."""

import pytest

from host_tests.helpers.cat_tower_match import FOUR, THREE, TWO, go_on, play, refused, turn


@pytest.mark.parametrize(("table", "next_one"), [(TWO, 1), (THREE, 2), (FOUR, 3)])
def test_change_direction_sends_play_back(table: str, next_one: int) -> None:
    match = turn("reverse", table)
    assert (match.seat, match.direction, match.task) == (next_one, -1, "roll")


@pytest.mark.parametrize(("table", "next_one"), [(TWO, 0), (THREE, 2), (FOUR, 2)])
def test_skip_passes_over_the_next_player_and_with_two_you_play_again(
    table: str, next_one: int
) -> None:
    match = turn("skip", table)
    assert (match.seat, match.task, match.face, match.token) == (next_one, "roll", "", "")


def test_skip_follows_the_direction_of_play() -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", "token skip", "stack")
    assert match.seat == 1


def test_two_changes_of_direction_are_none() -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", "token reverse", "stack")
    assert (match.seat, match.direction) == (0, 1)


def test_all_equal_waits_until_the_table_has_dealt() -> None:
    match = turn("equal")
    assert (match.task, match.seat) == ("deal", 0)
    go_on(match, "dealt")
    assert (match.task, match.seat) == ("roll", 1)


def test_all_equal_gives_the_extras_in_turn_order_from_the_active_player() -> None:
    match = play(FOUR, "round 1", "roll two_cats", "stack", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack")
    assert match.hands == [7, 5, 7, 7]
    assert match.shares() == [6, 6, 7, 7]
    go_on(match, "dealt")
    assert (match.hands, match.seat) == ([6, 6, 7, 7], 3)


def test_all_equal_gives_the_extras_the_way_play_goes_round() -> None:
    match = turn("reverse")
    go_on(match, "roll two_cats", "stack", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack")
    assert (match.hands, match.seat) == ([7, 7, 7, 5], 2)
    assert match.shares() == [6, 7, 7, 6]


def test_nobody_reaches_zero_by_all_equal() -> None:
    match = play(TWO, "house hand 2", "round 0", "roll one_cat", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack", "dealt")
    assert (match.hands, match.won) == ([1, 2], -1)


def test_cat_paws_make_the_next_player_name_who_stacks_their_own_card() -> None:
    match = turn("paws")
    assert (match.seat, match.forced, match.task) == (1, "paws", "who")
    go_on(match, "who 3")
    assert (match.stacker, match.owner) == (3, 1)
    go_on(match, "stack")
    assert (match.hands, match.seat, match.forced, match.task) == ([7, 6, 7, 7], 2, "", "roll")


def test_cat_paws_with_two_players_need_not_ask_who() -> None:
    match = turn("paws", TWO)
    assert (match.seat, match.task, match.stacker, match.owner) == (1, "stack", 0, 1)


def test_the_belly_makes_the_next_player_stack_one_upside_down() -> None:
    match = turn("belly")
    assert (match.seat, match.forced, match.task) == (1, "belly", "stack")
    assert (match.upside, match.stacker, match.to_stack) == (True, 1, 1)
    go_on(match, "stack")
    assert (match.hands, match.seat, match.upside) == ([7, 6, 7, 7], 2, False)


def test_the_catty_fatty_token_makes_the_next_player_stack_one_and_turn_a_token() -> None:
    match = turn("fatty")
    assert (match.seat, match.forced, match.task, match.fatty) == (1, "fatty", "stack", True)
    go_on(match, "stack", "token skip", "stack")
    assert (match.seat, match.task, match.fatties) == (3, "roll", 6)


def test_catty_fatties_make_a_chain_from_player_to_player() -> None:
    match = turn("fatty")
    go_on(match, "stack", "token fatty", "stack")
    assert (match.seat, match.forced) == (2, "fatty")
    go_on(match, "stack", "token paws", "stack")
    assert (match.seat, match.forced, match.fatties) == (3, "paws", 5)


@pytest.mark.parametrize("token", ["paws", "fatty", "belly"])
def test_no_roll_is_possible_on_a_forced_turn(token: str) -> None:
    refused(turn(token), "roll one_cat", "Say first")


@pytest.mark.parametrize("token", ["paws", "fatty", "belly"])
def test_a_forced_turn_falls_to_the_next_in_the_direction_of_play(token: str) -> None:
    match = turn("reverse")
    go_on(match, "roll fat_face", "stack", f"token {token}", "stack")
    assert (match.seat, match.forced) == (2, token)


def test_an_empty_bag_is_turned_back_when_a_draw_finds_it_empty() -> None:
    match = play(TWO, "house tokens 0 1 1 0 0 0", "round 0")
    go_on(match, "roll fat_face", "stack", "token skip", "stack")
    go_on(match, "roll fat_face", "stack", "token equal", "stack", "dealt")
    assert len(match.bag) == 0
    go_on(match, "roll fat_face", "stack", "token skip")
    assert (len(match.bag), match.bag.turned()) == (1, 1)


def test_a_token_that_is_used_up_is_refused() -> None:
    match = play(TWO, "house tokens 0 1 1 0 0 0", "round 0")
    go_on(match, "roll fat_face", "stack", "token skip", "stack", "roll fat_face", "stack")
    refused(match, "token skip", "No skip token is left")
