"""An eye on a small panel: it finds words and signs by their pixels, dark or light."""

from functools import cache
from importlib import import_module

from miaou.ui.mono import Font

WIDTH, HEIGHT = 128, 64
FACES = ("body", "bold", "small", "large")

Rows = tuple[int, ...]  # of bits, the leftmost pixel highest
Seen = tuple[Rows, int]  # and how many pixels wide
Place = tuple[int, int]  # a pixel of the panel


def rows(picture: bytes) -> Rows:
    """A panel's picture, as its chip holds it row by row."""
    stride = WIDTH // 8
    return tuple(
        int.from_bytes(picture[at : at + stride], "big") for at in range(0, len(picture), stride)
    )


def words(picture: Rows, text: str) -> Place | None:
    """Where these words stand, in whichever face; their middle."""
    for face in FACES:
        found = _found(picture, _written(text, face))
        if found:
            return found
    return None


def sign(picture: Rows, icon: bytes) -> Place | None:
    """Where this sign of 8 by 8 is drawn; of several, the lowest."""
    return _found(picture, _cut(tuple(icon)))


def _found(picture: Rows, seen: Seen | None) -> Place | None:
    """With a free pixel at its left and right: no part of a word is taken for one."""
    if seen is None:
        return None
    pattern, width = seen
    wide = width + 2
    light = [row << 1 for row in pattern]
    ground = [row << 1 for row in picture]  # a column beyond each edge
    found = _from(ground, light, wide) or _from([~row for row in ground], light, wide)
    return (found[0] + width // 2, found[1] + len(pattern) // 2) if found else None


def _from(ground: list[int], pattern: list[int], wide: int) -> Place | None:
    mask = (1 << wide) - 1
    for y in range(HEIGHT - len(pattern), -1, -1):
        for x in range(WIDTH + 2 - wide, -1, -1):
            shift = WIDTH + 2 - wide - x
            if all((ground[y + at] >> shift) & mask == row for at, row in enumerate(pattern)):
                return x, y
    return None


@cache
def _written(text: str, face: str) -> Seen | None:
    """Without the empty pixels around; nothing where the face has not its letters."""
    drawn = import_module(f"miaou.fonts.{face}")
    plain = range(drawn.FIRST, drawn.LAST + 1)
    if any(ord(letter) not in plain and letter not in drawn.EXTRA for letter in text):
        return None
    font = Font(drawn, 2 * WIDTH)
    font.strip(text)
    lines = [font.line[at : at + font.stride] for at in range(0, len(font.line), font.stride)]
    return _cut(tuple(int.from_bytes(line, "big") for line in lines))


def _cut(drawn: Rows) -> Seen:
    """Only as high and as wide as there is ink."""
    used = [at for at, row in enumerate(drawn) if row]
    ink = 0
    for row in drawn:
        ink |= row
    right = (ink & -ink).bit_length() - 1
    return tuple(row >> right for row in drawn[used[0] : used[-1] + 1]), ink.bit_length() - right
