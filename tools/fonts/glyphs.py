"""Makes a fixed-width BDF proportional: what the packed faces and their judge both start from."""

from pathlib import Path
from typing import Any

from adafruit_bitmap_font import bitmap_font  # type: ignore[import-untyped]

from tools.fonts.faces import BLANKS, CATS, DIGITS, Face

Picture = list[list[int]]  # rows of 0 and 1; the next character starts one column after it

HERE = Path(__file__).parent
CELL = 8  # columns of a cell of the colour faces


def load(face: Face) -> dict[str, Picture]:
    """The ink of each character, moved to the left; digits share a width, so that columns align."""
    font = bitmap_font.load_font(str(HERE / f"{face.source}.bdf"))
    pictures = {character: _picture(font, character, face) for character in face.characters}
    widest = max(len(pictures[digit][0]) for digit in DIGITS)
    return pictures | {digit: _centred(pictures[digit], widest) for digit in DIGITS}


def _picture(font: Any, character: str, face: Face) -> Picture:
    if character in CATS:
        return _cat(CATS[character], font.ascent, font.ascent + font.descent, face)
    glyph = font.get_glyph(ord(character))
    if character in BLANKS:
        return [[0] * ((glyph.height - 2) // 3) for _ in range(glyph.height)]
    rows = [[glyph.bitmap[x, y] for x in range(glyph.width)] for y in range(glyph.height)]
    inked = [x for x in range(glyph.width) if any(row[x] for row in rows)]
    most = 99 if not face.wide or character in face.wide else CELL
    return [row[inked[0] : inked[-1] + 1][:most] for row in rows]


def _cat(rows: tuple[str, ...], ascent: int, height: int, face: Face) -> Picture:
    """On the line that letters stand on, or as high as the face is."""
    picture = [[int(dot == "#") for dot in row] for row in rows]
    if face.wide:
        picture = doubled(picture)
        lines = min(height, len(picture))
        picture = [picture[row * len(picture) // lines] for row in range(lines)]
    blank = [0] * len(picture[0])
    picture = [blank] * max(0, ascent - len(picture)) + picture
    return picture + [blank] * (height - len(picture))


def doubled(picture: Picture) -> Picture:
    """Twice the size; where a pixel's neighbours make a corner, that is rounded (Scale2x)."""

    def at(x: int, y: int) -> int:
        return picture[y][x] if 0 <= y < len(picture) and 0 <= x < len(picture[0]) else 0

    out: Picture = []
    for y, row in enumerate(picture):
        upper, lower = [], []
        for x, dot in enumerate(row):
            up, down, left, right = at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)
            whole = up == down or left == right
            upper += [dot if whole or left != up else up, dot if whole or right != up else up]
            lower += [
                dot if whole or left != down else down,
                dot if whole or right != down else down,
            ]
        out += [upper, lower]
    return out


def _centred(picture: Picture, width: int) -> Picture:
    spare = width - len(picture[0])
    return [[0] * (spare // 2) + row + [0] * (spare - spare // 2) for row in picture]
