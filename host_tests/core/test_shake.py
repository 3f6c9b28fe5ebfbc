"""Movements become shakes: felt by the virtual chip, told by the driver, judged by the firmware."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.both.shakes import shakes
from miaou.core.shake import Shake
from tools.virtual.world import TICKS_PERIOD, ticks_add
from tools.wasm import MicroPython

Movements = list[list[Any]]

BURST = 120  # ms that a jerk rings on, and is one jerk
TOGETHER = 600  # ms within which a second one makes a shake
DEAF = 1000  # ms after a shake, at least


def still(ms: int) -> list[Any]:
    return ["move", 0, 0, 1, ms]


class Jerks:
    """A latch that closes at given times, asked as the loop would ask it."""

    def __init__(self) -> None:
        self.closed = False
        self.asked = 0
        self.now = TICKS_PERIOD - 700
        self.shake = Shake(self)
        self.shakes = 0

    def shaken(self) -> bool:
        self.asked += 1
        closed, self.closed = self.closed, False
        return closed

    def jerk(self) -> "Jerks":
        """The edge of the pin turns the loop; a latch that is closed already has no edge."""
        if not self.closed:
            self.closed = True
            self._turn()
        return self

    def wait(self, ms: int) -> "Jerks":
        for _ in range(ms):
            self.now = ticks_add(self.now, 1)
            if self.shake.wait(self.now) == 0:
                self._turn()
        return self

    def _turn(self) -> None:
        self.shakes += self.shake.turn(self.now)


def test_two_jerks_are_a_shake_at_the_second_one() -> None:
    hand = Jerks().jerk().wait(200)
    assert hand.shakes == 0
    assert hand.jerk().shakes == 1


def test_the_ringing_of_a_jerk_is_no_second_one() -> None:
    hand = Jerks().jerk().wait(40).jerk().wait(40).jerk().wait(1000)
    assert hand.shakes == 0


@pytest.mark.parametrize(("pause", "shakes"), [(TOGETHER, 1), (TOGETHER + 1, 0)])
def test_a_second_jerk_counts_only_soon_after_the_first(pause: int, shakes: int) -> None:
    assert Jerks().jerk().wait(pause).jerk().shakes == shakes


def test_a_late_second_jerk_may_be_the_first_of_a_shake() -> None:
    assert Jerks().jerk().wait(TOGETHER + 1).jerk().wait(200).jerk().shakes == 1


def test_the_third_jerk_of_a_shake_begins_no_other() -> None:
    hand = Jerks().jerk().wait(200).jerk().wait(200).jerk().wait(200).jerk().wait(2000)
    assert hand.shakes == 1


@pytest.mark.parametrize(("pause", "shakes"), [(DEAF - 1, 1), (DEAF, 2)])
def test_after_a_shake_it_is_deaf_for_a_second(pause: int, shakes: int) -> None:
    hand = Jerks().jerk().wait(200).jerk().wait(pause)
    assert hand.jerk().wait(200).jerk().shakes == shakes


def test_a_first_jerk_of_last_week_does_not_count() -> None:
    hand = Jerks().jerk().wait(BURST)
    hand.now = ticks_add(hand.now, TICKS_PERIOD - 1000)
    assert hand.jerk().shakes == 0


def test_at_rest_it_wants_no_turn() -> None:
    hand = Jerks()
    assert hand.shake.wait(hand.now) == -1
    assert hand.jerk().shake.wait(hand.now) == BURST
    hand.wait(BURST)
    assert hand.shake.wait(hand.now) == -1


def test_turns_for_other_reasons_do_not_disturb_it() -> None:
    hand = Jerks().jerk()
    asked = hand.asked
    for _ in range(BURST - 1):
        hand.wait(1)._turn()
    assert hand.asked == asked
    assert hand.wait(80).jerk().shakes == 1


@given(st.lists(st.integers(0, 700), max_size=40))
def test_whatever_the_jerks_shakes_are_a_second_apart(pauses: list[int]) -> None:
    hand, last = Jerks(), -DEAF
    at = 0
    for pause in pauses:
        hand.wait(pause)
        at += pause
        before = hand.shakes
        if hand.jerk().shakes > before:
            assert at - last >= DEAF
            last = at


def test_putting_it_on_the_table_is_no_shake() -> None:
    for g in (1.0, 3.0, 8.0):
        assert shakes(1, [["bump", g], still(1000)]) == []


def test_a_shake_is_one_however_long_the_hand_goes_on() -> None:
    assert len(shakes(2, [["shake", 2.5, 400], still(2000)])) == 1
    assert len(shakes(2, [["shake", 2.5, 4000], still(2000)])) == 1


def test_two_shakes_are_two() -> None:
    assert len(shakes(2, [["shake"], still(1000), ["shake"], still(1000)])) == 2


def test_turning_it_over_is_no_shake() -> None:
    over: Movements = [["move", 0, 0.7, 0.7, 70], ["move", 0, 1, 0, 70], ["move", 0, 0.7, -0.7, 70]]
    assert (
        shakes(1, [still(500), *over, ["move", 0, 0, -1, 500], *reversed(over), still(500)]) == []
    )


@pytest.mark.parametrize(("g", "levels"), [(0.7, []), (1.4, [1]), (2.0, [1, 2]), (3.0, [1, 2, 3])])
def test_a_shake_must_be_as_strong_as_the_sensitivity_asks(g: float, levels: list[int]) -> None:
    felt = [level for level in (1, 2, 3) if shakes(level, [["shake", g, 600], still(500)])]
    assert felt == levels


@pytest.mark.parametrize("level", [1, 2, 3])
def test_movements_are_the_same_shakes_on_micropython(level: int, micropython: MicroPython) -> None:
    movements: Movements = []
    for g in (0.7, 1.4, 2.0, 3.0):
        movements += [["bump", g], still(400), ["shake", g, 700], still(1500)]
    felt = micropython.call(shakes, level, movements)
    assert felt == shakes(level, movements) != []
