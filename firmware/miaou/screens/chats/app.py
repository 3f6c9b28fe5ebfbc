"""Chats: all that the rest of Miaou knows of it."""

from miaou.ui.picture import DISC, INK, PAPER, RED, SHAPE, STROKE, TWINS, WHITE, pack

TITLE = "Chats"
COLOUR = "blue"
PICTURE = pack(
    (SHAPE | TWINS, INK, -8, -24, -40, -46, -42, 4),
    (DISC, INK, 0, 6, 44, 40),
    (DISC, PAPER, 0, 6, 34, 31),
    (STROKE, INK + WHITE, 7, 0, 6, 0, -16),
    (STROKE, INK + RED, 7, 0, 6, 17, 14),
)
FIRST = "chats.menu.Chats"
HOUSE_RULES = "chats.house_rules.HouseRules"
