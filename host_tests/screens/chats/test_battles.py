"""Ties: who is in a battle, who drops out, and where the cards go."""

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press
from miaou.rules.chats import trick


def test_two_who_tie_are_not_asked_who_they_are(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:2])
    press(bench, "DOWN UP")
    assert "Tie! Rarest wins" in bench.said()
    press(bench, "DOWN UP")
    assert "New cards!" in bench.said()


def test_rarities_that_are_entered_decide_by_themselves(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "tie 0 2")
    press(bench, "DOWN OK OK")
    assert bench.said()[0] == "Ana: rarity?"
    press(bench, "DOWN OK")
    assert bench.said()[0] == "Ana takes the trick."


def test_whoever_has_no_card_for_a_battle_is_shown_to_be_out_of_it(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:4], cards=16)
    do(bench, "won 3", "won 3", "won 2", "tie 0 2 3", "tie 0 2 3")
    said = bench.said()
    assert said[said.index("[no card left]") + 1] == "Zoé"
    assert said.count("[tied]") == 2


def test_a_battle_that_nobody_can_win_is_told_and_the_pot_stays_in_sight(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, TABLE[:4], cards=12)
    do(bench, "won 3", "tie 2 3", "won 2", "tie 0 1")
    press(bench, "DOWN UP")
    words = "Nobody has a card left for this battle. In the pot: 4."
    assert bench.said()[0] == words
    bench.press("OK")
    assert "pot 4" in bench.said()


def test_by_house_rule_each_is_told_to_take_their_cards_back(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.pot", "shared")
    begin(bench, TABLE[:3], cards=3)
    do(bench, "tie 0 1")
    press(bench, "DOWN UP")
    assert bench.said()[0].endswith("Each takes their cards back.")
    bench.press("OK")
    assert state(bench).hands.held == [1, 1, 1]


@pytest.mark.parametrize(
    ("told", "keys", "reason"),
    [
        (["tie 0 2", "show 0 green"], "OK OK", trick.PALER),
        (["lead weight", "say 0 40", "say 1 50"], "OK OK", trick.LOWER),
        (["lead year", "say 0 1950", "say 1 -50"], "OK OK", trick.LOWER),
        (["lead weight", "say 0 40", "say 1 50"], "DOWN UP UP OK", trick.UNEQUAL),
    ],
)
def test_what_was_told_says_who_cannot_have_won(
    handheld: SwitchOn, told: list[str], keys: str, reason: str
) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, *told)
    before = bench.said()
    press(bench, keys)
    assert bench.said()[0] == reason
    assert press(bench, "OK") == before


def test_one_more_may_tie_than_was_said_at_first(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:4])
    do(bench, "tie 0 1")
    press(bench, "DOWN DOWN")  # the list, with these two
    press(bench, "DOWN DOWN DOWN OK UP UP UP OK")
    assert state(bench).trick.seats == [0, 1, 2]
    assert state(bench).task == "rarity"


def test_of_three_who_tie_two_may_go_on(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:4])
    do(bench, "tie 0 1 2")
    press(bench, "DOWN DOWN")
    press(bench, "DOWN OK UP OK")
    assert (state(bench).task, state(bench).trick.seats) == ("battle", [1, 2])
