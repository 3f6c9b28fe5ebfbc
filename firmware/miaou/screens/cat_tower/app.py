"""Cat Tower: all that the rest of Miaou knows of it."""

from miaou.ui.picture import DISC, GREEN, INK, PAPER, PINK, SHAPE, TWINS, pack

TITLE = "Cat Tower"
COLOUR = "yellow"
PICTURE = pack(
    (SHAPE, INK, -46, -46, 46, -46, 46, 46, -46, 46),
    (SHAPE | TWINS, PAPER, -10, -18, -34, -36, -33, 6),
    (DISC, PAPER, 0, 8, 34, 28),
    (DISC | TWINS, INK + GREEN, -14, 4, 6, 9),
    (DISC, INK + PINK, 0, 20, 5, 3),
)
FIRST = "cat_tower.menu.CatTower"
HOUSE_RULES = "cat_tower_house.house_rules.HouseRules"
