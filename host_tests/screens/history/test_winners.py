"""Statistics of who wins: tonight and ever, whom they beat, and what becomes of names."""

from host_tests.helpers.gestures import HOUR, SwitchOn, power_cut, press, show
from tools.virtual.workbench import Bench


def play(bench: Bench, *games: str) -> None:
    """Games of Chats that are played and filed now."""
    from miaou.screens.history.filing import file

    for game in games:
        bench.handheld.evening["chats"] = bench.world.ticks_ms()
        file(bench.handheld, "chats", game.split(" "))


def winners(bench: Bench) -> list[str]:
    show(bench, "history.winners.Winners", "chats")
    return bench.said()


THREE = (
    "result 1 Zoé 1 21 Max 2 20",
    "result 2 Zoé 1 9 Ana 2 7 Max 3 3",
    "result 3 Max 1 30 Zoé 2 12",
)


def test_whoever_has_won_most_comes_first(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    said = winners(bench)
    places = [said.index(name + "\u00a0") for name in ("Zoé", "Max")]
    assert places == sorted(places)
    assert "2/3" in said
    assert "1/3" in said


def test_tonight_and_ever_are_a_press_apart(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    power_cut(bench)
    play(bench, "result 9 Ana 1 40 Max 2 3")
    said = winners(bench)
    assert said[1] == "Tonight"
    assert "1/1" in said
    assert press(bench, "OK")[1] == "For ever"
    assert "1/2" in bench.said()
    assert press(bench, "OK")[1] == "Tonight"


def test_after_power_up_tonight_begins_with_the_first_game(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    power_cut(bench)
    assert "Tonight" not in winners(bench)


def test_after_a_pause_of_four_hours_it_is_another_evening(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    bench.world.sleep(3 * HOUR)
    play(bench, "result 9 Ana 1 40 Max 2 3")
    assert "2/3" in winners(bench)
    bench.press("BACK")
    bench.world.sleep(5 * HOUR)
    assert "Tonight" not in winners(bench)
    play(bench, "result 10 Ana 1 40 Max 2 3")
    assert "2/3" not in winners(bench)


def test_a_game_that_was_over_before_the_plug_was_pulled_is_not_tonights(
    handheld: SwitchOn,
) -> None:
    from miaou.screens.history.filing import file

    bench = handheld()
    play(bench, *THREE)
    power_cut(bench)
    file(bench.handheld, "chats", ["result", "4", "Zoé", "1", "30"])
    assert "Tonight" not in winners(bench)
    assert "3/4" in bench.said()


def test_the_record_names_who_holds_it(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    winners(bench)
    assert "Highest ever: Max, 30" in press(bench, "UP OK")


def test_a_player_has_wins_runs_best_and_average(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    show(bench, "history.player.Player", "chats", "Zoé", False)
    said = " ".join(bench.said())
    assert "Wins 2 of 3" in said
    assert "In a row 0, best 2" in said
    assert "Best 21, average 14.0" in said


def test_down_tells_whom_they_beat(handheld: SwitchOn) -> None:
    bench = handheld()
    play(bench, *THREE)
    show(bench, "history.player.Player", "chats", "Zoé", False)
    said = press(bench, "DOWN")
    assert said[said.index("Max\u00a0") - 1] == "2:1"
    assert said[said.index("Ana\u00a0") - 1] == "1:0"


def test_a_race_shows_times_and_the_fastest_is_the_best(handheld: SwitchOn) -> None:
    from miaou.screens.history.filing import file

    bench = handheld()
    for number, tenths in enumerate((612, 300, 301)):
        told = ["result", str(number), "Zoé", "1", str(-tenths), "Max", "2", "-"]
        file(bench.handheld, "fish_race", told)
    show(bench, "history.player.Player", "fish_race", "Zoé", False)
    assert "Best 0:30.0, average 0:40.4" in " ".join(bench.said())
    show(bench, "history.winners.Winners", "fish_race")
    assert "Fastest ever: Zoé, 0:30.0" in press(bench, "UP OK")


def test_the_screens_of_somebody_who_has_played_nothing_say_so(handheld: SwitchOn) -> None:
    bench = handheld()
    show(bench, "history.player.Player", "chats", "Zoé", False)
    assert "Wins 0 of 0" in bench.said()
    assert "Nobody" in press(bench, "OK")
    winners(bench)
    assert "Nobody has played under a name yet." in press(bench, "OK")


def roster(bench: Bench, *names: str) -> None:
    from miaou.core.roster import Roster

    for name in names:
        Roster(bench.handheld.journal("players")).add(name)


def test_a_new_name_takes_its_games_along(handheld: SwitchOn) -> None:
    bench = handheld()
    roster(bench, "Zoé", "Max")
    play(bench, *THREE)
    manage = show(bench, "players.roster.ManageRoster")
    manage.at = 1
    manage._rename("Chloé")
    assert "Chloé\u00a0" in winners(bench)
    assert "Zoé\u00a0" not in bench.said()


def test_two_names_of_one_person_become_one(handheld: SwitchOn) -> None:
    bench = handheld()
    roster(bench, "Zoé", "Ana")
    play(bench, "result 1 Zoé 1 21 Max 2 20", "result 2 Ana 1 30 Max 2 20")
    show(bench, "players.roster.ManageRoster")
    said = press(bench, "DOWN OK DOWN DOWN DOWN OK OK")
    assert said[0] == "Are Zoé and Ana the same? Their games become those of Ana."
    assert "Zoé\u00a0" not in press(bench, "OK")
    assert "2/2" in winners(bench)


def test_two_names_that_sat_in_one_game_have_played_it_once(handheld: SwitchOn) -> None:
    bench = handheld()
    roster(bench, "Zoé", "Ana")
    play(bench, "result 1 Zoé 1 21 Max 2 20 Ana 3 9", "result 2 Max 1 30 Ana 2 20")
    show(bench, "players.roster.ManageRoster")
    press(bench, "DOWN OK DOWN DOWN DOWN OK OK OK")
    said = winners(bench)
    assert [word for word in said if "/" in word] == ["1/2", "1/2"]


def test_who_is_removed_may_be_erased_from_the_games_or_not(handheld: SwitchOn) -> None:
    for answer, there in (("BACK", True), ("OK", False)):
        bench = handheld()
        roster(bench, "Zoé")
        play(bench, *THREE)
        show(bench, "players.roster.ManageRoster")
        said = press(bench, "DOWN OK DOWN OK OK")
        assert said[0] == "Erase Zoé from the last games, too?"
        press(bench, answer)
        assert ("Zoé\u00a0" in winners(bench)) == there
        bench.handheld.journal("players").restart()
        bench.handheld.journal("chats_history").restart()


def test_who_has_played_nothing_is_removed_without_that_question(handheld: SwitchOn) -> None:
    bench = handheld()
    roster(bench, "Zoé")
    show(bench, "players.roster.ManageRoster")
    assert "New name" in press(bench, "DOWN OK DOWN OK OK")


def test_games_and_wins_of_a_player_in_all_games(handheld: SwitchOn) -> None:
    bench = handheld()
    roster(bench, "Zoé")
    play(bench, *THREE)
    show(bench, "players.roster.ManageRoster")
    said = press(bench, "DOWN OK DOWN DOWN OK")
    assert said[said.index("Chats") - 1] == "2/3"
    assert said[said.index("Yummy Kitty") - 1] == "–"
    assert "Wins 2 of 3" in press(bench, "DOWN OK")
