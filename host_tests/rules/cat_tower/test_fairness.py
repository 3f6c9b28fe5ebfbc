"""What chance would give a die, and how far off a die has to be before we say so."""

import random
from collections.abc import Sequence
from fractions import Fraction
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miaou.rules.cat_tower.die import FACES, face
from miaou.rules.cat_tower.fairness import (
    AS_CHANCE,
    ENOUGH,
    RARE,
    TOO_FEW,
    UNUSUAL,
    chi_square,
    expected,
    since,
    verdict,
)
from tools.wasm import MicroPython

ROLLS = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=400)


def counted(rolls: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Of (face, face that stood twice): how often each came, and how often each was doubled."""
    counts, doubled_rolls = [0] * 5, [0] * 5
    for came, doubled in rolls:
        counts[came] += 1
        doubled_rolls[doubled] += 1
    return counts, doubled_rolls


def tallied(rolls: Sequence[tuple[int, int]]) -> list[int]:
    counts, doubled_rolls = counted(rolls)
    return counts + doubled_rolls


def test_the_doubled_face_is_expected_twice_as_often() -> None:
    assert expected([60, 0, 0, 0, 0], [60, 0, 0, 0, 0]) == [6 * 20, 60, 60, 60, 60]


def test_each_roll_counts_by_the_die_it_was_made_with() -> None:
    counts = [10, 10, 10, 10, 20]
    assert expected(counts, [20, 0, 0, 0, 40]) == [80, 60, 60, 60, 100]


@given(rolls=ROLLS)
def test_the_expected_rolls_are_all_rolls(rolls: list[tuple[int, int]]) -> None:
    assert sum(expected(*counted(rolls))) == 6 * len(rolls)


@given(rolls=ROLLS.filter(len))
def test_chi_square_is_the_textbooks(rolls: list[tuple[int, int]]) -> None:
    counts, doubled_rolls = counted(rolls)
    exact = Fraction(0)
    for count, doubled in zip(counts, doubled_rolls, strict=True):
        share = Fraction(len(rolls) - doubled, 6) + Fraction(2 * doubled, 6)
        exact += (count - share) ** 2 / share
    assert chi_square(counts, doubled_rolls) == int(100 * exact)


def test_a_die_as_it_should_be_is_not_off_at_all() -> None:
    assert chi_square([20, 10, 10, 10, 10], [60, 0, 0, 0, 0]) == 0
    assert chi_square([0] * 5, [0] * 5) == 0


@pytest.mark.parametrize(
    ("counts", "says"),
    [
        ([29, 0, 0, 0, 0], TOO_FEW),
        ([10, 5, 5, 5, 5], AS_CHANCE),
        ([200, 115, 85, 115, 85], UNUSUAL),
        ([200, 120, 80, 130, 70], RARE),
        ([ENOUGH, 0, 0, 0, 0], RARE),
    ],
)
def test_a_verdict_in_four_degrees(counts: list[int], says: str) -> None:
    assert verdict(counts, [sum(counts), 0, 0, 0, 0]) == says


@pytest.mark.parametrize(("border", "beyond"), [(7.78, 0.1), (13.28, 0.01)])
def test_the_borders_are_one_fair_die_in_ten_and_one_in_a_hundred(
    border: float, beyond: float
) -> None:
    assert exp(-border / 2) * (1 + border / 2) == pytest.approx(beyond, rel=0.005)


@pytest.mark.parametrize(
    ("singles", "off", "says"),
    [
        ([102, 88, 88, 122], 776, AS_CHANCE),
        ([102, 89, 87, 122], 778, UNUSUAL),
        ([102, 85, 84, 129], 1326, UNUSUAL),
        ([110, 102, 70, 118], 1328, RARE),
    ],
)
def test_the_borders_belong_to_the_stricter_verdict(
    singles: list[int], off: int, says: str
) -> None:
    counts = [200, *singles]
    doubled_rolls = [600, 0, 0, 0, 0]
    assert chi_square(counts, doubled_rolls) == off
    assert verdict(counts, doubled_rolls) == says


def test_nine_fair_dice_in_ten_are_as_chance_and_one_in_a_hundred_is_rare() -> None:
    chance = random.Random(4)
    dice = [
        counted([(FACES.index(face(chance.randrange(6))), 0) for _ in range(120)])
        for _ in range(2000)
    ]
    verdicts = [verdict(*die) for die in dice]
    assert 0.88 < verdicts.count(AS_CHANCE) / len(dice) < 0.92
    assert 0.005 < verdicts.count(RARE) / len(dice) < 0.015


@settings(max_examples=40)
@given(
    counts=st.lists(st.integers(0, 100_000), min_size=5, max_size=5),
    doubled=st.integers(0, 4),
)
def test_both_pythons_agree(micropython: MicroPython, counts: list[int], doubled: int) -> None:
    doubled_rolls = [sum(counts) if at == doubled else 0 for at in range(5)]
    for name, here in (("chi_square", chi_square), ("verdict", verdict)):
        there = micropython.call("miaou.rules.cat_tower.fairness." + name, counts, doubled_rolls)
        assert there == here(counts, doubled_rolls)


@settings(max_examples=40)
@given(before=ROLLS, tonight=ROLLS)
def test_what_came_since_a_tally_is_what_was_rolled_since_on_both_pythons(
    micropython: MicroPython, before: list[tuple[int, int]], tonight: list[tuple[int, int]]
) -> None:
    tally, first, rest = (tallied(rolls) for rolls in (before + tonight, before, tonight))
    kept = ",".join(map(str, first))
    assert since(tally, kept) == rest
    assert micropython.call("miaou.rules.cat_tower.fairness.since", tally, kept) == rest


@pytest.mark.parametrize("kept", ["", "meow", "1,2", "1,2,3,4,5,6,7,8,9,-1", "²,0,0,0,0,0,0,0,0,0"])
def test_since_what_is_no_tally_nothing_came(kept: str) -> None:
    assert since([9] * 10, kept) == [0] * 10
