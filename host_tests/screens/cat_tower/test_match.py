"""A match at the table: what is on the screen follows from the journal alone, at every step."""

import pytest

from host_tests.helpers.cat_tower_screens import NAMED, TABLE, begin, do, state
from host_tests.helpers.gestures import TUMBLED, SwitchOn, power_cut, show, take_all_back
from miaou.core.journal import Journal
from tools.virtual.workbench import Bench


def resumed(bench: Bench) -> list[str]:
    """What the screen says after a power cut, once the match is continued."""
    power_cut(bench)
    bench.press("OK")
    bench.press("OK")
    return bench.said()


@pytest.mark.parametrize(
    "events",
    [
        [],
        ["roll one_cat"],
        ["roll two_cats", "stack"],
        ["roll paw"],
        ["roll paw", "who 2"],
        ["roll fat_face"],
        ["roll fat_face", "stack"],
        ["roll fat_face", "stack", "token paws"],
        ["roll fat_face", "stack", "token equal", "stack"],
        ["roll fat_face", "stack", "token belly", "stack"],
        ["roll fish", "fall card"],
    ],
    ids=lambda events: ", ".join(events) or "begin",
)
def test_a_match_is_resumed_where_the_power_was_cut(handheld: SwitchOn, events: list[str]) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, *events)
    before = bench.said()
    assert resumed(bench) == before


def test_undo_goes_back_to_the_first_roll_and_no_further(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    first = bench.said()
    do(bench, "roll fat_face", "stack", "token skip", "stack", "roll one_cat", "stack")
    take_all_back(bench, 6, first)


def test_undo_is_no_second_roll_and_no_second_draw(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, "roll fat_face", "stack", "token belly")
    for _ in range(3):
        bench.press("UP")
    power_cut(bench)
    for _ in range(3):
        bench.press("OK")
    bench.wait(TUMBLED)
    assert "[fat_face]" in bench.said()
    bench.press("OK")
    bench.wait(TUMBLED)
    assert "[belly]" in bench.said()


def test_a_round_that_is_won_can_be_taken_back(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "3")
    begin(bench, TABLE, rounds=2)
    for face in ("two_cats", "one_cat", "one_cat", "one_cat", "one_cat"):
        do(bench, f"roll {face}", *["stack"] * (2 if face == "two_cats" else 1))
    assert "Next" in bench.said()
    bench.press("UP")
    assert "Stack one card." in bench.said()


def rolls(bench: Bench) -> list[list[str]]:
    return [event for event in bench.handheld.journal("cat_tower").events() if event[0] == "roll"]


def test_the_next_players_name_fills_the_screen_and_a_press_then_rolls_nothing(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, "roll one_cat")
    bench.press("OK")
    assert bench.said() == ["Léo", "Your turn!"]
    bench.press("OK")
    assert len(rolls(bench)) == 1
    assert "[die]" in bench.said()
    bench.press("OK")
    assert len(rolls(bench)) == 2


def test_the_name_goes_by_itself_and_costs_no_press(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, "roll one_cat")
    bench.press("OK")
    bench.wait(NAMED)
    bench.press("OK")
    assert len(rolls(bench)) == 2


def test_a_second_card_of_the_same_turn_shows_no_name(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, "roll two_cats")
    bench.press("OK")
    assert "One more card." in bench.said()


@pytest.mark.parametrize(
    ("events", "row", "words"),
    [
        (["roll one_cat"], 0, "Zoé takes it back and 1 more."),
        (["roll paw", "who 2"], 0, "Ana takes it and 1 more."),
        (["roll fat_face"], 0, "Zoé takes 2 cat cards."),
        (["roll fat_face", "stack", "token skip"], 1, "Zoé takes 1 cat card."),
        (["roll fat_face", "stack", "token skip"], 2, "Zoé takes 3 cat cards."),
    ],
)
def test_a_fall_says_what_to_pick_up(
    handheld: SwitchOn, events: list[str], row: int, words: str
) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "5")
    begin(bench, TABLE)
    do(bench, *events)
    for key in ["DOWN"] * (row + 1) + ["OK"]:
        bench.press(key)
    assert words + " Leave the tower be." in bench.said()
    assert "2 more" not in " ".join(bench.said())


def test_a_finished_match_is_among_the_last_games_and_stays_there(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "3")
    for _ in range(2):
        begin(bench, TABLE[:2])
        do(bench, "roll one_cat", "stack", "roll two_cats", "stack", "stack")
        do(bench, "roll two_cats", "stack", "stack")
    show(bench, "cat_tower.menu.CatTower")
    for key in ("UP", "UP", "UP", "OK"):
        bench.press(key)
    assert [words for words in bench.said() if "Zoé" in words] == ["2  Zoé", "1  Zoé"]


def test_keys_do_nothing_while_the_die_tumbles(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    before = len(bench.handheld.journal("cat_tower"))
    for key in ("OK", "OK", "UP", "DOWN"):
        bench.press(key)
    assert len(bench.handheld.journal("cat_tower")) == before + 1


def test_house_rules_hold_for_the_matches_begun_after_them(handheld: SwitchOn) -> None:
    bench = handheld()
    settings = bench.handheld.settings
    for name, value in (("doubled", "fish"), ("fatty", "reuse"), ("pays", "active")):
        settings.set("cat_tower." + name, value)
    settings.set("cat_tower.belly", "5")
    begin(bench, TABLE)
    settings.set("cat_tower.doubled", "paw")
    match = state(bench)
    assert match.doubled == "fish"
    assert (match.house["fatty"], match.house["pays"]) == ("reuse", "active")
    assert list(match.bag.box) == [2, 2, 5, 2, 2, 5]


@pytest.mark.parametrize(("players", "dealt"), [(2, 9), (3, 9), (4, 7)])
def test_nobody_is_dealt_more_cards_than_there_are(
    handheld: SwitchOn, players: int, dealt: int
) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "9")
    begin(bench, TABLE[:players])
    assert state(bench).hands == [dealt] * players


def test_home_offers_to_continue_until_the_match_is_over(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("cat_tower.hand", "3")
    begin(bench, TABLE[:2])
    assert bench.handheld.settings.get("unfinished") == "cat_tower:1"
    do(bench, "roll two_cats", "stack", "stack", "roll one_cat", "stack", "roll one_cat", "stack")
    assert "Zoé wins!" in bench.said()
    assert bench.handheld.settings.get("unfinished") == ""


def test_another_apps_unfinished_game_stays_the_one_to_continue(handheld: SwitchOn) -> None:
    from miaou.screens import unfinished

    settings = handheld().handheld.settings
    unfinished.remember(settings, "chats")
    unfinished.finish(settings, "cat_tower")
    assert settings.get("unfinished") == "chats"


def test_a_new_match_carries_the_rolls_of_the_last_one_on(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE)
    do(bench, "roll one_cat", "stack", "roll fish", "stack")
    begin(bench, TABLE)
    assert state(bench).rolls == [1, 0, 0, 1, 0]
    assert next(Journal("saves/cat_tower").events())[:5] == ["rolled", "1", "0", "0", "1"]


def test_the_last_token_that_is_no_catty_fatty_stays_in_the_bag(handheld: SwitchOn) -> None:
    bench = handheld()
    settings = bench.handheld.settings
    for token in ("reverse", "skip", "paws", "belly"):
        settings.set("cat_tower." + token, "0")
    settings.set("cat_tower.equal", "9")
    show(bench, "cat_tower_house.house_rules.TokenCounts")
    bench.press("DOWN")
    bench.press("DOWN")
    bench.press("OK")
    assert "The bag needs a token that is not a Catty Fatty." in bench.said()
    assert settings.get("cat_tower.equal") == "1"
