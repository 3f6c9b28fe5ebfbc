"""Debouncing: buttons become keys at once, once, and whatever the contacts do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.keys import BACK, DOWN, OK, UP, Key
from tools.virtual.world import TICKS_PERIOD, ticks_add

BOUNCE = 12  # ms that worn contacts bounce for at most


class Finger:
    """Presses one key through time, sampled as the loop would sample it."""

    def __init__(self, short: int, long: int = 0, down: bool = False) -> None:
        self.key = Key(short, long, down)
        self.now = TICKS_PERIOD - 700
        self.made: list[int] = []

    def level(self, down: bool, ms: int) -> "Finger":
        self._read(down)
        for _ in range(ms):
            self.now = ticks_add(self.now, 1)
            if self.key.wait(self.now) == 0:
                self._read(down)
        return self

    def _read(self, down: bool) -> None:
        made = self.key.turn(down, self.now)
        if made:
            self.made.append(made)


def test_a_press_acts_at_its_first_edge() -> None:
    assert Finger(OK).level(True, 0).made == [OK]


def test_a_bouncing_press_is_one_press() -> None:
    finger = Finger(OK)
    for _ in range(6):
        finger.level(True, 1).level(False, 2)
    finger.level(True, 80).level(False, 80)
    assert finger.made == [OK]


def test_a_bouncing_release_is_no_second_press() -> None:
    finger = Finger(OK).level(True, 80)
    for _ in range(6):
        finger.level(False, 2).level(True, 1)
    finger.level(False, 80)
    assert finger.made == [OK]


def test_two_quick_presses_are_two() -> None:
    finger = Finger(OK)
    finger.level(True, 60).level(False, 60).level(True, 60).level(False, 60)
    assert finger.made == [OK, OK]


def test_a_finger_that_leaves_for_a_moment_has_left() -> None:
    assert Finger(OK).level(True, 60).level(False, 25).level(True, 60).made == [OK, OK]


def test_a_held_direction_repeats_as_fast_as_one_can_follow() -> None:
    finger = Finger(DOWN)
    assert finger.level(True, 400).made == [DOWN], "not before one means it"
    assert 3 <= len(finger.level(True, 600).made) <= 6
    already = len(finger.made)
    assert 6 <= len(finger.level(True, 1000).made) - already <= 9
    assert set(finger.level(False, 60).made) == {DOWN}


def test_a_held_ok_is_said_once() -> None:
    assert Finger(OK).level(True, 3000).level(False, 60).made == [OK]


def test_with_a_long_meaning_the_short_one_is_said_on_release() -> None:
    finger = Finger(OK, BACK).level(True, 100)
    assert finger.made == []
    assert finger.level(False, 60).made == [OK]


def test_a_long_press_means_its_long_meaning_and_nothing_else() -> None:
    assert Finger(OK, BACK).level(True, 800).level(False, 60).made == [BACK]


def test_a_press_of_less_than_half_a_second_is_short_and_of_more_is_long() -> None:
    assert Finger(OK, BACK).level(True, 450).level(False, 60).made == [OK]
    assert Finger(OK, BACK).level(True, 550).level(False, 60).made == [BACK]


def test_a_long_direction_repeats_and_says_nothing_on_release() -> None:
    finger = Finger(DOWN, UP).level(True, 800).level(False, 60)
    assert finger.made == [UP] * 3


def test_a_button_stuck_at_power_up_says_nothing_until_released() -> None:
    finger = Finger(OK, down=True).level(True, 5000)
    assert finger.key.stuck
    finger.level(False, 60)
    assert not finger.key.stuck
    assert finger.made == []
    assert finger.level(True, 60).made == [OK]


def test_a_rested_key_wants_no_turn() -> None:
    assert Finger(OK).level(True, 100).level(False, 100).key.wait(0) == -1


@pytest.mark.parametrize("long", [0, BACK])
@given(
    bounces=st.lists(st.tuples(st.booleans(), st.integers(0, BOUNCE)), max_size=30),
)
def test_contacts_that_bounce_make_at_most_one_key(
    long: int, bounces: list[tuple[bool, int]]
) -> None:
    finger = Finger(OK, long)
    previous = False
    for down, ms in bounces:
        # Two stretches of one level are one longer stretch, which may be believed.
        if down != previous:
            finger.level(down, ms)
            previous = down
    finger.level(False, 100)
    assert len(finger.made) <= 1
