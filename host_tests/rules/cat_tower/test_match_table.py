"""Before the first roll of Cat Tower: who sits there, the deal, the house rules."""

import pytest

from host_tests.helpers.cat_tower_match import FOUR, THREE, TWO, go_on, play, refused, used_up
from miaou.rules.cat_tower.die import TOKENS
from miaou.rules.cat_tower.match import Match


@pytest.mark.parametrize(("table", "box"), [(TWO, 13), (THREE, 6)])
def test_a_foundation_is_laid_with_two_or_three_players(table: str, box: int) -> None:
    match = play(table, "round 0")
    assert (match.hands, match.tower, match.box) == ([7] * len(match.names), 1, box)


def test_four_players_have_all_the_cards_and_lay_no_foundation() -> None:
    match = play(FOUR, "round 0")
    assert (match.hands, match.tower, match.box) == ([7, 7, 7, 7], 0, 0)


def test_the_player_named_starts_and_play_goes_clockwise() -> None:
    match = play(FOUR, "round 3")
    assert (match.first, match.seat, match.direction, match.task) == (3, 3, 1, "roll")
    assert match.next() == 0


@pytest.mark.parametrize("table", ["table", "table Mia", "table A B C D E F G"])
def test_only_two_to_six_sit_at_the_table(table: str) -> None:
    refused(Match(), table, "Two to six players")


def test_nobody_joins_a_round_that_has_begun() -> None:
    refused(play(TWO, "round 0"), THREE, "to be rolled first")


def after_a_round(*house: str) -> Match:
    """Leo has won, who sits second of three; Mia has −2, Zoé −1."""
    match = play(THREE, "house hand 2", "rounds 3", *house, "round 0", "roll fat_face", "stack")
    go_on(match, "token reverse", "stack", "roll one_cat", "stack", "roll two_cats")
    go_on(match, "stack", "stack")
    assert (match.won, match.points) == (1, [-2, 0, -1])
    return match


def test_between_rounds_who_joins_begins_with_the_fewest_points() -> None:
    match = after_a_round()
    go_on(match, "table Mia Ana Leo Zoé", "round 0")
    assert (match.points, match.hands) == ([-2, -2, 0, -1], [2, 2, 2, 2])


def test_between_rounds_a_player_may_leave() -> None:
    match = after_a_round()
    go_on(match, "table Leo Zoé")
    assert (match.points, match.hands, match.won) == ([0, -1], [0, 1], 0)
    go_on(match, "round 0", "roll one_cat", "stack")
    assert match.seat == 1


def test_the_same_player_begins_each_round() -> None:
    assert after_a_round().starter() == 0


@pytest.mark.parametrize(("begins", "seat"), [("winner", 1), ("left", 1), ("same", 0)])
def test_house_rule_who_begins_the_next_round(begins: str, seat: int) -> None:
    match = after_a_round(f"house begins {begins}")
    assert match.starter() == seat
    go_on(match, f"round {seat}", "roll two_cats", "stack", "stack")
    assert match.starter() == {"winner": seat, "left": 2, "same": 0}[begins]


def test_if_the_one_who_begins_has_left_the_next_clockwise_does() -> None:
    match = after_a_round()
    go_on(match, "table Zoé Leo")
    assert match.names[match.starter()] == "Leo"


def test_if_the_winner_has_left_the_one_who_began_does() -> None:
    match = after_a_round("house begins winner")
    go_on(match, "table Ana Zoé Mia")
    assert match.names[match.starter()] == "Mia"


def test_a_seat_that_is_not_at_the_table_starts_no_round() -> None:
    refused(play(TWO), "round 2", "from 0 to 1")


def test_house_rule_how_many_cards_to_a_hand() -> None:
    match = play(TWO, "house hand 13", "round 0")
    assert (match.hands, match.tower, match.box) == ([13, 13], 1, 1)


@pytest.mark.parametrize(("table", "most"), [(TWO, 13), (THREE, 9), (FOUR, 7)])
def test_no_more_cards_are_dealt_than_there_are(table: str, most: int) -> None:
    assert play(table, "house hand 13", "round 0").hands == [most] * (len(table.split()) - 1)


@pytest.mark.parametrize(("players", "tower", "box"), [(4, 1, 13), (5, 1, 6), (6, 0, 0)])
def test_the_larger_edition_has_42_cards_12_catty_fatties_and_up_to_6_players(
    players: int, tower: int, box: int
) -> None:
    names = "table " + " ".join("ABCDEF"[:players])
    match = play(names, "house box 42 12 6", "round 0")
    assert (match.hands, match.tower, match.box) == ([7] * players, tower, box)
    assert match.fatties == 12


@pytest.mark.parametrize("box", ["11 8 4", "28 31 4", "28 8 7", "28 8", "28 8 4 4", "many 8 4"])
def test_a_box_that_nobody_has_is_refused(box: str) -> None:
    match = play(TWO)
    refused(match, f"house box {box}", r"\.$")
    assert (match.cards, match.supply, match.most) == (28, 8, 4)


def test_house_rule_which_tokens_the_edition_has() -> None:
    match = play(TWO, "house tokens 1 2 3 4 5 6", "round 0")
    assert dict(zip(TOKENS, match.bag.left, strict=True))["belly"] == 6


@pytest.mark.parametrize(
    "house",
    [
        *("hand 0", "hand 14", "hand x", "hand 7 7 7 7 7 7", "doubled dog", "pays nobody"),
        *("fatty never", "fatty reuse reuse reuse reuse reuse reuse", "catnip free"),
        *("tokens 0 0 0 0 9 0", "tokens 2 2 10 2 2 2", "tokens 2", "tokens", "doubled", ""),
    ],
)
def test_a_house_rule_that_makes_no_sense_is_refused(house: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        play(TWO, f"house {house}")


def test_a_house_rule_can_be_taken_back_before_the_first_round() -> None:
    match = used_up("house fatty reuse", "house fatty again")
    go_on(match, "roll fat_face")
    assert match.task == "roll"
    match = play(TWO, "house pays active", "house pays stacker", "round 0", "roll paw")
    assert match.payer() == 1


@pytest.mark.parametrize("number", ["0", "10", "many"])
def test_one_to_nine_rounds_are_played(number: str) -> None:
    refused(play(TWO), f"rounds {number}", "from 1 to 9")


@pytest.mark.parametrize("event", ["house pays active", "rounds 3"])
def test_house_rules_and_rounds_are_settled_before_the_first_round(event: str) -> None:
    match = play(TWO, "house hand 1", "rounds 2", "round 0", "roll fish", "stack")
    refused(match, event, "before the first round")


def test_earlier_rolls_are_told_before_the_table() -> None:
    refused(play(TWO), "rolled 1 0 0 0 0 1 0 0 0 0", "who starts the round")


def test_a_hand_is_set_right_at_any_time() -> None:
    match = play(THREE, "round 0", "roll two_cats", "hand 1 5")
    assert (match.hands, match.box, match.task) == ([7, 5, 7], 8, "stack")
    go_on(match, "hand 2 15")
    assert (match.hands, match.box, match.tower) == ([7, 5, 15], 0, 1)
    go_on(match, "hand 2 16")
    assert (match.hands, match.tower) == ([7, 5, 16], 0)
    refused(match, "hand 2 17", "from 0 to 16")


def test_two_cats_become_one_when_the_hand_is_really_one_card() -> None:
    match = play(THREE, "round 0", "roll two_cats", "hand 0 1", "stack")
    assert match.won == 0


def test_a_hand_that_is_really_empty_has_won() -> None:
    match = play(THREE, "rounds 2", "round 0", "hand 1 0")
    assert (match.won, match.task, match.points) == (1, "round", [-7, 0, -7])


def test_a_hand_is_set_right_after_the_round_too_and_the_points_follow() -> None:
    match = after_a_round()
    go_on(match, "hand 0 3")
    assert (match.hands, match.points, match.task) == ([3, 0, 1], [-3, 0, -1], "round")
    refused(match, "hand 1 1", "Take the last step back")
    refused(match, "hand 0 0", "from 1")


def test_no_hand_is_set_right_before_cards_are_dealt() -> None:
    refused(play(TWO), "hand 0 3", "who starts the round")


@pytest.mark.parametrize(("what", "points"), [("hands", [-8, -6, -7]), ("rounds", [-2, 0, -1])])
def test_a_match_is_stopped_early_and_the_table_says_whether_its_round_counts(
    what: str, points: list[int]
) -> None:
    match = after_a_round()
    go_on(match, "round 0", "hand 0 6", "hand 1 6", "hand 2 6", f"stop {what}")
    assert (match.points, match.task, match.won) == (points, "over", -1)
    refused(match, f"stop {what}", "match is over")


def test_a_match_is_stopped_between_rounds_with_the_standings_as_they_are() -> None:
    match = after_a_round()
    go_on(match, "stop hands")
    assert (match.points, match.task) == ([-2, 0, -1], "over")


def test_a_match_stops_only_with_a_word_on_its_round() -> None:
    refused(play(TWO, "round 0"), "stop now", "Say whether the round")


def test_the_boxs_own_die_and_tokens_play_as_miaous_and_are_not_counted() -> None:
    match = play(THREE, "round 0", "shows fat_face", "stack", "shows skip")
    assert (match.task, match.token, len(match.bag)) == ("place", "skip", 14)
    go_on(match, "stack", "shows fish")
    assert (match.seat, match.task, match.upside) == (2, "stack", True)
    assert sum(match.rolls) == 0
    refused(play(THREE, "round 0"), "shows skip", "no face called skip")
