"""How long the timer runs is asked, kept within an hour, and remembered."""

from host_tests.helpers.chats_timer import App, in_chats, shown, started
from host_tests.helpers.gestures import SwitchOn, power_cut, press, put


def test_down_sets_another_length_which_waits_for_ok_and_is_remembered(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_000)
    press(bench, "DOWN DOWN DOWN OK")
    assert bench.said()[:2] == ["Ready to start", "[13:00]"]
    bench.wait(10_000)
    assert shown(bench) == "13:00"
    power_cut(bench)
    put(bench, App(bench), "chats")
    press(bench, "OK")
    assert bench.said() == ["[13:00]", "+1:00", "Length", "Pause"]


def test_the_same_length_again_is_a_new_start(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_000)
    press(bench, "DOWN OK OK")
    assert shown(bench) == "15:00"
    bench.wait(1000)
    assert shown(bench) == "14:59"


def test_a_length_is_from_one_minute_to_sixty(handheld: SwitchOn) -> None:
    bench = started(handheld(), "2")
    press(bench, "DOWN DOWN DOWN DOWN OK")
    assert shown(bench) == "1:00"
    press(bench, "DOWN" + " UP" * 70 + " OK")
    assert shown(bench) == "60:00"


def test_the_clock_runs_on_under_the_question_for_its_length(handheld: SwitchOn) -> None:
    bench = started(handheld())
    press(bench, "DOWN")
    bench.wait(30_000)
    press(bench, "BACK")
    assert shown(bench) == "14:30"


def test_a_length_that_was_changed_meanwhile_counts_unless_a_time_is_under_way(
    handheld: SwitchOn,
) -> None:
    bench = started(handheld(), "2")
    press(bench, "DOWN OK BACK BACK")
    in_chats(bench, "20")
    press(bench, "OK")
    assert shown(bench) == "20:00"
    bench.wait(10_000)
    press(bench, "BACK BACK")
    in_chats(bench, "30")
    press(bench, "OK")
    assert shown(bench) == "19:50"
