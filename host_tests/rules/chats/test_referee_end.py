"""The end of a game of Chats: without cards, by the clock, by a duel, and how all have placed."""

import pytest

from host_tests.helpers.chats_referee import begun_by_0_1, play, table
from miaou.rules.chats.referee import Referee


def test_a_player_without_cards_is_out() -> None:
    referee = play(table(4, 8), "won 3", "won 2")
    assert referee.trick.seats == [2, 3]
    assert referee.hands.fell == [2, 2, 0, 0]
    with pytest.raises(ValueError, match="seat 0"):
        referee.apply(["won", "0"])


def test_whoever_has_all_the_cards_wins() -> None:
    referee = play(table(2, 4), "won 1", "won 1")
    assert (referee.task, referee.end, referee.winners) == ("over", "cards", [1])
    assert referee.hands.held == [0, 4]


def test_when_the_time_is_up_the_trick_under_way_is_finished_and_most_cards_win() -> None:
    referee = play(table(3), "won 1", "lead year", "time")
    assert (referee.task, referee.last) == ("trick", True)
    play(referee, "tie 0 2", "tie 0 2", "won 2")
    assert (referee.task, referee.winners) == ("time", [])
    play(referee, "stop")
    assert (referee.task, referee.end, referee.winners) == ("over", "time", [2])


def test_a_game_of_0_1_is_counted_when_its_last_trick_is_over() -> None:
    referee = play(begun_by_0_1(3, 36), "won 1", "time", "won 2")
    assert (referee.task, referee.trick.seats) == ("duel", [1, 2])


@pytest.mark.parametrize("more", ["5", "0", "60"])
def test_when_the_time_is_up_the_table_may_play_on_with_more_time_or_none(more: str) -> None:
    referee = play(table(3), "won 1", "time", "won 1", f"on {more}")
    assert (referee.task, referee.last, referee.limit) == ("trick", False, int(more))
    assert play(referee, "won 1").hands.held == [9, 18, 9]
    assert referee.task == "trick"


def test_the_table_may_play_on_before_the_last_trick_is_over() -> None:
    referee = play(table(3), "lead weight", "time", "on 5", "won 2")
    assert (referee.task, referee.last) == ("trick", False)


def test_new_time_may_be_up_as_well_and_no_limit_never_is() -> None:
    referee = play(table(3), "time", "won 1", "on 5", "time", "won 1")
    assert referee.task == "time"
    with pytest.raises(ValueError, match="no limit"):
        play(referee, "on 0", "time")


def test_nobody_plays_on_before_the_time_is_up() -> None:
    with pytest.raises(ValueError, match="not up yet"):
        play(table(3), "on 5")


@pytest.mark.parametrize("limit", ["-1", "61", "long"])
def test_a_limit_is_an_hour_at_most(limit: str) -> None:
    with pytest.raises(ValueError, match="is no number from 0 to 60"):
        play(Referee(), "table Léa Tom", f"limit {limit}")


def test_time_that_is_up_between_two_tricks_needs_no_further_trick() -> None:
    referee = play(table(3), "won 1", "time", "stop")
    assert (referee.end, referee.winners) == ("time", [1])


def test_the_table_may_stop_between_two_tricks_but_not_within_one() -> None:
    assert play(table(3), "won 1", "stop").end == "stopped"
    with pytest.raises(ValueError, match="finished first"):
        play(table(3), "lead weight", "stop")
    with pytest.raises(ValueError, match="not the moment"):
        play(table(3), "tie 0 1", "stop")


def test_equal_at_the_end_one_duel_of_rarity_decides() -> None:
    referee = play(table(2), "won 0", "time", "won 1", "stop")
    assert (referee.task, referee.trick.seats) == ("duel", [0, 1])
    play(referee, "show 0 yellow", "show 1 orange")
    assert (referee.task, referee.winners) == ("over", [1])
    assert referee.hands.held == [18, 18]
    assert referee.ranking() == [(1, 1), (2, 0)]


def test_equal_in_the_duel_too_the_victory_is_shared() -> None:
    referee = play(table(3), "stop", "tie 0 2")
    assert referee.winners == [0, 2]
    assert referee.ranking() == [(1, 0), (1, 2), (3, 1)]


def test_only_those_with_most_cards_are_in_the_duel() -> None:
    referee = play(table(3), "won 0", "won 1", "stop")
    assert (referee.hands.held, referee.trick.seats) == ([13, 13, 10], [0, 1])


def test_during_play_equal_hands_share_a_place() -> None:
    assert play(table(4), "won 2").ranking() == [(1, 2), (2, 0), (2, 1), (2, 3)]


def test_of_those_without_cards_whoever_held_out_longer_stands_higher() -> None:
    referee = play(table(3, 9), "won 1", "won 2", "won 1", "won 2", "won 2")
    assert referee.hands.held == [0, 4, 5]
    play(referee, "won 2", "won 2", "won 2", "won 2")
    assert referee.ranking() == [(1, 2), (2, 1), (3, 0)]


def test_the_end_tells_tricks_won_longest_streaks_and_who_was_ahead() -> None:
    referee = play(table(2), "won 0", "won 1", "won 1", "won 1", "won 0")
    assert [referee.hands.tricks(seat) for seat in (0, 1)] == [2, 3]
    assert [referee.hands.streak(seat) for seat in (0, 1)] == [1, 3]
    assert referee.hands.ahead == [0, -1, 1, 1, 1]


def test_a_trick_that_nobody_wins_ends_a_streak() -> None:
    referee = play(table(4, 16), "won 3", "tie 0 1", "tie 0 1", "tie 0 1", "tie 0 1", "won 3")
    assert referee.hands.takers == [3, -1, 3]
    assert referee.hands.streak(3) == 1


def test_time_is_up_once() -> None:
    with pytest.raises(ValueError, match="up already"):
        play(table(2), "time", "time")
