"""The four characteristics and the four rarities as a child tells them apart: signs and words."""

from micropython import const

from miaou.lang import N_, _
from miaou.ui.picture import DISC, INK, ORANGE, PAPER, SHAPE, STROKE, TWINS, WHITE, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Ink
    from miaou.ui.picture import Picture

DOT = const(6)  # columns from one dot to the next

_SCALES: "Picture" = pack(
    (STROKE, INK, 7, 0, -34, 0, 34),
    (STROKE | TWINS, INK, 7, 0, -30, -34, -22),
    (STROKE | TWINS, INK, 3, -34, -22, -46, 8),
    (STROKE | TWINS, INK, 3, -34, -22, -20, 8),
    (SHAPE | TWINS, INK, -47, 8, -19, 8, -26, 18, -40, 18),
    (SHAPE, INK, -26, 34, 26, 34, 26, 42, -26, 42),
    (DISC, INK, 0, -38, 6, 6),
)
_HOURGLASS: "Picture" = pack(
    (SHAPE, INK, -34, -46, 34, -46, 34, -38, -34, -38),
    (SHAPE, INK, -34, 38, 34, 38, 34, 46, -34, 46),
    (STROKE | TWINS, INK, 5, -26, -38, -26, -24, -4, 0, -26, 24, -26, 38),
    (SHAPE, INK + ORANGE, -16, -16, 16, -16, 0, 2),
    (SHAPE, INK + ORANGE, 0, 20, 22, 36, -22, 36),
    (STROKE, INK, 3, 0, 0, 0, 22),
)
_HEART: "Picture" = pack(
    (DISC | TWINS, INK, -21, -16, 24, 24),
    (SHAPE, INK, -43, -6, 43, -6, 0, 44),
    (DISC, PAPER + WHITE, -24, -20, 8, 7),
)
# It has turned its back on us, the tail around its feet.
_BACK: "Picture" = pack(
    (SHAPE | TWINS, INK, -2, -34, -24, -48, -24, -18),
    (DISC, INK, 0, -22, 24, 17),
    (DISC, INK, 0, 20, 28, 28),
    (STROKE, INK, 9, 20, 40, 40, 36, 42, 18, 34, 8),
)
_PICTURES = (_SCALES, _HOURGLASS, _HEART, _BACK)

# In the order of the rules' CHARACTERISTICS: what it is called, and which value wins.
WORDS = (N_("Weight"), N_("Year"), N_("Cuddliness"), N_("Independence"))
WINS = (
    N_("the heaviest wins"),
    N_("the oldest wins"),
    N_("the highest wins"),
    N_("the highest wins"),
)

# In the order of RARITIES.
RARE = (N_("green"), N_("yellow"), N_("orange"), N_("red"))


def picture(canvas: "Canvas", at: int, x: int, y: int, size: int) -> None:
    """The sign of a characteristic."""
    canvas.picture(_PICTURES[at], x, y, size, _(WORDS[at]), WORDS[at])


def cat(canvas: "Canvas", x: int, y: int, size: int, colour: str = "") -> None:
    """Any cat of the box."""
    canvas.picture(_BACK, x, y, size, _("a cat"), colour)


def dots(canvas: "Canvas", rarity: int, x: int, y: int, ink: "Ink" = "") -> None:
    """A rarity, in its colour unless that is told: the more dots, the rarer."""
    if ink == "":
        ink = "rarity " + str(rarity + 1)
    for dot in range(rarity + 1):
        canvas.disc(x + 2 + dot * DOT, y + 2, 2, ink)
    canvas.note(_(RARE[rarity]))
