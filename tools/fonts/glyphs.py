"""Makes a fixed-width BDF proportional: what the packed faces and their judge both start from."""

from pathlib import Path
from typing import Any

from adafruit_bitmap_font import bitmap_font  # type: ignore[import-untyped]

from tools.fonts.faces import BLANKS, CATS, DIGITS, Face

Picture = list[list[int]]  # rows of 0 and 1; the next character starts one column after it

HERE = Path(__file__).parent


def load(face: Face) -> dict[str, Picture]:
    """The ink of each character, moved to the left; digits share a width, so that columns align."""
    font = bitmap_font.load_font(str(HERE / f"{face.source}.bdf"))
    pictures = {character: _picture(font, character) for character in face.characters}
    widest = max(len(pictures[digit][0]) for digit in DIGITS)
    return pictures | {digit: _centred(pictures[digit], widest) for digit in DIGITS}


def _picture(font: Any, character: str) -> Picture:
    if character in CATS:
        return _cat(CATS[character], font.ascent, font.ascent + font.descent)
    glyph = font.get_glyph(ord(character))
    if character in BLANKS:
        return [[0] * ((glyph.height - 2) // 3) for _ in range(glyph.height)]
    rows = [[glyph.bitmap[x, y] for x in range(glyph.width)] for y in range(glyph.height)]
    inked = [x for x in range(glyph.width) if any(row[x] for row in rows)]
    return [row[inked[0] : inked[-1] + 1] for row in rows]


def _cat(rows: tuple[str, ...], ascent: int, height: int) -> Picture:
    """On the line that letters stand on, or as high as the face is."""
    blank = [0] * len(rows[0])
    above = [blank] * max(0, ascent - len(rows))
    picture = above + [[int(dot == "#") for dot in row] for row in rows]
    return picture + [blank] * (height - len(picture))


def _centred(picture: Picture, width: int) -> Picture:
    spare = width - len(picture[0])
    return [[0] * (spare // 2) + row + [0] * (spare - spare // 2) for row in picture]
