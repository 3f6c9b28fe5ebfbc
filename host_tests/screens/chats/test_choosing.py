"""The seconds that a leader has to choose: shown, heard, and what happens when they are over."""

from collections.abc import Callable
from typing import Any

from host_tests.helpers.gestures import MINUTE, SwitchOn, heard, put
from miaou.core.power import SLEEP
from miaou.core.sound import LAST_SECONDS, WARNING
from miaou.screens.chats.choosing import Choosing
from miaou.screens.chats.clock import CHOOSING, TOO_LATE
from miaou.screens.chats.house_rules import CLOCK_CHOICES, CLOCK_VALUES
from tools.virtual.workbench import Bench


class Leader:
    """A screen for nothing but the choosing clock."""

    def __init__(self, bench: Bench) -> None:
        self.choosing = Choosing(bench.handheld)
        self.passed = 0
        self._now: Callable[[], Any] = bench.world.ticks_ms

    def wake(self, now: Any) -> int:
        wait = self.choosing.wake(now)
        if self.choosing.late and self.choosing.passes:
            self.passed += 1
            self.choosing.start(now)
            wait = self.choosing.wake(now)
        return wait

    def draw(self, canvas: Any) -> None:
        self.choosing.draw(canvas, 0, 0, canvas.width)

    def key(self, _key: int) -> None:
        self.choosing.start(self._now())


def leading(bench: Bench, choosing: str, too_late: str = "") -> Leader:
    bench.handheld.settings.set("sleep", "1")
    bench.handheld.arrange()
    bench.handheld.settings.set(CHOOSING, choosing)
    bench.handheld.settings.set(TOO_LATE, too_late)
    leader = Leader(bench)
    put(bench, leader, "chats")
    bench.key_down("OK")
    bench.key_up("OK")
    heard(bench)
    return leader


def test_the_leaders_seconds_are_shown_and_the_last_three_are_heard(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5")
    read = []
    for _ in range(5):
        read.append(bench.said())
        bench.wait(1000)
    assert read == [["5"], ["4"], ["3"], ["2"], ["1"]]
    bench.wait(1000)
    assert bench.said() == []
    assert leader.choosing.late
    assert not leader.choosing.running
    notes = [hertz for _ms, hertz, duty in bench.world.tones or [] if duty]
    assert notes == [LAST_SECONDS[0]] * 3 + [WARNING[0]] * 3


def test_the_bar_shrinks(handheld: SwitchOn) -> None:
    bench = handheld()
    leading(bench, "10")
    lit = []
    for _ in range(10):
        lit.append(sum(bool(bench.handheld.canvas.pixels.pixel(x, 3)) for x in range(14, 126)))
        bench.wait(1000)
    assert lit[0] == 112
    assert lit == sorted(lit, reverse=True)
    assert len(set(lit)) == 10


def test_too_late_is_a_sound_only_unless_the_table_wants_more(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5")
    bench.wait(20_000)
    assert (leader.passed, leader.choosing.late) == (0, True)
    bench.press("OK")
    assert not leader.choosing.late


def test_the_next_leader_has_all_the_seconds(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(5050)
    assert leader.passed == 1
    assert bench.said() == ["5"]


def test_a_table_that_has_gone_is_not_passed_round_for_ever(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(10 * MINUTE)
    assert leader.passed == 6
    assert bench.handheld.power.state == SLEEP


def test_where_no_seconds_are_counted_nothing_happens(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "off", "next")
    bench.wait(3000)
    wakes = bench.world.wakes
    bench.wait(20_000)
    assert bench.world.wakes == wakes
    assert (leader.passed, leader.choosing.late, bench.said()) == (0, False, [])


def test_stopped_in_time_it_stays_silent(handheld: SwitchOn) -> None:
    bench = handheld()
    leader = leading(bench, "5", "next")
    bench.wait(1500)
    leader.choosing.stop()
    bench.wait(20_000)
    assert (leader.passed, heard(bench)) == (0, [])


def test_the_house_rules_offer_what_the_choosing_clock_knows() -> None:
    values = {name: values for name, _words, _line, values in CLOCK_CHOICES}
    assert values == {
        CHOOSING: ("off", "5", "10", "15", "20", "30"),
        TOO_LATE: ("sound", "next"),
    }
    named = [value for values in values.values() for value in values if not value.isdigit()]
    assert sorted(named) == sorted(CLOCK_VALUES)
