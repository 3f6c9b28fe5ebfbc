"""A race that ends without a winner: given up, cut short, or too long."""

import pytest

from host_tests.helpers.fish_race import opened, raced, running, skip, start, win
from host_tests.helpers.gestures import PRESS, SwitchOn, power_cut, press
from miaou.rules.cat_tower.fish_race import LONGEST


def test_a_power_cut_while_racing_loses_that_race_only(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    start(bench)
    bench.wait(5000)
    power_cut(bench)
    assert "Cat Tower" in bench.said()
    press(opened(bench), "DOWN")
    assert bench.said() == ["Records", "1", "Léa", "2\ue000", "0:30.0", "Forget all", "Who wins?"]


def test_back_asks_before_a_race_is_given_up(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(5000)
    press(bench, "BACK")
    assert bench.said()[0] == "Give up this race?"
    press(bench, "BACK")
    assert running(bench) == pytest.approx(5 + 2 * PRESS / 1000, abs=0.15)
    press(bench, "BACK OK")
    assert bench.said()[0] == "Fish race"
    assert raced(bench) == []


def test_after_ten_minutes_it_stops_and_says_so(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, (LONGEST + 1) * 100 - 50)
    assert bench.said()[0] == "[9:59.9]"
    bench.wait(100)
    assert bench.said()[0] == "Ten minutes, and no tower stands. Nobody wins."
    bench.wait(1000)
    wakes = bench.world.wakes
    bench.wait(20000)
    assert bench.world.wakes == wakes
    press(bench, "OK")
    assert bench.said()[0] == "Fish race"


@pytest.mark.parametrize("days", [1, 4])
def test_a_question_that_nobody_answers_for_days_ends_the_race(
    handheld: SwitchOn, days: int
) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(5000)
    press(bench, "BACK")
    bench.wait(days * 24 * 3600 * 1000)
    press(bench, "BACK BACK")
    assert bench.said()[0].startswith("Ten minutes")
