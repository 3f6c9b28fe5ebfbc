"""Cuts misc-fixed down to the characters that Miaou ships: compiled X fonts in, BDF files out."""

import gzip
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from adafruit_bitmap_font import bitmap_font  # type: ignore[import-untyped]

from tools.fonts.faces import CATS, FACES

HERE = Path(__file__).parent

# Dots that misc-fixed draws as a cross, below the line: read as a plus and a semicolon. From which
# row, and the rows from there on.
MENDED = {
    ("5x8", "."): (5, [0x60, 0x60, 0]),
    ("8x13B", "."): (8, [0, 0x18, 0x18]),
    ("8x13B", ":"): (3, [0, 0x18, 0x18, 0, 0, 0, 0x18, 0x18]),
    ("8x13B", ";"): (3, [0, 0x18, 0x18]),
    ("7x13B", "."): (9, [0x30, 0x30, 0]),
    ("7x13B", ":"): (4, [0, 0x30, 0x30, 0, 0, 0x30, 0x30, 0]),
    ("7x13B", ";"): (4, [0, 0x30, 0x30]),
}

# Accented capitals that 8x13B draws no higher than its small letters; its Ó is a row higher.
LOW = "ÀÁÂÃÄÈÉÊËÌÍÎÏÑÙÚÛÜ"


def main(argv: list[str]) -> int:
    """`python3 -m tools.fonts.cut FOLDER`: a folder that holds 6x12.pcf.gz and its kin."""
    if len(argv) != 1:
        print(main.__doc__, file=sys.stderr)
        return 2
    for source in {face.source for face in FACES.values()}:
        font = _load(Path(argv[0]) / f"{source}.pcf.gz")
        lines = "\n".join(_bdf(source, font))
        (HERE / f"{source}.bdf").write_text(lines + "\n", encoding="ascii")
    return 0


def _load(path: Path) -> Any:
    with tempfile.NamedTemporaryFile(suffix=".pcf") as unpacked:
        unpacked.write(gzip.decompress(path.read_bytes()))
        unpacked.flush()
        return bitmap_font.load_font(unpacked.name)


def _bdf(source: str, font: Any) -> Iterator[str]:
    """With what any face takes from it."""
    width, height, left, bottom = font.get_bounding_box()
    yield "STARTFONT 2.1"
    yield f"FONT -Misc-Fixed-{source}"
    yield f"SIZE {height} 75 75"
    yield f"FONTBOUNDINGBOX {width} {height} {left} {bottom}"
    yield "STARTPROPERTIES 3"
    yield f"FONT_ASCENT {font.ascent}"
    yield f"FONT_DESCENT {font.descent}"
    yield 'COPYRIGHT "Public domain font.  Share and enjoy."'
    yield "ENDPROPERTIES"
    faces = [face.characters for face in FACES.values() if face.source == source]
    codes = sorted(map(ord, set("".join(faces)) - set(CATS)))
    yield f"CHARS {len(codes)}"
    for code in codes:
        yield from _character(code, font.get_glyph(code), height, source)
    yield "ENDFONT"


def _character(code: int, glyph: Any, points: int, source: str) -> Iterator[str]:
    assert glyph is not None, f"the font has no U+{code:04X}"
    yield f"STARTCHAR U+{code:04X}"
    yield f"ENCODING {code}"
    yield f"SWIDTH {glyph.shift_x * 960 // points} 0"  # thousandths of the size, at 75 dots an inch
    yield f"DWIDTH {glyph.shift_x} 0"
    yield f"BBX {glyph.width} {glyph.height} {glyph.dx} {glyph.dy}"
    yield "BITMAP"
    columns = (glyph.width + 7) // 8 * 8
    rows = [
        sum(glyph.bitmap[x, y] << (columns - 1 - x) for x in range(glyph.width))
        for y in range(glyph.height)
    ]
    top, mended = MENDED.get((source, chr(code)), (0, []))
    rows[top : top + len(mended)] = mended
    if source == "8x13B" and chr(code) in LOW:
        rows[:10] = [*rows[1:10], rows[9]]
    for row in rows:
        yield f"{row:0{columns // 4}X}"
    yield "ENDCHAR"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
