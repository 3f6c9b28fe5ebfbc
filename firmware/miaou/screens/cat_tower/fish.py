"""The picture of the dried fish: apart from the die's others, which a fish race does not need."""

from miaou.ui.picture import BROWN, CREAM, DISC, INK, PAPER, SHAPE, STROKE, WHITE, pack

FISH = pack(
    (SHAPE, INK, 16, 0, 47, -32, 40, 0, 47, 32),
    (SHAPE, INK, -20, -20, 2, -44, 14, -14),
    (SHAPE, INK, -14, 20, 2, 40, 10, 14),
    (DISC, INK, -10, 0, 37, 30),
    (DISC, INK + CREAM, -12, 9, 30, 19),
    (DISC, INK, -11, -3, 34, 17),
    (DISC, PAPER + WHITE, -30, -7, 6, 6),
    (DISC, PAPER, -31, -7, 3, 3),
    (STROKE, PAPER + BROWN, 5, -14, -22, -8, 0, -14, 22),
    (STROKE, PAPER + BROWN, 5, 3, -15, 7, 0, 3, 15),
    (STROKE, PAPER + BROWN, 5, 17, -9, 20, 0, 17, 9),
)
