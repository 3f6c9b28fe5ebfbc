"""Battery gauge: believes the cell, not a single reading; warns once."""

import inspect
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.battery import CRITICAL, GOOD, LOW, MINUTE, Gauge, percent
from miaou.drivers.battery import Battery
from tools.virtual import machine
from tools.virtual.world import TICKS_PERIOD, World, ticks_add
from tools.wasm import MicroPython

PIN = 26
START = TICKS_PERIOD - 1000


class Cell:
    """A cell on the virtual converter, a gauge on it, and minutes that pass."""

    def __init__(self, millivolts: int) -> None:
        machine.enter(World())
        self.told: list[int] = []
        self.now = START
        self.set(millivolts)
        self.gauge = Gauge(Battery(PIN, 200).millivolts, self.told.append)
        self.gauge.wake(self.now)

    def set(self, millivolts: int) -> None:
        # Half a step up, so that the converter's own rounding gives the same millivolts back.
        machine.world.adc[PIN] = (millivolts * 65535 // 2 + 32768) // 3300

    def minute(self, millivolts: int) -> "Cell":
        self.set(millivolts)
        self.now = ticks_add(self.now, MINUTE)
        assert self.gauge.wake(self.now) == MINUTE
        return self

    def rest_at(self, millivolts: int) -> "Cell":
        """Long enough for it to be believed."""
        return self.minute(millivolts).minute(millivolts)


def at(level: int) -> int:
    """The even millivolts at which a cell first has this level."""
    return next(mv for mv in range(3300, 4202, 2) if percent(mv) >= level)


@pytest.mark.parametrize(
    ("millivolts", "level"),
    [(0, 0), (3300, 0), (3450, 3), (3500, 5), (3750, 35), (4199, 99), (4200, 100), (5000, 100)],
)
def test_the_curve_is_straight_between_its_points(millivolts: int, level: int) -> None:
    assert percent(millivolts) == level


def test_more_millivolts_are_never_less_charge() -> None:
    levels = [percent(millivolts) for millivolts in range(3200, 4300)]
    assert levels == sorted(levels)
    assert set(levels) == set(range(101))


def test_the_level_is_known_at_once() -> None:
    assert Cell(3800).gauge.level == percent(3800)


@pytest.mark.parametrize(
    ("level", "told"), [(21, []), (16, []), (15, [LOW]), (6, [LOW]), (5, [CRITICAL])]
)
def test_a_cell_found_at_power_up_is_judged(level: int, told: list[int]) -> None:
    assert Cell(at(level)).told == told


def test_a_cell_that_runs_down_is_told_twice_and_good_again_when_charged() -> None:
    cell = Cell(4200)
    for millivolts in [*range(4200, 3300, -2), *range(3300, 4200, 2)]:
        cell.minute(millivolts)
    assert cell.told == [LOW, CRITICAL, GOOD]


@pytest.mark.parametrize(("low", "state"), [(15, LOW), (5, CRITICAL)])
def test_a_state_stays_until_the_level_is_above_twenty(low: int, state: int) -> None:
    cell = Cell(4000).rest_at(at(low))
    assert cell.rest_at(at(20)).gauge.state == state
    assert cell.rest_at(at(21)).gauge.state == GOOD
    assert cell.told == [state, GOOD]


@given(levels=st.lists(st.integers(16, 100), max_size=30))
def test_nothing_is_told_between_the_limits_and_full(levels: list[int]) -> None:
    cell = Cell(4000)
    for level in levels:
        cell.minute(at(level))
    assert cell.told == []


@given(levels=st.lists(st.integers(0, 20), max_size=30))
def test_below_the_good_limit_it_only_ever_gets_worse(levels: list[int]) -> None:
    cell = Cell(4000)
    for level in levels:
        cell.minute(at(level))
    assert all(one < other for one, other in pairwise(cell.told))


EVEN = st.integers(3300 // 2, 4200 // 2).map(lambda half: 2 * half)


@given(first=EVEN, calm=EVEN, wild=st.integers(0, 6600))
def test_one_wild_reading_changes_nothing(first: int, calm: int, wild: int) -> None:
    cell = Cell(first).rest_at(calm)
    shown = (cell.gauge.level, cell.gauge.state, list(cell.told))
    for millivolts in (wild, calm, calm, calm):
        cell.minute(millivolts)
        assert (cell.gauge.level, cell.gauge.state, cell.told) == shown


@pytest.mark.parametrize("which", [0, 1, 2])
def test_not_even_one_of_the_first_readings_may_be_wild(which: int) -> None:
    readings = [4000, 4000, 4000]
    readings[which] = 3300
    told: list[int] = []
    gauge = Gauge(iter(readings).__next__, told.append)
    gauge.wake(START)
    assert (gauge.level, told) == (percent(4000), [])


def test_without_a_cell_nothing_is_told() -> None:
    cell = Cell(0)
    for millivolts in (30, 700, 0, 2400):
        cell.minute(millivolts)
    assert (cell.gauge.level, cell.told) == (100, [])


def test_between_two_minutes_it_is_not_read() -> None:
    cell = Cell(4000)
    cell.set(3300)
    for ms in (1, 30000, MINUTE - 1):
        assert cell.gauge.wake(ticks_add(cell.now, ms)) == MINUTE - ms
    assert cell.gauge.level == percent(4000)


def test_in_the_dark_it_wants_nothing_and_lit_again_it_reads_at_once() -> None:
    cell = Cell(4000)
    cell.rest_at(3900)
    cell.gauge.lit = False
    cell.set(3300)
    assert cell.gauge.wake(ticks_add(cell.now, 2 * MINUTE)) == -1
    assert cell.gauge.level == percent(3900)
    cell.gauge.lit = True
    # So much later that the ticks seem to run backwards.
    cell.now = ticks_add(cell.now, TICKS_PERIOD - 5 * MINUTE)
    assert cell.gauge.wake(cell.now) == MINUTE
    assert cell.minute(3300).gauge.state == CRITICAL


def gauged(start: int, millivolts: list[int]) -> list[object]:
    """Levels and states told by a gauge that reads these, one a minute."""
    seen: list[object] = []
    gauge = Gauge(iter(millivolts).__next__, seen.append)
    for _ in range(len(millivolts) - 2):
        seen.append([gauge.wake(start), gauge.level])
        start = ticks_add(start, 60000)
    return seen


def test_it_is_the_same_on_micropython(micropython: MicroPython) -> None:
    program = (
        "from tools.virtual import plug\n"
        "plug.install()\n"
        "from miaou.core.battery import Gauge\n"
        "from tools.virtual.world import ticks_add\n"
    )
    micropython.write("/gauged_cell.py", (program + inspect.getsource(gauged)).encode())
    millivolts = [*range(4250, 3250, -7), *range(3250, 4250, 11)]
    there = micropython.call("gauged_cell.gauged", START, millivolts)
    assert there == gauged(START, millivolts)
    assert [told for told in there if isinstance(told, int)] == [LOW, CRITICAL, GOOD]
