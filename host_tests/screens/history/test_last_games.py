"""The list of last games, for any app that files them."""

from host_tests.helpers.gestures import SwitchOn, show
from miaou.core.journal import Journal
from miaou.rules.history import LAST
from tools.virtual.workbench import Bench


def file(bench: Bench, *games: str) -> None:
    from miaou.screens.history.filing import keep

    for game in games:
        keep(bench.handheld.journal("chats_history"), game.split(" "))


def listed(bench: Bench) -> list[str]:
    show(bench, "history.last_games.LastGames", "chats", "Chats")
    return bench.said()


def test_the_latest_game_is_on_top(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "result 4 Zoé 1 21 Max 2 20", "result 31 Max 1 9 Ana 1 9 Zoé 3 3")
    assert listed(bench) == ["Last games", "Who wins?", "9", "2  Max +1", "21", "1  Zoé"]
    bench.press("DOWN")
    bench.press("OK")
    assert bench.said() == ["Game 2: Max, Ana\n9 – 9 – 3", "Phone", "OK"]


def test_a_game_filed_before_a_power_cut_is_not_listed_twice(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "result 4 Zoé 1 21 Max 2 20", "result 4 Max 1 22 Zoé 2 21")
    assert listed(bench) == ["Last games", "Who wins?", "22", "1  Max"]


def test_the_same_told_again_writes_nothing(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "result 4 Zoé 1 21 Max 2 20")
    written = list(Journal("saves/chats_history").events())
    file(bench, *["result 4 Zoé 1 21 Max 2 20"] * 2)
    assert list(Journal("saves/chats_history").events()) == written


def test_without_games_it_says_so(handheld: SwitchOn) -> None:
    assert listed(handheld()) == ["No game is finished yet.", "OK"]


def test_games_that_0_1_has_filed_are_listed(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "game 4 Zoé,Max 21 21 3")
    assert listed(bench) == ["Last games", "Who wins?", "21", "1  Zoé +1"]


def test_the_journal_stays_small_and_the_numbers_go_on(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, *[f"result {n} Zoé 1 {n} Max 2 0" for n in range(1, 201)])
    assert len(bench.handheld.journal("chats_history")) <= 60 + LAST + 20
    assert "200  Zoé" in listed(bench)


def test_names_too_long_for_a_line_are_left_out_from_the_last_on(handheld: SwitchOn) -> None:
    bench = handheld()
    names = [chr(0x20A0 + at) * 10 for at in range(6)]
    file(bench, "result 4 " + " ".join(f"{name} {at + 1} 20" for at, name in enumerate(names)))
    bench.handheld.journal("chats_history").fold()
    _handheld, event = Journal("saves/chats_history").events()
    assert event[2::3] == names[:5] + ["?"]


def test_a_history_begins_with_a_word_that_is_the_handhelds_own(handheld: SwitchOn) -> None:
    words = []
    for seed in (1, 2):
        bench = handheld(seed=seed)
        file(bench, "result 4 Zoé 1 21 Max 2 20", "result 9 Max 1 21")
        words += [event for event in Journal("saves/chats_history").events() if len(event) == 2]
        bench.handheld.journal("chats_history").restart()
    assert [word[0] for word in words] == ["handheld", "handheld"]
    assert words[0][1] != words[1][1]


def test_a_history_that_was_begun_without_one_goes_on_without(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.journal("chats_history").append("result", "4", "Zoé", "1", "21")
    file(bench, "result 9 Zoé 1 30")
    assert [event[0] for event in Journal("saves/chats_history").events()] == ["result"] * 2
