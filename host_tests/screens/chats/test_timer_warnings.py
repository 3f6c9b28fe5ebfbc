"""The table hears and sees when its time runs short, wherever it is looking."""

import pytest

from host_tests.helpers.chats import TABLE, begin
from host_tests.helpers.chats_timer import in_chats, negative, shown, started
from host_tests.helpers.gestures import MINUTE, SwitchOn, heard, press
from miaou.core.power import ACTIVE, DIM, SLEEP
from miaou.core.sound import LAST_SECONDS, MEOW, WARNING


def test_it_warns_at_five_minutes_at_one_and_in_the_last_ten_seconds(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    began = bench.world.us // 1000
    bench.world.tones = []
    press(bench, "OK")
    bench.wait(901_000)
    told: dict[int, list[int]] = {}
    for ms, hertz, duty in bench.world.tones:
        if duty:
            told.setdefault(900 - (ms - began) // 1000, []).append(hertz)
    assert sorted(told) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 60, 300]
    assert set(told[300]) == set(told[60]) == {WARNING[0]}
    assert all(told[left] == [LAST_SECONDS[0]] for left in range(1, 11))
    assert told[0][0] == MEOW[0]


@pytest.mark.parametrize("sound", ["on", "off"])
def test_a_warning_flashes_for_a_moment_and_is_silent_where_sound_is_off(
    handheld: SwitchOn, sound: str
) -> None:
    bench = handheld()
    bench.handheld.settings.set("sound", sound)
    started(bench, "2")
    heard(bench)
    bench.wait(MINUTE - 100)
    assert not negative(bench.picture())
    bench.wait(200)
    assert negative(bench.picture())
    bench.wait(500)
    assert not negative(bench.picture())
    assert heard(bench) == ([WARNING[0]] if sound == "on" else [])


def test_under_another_screen_it_warns_all_the_same(handheld: SwitchOn) -> None:
    bench = in_chats(handheld(), "2")
    press(bench, "DOWN OK")
    heard(bench)
    bench.wait(MINUTE)
    assert heard(bench) == [WARNING[0]]


def test_it_lights_up_for_warnings(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("chats.light", "dark")
    started(bench, "8", "1")
    bench.wait(3 * MINUTE - 100)
    assert bench.handheld.power.state == SLEEP
    assert not any(bench.picture())
    heard(bench)
    bench.wait(200)
    assert bench.handheld.power.state == ACTIVE
    assert negative(bench.picture())
    assert shown(bench) == "5:00"
    bench.wait(2000)
    assert heard(bench) == [WARNING[0]]
    assert shown(bench) == "4:58"


def test_a_running_clock_is_dim_never_dark_and_moves_against_burn_in(handheld: SwitchOn) -> None:
    bench = started(handheld(), sleep="1")
    shifts, states = set(), set()
    for _ in range(9):
        bench.wait(MINUTE)
        states.add(bench.handheld.power.state)
        shifts.add(bench.handheld.panel.shift)
        assert any(bench.picture())
    assert states == {DIM}
    assert len(shifts) == 4
    assert shown(bench) == "6:00"


def test_a_refereed_game_by_the_clock_stays_readable_too(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("sleep", "1")
    bench.handheld.arrange()
    begin(bench, TABLE[:3], timed=True)
    bench.wait(3 * MINUTE)
    assert bench.handheld.power.state == DIM
    assert "12:00" in bench.said()


def test_the_last_minute_is_bright(handheld: SwitchOn) -> None:
    bench = started(handheld(), "4", sleep="1")
    bench.wait(2 * MINUTE + 50_000)
    assert bench.handheld.power.state == DIM
    for _ in range(7):
        bench.wait(10_000)
        assert bench.handheld.power.state == ACTIVE


@pytest.mark.parametrize("keys", ["OK", "BACK", "BACK BACK"])
def test_once_it_stands_it_goes_dark_as_ever(handheld: SwitchOn, keys: str) -> None:
    bench = started(handheld(), sleep="1")
    bench.wait(2 * MINUTE)
    press(bench, keys)
    bench.wait(2 * MINUTE)
    assert bench.handheld.power.state == SLEEP
