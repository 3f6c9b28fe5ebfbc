"""Turns at the table: who begins, who is next, and who is protected."""

from host_tests.helpers.gestures import SwitchOn, press
from host_tests.helpers.yummy_kitty_live import sit
from tools.virtual import two_buttons


def test_the_first_to_say_meow_begins_and_turns_go_clockwise(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert "Count to three: the first to say meow begins." in bench.said()
    assert "Who said meow first?" in press(bench, "OK")
    assert press(bench, "DOWN DOWN OK")[:2] == ["Ana", "→ Zoé"]
    assert press(bench, "OK")[:2] == ["Zoé", "→ Léo"]


def test_home_offers_to_continue_once_somebody_has_begun(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert not bench.handheld.settings.get("unfinished")
    press(bench, "OK OK")
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_a_game_that_was_counted_too_early_is_under_way_again_with_the_next_turn(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "done")
    press(bench, "OK")
    assert not game.state.counted
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_the_turn_recalls_what_storing_food_gives(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    assert "Food +2, empty hand +3" in bench.said()


def test_feline_protection_goes_to_whoever_lost_a_cat_from_hand(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    assert "[protected]" not in bench.said()
    assert press(bench, "DOWN DOWN OK") == ["Who lost the cat?", "Léo", "Ana"]
    said = press(bench, "DOWN OK")
    assert said[said.index("[protected]") + 1] == "Ana"


def test_who_holds_feline_protection_cannot_lose_another_cat(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 2")
    assert press(bench, "DOWN DOWN OK") == ["Who lost the cat?", "Léo"]


def test_with_two_players_there_is_no_feline_protection(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    bench.press("DOWN")
    items = bench.handheld.door.stack[-1].items
    assert "Cat lost from hand" not in [item[0] for item in items]


def test_a_missed_turn_is_put_right(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 1")
    said = press(bench, "DOWN UP UP OK DOWN DOWN OK")
    assert said[0] == "Ana"
    assert "[protected]" in said


def test_everybodys_mice_are_on_the_turn_screen(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 5, "start 0", "caught 1", "caught 1", "count 4 mice 12")
    assert bench.said()[-5:] == ["Zo 0", "Lé 2", "An 0", "Ma 0", "E 12"]


def test_one_step_back_from_any_question_is_the_turn(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    turn = bench.said()
    for row in range(5):
        press(bench, "DOWN" + " DOWN" * row + " OK")
        assert bench.said() != turn
        assert press(bench, "BACK") == turn


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = handheld(two_buttons)
    sit(bench, 3, "start 0")
    assert "Léo 1" in press(bench, "DOWN OK DOWN DOWN OK OK OK")
    assert "mouse, Léo" in press(bench, "UP")
