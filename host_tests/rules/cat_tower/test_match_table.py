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


@pytest.mark.parametrize("table", ["table", "table Mia", "table Mia Leo Zoé Noé Ana"])
def test_only_two_to_four_sit_at_the_table(table: str) -> None:
    refused(Match(), table, "Two to four players")


def test_nobody_joins_a_match_that_has_begun() -> None:
    refused(play(TWO), THREE, "who starts the round")


def test_a_seat_that_is_not_at_the_table_starts_no_round() -> None:
    refused(play(TWO), "round 2", "from 0 to 1")


def test_house_rule_how_many_cards_to_a_hand() -> None:
    match = play(TWO, "house hand 13", "round 0")
    assert (match.hands, match.tower, match.box) == ([13, 13], 1, 1)


@pytest.mark.parametrize(("table", "most"), [(THREE, 9), (FOUR, 7)])
def test_no_more_cards_are_dealt_than_there_are(table: str, most: int) -> None:
    play(table, f"house hand {most}", "round 0")
    refused(play(table, f"house hand {most + 1}"), "round 0", "deal fewer")


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
