"""All that the rest of Miaou knows of this app."""

from miaou.ui.picture import DISC, INK, PAPER, SHAPE, TWINS, pack

TITLE = {"en": "Coin", "fr": "Pièce", "es": "Moneda"}  # or one name for all languages
COLOUR = "green"  # one of ui/theme.py
PICTURE = pack(  # -48 to 48 across and down; ui/picture.py tells the shapes
    (DISC, INK, 0, 0, 44, 44),
    (DISC, PAPER, 0, 0, 36, 36),
    (SHAPE | TWINS, INK, -4, -12, -24, -30, -24, 6),
    (DISC, INK, 0, 4, 24, 20),
)
FIRST = "coin.toss.Toss"  # the place that home opens
HOUSE_RULES = ""  # the place that the settings open, where a table may choose
