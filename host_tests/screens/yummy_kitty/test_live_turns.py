"""Turns at the table: who begins, who is next, and whose hand is protected."""

from host_tests.helpers.gestures import SwitchOn, press, show
from host_tests.helpers.yummy_kitty_live import kept, sit
from miaou.ui.menu import as_it_is
from tools.virtual import two_buttons


def test_the_first_to_say_meow_begins_and_turns_go_clockwise(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert "On three, all say meow!" in bench.said()
    said = press(bench, "DOWN DOWN OK")
    assert (said[0], "Next: Zoé" in said) == ("Ana", True)
    said = press(bench, "OK")
    assert (said[0], "Next: Léo" in said) == ("Zoé", True)


def test_home_offers_to_continue_once_somebody_has_begun(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3)
    assert not bench.handheld.settings.get("unfinished")
    press(bench, "OK")
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_a_game_that_was_counted_too_early_is_under_way_again_with_the_next_turn(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = sit(bench, 2, "start 0", "done")
    press(bench, "OK")
    assert not game.state.counted
    assert bench.handheld.settings.get("unfinished") == "yummy_kitty"


def test_the_turn_says_what_can_be_done_and_what_the_keys_do(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 2")
    assert bench.said() == [
        "Zoé",
        "Food, yarn or a cat?",
        "Next: Léo",
        "Protected: Ana",
        "Undo",
        "Mouse…",
        "Next",
    ]


def test_feline_protection_goes_to_whoever_lost_a_cat_from_hand(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    assert "A cat was taken from…" in press(bench, "DOWN UP")
    assert "Protected: Ana" in press(bench, "OK")


def test_who_holds_feline_protection_cannot_lose_another_cat(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0", "protect 2")
    assert "Protected: Léo" in press(bench, "DOWN UP OK")
    bench.press("DOWN")
    names = [item[0] for item in bench.handheld.door.stack[-1].items]
    zoe, leo, ana = as_it_is("Zoé"), as_it_is("Léo"), as_it_is("Ana")
    assert names == [zoe, leo, ana, "Nobody", ana]


def test_with_two_players_there_is_no_feline_protection(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    assert "Mouse" in bench.said()
    assert "A cat was taken from…" not in press(bench, "DOWN UP")


def test_the_menu_leads_to_the_table_while_it_plays_and_then_to_the_count(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 1", "caught 1")
    show(bench, "yummy_kitty.menu.YummyKitty")
    assert bench.said()[1:3] == ["At the table", "Count now"]
    assert press(bench, "OK")[0] == "Léo"
    game = kept(bench)
    game.do("count", "0", "tabby", "1")
    show(bench, "yummy_kitty.menu.YummyKitty")
    assert bench.said()[1:4] == ["Continue the count", "New count", "At the table"]


def test_one_step_back_from_what_happened_is_the_turn(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    turn = bench.said()
    for row in range(6):
        assert press(bench, "DOWN" + " DOWN" * row + " BACK") == turn


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = handheld(two_buttons)
    sit(bench, 3, "start 0")
    assert "Léo catches it!" in press(bench, "DOWN DOWN OK")
    assert "mouse, Léo" in press(bench, "OK UP UP")
