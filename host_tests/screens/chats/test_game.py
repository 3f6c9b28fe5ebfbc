"""A game of Chats from the deal to the rematch: resumed, taken back, ended, filed."""

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, power_cut, press, show, take_all_back
from miaou.core.journal import Journal
from tools.virtual.workbench import Bench


def menu_after_power_cut(bench: Bench) -> list[str]:
    """What the menu of Chats says."""

    power_cut(bench)
    show(bench, "chats.menu.Chats")
    return bench.said()


@pytest.mark.parametrize(
    "events",
    [
        [],
        ["won 2"],
        ["lead year"],
        ["lead year green", "change 2 weight orange"],
        ["lead cuddliness", "say 0 4"],
        ["tie 0 2"],
        ["tie 0 2", "show 0 red"],
        ["tie 0 1 2", "tie 0 1"],
        ["pass"],
        ["won 1", "time"],
        ["won 1", "time", "won 2"],
        ["stop"],
    ],
    ids=lambda events: ", ".join(events) or "begin",
)
def test_a_game_is_resumed_where_the_power_was_cut(handheld: SwitchOn, events: list[str]) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed="time" in events)
    do(bench, *events)
    before = bench.said()
    assert "Continue" in menu_after_power_cut(bench)[1]
    after = press(bench, "OK")
    assert [words for words in after if ":" not in words] == [
        words for words in before if ":" not in words
    ]


def test_a_game_that_is_over_is_not_continued(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    do(bench, "won 0", "stop")
    assert bench.said()[0] == "Zoé wins!"
    assert "Continue" not in " ".join(menu_after_power_cut(bench))


def test_undo_goes_back_to_the_first_trick_and_no_further(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    first = bench.said()
    do(bench, "lead year", "show 0 green", "tie 0 1", "tie 0 1", "won 1", "stop")
    take_all_back(bench, 6, first)


def test_the_box_is_counted_once(handheld: SwitchOn) -> None:

    bench = handheld()
    bench.seat(TABLE[:4])
    show(bench, "chats.menu.Chats")
    press(bench, "DOWN OK OK OK UP UP OK OK DOWN OK")
    assert bench.said()[:2] == ["[a cat]", "9 cards each. 2 set aside. Zoé leads."]
    press(bench, "BACK DOWN DOWN DOWN DOWN OK OK OK OK")
    assert "Until when?" in bench.said()


def test_house_rules_hold_for_the_games_begun_after_them(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.pot", "shared")
    begin(bench, TABLE[:3])
    bench.handheld.settings.set("chats.pot", "waits")
    assert state(bench).lost_pot == "shared"


def test_home_offers_to_continue_until_the_game_is_over(handheld: SwitchOn) -> None:
    bench = handheld()
    settings = bench.handheld.settings
    begin(bench, TABLE[:2], cards=4)
    assert settings.get("unfinished") == "chats"
    do(bench, "won 1", "won 1")
    assert settings.get("unfinished") == ""
    bench.press("UP")
    assert settings.get("unfinished") == "chats"


def test_a_rematch_files_the_game_and_deals_as_before(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], cards=10)
    do(bench, "won 1", "stop")
    press(bench, "OK OK")
    assert "3 cards each. 1 set aside. Zoé leads." in bench.said()
    assert (state(bench).names, state(bench).leader) == (TABLE[:3], 0)
    filed = list(Journal("saves/chats_history").events())[-1]
    assert filed[2:5] == ["Léo", "1", "5"]
    assert filed[4::3] == ["5", "2", "2"]


def test_a_game_that_is_given_up_is_not_filed(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    begin(bench, TABLE[:3])
    assert list(Journal("saves/chats_history").events()) == []


@pytest.mark.parametrize(
    ("ahead", "count"), [([], 0), ([0, -1, 0], 0), ([0, 1, -1, 1, 0], 2), ([-1, 2], 0)]
)
def test_the_lead_changes_when_another_player_has_most_cards(ahead: list[int], count: int) -> None:
    from miaou.screens.chats.graph import changes

    assert changes(ahead) == count
