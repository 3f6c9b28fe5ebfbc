"""What the die and the tokens of Cat Tower look like, for players who cannot read yet, and what
they ask for."""

from miaou.lang import N_
from miaou.rules.cat_tower import die
from miaou.screens.cat_tower.fish import FISH
from miaou.ui.picture import (
    CREAM,
    DISC,
    DOME,
    INK,
    ORANGE,
    PAPER,
    PART,
    PINK,
    PLUM,
    SHADE,
    SHAPE,
    STROKE,
    TWINS,
    pack,
)
from miaou.ui.steps import Steps, moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.settings import Settings
    from miaou.ui.canvas import Canvas
    from miaou.ui.picture import Picture


_FUR = (
    (SHAPE | TWINS, INK, -8, -24, -43, -47, -40, 8),
    (DISC, INK, 0, 8, 46, 38),
)

_HEAD = pack(
    *_FUR,
    (SHAPE | TWINS, PAPER + PINK, -24, -24, -36, -34, -34, -18),
    (DISC | TWINS, PAPER, -20, 6, 7, 9),
    (DISC, PAPER + PINK, 0, 21, 5, 3),
    (STROKE | TWINS, PAPER, 3, 0, 23, -6, 33, -14, 30),
)

# The same head for small places: it still has two eyes when it is eleven pixels wide.
_KITTEN = pack(
    *_FUR,
    (DISC | TWINS, PAPER, -20, 6, 8, 12),
    (DISC, PAPER + PINK, 0, 23, 6, 1),
)

# The round, pleased face that only Catty Fatty has.
_CHUBBY = pack(
    (SHAPE | TWINS, INK, -44, 0, -36, -46, -6, -26),
    (DISC, INK, 0, 4, 44, 36),
    (DISC | TWINS, INK, -19, 20, 28, 26),
    (DISC, INK, 0, 24, 26, 23),
    (STROKE | TWINS, PAPER, 5, -31, 5, -22, -4, -13, 5),
    (DISC, PAPER + PINK, 0, 14, 6, 4),
    (STROKE | TWINS, PAPER, 5, 0, 18, -7, 28, -16, 25),
)

_PADS = pack(
    (DISC | TWINS, INK, -35, -9, 9, 13),
    (DISC, INK, 0, -33, 9, 14),
    (DISC, INK, 0, 22, 24, 18),
)

FACES: "dict[str, Picture]" = {
    "one_cat": pack(
        (STROKE, INK, 9, 10, 42, 30, 42, 38, 32, 34, 18),
        (DOME, INK, -4, 46, 26, 52),
        (DOME, INK + CREAM, -4, 46, 11, 30),
        (PART, INK, -4, -14, 34, _HEAD),
        (STROKE, PAPER, 3, -12, 47, -12, 34),
        (STROKE, PAPER, 3, 4, 47, 4, 34),
    ),
    "two_cats": pack(
        (DOME | TWINS, INK, -24, 46, 18, 60),
        (PART | TWINS, INK, -24, -16, 23, _KITTEN),
        (STROKE | TWINS, PAPER, 3, -29, 47, -29, 32),
        (STROKE | TWINS, PAPER, 3, -19, 47, -19, 32),
    ),
    "paw": pack(
        (DISC | TWINS, INK + PINK, -37, -4, 10, 14),
        (DISC | TWINS, INK + PINK, -14, -30, 10, 16),
        (DISC, INK + PINK, 0, 20, 24, 20),
        (DISC | TWINS, INK + PINK, -15, 31, 16, 14),
    ),
    "fish": FISH,
    "fat_face": pack(
        (PART, INK, 0, 0, 48, _CHUBBY),
        (STROKE | TWINS, PAPER + PLUM, 3, 0, -27, 0, -15),
        (STROKE | TWINS, PAPER + PLUM, 3, -11, -25, -11, -17),
        (STROKE | TWINS, PAPER, 2, -27, 17, -41, 14),
        (STROKE | TWINS, PAPER, 2, -27, 25, -41, 28),
    ),
}

# What the fish asks for: a cat that stands on its head.
OVER = pack(
    (PART, INK, 0, -24, 24, FACES["fish"]),
    (PART, INK, 0, 24, -24, _HEAD),
)

_LANDING = pack(
    (SHAPE, PAPER, 20, -6, 48, -6, 48, 18, 20, 18),
    (SHAPE, INK, 20, -6, 48, -6, 34, 13),
)

TOKENS: "dict[str, Picture]" = {
    "reverse": pack(
        (DISC, INK, 0, 0, 41, 41),
        (DISC, PAPER, 0, 0, 30, 30),
        (PART, INK, 0, 0, 48, _LANDING),
        (PART, INK, 0, 0, -48, _LANDING),
        (PART, INK, 0, 0, 17, _KITTEN),
    ),
    "skip": pack(
        (DOME, INK, 0, 12, 42, 56),
        (DOME, PAPER, 0, 12, 30, 43),
        (SHAPE, INK, 22, 6, 48, 6, 35, 28),
        (PART, INK, -2, 26, 21, _KITTEN),
    ),
    "equal": pack(
        (SHAPE, INK, -15, -46, 15, -46, 15, -42, -15, -42),
        (SHAPE, INK, -15, -34, 15, -34, 15, -30, -15, -30),
        (PART | TWINS, INK, -27, 0, 20, _KITTEN),
        (SHAPE, INK, -48, 24, 48, 24, 48, 28, -48, 28),
        (SHAPE | TWINS, INK, 0, 47, 0, 28, -20, 47),
    ),
    "paws": pack(
        (DISC | TWINS, INK, -25, -12, 22, 34),
        (SHAPE | TWINS, INK, -42, -8, -8, -8, -8, 46, -42, 46),
        (PART | TWINS, PAPER + PINK, -25, -9, 20, _PADS),
    ),
    "fatty": pack(
        (DISC, INK, 0, 3, 46, 29),
        (DISC, INK + CREAM, 0, 12, 24, 18),
        (PART, INK, 0, -18, 30, _CHUBBY),
        (STROKE | TWINS, PAPER, 3, -20, 10, -18, 18, -10, 18, -8, 12),
        (SHAPE, INK, -46, 37, 38, 37, 38, 39, -46, 39),
        (SHAPE, INK, -38, 45, 46, 45, 46, 47, -38, 47),
    ),
    "belly": pack(
        (STROKE, INK, 8, 16, -16, 34, -20, 42, -31, 38, -43),
        (DISC | TWINS, INK, -17, -36, 9, 12),
        (DISC | TWINS, INK, -35, -11, 12, 9),
        (DISC, INK, 0, -14, 28, 24),
        (DISC, PAPER, 0, -25, 13, 9),
        (DISC, INK, 0, -25, 9, 5),
        (DISC, PAPER, 0, 14, 31, 26),
        (PART, INK, 0, 18, -29, _HEAD),
    ),
}

DIE: "Picture" = pack(
    (SHAPE, INK + CREAM, -48, -30, -30, -48, 47, -48, 29, -30),
    (SHAPE, INK + SHADE, 34, -24, 48, -40, 48, 30, 34, 46),
    (SHAPE, INK, -48, -22, 26, -22, 26, 47, -48, 47),
    (PART, PAPER + ORANGE, -11, 12, 28, _HEAD),
)


def asked(face: str) -> "Picture":
    """A face as it lies before the players; the fish with what is to be done for it."""
    return OVER if face == "fish" else FACES[face]


# What they ask of the players.
WORDS = {
    "one_cat": N_("Stack one card."),
    "two_cats": N_("Stack two cards, one by one."),
    "paw": N_("Choose who stacks one of your cards."),
    "fish": N_("Stack a card upside down."),
    "fat_face": N_("Stack a Catty Fatty and draw a token."),
    "reverse": N_("Play goes the other way."),
    "skip": N_("The next player misses a turn."),
    "equal": N_("Share all cards out equally."),
    "paws": N_("The next one picks who stacks."),
    "fatty": N_("The next one stacks a Catty Fatty."),
    "belly": N_("The next one stacks a card upside down."),
}

_BAG = pack(
    (SHAPE | TWINS, INK, 0, -28, -12, -28, -26, -47, 0, -42),
    (DOME, INK, 0, 47, 40, 66),
    (STROKE, PAPER, 5, -16, -21, 16, -21),
    (PART, PAPER, 0, 16, 20, _PADS),
)
WHILES = (60, 60, 70, 80, 100, 130, 180)  # ms that each of them shows


class Tumble(Steps):
    """The animation of a roll or a draw: other pictures jump by, slower and slower; before a token
    the bag is shaken. With motion off, a still die or bag."""

    def __init__(self, settings: "Settings") -> None:
        super().__init__(WHILES)
        self._still = not moves(settings)

    def draw(self, canvas: "Canvas", x: int, y: int, size: int, token: bool) -> None:
        at = 0 if self._still else self.at
        if token and at < 4:
            name, picture = "fatty", _BAG
        elif self._still:
            name, picture = "die", DIE
        elif token:
            name = die.TOKENS[(at + 3) % len(die.TOKENS)]
            picture = TOKENS[name]
        else:
            name = die.FACES[(at + 2) % len(die.FACES)]
            picture = FACES[name]
        canvas.picture(picture, x + at % 2 * 3, y + 4 - at % 3 * 2, size, "", name)
