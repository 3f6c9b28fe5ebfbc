"""Yummy Kitty while it is played: turns, Feline Protection, yarn and the mouse."""

import pytest

from miaou.rules.yummy_kitty.live import Live, stored
from miaou.rules.yummy_kitty.table import Table


def play(players: int, *events: str) -> tuple[Table, Live]:
    game = Table()
    game.apply(["table", *"ABCDE"[:players]])
    for event in ("start 1", *events):
        game.apply(event.split(" "))
    assert game.live
    return game, game.live


def test_storing_food_gives_two_cards_or_three_with_an_empty_hand() -> None:
    assert (stored(False), stored(True)) == (2, 3)


def test_turns_go_clockwise_from_the_one_who_said_meow() -> None:
    seats = []
    for turns in range(4):
        _, live = play(3, *["turn"] * turns)
        seats.append(live.seat)
    assert seats == [1, 2, 0, 1]


def test_a_turn_that_was_missed_can_be_put_right_without_losing_the_rest() -> None:
    _, live = play(3, "protect 2", "yarn 0 tabby", "start 0")
    assert (live.seat, live.holder, live.yarn) == (0, 2, [["tabby"], [], []])


def test_feline_protection_goes_to_whoever_has_just_lost_a_cat_from_hand() -> None:
    _, live = play(3)
    assert (live.holder, live.open_hands()) == (-1, [2, 0])
    _, live = play(3, "protect 2")
    assert (live.holder, live.open_hands()) == (2, [0])
    _, live = play(3, "protect 2", "protect 0")
    assert live.open_hands() == [2]


def test_nobody_takes_a_cat_from_the_hand_that_is_protected() -> None:
    game, _ = play(3, "protect 2")
    with pytest.raises(ValueError, match="under Feline Protection"):
        game.apply(["protect", "2"])


def test_with_two_players_feline_protection_is_not_used() -> None:
    game, live = play(2)
    with pytest.raises(ValueError, match="two players"):
        game.apply(["protect", "0"])
    assert live.open_hands() == [0]


def test_the_first_with_a_black_cat_from_the_active_player_on_catches_the_mouse() -> None:
    game, live = play(4, "count 0 black 1", "count 3 black 2")
    assert live.catcher(game.feeders) == 3
    assert live.toll(game.feeders) == ["loses", "loses", "loses", "catches"]


def test_the_active_player_with_a_black_cat_catches_it_before_all_others() -> None:
    game, live = play(3, "count 0 black 1", "count 1 black 1", "count 2 black 1")
    assert live.toll(game.feeders) == ["loses", "catches", "loses"]


def test_everyone_loses_a_cat_where_nobody_has_a_black_one() -> None:
    game, live = play(3)
    assert live.catcher(game.feeders) == -1
    assert live.toll(game.feeders) == ["loses", "loses", "loses"]


def test_a_black_cat_that_has_left_catches_nothing() -> None:
    game, live = play(3, "count 1 black 1", "caught 1", "count 1 black 0")
    assert live.catcher(game.feeders) == -1


def test_yarn_over_every_cat_costs_its_owner_none() -> None:
    game, live = play(3, "yarn 0 all", "yarn 1 tabby", "count 2 black 1", "yarn 2 all")
    assert live.toll(game.feeders) == ["safe", "loses", "catches"]


def test_a_yarn_ball_protects_its_whole_colony() -> None:
    game, live = play(2, "count 0 tabby 2", "siamese 0 1 1", "angora 0 alone", "yarn 0 tabby")
    assert live.exposed(game.feeders, 0) == ["siamese", "angora"]
    game.apply(["yarn", "0", "all"])
    assert live.exposed(game.feeders, 0) == []
    game.apply(["yarn", "0"])
    assert live.exposed(game.feeders, 0) == ["tabby", "siamese", "angora"]


def test_a_mouse_counts_after_any_draw_and_by_house_rule_after_storing_food_only() -> None:
    game, _ = play(2)
    assert (game.mouse_counts(True), game.mouse_counts(False)) == (True, True)
    game.apply(["house", "mouse_after_any_draw", "no"])
    assert (game.mouse_counts(True), game.mouse_counts(False)) == (True, False)


def test_what_was_told_during_play_flows_into_the_final_count() -> None:
    game, _ = play(3, "count 2 black 1", "caught 2", "turn", "caught 2", "count 0 tabby 2", "done")
    assert [line["total"] for line in game.result()] == [2, 0, 2]
    assert game.feeders[2] == {"black": 1, "mice": 2}


def test_a_mouse_can_be_told_where_nobody_tells_turns() -> None:
    game = Table()
    for event in (["table", "A", "B"], ["caught", "1"]):
        game.apply(event)
    assert (game.total(1), game.live) == (1, None)
