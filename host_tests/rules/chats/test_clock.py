"""Chats' clock: it counts what passes, no more and no less, and warns in time."""

import inspect
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.rules.chats import clock as chats_clock
from miaou.rules.chats.clock import BATTLE, MOST, WARNINGS, Clock
from tools.virtual.world import TICKS_PERIOD, ticks_add
from tools.wasm import MicroPython

NOW: Any = TICKS_PERIOD - 5000  # ticks wrap five seconds after the start
BOARD_PERIOD = 1 << 30


def later(ms: int) -> Any:
    return ticks_add(NOW, ms)


def running(seconds: int = BATTLE) -> Clock:
    clock = Clock(seconds)
    clock.start(NOW)
    return clock


def test_a_battle_lasts_fifteen_minutes() -> None:
    clock = Clock()
    assert (clock.shown(), clock.running, clock.begun, clock.wait()) == (900, False, False, -1)


@pytest.mark.parametrize("seconds", [0, -1, MOST + 1])
def test_it_is_set_to_an_hour_at_most(seconds: int) -> None:
    clock = running()
    with pytest.raises(ValueError, match="an hour at most"):
        clock.set(seconds)
    assert (clock.seconds, clock.running) == (BATTLE, True)


def test_time_passes_only_while_it_runs() -> None:
    clock = Clock()
    clock.tell(NOW)
    clock.tell(later(3000))
    assert clock.left == 900_000
    clock.start(later(3000))
    clock.pause(later(4500))
    clock.tell(later(60_000))
    clock.start(later(61_000))
    clock.tell(later(61_250))
    assert clock.left == 900_000 - 1500 - 250


def test_begun_seconds_are_shown_and_then_those_past_the_end() -> None:
    clock = running(2)
    shown = []
    for ms in (0, 1, 999, 1000, 1999, 2000, 2999, 3000, 4000):
        clock.tell(later(ms))
        shown.append(clock.shown())
    assert shown == [2, 2, 2, 1, 1, 0, 0, -1, -2]


@given(ms=st.integers(0, 2 * 900_000))
def test_it_wakes_just_when_other_seconds_are_shown(ms: int) -> None:
    clock = running()
    clock.tell(later(ms))
    before, wait = clock.shown(), clock.wait()
    assert 1 <= wait <= 1000
    clock.tell(later(ms + wait - 1))
    assert clock.shown() == before
    clock.tell(later(ms + wait))
    assert clock.shown() == before - 1


def warned(clock: Clock, steps: "range") -> list[int]:
    told = []
    for ms in steps:
        clock.tell(later(ms))
        told.append(clock.warning())
    return [warning for warning in told if warning >= 0]


def test_it_warns_at_five_minutes_at_one_and_in_the_last_ten_seconds_once_each() -> None:
    assert warned(running(), range(0, 960_000, 250)) == list(WARNINGS)
    assert WARNINGS == (300, 60, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)


@pytest.mark.parametrize("seconds", WARNINGS)
def test_a_warning_comes_to_the_millisecond(seconds: int) -> None:
    clock = running()
    clock.tell(later(900_000 - seconds * 1000 - 1))
    clock.warning()
    clock.tell(later(900_000 - seconds * 1000))
    assert clock.warning() == seconds


def test_a_battle_of_five_minutes_does_not_open_with_a_warning() -> None:
    assert warned(running(300), range(0, 240_000, 1000)) == []


def test_after_a_long_sleep_only_the_latest_warning_is_told() -> None:
    assert warned(running(), range(0, 1_000_000, 850_000)) == [60]


def test_a_minute_more_brings_its_warnings_back() -> None:
    clock = running(70)
    assert warned(clock, range(0, 20_000, 1000)) == [60]
    clock.add_minute(later(20_000))
    assert clock.left == 110_000
    assert warned(clock, range(20_000, 75_000, 1000)) == [60]


def test_a_minute_added_after_the_end_is_a_whole_one() -> None:
    clock = running(1)
    clock.add_minute(later(31_000))
    assert clock.left == 60_000


def test_the_clock_holds_an_hour_at_most() -> None:
    clock = Clock(MOST)
    with pytest.raises(ValueError, match="an hour at most"):
        clock.add_minute(NOW)
    assert clock.left == MOST * 1000


def test_past_the_end_it_counts_until_someone_stops_it() -> None:
    clock = running(60)
    clock.tell(later(83_000))
    assert (clock.is_up, clock.running, clock.shown()) == (True, True, -23)
    clock.pause(later(84_000))
    clock.tell(later(90_000))
    assert (clock.is_up, clock.running, clock.shown()) == (True, False, -24)


def test_a_warning_that_comes_due_with_a_pause_is_not_told() -> None:
    clock = running(61)
    clock.pause(later(1000))
    assert clock.warning() == -1
    clock.start(later(2000))
    assert warned(clock, range(2000, 50_000, 1000)) == []


def test_a_clock_that_runs_is_not_started_again() -> None:
    clock = running()
    with pytest.raises(ValueError, match="runs already"):
        clock.start(later(10))
    clock.pause(later(20))
    assert clock.left == 900_000 - 20


@pytest.mark.parametrize("passed", [0, 1, 250_400, 900_000, 1_000_000])
def test_after_a_power_cut_it_stands_where_it_was_saved(passed: int) -> None:
    clock = running()
    clock.tell(later(passed))
    again = Clock()
    again.restore(clock.saved())
    assert (again.running, again.left, again.seconds) == (False, clock.left, 900)
    assert again.warning() == -1
    again.start(later(0))
    again.tell(later(10))
    assert again.left == clock.left - 10


@given(lived=st.integers(0, 70_000), late=st.integers(0, 20))
def test_saved_at_every_waking_it_loses_at_most_a_second_to_a_power_cut(
    lived: int, late: int
) -> None:
    clock = running(60)
    saved = clock.saved()
    awake = clock.wait() + late
    while awake <= lived:
        clock.tell(later(awake))
        saved = clock.saved()
        awake += clock.wait() + late
    clock.tell(later(lived))
    again = Clock()
    again.restore(saved)
    assert 0 <= again.left - clock.left <= 1000 + late


def test_the_leaders_seconds_are_a_short_clock_set_anew_for_each_trick() -> None:
    choosing = running(5)
    assert warned(choosing, range(0, 5001, 1000)) == [4, 3, 2, 1, 0]
    choosing.set(5)
    choosing.start(later(9000))
    choosing.tell(later(9100))
    assert choosing.left == 4900


@pytest.mark.parametrize("words", ["", "900", "900 1 2", "900 x", "0 1000", "900 3600001"])
def test_what_is_no_saved_clock_changes_nothing(words: str) -> None:
    clock = running()
    with pytest.raises(ValueError, match=r".+"):
        clock.restore(words.split())
    assert (clock.seconds, clock.left, clock.running) == (900, 900_000, True)


@given(steps=st.lists(st.integers(0, 5000), max_size=50))
@pytest.mark.parametrize("period", [TICKS_PERIOD, BOARD_PERIOD])
def test_over_an_hour_not_a_millisecond_is_lost_also_across_the_wrap(
    period: int, steps: list[int]
) -> None:
    with pytest.MonkeyPatch.context() as board:
        board.setattr(chats_clock, "ticks_diff", ticks_diff_of(period))
        clock = Clock(MOST)
        start: Any = period - 30_000
        passed = 0
        clock.start(start)
        for step in [*steps, 3_700_000]:
            passed += step
            now: Any = (start + passed) % period
            clock.tell(now)
            assert clock.left == MOST * 1000 - passed


def ticks_diff_of(period: int) -> Any:
    half = period // 2
    return lambda end, start: (end - start + half) % period - half


# A step is what is done, and how many ms after the step before; below zero, a reading out of order.
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["start", "pause", "add_minute", "tell", "tell"]),
        st.one_of(st.integers(-2000, 2000), st.integers(0, 400_000)),
    ),
    max_size=40,
)


def timed(seconds: int, now: Any, steps: list[list[Any]]) -> list[list[Any]]:
    """What a clock tells after each step; a refusal is told too."""
    clock = Clock(seconds)
    told: list[list[Any]] = []
    for name, ms in steps:
        now = ticks_add(now, ms)
        reason = ""
        try:
            getattr(clock, name)(now)
        except ValueError as refusal:
            reason = str(refusal)
        told.append([reason, clock.left, clock.shown(), clock.wait(), clock.running])
        told[-1].append(clock.warning())
    return told


@given(seconds=st.integers(1, MOST), steps=STEPS)
def test_it_never_runs_backwards(seconds: int, steps: list[list[Any]]) -> None:
    lefts = [seconds * 1000] + [told[1] for told in timed(seconds, NOW, steps)]
    for (before, after), (name, _ms) in zip(pairwise(lefts), steps, strict=True):
        if name == "add_minute":
            assert after <= max(before, 0) + 60_000
        else:
            assert after <= before


@given(seconds=st.integers(1, MOST), steps=STEPS)
def test_it_is_the_same_clock_on_micropython(
    micropython: MicroPython, seconds: int, steps: list[list[Any]]
) -> None:
    program = (
        "from tools.virtual import plug\n"
        "plug.install()\n"
        "from miaou.rules.chats.clock import Clock\n"
        "from tools.virtual.world import ticks_add\n"
        "Any = None\n"
    )
    micropython.write("/timed_chats.py", (program + inspect.getsource(timed)).encode())
    there = micropython.call("timed_chats.timed", seconds, NOW, steps)
    assert there == timed(seconds, NOW, steps)
