"""The list of last games, for any app that files them."""

from collections.abc import Callable

from host_tests.helpers.gestures import show
from miaou.core.journal import Journal
from tools.virtual.workbench import Bench

SwitchOn = Callable[..., Bench]


def file(bench: Bench, *games: str) -> None:
    from miaou.screens.history.last_games import keep

    for game in games:
        keep(bench.handheld.journal("games"), game.split(" "))


def listed(bench: Bench, present: str = "") -> list[str]:
    words = present.split(" ") if present else []
    show(bench, "history.last_games.LastGames", "games", "Chats", "Last games", words)
    return bench.said()


def test_the_latest_game_is_on_top(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "game 4 Zoé 21 20", "game 31 Max,Ana 9 9 3")
    assert listed(bench) == ["Last games", "9", "2  Max +1", "21", "1  Zoé"]
    bench.press("OK")
    assert bench.said() == ["Game 2: Max, Ana\n9 – 9 – 3", "OK"]


def test_a_finished_game_is_shown_before_it_is_filed(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "game 4 Zoé 21 20")
    assert "2  Max" in listed(bench, "game 31 Max 9 8")
    assert len(Journal("saves/games")) == 1


def test_a_game_filed_before_a_power_cut_is_not_listed_twice(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, "game 4 Zoé 21 20")
    assert listed(bench, "game 4 Max 22 21") == ["Last games", "22", "1  Max"]


def test_without_games_it_says_so(handheld: SwitchOn) -> None:
    assert listed(handheld()) == ["No game is finished yet.", "OK"]


def test_the_journal_stays_small_and_the_numbers_go_on(handheld: SwitchOn) -> None:
    bench = handheld()
    file(bench, *[f"game {n} Zoé {n} 0" for n in range(1, 201)])
    assert len(bench.handheld.journal("games")) <= 60
    assert listed(bench)[2] == "200  Zoé"
