"""The faces the firmware has, and the one list of the characters they can show."""

from typing import NamedTuple

MISSING = "\ufffd"  # � is drawn in place of a character the face lacks
DIGITS = "0123456789"
BLANKS = " \u00a0"  # the second keeps a French ? or ! on the line of its word

# The firmware searches from the front: what is read most comes first.
EXTRA = (
    "éèàêçùâîôûëïœæÿ"  # French
    "áíóúñü¿¡"  # Spanish
    "\u00a0’…«»×·–"
    "ãõ"  # Portuguese
    "äöß"  # German
    "ìò"  # Italian and Catalan
    "ÉÈÀÊÇÙÂÎÔÛËÏŒÆŸ"
    "ÁÍÓÚÑÜ"
    "ÃÕÄÖÌÒ"
    "—°→"
)

# Players without names are cats, wherever a name is written: kitten, tiger, lion, panther, leopard
# and lynx. Unicode leaves these codes to whoever needs them, and misc-fixed has no cats.
CATS = {
    "\ue000": (
        "#.....#",
        "##...##",
        "#.###.#",
        "#.....#",
        "#.#.#.#",
        "#.....#",
        ".#.#.#.",
        "..###..",
    ),
    "\ue001": (
        "#.....#",
        "##.#.##",
        "#.#.#.#",
        "#.....#",
        "#.#.#.#",
        "##...##",
        "#..#..#",
        ".#####.",
    ),
    "\ue002": (
        ".#.#.#.",
        "#.###.#",
        ".#...#.",
        "#.#.#.#",
        "##...##",
        "#..#..#",
        ".##.##.",
        "#.###.#",
    ),
    "\ue003": (
        "#.....#",
        "##...##",
        "#######",
        "#######",
        "#.###.#",
        "#######",
        ".##.##.",
        "..###..",
    ),
    "\ue004": (
        "##...##",
        "#######",
        "#.#.#.#",
        "#..#..#",
        "#.....#",
        "#.#.#.#",
        ".#...#.",
        "..###..",
    ),
    "\ue005": (
        "#.....#",
        "#.....#",
        "##...##",
        "#.###.#",
        "#.#.#.#",
        "##...##",
        "#.###.#",
        "##...##",
    ),
}


# Of the colour faces these take two cells of eight columns.
WIDE = "œ«»—→" + "".join(CATS)


def _narrow(extra: str) -> str:
    """With those that take two cells at its end."""
    return "".join(each for each in extra if each not in WIDE) + WIDE


class Face(NamedTuple):
    """A run of ASCII and whatever else, from one misc-fixed font."""

    source: str
    first: str = " "
    last: str = "~"
    extra: str = EXTRA + "".join(CATS)
    wide: str = ""  # the last of the extra ones
    gap: int = 1  # columns after each
    line: int = 0  # rows, where that is more than the font's own

    @property
    def characters(self) -> str:
        """All of them, in the order in which they are packed."""
        run = range(ord(self.first), ord(self.last) + 1)
        return "".join(map(chr, run)) + MISSING + self.extra


# What a glass of large pixels has, and below what one has whose pixels are half as large.
FACES = {
    "small": Face("5x8"),
    "body": Face("6x12"),
    "bold": Face("7x13B"),
    "large": Face("10x20", "+", ":", " %×"),
    "small_fine": Face("8x13B", extra=_narrow(EXTRA), wide=WIDE, line=16),
    "body_fine": Face("10x20", extra=_narrow(EXTRA), wide=WIDE, gap=2, line=24),
}
