"""How text must look: laid out by Adafruit's library from the BDF files, for tests to compare with.

It runs alone, for that library brings its own `micropython`, `board` and `displayio`: each line of
its input is a JSON list of {"font", "words", "width", "pixels"}, each line of its output the list
of answers. Whoever asks for no pixels is told the lines alone, which is much quicker.
"""

import json
import sys
from typing import Any

from adafruit_display_text import wrap_text_to_pixels  # type: ignore[import-untyped]
from adafruit_display_text.bitmap_label import Label  # type: ignore[import-untyped]
from displayio import Bitmap  # type: ignore[import-untyped]
from fontio import Glyph  # type: ignore[import-untyped]

from tools.fonts import glyphs
from tools.fonts.faces import FACES, MISSING
from tools.fonts.glyphs import Picture


class Proportional:
    """A face as Adafruit's `fontio.FontProtocol`."""

    def __init__(self, name: str) -> None:
        face = FACES[name]
        pictures = glyphs.load(face)
        rows = len(pictures[MISSING])
        self.height = face.line or rows
        self.ascent, self.descent = self.height, 0  # lines are stacked with nothing in between
        above = (self.height - rows) // 2
        self._glyphs = {
            ord(letter): _glyph(picture, above, self.height, face.gap)
            for letter, picture in pictures.items()
        }

    def get_bounding_box(self) -> tuple[int, int]:
        return max(glyph.width for glyph in self._glyphs.values()), self.height

    def get_glyph(self, codepoint: int) -> Any:
        return self._glyphs.get(codepoint, self._glyphs[ord(MISSING)])


def _glyph(picture: Picture, above: int, height: int, gap: int) -> Any:
    """In a line of that height, with so many free rows above and columns after it."""
    width = len(picture[0])
    bitmap = Bitmap(width, height, 2)
    for y, row in enumerate(picture):
        for x, ink in enumerate(row):
            bitmap[x, above + y] = ink
    return Glyph(bitmap, 0, width, height, 0, 0, width + gap, 0)


def answer(font: Proportional, words: str, width: int, pixels: bool) -> dict[str, Any]:
    """The lines, the widest one's width, and all pixels as framebuf's MONO_HLSB in hex."""
    # One paragraph at a time: it counts a space, never drawn, before the first word after a "\n".
    paragraphs = words.split("\n")
    lines = [line for each in paragraphs for line in wrap_text_to_pixels(each, width + 1, font)]
    if not pixels:
        return {"lines": lines}
    picture = Label(font, text="\n".join(lines), line_spacing=1.0).bitmap if any(lines) else None
    return {
        "lines": lines,
        "width": picture.width if picture else 0,
        "pixels": "".join(_row(picture, y, width) for y in range(font.height * len(lines))),
    }


def _row(picture: Any, y: int, width: int) -> str:
    """A row of the picture on a page; it ends with its last line that is not empty."""
    columns = (width + 7) // 8 * 8
    row = 0
    if picture and y < picture.height:
        inked = (x for x in range(min(picture.width, width)) if picture[x, y])
        row = sum(1 << (columns - 1 - x) for x in inked)
    return f"{row:0{columns // 4}x}"


def main() -> None:
    fonts = {name: Proportional(name) for name in FACES}
    for line in sys.stdin:
        answers = [answer(fonts[each.pop("font")], **each) for each in json.loads(line)]
        print(json.dumps(answers), flush=True)


if __name__ == "__main__":
    main()
