"""The apps, as home shows them: a new one is a new line here."""

from miaou.lang import N_
from miaou.ui.picture import DISC, INK, PAPER, SHAPE, STROKE, TWINS, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.picture import Picture

DIE: "Picture" = pack(
    (SHAPE, INK, -46, -46, 46, -46, 46, 46, -46, 46),
    (SHAPE | TWINS, PAPER, -10, -18, -34, -36, -33, 6),
    (DISC, PAPER, 0, 8, 34, 28),
    (DISC | TWINS, INK, -14, 4, 6, 9),
    (DISC, INK, 0, 20, 5, 3),
)
BOWL: "Picture" = pack(
    (SHAPE | TWINS, INK, -4, -20, -34, -46, -34, 6),
    (DISC, INK, 0, -2, 34, 30),
    (DISC | TWINS, PAPER, -14, -6, 6, 9),
    (SHAPE, PAPER, -48, 12, 48, 12, 48, 18, -48, 18),
    (SHAPE, INK, -46, 19, 46, 19, 34, 46, -34, 46),
)
CLOCK: "Picture" = pack(
    (SHAPE | TWINS, INK, -8, -24, -40, -46, -42, 4),
    (DISC, INK, 0, 6, 44, 40),
    (DISC, PAPER, 0, 6, 34, 31),
    (STROKE, INK, 7, 0, 6, 0, -16),
    (STROKE, INK, 7, 0, 6, 17, 14),
)
GEAR: "Picture" = pack(
    (STROKE, INK, 16, 0, -36, 0, 36),
    (STROKE, INK, 16, -36, 0, 36, 0),
    (STROKE | TWINS, INK, 16, -25, -25, 25, 25),
    (DISC, INK, 0, 0, 30, 30),
    (DISC, PAPER, 0, 0, 12, 12),
)

# Its name in settings and folders, its name for people, its picture, and the screen it opens with.
APPS = (("cat_tower", N_("Cat Tower"), DIE, "cat_tower.menu", "CatTower"),)
SETTINGS = ("settings", N_("Settings"), GEAR, "settings.menu", "Settings")
