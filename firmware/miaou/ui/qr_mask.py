"""The masks of a QR code, of which the one with the fewest penalty points is chosen.

A whole code is one number, so that a step is done for all its modules at once: a row has `width`
bytes, the lowest bit at the left, and four light modules or more after its end.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_TILE = const(12)  # modules after which every mask repeats
_ONES = b"\0"  # in a byte of each value
for _bit in range(8):
    _ONES += bytes([count + 1 for count in _ONES])


def masked(rows: bytearray, columns: bytearray, free: bytearray, size: int) -> tuple[bytes, int]:
    """The rows under the best mask, and which it is; a mask turns what is free."""
    width = len(rows) // size
    allowed = int.from_bytes(free, "little")
    across, down = int.from_bytes(rows, "little"), int.from_bytes(columns, "little")
    least, best, number = -1, across, 0
    for mask in range(8):
        tiles = _tiles(mask)
        under = across ^ _whole(tiles[0], size, width) & allowed
        points = _all_points(under, size, width)
        points += _line_points(under, size, width)
        points += _line_points(down ^ _whole(tiles[1], size, width) & allowed, size, width)
        if least < 0 or points < least:
            least, best, number = points, under, mask
    return best.to_bytes(len(rows), "little"), number


def _whole(tile: list[int], size: int, width: int) -> int:
    rows = [(row * 0x1001001001001).to_bytes(8, "little")[:width] for row in tile]
    return int.from_bytes(b"".join([rows[y % _TILE] for y in range(size)]), "little")


# The conditions of the standard, in its letters: row i, column j. Where they give 0 it turns.
_TURNS: "Sequence[Callable[[int, int], int]]" = (
    lambda i, j: (i + j) % 2,
    lambda i, _j: i % 2,
    lambda _i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)


def _tiles(mask: int) -> tuple[list[int], list[int]]:
    """Where a mask turns modules round, across and down."""
    turns = _TURNS[mask]
    across, down = [0] * _TILE, [0] * _TILE
    for y in range(_TILE):
        for x in range(_TILE):
            if not turns(y, x):
                across[y] |= 1 << x
                down[x] |= 1 << y
    return across, down


def _all_points(code: int, size: int, width: int) -> int:
    """For blocks of one colour, and where dark and light are out of balance."""
    same = _same(code, size, width)
    beside = code ^ code >> 8 * width
    blocks = same & same >> 8 * width
    blocks ^= blocks & beside
    area = size * size
    balance = abs(20 * _ones(code, size * width) - 10 * area) // area
    return 3 * _ones(blocks, size * width) + 10 * balance


def _line_points(code: int, size: int, width: int) -> int:
    """For runs of five and more, and for what looks like a finder."""
    length = size * width
    runs = _same(code, size, width)
    runs &= runs >> 1
    runs &= runs >> 2  # a run of n is n - 4 of these
    ends = runs ^ runs & runs >> 1
    return _ones(runs, length) + 2 * _ones(ends, length) + 40 * _finders(code, length)


def _same(code: int, size: int, width: int) -> int:
    """Which modules are as the next one in their line."""
    row = ((1 << (size - 1)) - 1).to_bytes(width, "little")
    pairs = int.from_bytes(row * size, "little")
    return (code ^ code >> 1) & pairs ^ pairs


def _finders(code: int, length: int) -> int:
    """How often there is 1011101 with four light modules, or the edge, beside it."""
    found = code & code >> 2 & code >> 3 & code >> 4 & code >> 6
    found ^= found & (code >> 1 | code >> 5)
    left = code << 1 | code << 2
    left |= left << 2
    right = code >> 7 | code >> 8
    right |= right >> 2
    found ^= found & left & right
    if found & (found >> 4 | found >> 6):
        found = _apart(found)
    return _ones(found, length)


def _apart(found: int) -> int:
    """Without those that overlap one before them."""
    apart = 0
    while found:
        first = found & -found
        apart |= first
        found ^= found & first * 0x7F
    return apart


def _ones(code: int, length: int) -> int:
    count = 0
    for byte in code.to_bytes(length, "little"):
        count += _ONES[byte]
    return count
