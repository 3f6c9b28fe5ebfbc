"""Entropy: chance is even, watched, and says so when its source fails."""

from collections import Counter
from itertools import chain, cycle, islice
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miaou.core.entropy import Entropy
from tools.virtual import machine
from tools.virtual.world import World

# As NIST SP 800-90B has them at 4 bits of entropy a byte, where one good source in 2**30 may fail.
REPEATS = 9  # of one byte in a row
WINDOW = 512
MOST = 71  # of the first byte in a window


def fair(seed: int = 1) -> Entropy:
    return Entropy(World(seed).urandom)


@given(count=st.integers(1, 256), seed=st.integers(1, 1000))
def test_below_stays_below(count: int, seed: int) -> None:
    assert 0 <= fair(seed).below(count) < count


@pytest.mark.parametrize("count", [2, 6, 15, 200])
def test_every_number_is_as_likely_as_any_other(count: int) -> None:
    chance = fair()
    draws = 500 * count
    seen = Counter(chance.below(count) for _ in range(draws))
    chi_square = sum((seen[n] - 500) ** 2 / 500 for n in range(count))
    # One fair die in ten thousand exceeds mean + 4 deviations.
    assert chi_square < count - 1 + 4 * (2 * (count - 1)) ** 0.5 + 4


def test_presses_alone_change_what_comes() -> None:
    def draws(pressed_at: int) -> list[int]:
        world = World()
        world.us = pressed_at
        machine.enter(world)
        chance = Entropy(lambda count: bytes(range(count)))
        chance.stir()
        return [chance.below(256) for _ in range(8)]

    assert draws(1000) == draws(1000)
    assert draws(1000) != draws(1001)


def test_a_good_source_passes_its_power_up_test() -> None:
    chance = fair()
    while chance.test():
        continue
    assert chance.healthy


def test_a_source_stuck_on_one_byte_fails() -> None:
    chance = Entropy(bytes)
    while chance.test():
        continue
    assert not chance.healthy


def test_a_source_that_favours_one_byte_fails() -> None:
    world = World()

    def biased(count: int) -> bytes:
        return bytes(7 if at % 5 == 0 else v for at, v in enumerate(world.urandom(count)))

    chance = Entropy(biased)
    while chance.test():
        continue
    assert not chance.healthy


def test_a_source_that_fails_while_running_is_noticed() -> None:
    world = World()
    dead = False
    chance = Entropy(lambda count: bytes(count) if dead else world.urandom(count))
    while chance.test():
        continue
    assert chance.healthy
    dead = True
    for _ in range(40):
        chance.stir()
        chance.below(6)
    assert not chance.healthy


def test_a_source_that_has_failed_stays_failed_however_well_it_does_afterwards() -> None:
    world = World()
    sources = iter([bytes])
    chance = Entropy(lambda count: next(sources, world.urandom)(count))
    while chance.test():
        continue
    for _ in range(200):
        chance.stir()
        chance.below(6)
    assert not chance.healthy


def test_a_failed_source_still_gives_numbers() -> None:
    chance = Entropy(bytes)
    while chance.test():
        continue
    assert 0 <= chance.below(6) < 6


def passes(data: bytes) -> bool:
    """Whether a source passes its power-up test that gives these first, then each byte in turn."""
    source = chain(data, cycle(range(256)))
    chance = Entropy(lambda count: bytes(islice(source, count)))
    while chance.test():
        continue
    return chance.healthy


@pytest.mark.parametrize("before", [1, 30, 200])
def test_eight_equal_bytes_in_a_row_may_be_chance_and_nine_may_not(before: int) -> None:
    start = bytes(range(before))
    assert passes(start + b"\xff" * (REPEATS - 1))
    assert not passes(start + b"\xff" * REPEATS)


def test_seventy_of_one_byte_in_a_window_may_be_chance_and_one_more_may_not() -> None:
    def window(count: int) -> bytes:
        others = islice(cycle(range(1, 256)), WINDOW - count)
        return bytes(0 if at % 2 == 0 and at < 2 * count else next(others) for at in range(WINDOW))

    assert window(MOST).count(0) == MOST
    assert passes(window(MOST - 1))
    assert not passes(window(MOST))


def test_the_cut_offs_are_those_of_the_standard_at_four_bits_a_byte() -> None:
    rare = 2.0**-30
    assert REPEATS == 1 + -(-30 // 4)

    def exceeds(most: int) -> float:
        p = 2.0**-4
        return sum(
            comb(WINDOW, k) * p**k * (1 - p) ** (WINDOW - k) for k in range(most, WINDOW + 1)
        )

    assert exceeds(MOST) <= rare < exceeds(MOST - 2)
