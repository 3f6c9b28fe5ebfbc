"""The timer's keys: it starts at once, pauses, goes on, takes a minute more, and is left."""

import pytest

from host_tests.helpers.chats_timer import in_chats, shown, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, press
from tools.virtual import two_buttons


def test_one_press_in_the_menu_and_fifteen_minutes_run(handheld: SwitchOn) -> None:
    bench = started(handheld())
    assert bench.said() == ["[15:00]", "+1:00", "Length", "Pause"]
    bench.wait(900)
    assert shown(bench) == "15:00"
    bench.wait(100)
    assert shown(bench) == "14:59"


def test_ok_pauses_and_goes_on(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, "OK")
    assert bench.said() == ["Paused", "[14:50]", "+1:00", "Length", "Start"]
    bench.wait(5 * MINUTE)
    press(bench, "OK")
    assert shown(bench) == "14:50"
    bench.wait(1000)
    assert shown(bench) == "14:49"


@pytest.mark.parametrize("pause", ["", "OK"], ids=["running", "paused"])
def test_up_adds_a_minute(handheld: SwitchOn, pause: str) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, pause + " UP UP")
    assert shown(bench) == "16:50"
    assert ("Paused" in bench.said()) == bool(pause)


def test_more_than_an_hour_is_refused_in_words(handheld: SwitchOn) -> None:
    bench = started(handheld(language="fr"), "59")
    bench.wait(5000)
    press(bench, "UP")
    assert shown(bench) == "59:55"
    press(bench, "UP")
    assert bench.said()[0] == "Le chrono tient une heure au plus."
    bench.wait(10_000)
    press(bench, "OK")
    assert shown(bench) == "59:45"


def test_back_pauses_and_leaves(handheld: SwitchOn) -> None:
    bench = started(handheld())
    bench.wait(10_500)
    press(bench, "BACK")
    assert "Timer" in bench.said()
    bench.wait(MINUTE)
    press(bench, "OK")
    assert bench.said()[:2] == ["Paused", "[14:50]"]


def test_on_top_of_a_game_back_leaves_the_clock_running(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    press(bench, "DOWN OK UP OK BACK")
    bench.wait(10_000)
    press(bench, "OK")
    assert shown(bench) == "14:50"
    assert "Paused" not in bench.said()


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = in_chats(handheld(two_buttons))
    press(bench, "OK UP DOWN DOWN OK")
    assert bench.said()[:2] == ["Ready to start", "[14:00]"]
    press(bench, "BACK")
    assert "Timer" in bench.said()
