"""Yummy Kitty while it is played: turns, Feline Protection, mice, and nothing that goes stale."""

import pytest

from miaou.rules.yummy_kitty.table import Table


def play(players: int, *events: str) -> Table:
    game = Table()
    game.apply(["table", *"ABCDE"[:players]])
    for event in ("start 1", *events):
        game.apply(event.split(" "))
    return game


def test_turns_go_clockwise_from_the_one_who_said_meow() -> None:
    assert [play(3, *["turn"] * turns).seat for turns in range(4)] == [1, 2, 0, 1]


def test_a_turn_that_was_missed_can_be_put_right_without_losing_the_rest() -> None:
    game = play(3, "protect 2", "caught 0", "start 0")
    assert (game.seat, game.holder, game.feeders[0]) == (0, 2, {"mice": 1})


def test_feline_protection_goes_to_whoever_has_just_lost_a_cat_from_hand() -> None:
    game = play(3)
    assert (game.holder, game.open_hands()) == (-1, [2, 0])
    game = play(3, "protect 2")
    assert (game.holder, game.open_hands()) == (2, [0])
    assert play(3, "protect 2", "protect 0").open_hands() == [2]


def test_nobody_takes_a_cat_from_the_hand_that_is_protected() -> None:
    game = play(3, "protect 2")
    with pytest.raises(ValueError, match="under Feline Protection"):
        game.apply(["protect", "2"])


def test_with_two_players_feline_protection_is_not_used() -> None:
    game = play(2)
    with pytest.raises(ValueError, match="two players"):
        game.apply(["protect", "0"])
    assert game.open_hands() == [0]


def test_the_order_in_which_a_mouse_is_caught_begins_with_the_active_player() -> None:
    assert play(4).order() == [1, 2, 3, 0]
    assert play(4, "turn", "turn").order() == [3, 0, 1, 2]


def test_a_mouse_counts_after_any_draw_and_by_house_rule_after_storing_food_only() -> None:
    game = play(2)
    assert (game.mouse_counts(True), game.mouse_counts(False)) == (True, True)
    game.apply(["house", "mouse_after_any_draw", "no"])
    assert (game.mouse_counts(True), game.mouse_counts(False)) == (True, False)


def test_mice_caught_during_play_flow_into_the_final_count() -> None:
    game = play(3, "caught 2", "turn", "caught 2", "count 0 tabby 2", "done")
    assert [line["total"] for line in game.result()] == [2, 0, 2]
    assert game.feeders[2] == {"mice": 2}


def test_a_mouse_can_be_told_where_nobody_tells_turns() -> None:
    game = Table()
    for event in (["table", "A", "B"], ["caught", "1"]):
        game.apply(event)
    assert (game.total(1), game.seat) == (1, -1)


def test_a_black_cat_told_earlier_forbids_nobody_to_catch_a_mouse() -> None:
    """Cats come and go: only the table sees who has one now."""
    assert play(2, "count 0 black 0", "caught 0").feeders[0]["mice"] == 1


def test_the_yarn_that_0_1_kept_is_accepted_and_forgotten() -> None:
    game = play(3, "yarn 0 tabby calico", "yarn 1 all", "yarn 2")
    assert vars(game) == vars(play(3))
