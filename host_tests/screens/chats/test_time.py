"""A game by the clock: the last trick, and when the clock stands."""

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import MINUTE, SwitchOn, power_cut, press, show, top
from miaou.screens.chats.clock import at_work
from tools.virtual.workbench import Bench


def test_time_that_runs_out_during_a_question_makes_this_trick_the_last(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    bench.press("OK")
    bench.wait(MINUTE + 1000)
    bench.press("OK")
    assert bench.said()[:2] == ["Time is up!", "Count the cards"]
    bench.press("OK")
    assert (state(bench).task, state(bench).end, state(bench).winners) == ("over", "time", [0])


def time_is_up(bench: Bench, *events: str) -> Bench:
    """In a game of three and of a minute, after these."""
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    do(bench, *events)
    bench.wait(MINUTE + 1000)
    return bench


def test_before_a_game_its_limit_is_asked_and_the_last_answer_is_offered_first(
    handheld: SwitchOn,
) -> None:
    bench = handheld()
    bench.seat(TABLE[:2])
    bench.handheld.settings.set("chats.cards", "36")
    limits = []
    for keys in ("OK", "DOWN OK", "DOWN OK UP UP OK", "OK OK", "UP OK", "OK"):
        show(bench, "chats.menu.Chats")
        under_way = "Continue" in bench.said()[1]  # it is given up
        press(bench, "DOWN DOWN DOWN DOWN OK OK OK OK" if under_way else "DOWN OK OK OK")
        assert bench.said()[:2] == ["Until when?", "One has all cards"]
        press(bench, keys + " DOWN OK")
        limits.append(state(bench).limit)
    assert limits == [0, 15, 17, 17, 15, 15]


@pytest.mark.parametrize(("keys", "limit"), [("DOWN OK", 5), ("UP UP OK", 0)])
def test_when_time_is_up_the_table_plays_on_with_more_time_or_none(
    handheld: SwitchOn, keys: str, limit: int
) -> None:
    bench = time_is_up(handheld(), "lead weight")
    press(bench, "OK OK " + keys)
    assert (state(bench).task, state(bench).limit) == ("trick", limit)
    assert ("5:00" in bench.said()) == bool(limit)
    bench.wait(2 * MINUTE)
    assert "Your choice!" in bench.said()
    assert ("3:00" in bench.said()) == bool(limit)


def test_another_time_is_asked_for_and_is_up_again(handheld: SwitchOn) -> None:
    bench = time_is_up(handheld(), "lead weight")
    press(bench, "OK OK DOWN DOWN OK DOWN DOWN DOWN OK")
    assert "2:00" in bench.said()
    bench.wait(2 * MINUTE + 1000)
    assert state(bench).last


def test_that_the_table_plays_on_can_be_taken_back(handheld: SwitchOn) -> None:
    bench = time_is_up(handheld(), "lead weight")
    press(bench, "OK OK DOWN OK UP")
    assert bench.said()[:2] == ["Time is up!", "Count the cards"]
    press(bench, "UP OK")  # and so can the trick
    assert "Last trick!" in bench.said()


def test_after_a_power_cut_home_offers_the_game_and_its_clock_goes_on(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(25_000)
    power_cut(bench)
    assert "Continue: Chats" in bench.said()
    press(bench, "OK OK")
    minutes, seconds = map(int, bench.said()[0].split(":"))
    assert 0 <= 60 * minutes + seconds - (15 * 60 - 25) <= 10
    bench.wait(5000)
    assert bench.said()[0] == f"{minutes}:{seconds - 5:02d}"


def test_the_question_outlives_a_power_cut(handheld: SwitchOn) -> None:
    bench = time_is_up(handheld(), "lead weight")
    before = press(bench, "OK OK")
    power_cut(bench)
    assert press(bench, "OK OK") == before


def test_last_trick_is_said_during_a_trick_and_only_then(handheld: SwitchOn) -> None:
    bench = time_is_up(handheld(), "lead weight")
    assert "Last trick!" in bench.said()
    press(bench, "OK OK")
    assert "Last trick!" not in bench.said()


def test_between_two_tricks_time_is_up_and_the_table_says_whether_one_is_on(
    handheld: SwitchOn,
) -> None:
    bench = time_is_up(handheld(), "won 1")
    assert "Last trick!" not in bench.said()
    assert "Time is up!" in bench.said()
    press(bench, "OK")
    assert bench.said()[:3] == ["Time is up!", "Finish this trick", "Count the cards"]
    press(bench, "DOWN OK")
    assert (state(bench).end, state(bench).hands.takers) == ("time", [1])


def test_a_trick_that_was_on_when_time_was_up_is_finished(handheld: SwitchOn) -> None:
    bench = time_is_up(handheld(), "won 1")
    press(bench, "OK OK OK OK")
    assert (state(bench).end, state(bench).hands.takers) == ("time", [1, 1])


def test_undo_takes_back_what_a_player_did_and_not_that_the_time_is_up(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.minutes", "1")
    begin(bench, TABLE[:3], timed=True)
    do(bench, "won 1")
    bench.wait(MINUTE + 1000)
    assert "Time is up!" in bench.said()
    bench.press("UP")
    assert state(bench).hands.takers == []
    assert "Time is up!" in bench.said()


def test_the_clock_stands_while_the_game_is_left(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(5000)
    clock = at_work(bench.handheld).clock
    bench.press("BACK")
    left = clock.left
    bench.wait(5000)
    assert clock.left == left
    bench.press("OK")
    assert clock.running


def test_the_clock_stands_after_the_game_until_that_is_taken_back(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3], timed=True)
    clock = at_work(bench.handheld).clock
    do(bench, "won 1", "stop")
    assert not clock.running
    bench.press("UP")
    assert clock.running


def test_without_a_time_limit_there_is_no_clock_and_nothing_wakes(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    assert not [words for words in bench.said() if ":" in words]
    assert top(bench).wake(bench.world.ticks_ms()) == -1


def test_a_table_that_everybody_has_left_hands_the_lead_round_once(handheld: SwitchOn) -> None:
    bench = handheld()
    for name, value in (("choosing", "5"), ("too_late", "next")):
        bench.handheld.settings.set("chats." + name, value)
    begin(bench, TABLE[:3])
    events = len(bench.handheld.journal("chats"))
    bench.wait(5500)
    assert state(bench).leader == 1
    bench.wait(MINUTE)
    assert state(bench).leader == 0
    assert len(bench.handheld.journal("chats")) == events + 3
