"""The players' guides in the page's help: of each language one text and one strip of pictures.

They come from docs/guides and docs/pictures. A strip is one request for all that a guide shows.
"""

import html
import re
import struct
import zlib
from pathlib import Path

from tools import firmware
from tools.pictures import png
from tools.pictures.album import FOLDER as PICTURES
from tools.pictures.album import GUIDES, SCALE

WIDTH, HEIGHT = 128, 64
INKS = bytes([0, 0, 0, 0xD6, 0xF4, 0xFF])  # as the page's glass shows them
PICTURE = re.compile(r"!\[(.*?)\]\(.*/(.*?)\)")


def write(out: Path) -> None:
    for language in firmware.languages():
        shown: list[str] = []  # pictures, from the strip's top down
        guides = {path.stem: path.read_text("utf-8") for path in (GUIDES / language).glob("*.md")}
        tall = HEIGHT * sum(len(PICTURE.findall(text)) for text in guides.values())
        strip = f'<image href="guide.{language}.png" width="{WIDTH}" height="{tall}"/>'
        articles = [_article(game, guides[game], strip, shown) for game in sorted(guides)]
        (out / f"guide.{language}.html").write_bytes("".join(articles).encode())
        (out / f"guide.{language}.png").write_bytes(_strip([PICTURES / name for name in shown]))


def _article(game: str, text: str, strip: str, shown: list[str]) -> str:
    """Paragraphs are apart by an empty line; a guide has titles, lists and pictures besides."""
    parts = [_part(part, strip, shown) for part in text.strip().split("\n\n")]
    return f'<article id="{game}">\n' + "\n".join(parts) + "\n</article>\n"


def _part(part: str, strip: str, shown: list[str]) -> str:
    if part.startswith("#"):
        marks, _space, words = part.partition(" ")
        return f"<h{len(marks) + 1}>{_words(words)}</h{len(marks) + 1}>"
    if part.startswith("!"):
        pictures = [_picture(found[1], found[2], strip, shown) for found in PICTURE.finditer(part)]
        return f"<p>{''.join(pictures)}</p>"
    if part.startswith("- "):
        rows = re.split(r"^- ", part, flags=re.MULTILINE)[1:]
        return "<ul>" + "".join(f"<li>{_words(row)}</li>" for row in rows) + "</ul>"
    return f"<p>{_words(part)}</p>"


def _words(text: str) -> str:
    """What is bold stays bold; a link to other documents is words alone, for the offline."""
    plain = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", " ".join(text.split()))
    return re.sub(r"\*\*(.*?)\*\*", r"<b>\1</b>", html.escape(plain, quote=False))


def _picture(words: str, name: str, strip: str, shown: list[str]) -> str:
    """A window onto its part of the strip."""
    shown.append(name)
    top = HEIGHT * (len(shown) - 1)
    window = (
        f'<svg role="img" aria-label="{html.escape(words)}" viewBox="0 {top} {WIDTH} {HEIGHT}">'
    )
    return f"{window}{strip}</svg>"


def _strip(pictures: list[Path]) -> bytes:
    """One below the other, a bit a pixel."""
    rows = b"".join(b"\0" + row for path in pictures for row in _bits(path.read_bytes()))
    size = struct.pack(">IIBBBBB", WIDTH, HEIGHT * len(pictures), 1, png.PALETTE, 0, 0, 0)
    told = {b"IHDR": size, b"PLTE": INKS, b"IDAT": zlib.compress(rows, 9), b"IEND": b""}
    return png.SIGNATURE + b"".join(png._chunk(kind, data) for kind, data in told.items())


def _bits(picture: bytes) -> list[bytes]:
    """The glass's own pixels: docs' pictures are larger, three bytes a pixel, in plain rows."""
    packed = picture[picture.index(b"IDAT") + 4 : -16]
    rows = zlib.decompressobj().decompress(packed)
    stride = 1 + 3 * SCALE * WIDTH
    lines = [rows[at + 1 : at + stride] for at in range(0, len(rows), SCALE * stride)]
    return [_packed([line[x] > 0x80 for x in range(0, len(line), 3 * SCALE)]) for line in lines]


def _packed(lit: list[bool]) -> bytes:
    return int("".join("1" if pixel else "0" for pixel in lit), 2).to_bytes(WIDTH // 8, "big")
