"""Chats by the rulebook, and by the rulings where it is silent: the deal, tricks and battles."""

import pytest

from host_tests.helpers.chats_referee import begun_by_0_1, nearly_broke, play, table
from miaou.rules.chats.referee import Referee
from miaou.rules.chats.trick import LOWER, PALER, UNEQUAL


@pytest.mark.parametrize(("players", "each", "leftover"), [(2, 18, 0), (5, 7, 1), (6, 6, 0)])
def test_the_box_is_dealt_equally_and_leftovers_are_set_aside(
    players: int, each: int, leftover: int
) -> None:
    referee = table(players)
    assert referee.hands.held == [each] * players
    assert referee.leftover == leftover


@pytest.mark.parametrize("cards", ["1", "201", "many", "-4", ""])
def test_a_box_has_a_card_for_each_player_and_not_too_many(cards: str) -> None:
    referee = play(Referee(), "table Léa Tom")
    with pytest.raises(ValueError, match="is no number from 2 to 200"):
        referee.apply(["cards", cards])
    assert referee.task == "deal"


def test_the_youngest_begins() -> None:
    assert play(Referee(), "table Léa Tom Zoé", "cards 36 2").leader == 2


def test_nobody_has_to_tell_what_a_trick_was_about() -> None:
    referee = play(table(3), "won 1")
    assert referee.hands.held == [11, 14, 11]


def test_the_winner_takes_every_card_of_the_trick_and_leads_the_next() -> None:
    referee = play(table(3), "lead weight", "won 2")
    assert (referee.leader, referee.hands.held) == (2, [11, 11, 14])
    assert (referee.task, referee.trick.characteristic) == ("trick", "")


def test_a_tie_for_best_is_decided_by_rarity_among_the_tied() -> None:
    referee = play(table(3), "tie 0 2")
    assert (referee.task, referee.trick.seats) == ("rarity", [0, 2])
    with pytest.raises(ValueError, match="seat 1"):
        referee.apply(["won", "1"])
    assert play(referee, "won 2").hands.held == [11, 11, 14]


def test_if_rarity_ties_too_only_those_players_turn_a_new_card() -> None:
    referee = play(table(3), "tie 0 2", "tie 0 2")
    assert (referee.task, referee.trick.seats) == ("battle", [0, 2])
    assert (referee.hands.held, referee.hands.pot) == ([10, 11, 10], 5)


def test_new_cards_are_turned_again_and_again_until_someone_wins_them_all() -> None:
    referee = play(table(3), "tie 0 1 2", "tie 0 1 2", "tie 0 1 2", "tie 1 2", "won 1")
    assert (referee.hands.held, referee.hands.pot) == ([9, 19, 8], 0)
    assert (referee.task, referee.leader) == ("trick", 1)


def test_a_battle_may_be_won_with_the_last_card() -> None:
    referee = play(nearly_broke(), "tie 0 2", "won 0")
    assert (referee.hands.held, referee.leader) == ([3, 0, 3], 0)


def test_rarities_told_during_a_trick_settle_nothing() -> None:
    referee = play(table(2), "lead weight", "show 0 green", "show 1 red")
    assert (referee.task, referee.hands.held) == ("trick", [18, 18])


def test_whoever_won_no_place_in_the_tie_stays_out_of_the_battle() -> None:
    referee = play(table(3), "tie 0 1 2", "tie 1 2")
    with pytest.raises(ValueError, match="seat 0"):
        referee.apply(["tie", "0", "1"])
    assert referee.trick.seats == [1, 2]


def test_rarities_that_are_told_settle_a_tie_by_themselves() -> None:
    referee = play(table(3), "tie 0 2", "show 0 green", "show 2 yellow")
    assert referee.leader == 2
    referee = play(table(3), "tie 0 1 2", "show 0 red", "show 1 green", "show 2 red")
    assert (referee.task, referee.trick.seats) == ("battle", [0, 2])


def test_rarities_known_from_a_change_are_not_asked_for_again() -> None:
    referee = play(table(3), "lead weight green", "change 1 year orange", "tie 0 1")
    assert (referee.task, referee.leader) == ("trick", 1)


def test_new_cards_have_rarities_of_their_own() -> None:
    referee = play(table(2), "tie 0 1", "show 0 red", "show 1 red", "show 0 green")
    assert referee.trick.shown == {0: "green"}


def test_a_player_without_a_card_drops_out_of_the_battle() -> None:
    referee = play(nearly_broke(), "tie 0 2", "tie 0 2")
    assert (referee.task, referee.end) == ("over", "cards")  # seat 1 laid its last card too
    assert referee.hands.held == [0, 0, 6]


def test_a_battle_goes_on_without_those_who_dropped_out() -> None:
    referee = play(table(4, 16), "won 3", "won 3", "won 2", "tie 0 2 3", "tie 0 2 3")
    assert (referee.task, referee.trick.seats) == ("battle", [2, 3])


def four_with_two_nearly_broke() -> Referee:
    """One, one, five and five cards."""
    return play(table(4, 12), "won 3", "tie 2 3", "won 2")


def test_if_all_tied_drop_out_the_pot_waits_for_the_next_tricks_winner() -> None:
    referee = play(four_with_two_nearly_broke(), "tie 0 1", "tie 0 1")
    assert (referee.hands.held, referee.hands.pot) == ([0, 0, 4, 4], 4)
    assert (referee.task, referee.trick.seats) == ("trick", [2, 3])
    assert play(referee, "won 3").hands.held == [0, 0, 3, 9]


def test_or_by_house_rule_each_takes_their_own_cards_back() -> None:
    referee = play(table(4, 12, "pot shared"), "won 3", "tie 2 3", "won 2")
    play(referee, "tie 0 1", "tie 0 1")
    assert (referee.hands.held, referee.hands.pot) == ([1, 1, 5, 5], 0)


def test_each_takes_as_many_back_as_they_laid() -> None:
    referee = play(table(3, 6, "pot shared"), "tie 0 1", "tie 0 1")
    assert (referee.hands.held, referee.hands.laid) == ([0, 0, 1], [2, 2, 1])
    play(referee, "tie 0 1")
    assert (referee.hands.held, referee.hands.pot) == ([2, 2, 2], 0)
    assert (referee.task, referee.leader) == ("trick", 0)


def test_a_game_of_0_1_shares_a_lost_pot_among_the_tied_as_it_did() -> None:
    referee = begun_by_0_1(5, 10, "pot shared")
    play(referee, "won 4", "tie 0 1", "tie 0 1")
    assert (referee.hands.held, referee.hands.pot) == ([2, 2, 0, 0, 5], 1)


def test_when_nobody_has_a_card_left_each_takes_their_own_back_whatever_the_house_rule() -> None:
    referee = play(table(2, 4), "tie 0 1", "tie 0 1", "tie 0 1")
    assert (referee.task, referee.hands.held, referee.hands.pot) == ("trick", [2, 2], 0)
    referee = play(table(3, 3), "tie 0 1 2", "tie 0 1")
    assert (referee.task, referee.hands.held, referee.hands.pot) == ("trick", [1, 1, 1], 0)


def test_after_a_lost_pot_the_leader_leads_again_or_the_next_who_has_cards() -> None:
    referee = play(four_with_two_nearly_broke(), "tie 0 1", "tie 0 1")
    assert referee.leader == 2
    referee = play(four_with_two_nearly_broke(), "pass", "pass", "tie 0 1", "tie 0 1")
    assert referee.leader == 2


def test_a_waiting_pot_belongs_to_the_only_player_left() -> None:
    referee = play(nearly_broke(), "tie 0 1", "tie 0 1")
    assert (referee.hands.held, referee.winners) == ([0, 0, 6], [2])


def test_a_leader_who_names_nothing_in_time_hands_the_lead_to_the_next_with_cards() -> None:
    referee = play(table(4, 8), "won 3", "won 2", "pass")
    assert referee.leader == 3
    assert play(referee, "pass").leader == 2
    with pytest.raises(ValueError, match="finished first"):
        play(referee, "lead weight", "pass")


def test_a_told_value_that_is_worse_is_refused_as_the_winner() -> None:
    referee = play(table(3), "lead weight", "say 0 40", "say 1 50")
    with pytest.raises(ValueError, match=LOWER):
        play(referee, "won 0")
    with pytest.raises(ValueError, match=UNEQUAL):
        play(referee, "tie 0 1")
    assert play(referee, "won 1").leader == 1


def test_for_the_year_a_told_later_one_is_refused_as_the_winner() -> None:
    referee = play(table(3), "lead year", "say 0 1950", "say 1 -1500")
    with pytest.raises(ValueError, match=LOWER):
        play(referee, "won 0")
    assert play(referee, "won 1").leader == 1


@pytest.mark.parametrize("task", ["rarity", "battle", "duel"])
def test_green_never_wins_a_tie_of_rarity_against_a_rarer_card(task: str) -> None:
    before = {"rarity": ["tie 0 1"], "battle": ["tie 0 1"] * 2, "duel": ["stop"]}[task]
    referee = play(table(2), *before, "show 0 green")
    assert referee.task == task
    with pytest.raises(ValueError, match=PALER):
        play(referee, "won 0")
    play(referee, "won 1")
    assert (referee.winners or [referee.leader]) == [1]


def test_what_0_1_believed_it_still_does() -> None:
    referee = play(begun_by_0_1(3, 36), "lead weight", "say 0 40", "say 1 50", "won 0")
    assert referee.leader == 0


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("purr", "knows nothing of purr"),
        ("won", "knows nothing of won"),
        ("time now", "knows nothing of time now"),
        ("table Léa Tom", "not the moment for table"),
        ("cards 36", "not the moment for cards"),
        ("pot shared", "not the moment for pot"),
        ("won 3", "No card of seat 3"),
        ("won Tom", "No card of seat Tom"),
        ("tie 1 1", "Nobody ties with themselves"),
        ("lead fur", "fur is none of weight, year"),
        ("lead weight pink", "pink is none of green, yellow, orange, red"),
    ],
)
def test_a_refusal_says_why(event: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        play(table(3), event)


@pytest.mark.parametrize("event", ["lead weight", "pass", "say 0 5", "change 1 year red"])
def test_in_a_tie_only_rarity_counts(event: str) -> None:
    with pytest.raises(ValueError, match="not the moment"):
        play(table(3), "lead weight", "tie 0 1", event)


@pytest.mark.parametrize("names", ["Léa", "a b c d e f g"])
def test_two_to_six_play(names: str) -> None:
    with pytest.raises(ValueError, match="knows nothing of table"):
        play(Referee(), "table " + names)
