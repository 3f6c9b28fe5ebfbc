"""QR codes, ISO/IEC 18004: versions 1 to 10, error correction L and M. Loaded when one is shown.

A code is bytes as framebuf's MONO_HMSB has them: rows of whole bytes, the lowest bit at the left.
"""

from micropython import const

from miaou.ui.qr_data import L, M, codewords, fits
from miaou.ui.qr_mask import masked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.qr_data import Part

LARGEST = const(10)  # version
_LEVELS = (1, 0)  # as the format tells L and M
_FINDER = b"\x7f\x41\x5d\x5d\x5d\x41\x7f"
_ALIGNMENT = b"\x1f\x11\x15\x11\x1f"


def encode(parts: "Sequence[Part]", largest: int = LARGEST) -> tuple[int, bytearray]:
    """Modules a side and the modules, in the smallest version that holds it all; 0 if none does."""
    for version in range(1, largest + 1):
        for level in (M, L):
            if fits(parts, version, level):
                words = codewords(parts, version, level)
                return side(version), _drawn(words, version, level)
    return 0, bytearray()


def side(version: int) -> int:
    """Modules across, and down."""
    return 17 + 4 * version


def stride(size: int) -> int:
    """Bytes of a row, in which four modules and more are left over."""
    return (size + 11) // 8


def _drawn(words: bytearray, version: int, level: int) -> bytearray:
    size = side(version)
    lines, room = _fixed(version)
    rows, free = _joined(lines), _joined(room)
    columns = rows[:]  # what is fixed is the same across and down
    _lay(words, free, rows, columns, size)
    best, mask = masked(rows, columns, free, size)
    rows = bytearray(best)
    _sign(rows, size, _LEVELS[level] << 3 | mask)
    if version >= 7:
        _tell_version(rows, size, version)
    return rows


def _joined(lines: list[int]) -> bytearray:
    width = stride(len(lines))
    return bytearray(b"".join([line.to_bytes(width, "little") for line in lines]))


def _fixed(version: int) -> tuple[list[int], list[int]]:
    """Finders, timing and alignment; and where the data goes."""
    size = side(version)
    lines = [0] * size
    corners = 0x1FF | 0xFF << (size - 8)
    free = [(1 << size) - 1 & ~(1 << 6)] * size
    for y in range(9):
        free[y] &= ~corners
    for y in range(size - 8, size):
        free[y] &= ~0x1FF
    free[6] = 0
    for y, line in enumerate(_FINDER):
        lines[y] = line | line << (size - 7)
        lines[size - 7 + y] = line
    for at in range(8, size - 8, 2):
        lines[6] |= 1 << at
        lines[at] |= 1 << 6
    _align(lines, free, version)
    if version >= 7:
        for at in range(6):
            free[at] &= ~(7 << (size - 11))
        for at in range(size - 11, size - 8):
            free[at] &= ~0x3F
    return lines, free


def _align(lines: list[int], free: list[int], version: int) -> None:
    last = len(lines) - 7
    middles = (6, last) if version < 7 else (6, (6 + last) // 2, last)
    for y in middles if version > 1 else ():
        for x in middles:
            if (x, y) not in ((6, 6), (6, last), (last, 6)):
                for at, line in enumerate(_ALIGNMENT):
                    lines[y - 2 + at] |= line << (x - 2)
                    free[y - 2 + at] &= ~(0x1F << (x - 2))


def _lay(words: bytearray, free: bytearray, rows: bytearray, columns: bytearray, size: int) -> None:
    """Bit by bit, in pairs of columns up and down, from the right."""
    width = stride(size)
    bits = 8 * len(words)
    at = 0
    for right in range(size - 1, 0, -2):
        if right <= 6:
            right -= 1  # the timing is stepped over
        down = (right + 1) & 2
        for y in range(size) if down else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if free[y * width + (x >> 3)] >> (x & 7) & 1:
                    if at < bits and words[at >> 3] << (at & 7) & 0x80:
                        rows[y * width + (x >> 3)] |= 1 << (x & 7)
                        columns[x * width + (y >> 3)] |= 1 << (y & 7)
                    at += 1


def _sign(rows: bytearray, size: int, form: int) -> None:
    """Level and mask, twice."""
    code = _coded(form, 10, 0x537) ^ 0x5412
    for at in range(8):
        past = at + (at > 5)  # here too
        if code >> at & 1:
            _darken(rows, size, 8, past)
            _darken(rows, size, size - 1 - at, 8)
        if code >> (14 - at) & 1:
            _darken(rows, size, past, 8)
            _darken(rows, size, 8, size - 1 - at)
    _darken(rows, size, 8, size - 8)


def _tell_version(rows: bytearray, size: int, version: int) -> None:
    """Twice."""
    code = _coded(version, 12, 0x1F25)
    for at in range(18):
        if code >> at & 1:
            _darken(rows, size, at // 3, size - 11 + at % 3)
            _darken(rows, size, size - 11 + at % 3, at // 3)


def _darken(rows: bytearray, size: int, x: int, y: int) -> None:
    rows[y * stride(size) + (x >> 3)] |= 1 << (x & 7)


def _coded(value: int, bits: int, generator: int) -> int:
    """BCH: a value, and so many bits that protect it."""
    rest = value
    for _ in range(bits):
        rest = rest << 1 ^ (rest >> (bits - 1)) * generator
    return value << bits | rest
