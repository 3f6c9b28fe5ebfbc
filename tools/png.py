"""PNG files from one-bit pictures, with nothing but the standard library."""

import struct
import zlib
from pathlib import Path


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(rows: bytes, width: int, scale: int = 4) -> bytes:
    """Rows of bits, leftmost pixel highest, as virtual panels give them; lit ones pale blue."""
    stride = (width + 7) // 8
    lines = bytearray()
    for start in range(0, len(rows), stride):
        row = rows[start : start + stride]
        pixels = bytes(row[x // 8] >> (7 - x % 8) & 1 for x in range(width) for _ in range(scale))
        lines += (b"\0" + pixels) * scale
    height = len(rows) // stride * scale
    header = struct.pack(">IIBBBBB", width * scale, height, 8, 3, 0, 0, 0)
    palette = bytes((8, 12, 20, 190, 225, 255))
    body = _chunk(b"IHDR", header) + _chunk(b"PLTE", palette)
    return (
        b"\x89PNG\r\n\x1a\n"
        + body
        + _chunk(b"IDAT", zlib.compress(bytes(lines)))
        + _chunk(b"IEND", b"")
    )


def write(path: Path, rows: bytes, width: int, scale: int = 4) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(rows, width, scale))
