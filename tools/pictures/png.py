"""PNG files, with nothing but the standard library."""

import struct
import zlib
from pathlib import Path


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
    header = struct.pack(">IIBBBBB", width * scale, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(bytes(lines)))
        + _chunk(b"IEND", b"")
    )


def write(path: Path, rgb: bytes, width: int, scale: int = 4) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(rgb, width, scale))
