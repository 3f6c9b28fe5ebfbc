"""At zero the trick under way is finished: the timer says so and counts on until it is seen."""

import pytest

from host_tests.helpers.chats_timer import shown, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, press


def test_at_zero_it_says_to_finish_the_trick_and_counts_on_until_ok(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 500)
    assert bench.said() == ["Finish this trick!", "[+0:00]", "+1:00", "Length", "OK"]
    bench.wait(23_000)
    assert shown(bench) == "+0:23"
    press(bench, "OK")
    assert bench.said()[:2] == ["Ready to start", "[1:00]"]
    bench.wait(5000)
    assert shown(bench) == "1:00"


def test_back_too_says_that_the_end_was_seen(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5000)
    press(bench, "BACK OK")
    assert bench.said() == ["[1:00]", "+1:00", "Length", "Pause"]


def test_a_minute_added_past_the_end_is_a_whole_one(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE + 5000)
    press(bench, "UP")
    assert bench.said() == ["[1:00]", "+1:00", "Length", "Pause"]


@pytest.mark.parametrize("early", range(-3, 4))
def test_a_key_at_the_very_end_is_no_fault(handheld: SwitchOn, early: int) -> None:
    bench = started(handheld(), "1")
    bench.wait(MINUTE - early)
    press(bench, "OK")
    assert bench.said()[0] in ("Paused", "Ready to start")


def test_an_hour_past_the_end_nobody_will_come(handheld: SwitchOn) -> None:
    bench = started(handheld(), "1", "1")
    bench.wait(62 * MINUTE)
    wakes = bench.world.wakes
    bench.wait(60 * MINUTE)
    assert bench.world.wakes == wakes
    press(bench, "UP")
    assert bench.said()[:2] == ["Finish this trick!", "[+60:00]"]
