"""What each line of a feeder looks like, so that nobody has to read: lit fur, dark markings."""

from miaou.ui.picture import (
    BLUE,
    BROWN,
    DISC,
    DOME,
    GREEN,
    INK,
    ORANGE,
    PAPER,
    PART,
    PINK,
    RED,
    SHAPE,
    SLATE,
    STROKE,
    TWINS,
    YELLOW,
    pack,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.picture import Picture

_FUR = (
    (SHAPE | TWINS, INK, -8, -24, -43, -47, -40, 8),
    (DISC, INK, 0, 8, 46, 38),
)
_EYES = (DISC | TWINS, PAPER, -19, 6, 6, 9)
_NOSE = (DISC, PAPER + PINK, 0, 22, 5, 3)
_MOUTH = (STROKE | TWINS, PAPER, 3, 0, 24, -6, 33, -14, 30)

_SIAMESE = pack(
    *_FUR,
    (SHAPE | TWINS, PAPER + BROWN, -18, -26, -39, -41, -37, -12),
    (DISC, PAPER + BROWN, 0, 18, 25, 24),
    (DISC | TWINS, PAPER + BROWN, -18, 6, 10, 11),
    (DISC | TWINS, INK + BLUE, -18, 5, 5, 6),
    (DISC, INK, 0, 24, 5, 3),
    (STROKE | TWINS, INK, 3, 0, 26, -6, 33, -13, 31),
)

PICTURES: "dict[str, Picture]" = {
    "tabby": pack(
        *_FUR,
        _EYES,
        _NOSE,
        _MOUTH,
        (STROKE, PAPER + BROWN, 6, 0, -26, 0, -8),
        (STROKE | TWINS, PAPER + BROWN, 6, -13, -24, -11, -11),
        (STROKE | TWINS, PAPER + BROWN, 5, -46, 10, -32, 13),
        (STROKE | TWINS, PAPER + BROWN, 5, -42, 24, -28, 24),
    ),
    "calico": pack(
        *_FUR,
        (SHAPE, PAPER + ORANGE, -40, -41, -12, -25, -10, -4, -20, 12, -36, 4),
        (DISC, INK + SLATE, -19, 6, 6, 9),
        (DISC, PAPER, 19, 6, 6, 9),
        (SHAPE, PAPER + SLATE, 16, -26, 28, -34, 36, -20, 24, -14),
        (DISC, PAPER + ORANGE, 25, 27, 10, 7),
        _NOSE,
        _MOUTH,
    ),
    "american": pack(
        *_FUR,
        (SHAPE | TWINS, PAPER + PINK, -24, -24, -36, -34, -34, -18),
        _EYES,
        _NOSE,
        _MOUTH,
    ),
    "siamese": _SIAMESE,
    "faces": pack(
        (PART, INK, -19, -18, 29, _SIAMESE),
        (DISC, PAPER, 20, 22, 33, 28),
        (PART, INK, 19, 18, 29, _SIAMESE),
    ),
    "black": pack(
        *_FUR,
        (SHAPE | TWINS, PAPER + SLATE, -12, -20, -38, -38, -36, 4),
        (DISC, PAPER + SLATE, 0, 8, 40, 32),
        (DISC | TWINS, INK + GREEN, -18, 4, 9, 11),
        (STROKE | TWINS, PAPER, 4, -18, -4, -18, 12),
        (DISC, INK + PINK, 0, 22, 4, 3),
    ),
    "mice": pack(
        (DISC | TWINS, INK, -28, -24, 19, 19),
        (DISC | TWINS, PAPER + PINK, -28, -24, 11, 11),
        (SHAPE, INK, -34, -4, 34, -4, 6, 42, -6, 42),
        (DOME, INK, 0, -4, 34, 28),
        (DISC | TWINS, PAPER, -13, 0, 5, 6),
        (DISC, INK + PINK, 0, 42, 7, 5),
        (STROKE | TWINS, INK, 3, -14, 34, -38, 28),
        (STROKE | TWINS, INK, 3, -14, 38, -36, 44),
    ),
    "english": pack(
        (SHAPE | TWINS, INK, -16, -26, -38, -40, -44, -6),
        (DISC, INK, 0, 6, 47, 40),
        (DISC | TWINS, PAPER + YELLOW, -20, 0, 11, 11),
        (DISC | TWINS, INK + SLATE, -18, 0, 4, 5),
        (DISC, PAPER + PINK, 0, 18, 5, 3),
        (STROKE | TWINS, PAPER, 3, 0, 20, 0, 28, -14, 34),
    ),
    "lucky": pack(
        (DOME, INK, -8, 47, 34, 46),
        (STROKE, INK, 14, 24, 34, 36, 14, 36, -22),
        (DISC, INK, 36, -30, 11, 14),
        (STROKE, PAPER, 3, 33, -45, 33, -36),
        (STROKE, PAPER, 3, 40, -45, 40, -36),
        (SHAPE, INK, -42, -12, -38, -47, -18, -32),
        (SHAPE, INK, 22, -12, 18, -47, -2, -32),
        (DISC, INK, -10, -14, 33, 24),
        (STROKE, PAPER + RED, 4, -36, 10, -24, 14, 4, 14, 16, 10),
        (STROKE, PAPER, 4, -28, -14, -22, -20, -16, -14),
        (STROKE, PAPER, 4, -4, -14, 2, -20, 8, -14),
        (DISC, PAPER + PINK, -10, -6, 4, 2),
        (DISC, PAPER + YELLOW, -8, 32, 13, 11),
        (DISC, INK + ORANGE, -8, 32, 7, 6),
    ),
    "dogs": pack(
        (DISC, INK, 0, 4, 32, 40),
        (DISC | TWINS, PAPER, -37, -6, 16, 32),
        (DISC | TWINS, INK + BROWN, -38, -6, 11, 30),
        (DISC | TWINS, PAPER, -12, -8, 5, 7),
        (DISC, PAPER, 0, 16, 9, 6),
        (STROKE | TWINS, PAPER, 3, 0, 20, -5, 29, -14, 28),
        (DISC, PAPER, 0, 36, 7, 7),
        (DISC, INK + PINK, 0, 36, 4, 5),
    ),
    "angora": pack(
        (SHAPE | TWINS, INK, 0, -26, -14, -30, -36, -48, -40, -22, -48, -8, -41, 2, 0, 2),
        (SHAPE | TWINS, INK, 0, 2, -41, 2, -48, 16, -38, 20, -40, 36, -26, 34, 0, 36),
        (SHAPE | TWINS, INK, 0, 30, -26, 34, -20, 47, -8, 38, 0, 48),
        (DISC, INK, 0, 6, 36, 36),
        (SHAPE | TWINS, PAPER + PINK, -26, -22, -34, -36, -36, -18),
        (DISC | TWINS, PAPER + BLUE, -15, 2, 5, 8),
        (DISC, PAPER + PINK, 0, 17, 4, 3),
        (STROKE | TWINS, PAPER, 3, 0, 18, -5, 26, -11, 24),
        (STROKE | TWINS, PAPER, 3, -32, 12, -24, 16),
        (STROKE | TWINS, PAPER, 3, -28, 26, -20, 26),
    ),
}
