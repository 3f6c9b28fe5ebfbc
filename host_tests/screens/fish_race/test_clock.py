"""Three, two, one, MIAOU! and a stopwatch that is right, bright and cheap."""

import pytest

from host_tests.helpers.fish_race import COUNT, opened, running, skip, start
from host_tests.helpers.gestures import PRESS, SwitchOn, heard, press, sent_in_each
from miaou.core.power import ACTIVE
from miaou.core.sound import LAST_SECONDS, MEOW
from tools.virtual.world import TICKS_PERIOD


def test_the_reminder_says_what_the_table_needs(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    assert bench.said()[:3] == ["Fish race", "[fish]", "7 cards each. Die in the middle."]


def test_three_two_one_miaou_a_second_each_and_each_with_its_sound(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    heard(bench)
    press(bench, "OK")
    bench.wait(900 - PRESS)
    for number in ("[3]", "[2]", "[1]"):
        assert bench.said() == [number]
        assert heard(bench) == [LAST_SECONDS[0]]
        bench.wait(1000)
    assert bench.said() == ["[MIAOU!]"]
    assert heard(bench) == list(MEOW)[::2]
    bench.wait(150)
    assert bench.said()[0] == "[0:01.0]"


def test_a_key_during_the_count_changes_neither_the_sound_nor_the_clock(
    handheld: SwitchOn,
) -> None:
    bench = opened(handheld())
    press(bench, "OK")
    heard(bench)
    press(bench, "OK DOWN")
    assert heard(bench) == []
    bench.wait(COUNT - 3 * PRESS + 500)
    press(bench, "OK")
    bench.wait(1000)
    assert running(bench) == pytest.approx(1.5 + PRESS / 1000, abs=0.15)


@pytest.mark.parametrize(
    ("ms", "shown"), [(1050, "0:01.0"), (12345, "0:12.3"), (60050, "1:00.0"), (599950, "9:59.9")]
)
def test_the_clock_counts_from_miaou_on(handheld: SwitchOn, ms: int, shown: str) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, ms)
    assert bench.said()[0] == f"[{shown}]"


def test_the_clock_is_right_across_the_wrap_of_the_ticks(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.wait(TICKS_PERIOD - 20000)
    press(bench, "UP")  # lights up, and does no more
    opened(bench)
    start(bench)
    before = bench.world.ticks_ms()
    bench.wait(30050)
    assert bench.world.ticks_ms() < before
    assert bench.said()[0] == "[0:30.0]"


def test_a_tenth_wakes_it_once_and_sends_one_small_digit(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(1050)
    sent = sent_in_each(bench, 200, 100)
    assert sorted(sent)[179] <= 64  # nine in ten change nothing but the tenth
    assert max(sent) <= 192


def test_nothing_dims_while_the_clock_runs(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("sleep", "1")
    bench.handheld.arrange()
    opened(bench)
    start(bench)
    for _ in range(18):
        bench.wait(5000)
        assert bench.handheld.power.state == ACTIVE
    press(bench, "OK")
    bench.wait(60000)
    assert bench.handheld.power.state != ACTIVE


def test_back_ends_the_count_at_once(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    press(bench, "OK")
    bench.wait(1500)
    press(bench, "OK DOWN")
    assert bench.said() == ["[2]"]
    press(bench, "BACK")
    assert bench.said()[0] == "Fish race"
    bench.wait(5000)
    assert bench.said()[0] == "Fish race"
