"""Away from Chats the timer stands, is kept to the moment, and leaves nothing behind."""

import pytest

from host_tests.helpers.chats_timer import in_chats, saved, started
from host_tests.helpers.gestures import MINUTE, PRESS, SwitchOn, press
from miaou.screens.chats.clock import at_work, sooner


def test_at_home_it_stands_and_says_so_on_return(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    press(bench, "DOWN OK")
    bench.wait(10_000)
    press(bench, "BACK")
    bench.wait(MINUTE)
    in_chats(bench)
    press(bench, "OK")
    assert bench.said()[:2] == ["Paused", "[14:50]"]


def test_going_home_keeps_the_very_moment(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    began = bench.world.us
    press(bench, "DOWN OK")
    bench.wait(10_700)
    press(bench, "BACK")
    exact = 900_000 - (bench.world.us - began) // 1000
    left = saved()[1]
    unsure = 2 * PRESS + 50  # it began after the first press, and stood before the last was over
    assert exact <= left <= exact + unsure


def test_at_home_nothing_of_it_is_left_in_the_loop(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.wait(100)  # chance has been tested
    parts = list(bench.handheld.loop._parts)
    in_chats(bench)
    press(bench, "DOWN OK")
    bench.wait(10_000)
    assert bench.handheld.loop._parts != parts
    press(bench, "BACK")
    assert bench.handheld.loop._parts[: len(parts)] == parts
    bench.wait(3000)
    wakes = bench.world.wakes
    bench.wait(5 * MINUTE)
    assert bench.world.wakes == wakes


def test_the_part_it_stands_in_for_still_finds_its_quiet_moments(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = handheld()
    rests: list[int] = []
    monkeypatch.setattr(bench.handheld.quiet, "_work", lambda: rests.append(bench.world.us))
    started(bench)
    bench.wait(10_000)
    press(bench, "OK")
    bench.wait(10_000)
    assert len(rests) == 2


def test_there_is_one_clock_for_all_screens(handheld: SwitchOn) -> None:
    bench = in_chats(handheld())
    assert at_work(bench.handheld) is at_work(bench.handheld)


@pytest.mark.parametrize(("a", "b", "first"), [(-1, -1, -1), (-1, 5, 5), (5, -1, 5), (7, 5, 5)])
def test_the_earlier_of_two_deadlines_counts_and_none_is_no_deadline(
    a: int, b: int, first: int
) -> None:
    assert sooner(a, b) == first
