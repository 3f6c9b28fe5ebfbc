"""Tests whether a die is fair: chi-square in whole numbers, so that every board agrees.

`counts` says how often each of the five faces came; `doubled_rolls` how many rolls were made
while each of them stood on two of the six sides. Both add up to the number of rolls.
"""

from micropython import const

from miaou.rules import digits

TOO_FEW = "too few"
AS_CHANCE = "as chance"
UNUSUAL = "unusual"
RARE = "rare"

ENOUGH = const(30)  # rolls, below which chance explains nearly everything

# With four degrees of freedom one fair die in ten, and one in a hundred, is further off than this.
_ONE_IN_TEN = const(778)  # hundredths
_ONE_IN_A_HUNDRED = const(1328)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def since(tally: "Sequence[int]", before: str) -> list[int]:
    """The rolls since a tally that was saved as text, or none without one. Older rolls may have
    been taken back since: no count goes below zero."""
    words = before.split(",")
    if len(words) != len(tally) or not all([digits(word) for word in words]):
        return [0] * len(tally)
    return [max(0, count - int(word)) for count, word in zip(tally, words)]


def expected(counts: "Sequence[int]", doubled_rolls: "Sequence[int]") -> list[int]:
    """What a fair die gives each face, in sixths of a roll: one of each roll, two if doubled."""
    rolls = sum(counts)
    return [rolls + doubled for doubled in doubled_rolls]


def chi_square(counts: "Sequence[int]", doubled_rolls: "Sequence[int]") -> int:
    """How far the counts are from the expected ones, in hundredths, rounded down."""
    above, below = 0, 1  # of one exact fraction, for floats differ from board to board
    for count, sixths in zip(counts, expected(counts, doubled_rolls)):
        if sixths:
            above = above * 6 * sixths + (6 * count - sixths) ** 2 * below
            below *= 6 * sixths
    return 100 * above // below


def verdict(counts: "Sequence[int]", doubled_rolls: "Sequence[int]") -> str:
    if sum(counts) < ENOUGH:
        return TOO_FEW
    off = chi_square(counts, doubled_rolls)
    if off < _ONE_IN_TEN:
        return AS_CHANCE
    return UNUSUAL if off < _ONE_IN_A_HUNDRED else RARE
