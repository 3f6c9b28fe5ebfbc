"""Yummy Kitty: all that the rest of Miaou knows of it."""

from miaou.ui.picture import BLUE, DISC, INK, PAPER, SHAPE, TWINS, pack

TITLE = "Yummy Kitty"
COLOUR = "orange"
PICTURE = pack(
    (SHAPE | TWINS, INK, -4, -20, -34, -46, -34, 6),
    (DISC, INK, 0, -2, 34, 30),
    (DISC | TWINS, PAPER, -14, -6, 6, 9),
    (SHAPE, PAPER, -48, 12, 48, 12, 48, 18, -48, 18),
    (SHAPE, INK + BLUE, -46, 19, 46, 19, 34, 46, -34, 46),
)
FIRST = "yummy_kitty.menu.YummyKitty"
HOUSE_RULES = "yummy_kitty.new_game.HouseRules"
