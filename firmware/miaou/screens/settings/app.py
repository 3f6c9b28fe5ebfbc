"""The settings are an app too."""

from miaou.ui.picture import DISC, INK, PAPER, STROKE, TWINS, pack

TITLE = {"en": "Settings", "fr": "Réglages", "es": "Ajustes"}
COLOUR = "grey"
PICTURE = pack(
    (STROKE, INK, 16, 0, -36, 0, 36),
    (STROKE, INK, 16, -36, 0, 36, 0),
    (STROKE | TWINS, INK, 16, -25, -25, 25, 25),
    (DISC, INK, 0, 0, 30, 30),
    (DISC, PAPER, 0, 0, 12, 12),
)
FIRST = "settings.menu.Settings"
HOUSE_RULES = ""
