"""Packs the faces into the modules that the firmware draws from."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tools import setup
from tools.fonts.faces import FACES, MISSING

if TYPE_CHECKING:
    from tools.fonts.glyphs import Picture

FONTS = Path(__file__).resolve().parents[2] / "firmware" / "miaou" / "fonts"


def main(argv: list[str]) -> int:
    """`python3 -m tools fonts [FOLDER]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools fonts", description=__doc__)
    parser.add_argument(
        "folder", type=Path, nargs="?", default=FONTS, help="instead of the firmware's own"
    )
    folder: Path = parser.parse_args(argv).folder
    setup.need("fonts")
    folder.mkdir(parents=True, exist_ok=True)
    for name in FACES:
        text = "\n".join(_module(name)) + "\n"
        (folder / f"{name}.py").write_text(text, encoding="utf-8", newline="\n")
    return 0


def _module(name: str) -> Iterator[str]:
    from tools.fonts import glyphs

    face = FACES[name]
    pictures = glyphs.load(face)
    height = len(pictures[MISSING])
    drawn = [pictures[character] for character in face.characters]
    cells = [[row[:8] for row in picture] if face.wide else picture for picture in drawn]
    cells += [[row[8:] for row in pictures[character]] for character in face.wide]
    widest = max(len(picture[0]) for picture in cells)
    columns = (widest + 7) // 8 * 8 if face.wide else (widest // 8 + 1) * 8
    yield f'"""misc-fixed {face.source}, packed by `python3 -m tools fonts`: never edit."""'
    yield ""
    yield f"HEIGHT = {height}"
    yield f"LINE = {face.line or height}"
    yield f"CELL = {columns}"
    yield f"FIRST = {ord(face.first)}"
    yield f"LAST = {ord(face.last)}"
    yield f"EXTRA = {face.extra!r}"
    yield f"WIDE = {len(face.wide)}  # so many of these, the last, go on in another cell"
    yield "# One after another: FIRST to LAST, what is drawn for any other, EXTRA."
    yield f"WIDTHS = {_literal(bytes(len(picture[0]) + face.gap for picture in drawn))}"
    yield "# The same, then the right halves of the wide ones."
    yield "GLYPHS = ("
    for character, picture in zip(face.characters + face.wide, cells, strict=True):
        yield f"    {_literal(_packed(picture, columns))}  # {character!r}"
    yield ")"


def _packed(picture: "Picture", columns: int) -> bytes:
    """The rows as framebuf's MONO_HLSB has them: leftmost pixel in the highest bit."""
    rows = (sum(ink << (columns - 1 - x) for x, ink in enumerate(row)) for row in picture)
    return b"".join(row.to_bytes(columns // 8, "big") for row in rows)


def _literal(data: bytes) -> str:
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
