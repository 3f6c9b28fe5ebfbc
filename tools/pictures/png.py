"""PNG files, still and animated, with nothing but the standard library."""

import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.pictures.case import Case

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR, PALETTE = 2, 3
Shown = list[tuple[bytes, int]]  # pictures of three bytes a pixel, and the ms that each shows


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(rgb: bytes, width: int, scale: int = 4) -> bytes:
    """Of three bytes a pixel, row by row."""
    lines = bytearray()
    for start in range(0, len(rgb), 3 * width):
        row = rgb[start : start + 3 * width]
        line = b"".join(row[x : x + 3] * scale for x in range(0, len(row), 3))
        lines += (b"\0" + line) * scale
    height = len(rgb) // (3 * width) * scale
    header = struct.pack(">IIBBBBB", width * scale, height, 8, TRUE_COLOUR, 0, 0, 0)
    return (
        SIGNATURE
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(bytes(lines)))
        + _chunk(b"IEND", b"")
    )


def animate(around: "Case", shown: Shown, width: int, scale: int) -> bytes:
    """An APNG for ever: the first picture with all around it, then the glass alone.

    The case's first pixel is what is to be seen through.
    """
    first, ms = shown[0]
    whole = _within(around, first, width)
    colours = _colours([whole, *(rgb for rgb, _ms in shown)])
    height = len(whole) // (3 * around.width)
    size = (around.width * scale, height * scale)
    glass = (width * scale, len(first) // (3 * width) * scale)
    corner = (around.left * scale, around.top * scale)
    chunks = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, PALETTE, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">II", len(shown), 0)),
        _chunk(b"PLTE", b"".join(colours)),
        _chunk(b"tRNS", b"\0"),
        _control(0, size, (0, 0), ms),
        _chunk(b"IDAT", _packed(whole, around.width, scale, colours)),
    ]
    for at, (rgb, ms) in enumerate(shown[1:]):
        data = struct.pack(">I", 2 * at + 2) + _packed(rgb, width, scale, colours)
        chunks += [_control(2 * at + 1, glass, corner, ms), _chunk(b"fdAT", data)]
    return SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b"")


def _control(number: int, size: tuple[int, int], corner: tuple[int, int], ms: int) -> bytes:
    """What comes next, where, and how long it shows; it stays below what follows."""
    return _chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *size, *corner, ms, 1000, 0, 0))


def _within(around: "Case", rgb: bytes, width: int) -> bytes:
    whole = bytearray(around.rgb)
    for y in range(len(rgb) // (3 * width)):
        at = 3 * ((around.top + y) * around.width + around.left)
        whole[at : at + 3 * width] = rgb[3 * y * width : 3 * (y + 1) * width]
    return bytes(whole)


def _colours(pictures: list[bytes]) -> dict[bytes, int]:
    """The number of each colour, from what is seen through on; there may be 256."""
    found: dict[bytes, int] = {}
    for rgb in pictures:
        for colour in (rgb[x : x + 3] for x in range(0, len(rgb), 3)):
            found.setdefault(colour, len(found))
    assert len(found) <= 256, "an animation has 256 colours at most"
    return found


def _packed(rgb: bytes, width: int, scale: int, colours: dict[bytes, int]) -> bytes:
    lines = bytearray()
    for start in range(0, len(rgb), 3 * width):
        row = (colours[rgb[x : x + 3]] for x in range(start, start + 3 * width, 3))
        lines += (b"\0" + b"".join(bytes([colour]) * scale for colour in row)) * scale
    return zlib.compress(bytes(lines), 9)


def write(path: Path, rgb: bytes, width: int, scale: int = 4) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(rgb, width, scale))
