"""Ties: who is in a battle, who drops out, and where the cards go."""

from host_tests.helpers.chats import TABLE, begin, do
from host_tests.helpers.gestures import SwitchOn, press


def test_two_who_tie_are_not_asked_who_they_are(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:2])
    press(bench, "DOWN DOWN OK")
    assert "Tie! Rarest wins" in bench.said()
    press(bench, "DOWN OK")
    assert "New cards!" in bench.said()


def test_rarities_that_are_entered_decide_by_themselves(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "tie 0 2")
    press(bench, "DOWN DOWN OK OK")
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
    press(bench, "DOWN OK")
    words = "Nobody has a card left for this battle. 4 cards wait in the pot."
    assert bench.said()[0] == words
    bench.press("OK")
    said = bench.said()
    assert said[said.index("[pot]") + 1] == "4"
