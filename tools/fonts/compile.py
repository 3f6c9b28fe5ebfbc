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
    widest = max(len(picture[0]) for picture in pictures.values())
    cell = (widest // 8 + 1) * 8  # a glyph drawn over old pixels clears the gap after it, too
    yield f'"""misc-fixed {face.source}, packed by `python3 -m tools fonts`: never edit."""'
    yield ""
    yield f"HEIGHT = {height}"
    yield f"CELL = {cell}"
    yield f"FIRST = {ord(face.first)}"
    yield f"LAST = {ord(face.last)}"
    yield f"EXTRA = {face.extra!r}"
    yield "# One after another: FIRST to LAST, what is drawn for any other, EXTRA."
    widths = bytes(len(pictures[character][0]) + 1 for character in face.characters)
    yield f"WIDTHS = {_literal(widths)}"
    yield "GLYPHS = ("
    for character in face.characters:
        yield f"    {_literal(_packed(pictures[character], cell))}  # {character!r}"
    yield ")"


def _packed(picture: "Picture", cell: int) -> bytes:
    """The rows as framebuf's MONO_HLSB has them: leftmost pixel in the highest bit."""
    rows = (sum(ink << (cell - 1 - x) for x, ink in enumerate(row)) for row in picture)
    return b"".join(row.to_bytes(cell // 8, "big") for row in rows)


def _literal(data: bytes) -> str:
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
