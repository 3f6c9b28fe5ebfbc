"""The data of a QR code: what it says as bits, and the check codewords that protect it."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Part = bytes | str  # any bytes, or characters of SIGNS, which take less room

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
L = const(0)  # levels of error correction
M = const(1)
# By version: half of all codewords; and by level, check codewords of a block and how many blocks.
_HALF = b"\x0d\x16\x23\x32\x43\x56\x62\x79\x92\xad"
_CHECKS = (b"\x07\x0a\x0f\x14\x1a\x12\x14\x18\x1e\x12", b"\x0a\x10\x1a\x12\x18\x10\x12\x16\x16\x1a")
_BLOCKS = (b"\x01\x01\x01\x01\x01\x02\x02\x02\x02\x04", b"\x01\x01\x01\x02\x02\x04\x04\x04\x05\x05")


def codewords(parts: "Sequence[Part]", version: int, level: int) -> bytearray:
    """All that the modules hold, in their order."""
    at = version - 1
    checks, blocks = _CHECKS[level][at], _BLOCKS[level][at]
    return _protected(_data(parts, version, 2 * _HALF[at] - checks * blocks), checks, blocks)


def fits(parts: "Sequence[Part]", version: int, level: int) -> bool:
    at = version - 1
    room = 2 * _HALF[at] - _CHECKS[level][at] * _BLOCKS[level][at]
    return sum([_bits(part, version) for part in parts]) <= 8 * room


def _width(part: "Part", version: int) -> int:
    """Bits that tell how long a part is."""
    if isinstance(part, str):
        return 9 if version < 10 else 11
    return 8 if version < 10 else 16


def _bits(part: "Part", version: int) -> int:
    content = (11 * len(part) + 1) // 2 if isinstance(part, str) else 8 * len(part)
    return 4 + _width(part, version) + content


def _data(parts: "Sequence[Part]", version: int, room: int) -> bytes:
    """The parts, an end, and padding."""
    value, used = 0, 0
    for part in parts:
        if isinstance(part, str):
            mode, content = 2, _paired(part)
        else:
            mode, content = 4, int.from_bytes(part, "big")
        bits, width = _bits(part, version), _width(part, version)
        head = mode << width | len(part)
        value = value << bits | head << (bits - 4 - width) | content
        used += bits
    end = min(4, 8 * room - used)
    count = (used + end + 7) // 8
    padding = b"\xec\x11" * ((room - count + 1) // 2)
    return (value << (8 * count - used)).to_bytes(count, "big") + padding[: room - count]


def _paired(signs: str) -> int:
    """Two signs in 11 bits, a last one alone in 6."""
    value = 0
    for at in range(0, len(signs) - 1, 2):
        value = value << 11 | SIGNS.find(signs[at]) * 45 + SIGNS.find(signs[at + 1])
    if len(signs) & 1:
        value = value << 6 | SIGNS.find(signs[-1])
    return value


def _protected(data: bytes, count: int, blocks: int) -> bytearray:
    """Blocks of data, and so many check codewords for each, dealt out in turn."""
    short = len(data) // blocks
    longer = blocks - len(data) % blocks  # the first block that has one more
    parts, at = [], 0
    for block in range(blocks):
        end = at + short + (block >= longer)
        parts.append(data[at:end])
        at = end
    powers = _powers(count)
    return _dealt(parts) + _dealt([_check(part, powers, count) for part in parts])


def _dealt(parts: list[bytes]) -> bytearray:
    dealt = bytearray()
    for at in range(len(parts[-1])):
        for part in parts:
            if at < len(part):
                dealt.append(part[at])
    return dealt


def _check(data: bytes, powers: list[int], count: int) -> bytes:
    """Reed-Solomon: what is left of the data after division by the generator."""
    rest = 0
    top = 8 * (count - 1)
    below = (1 << top) - 1
    for word in data:
        factor = word ^ rest >> top
        rest = (rest & below) << 8
        for power in powers:
            if factor & 1:
                rest ^= power
            factor >>= 1
    return rest.to_bytes(count, "big")


def _powers(count: int) -> list[int]:
    """The generator for so many check codewords, times 1, 2, 4 … 128 in their field."""
    generator = bytearray(count)
    generator[-1] = 1
    root = 1
    for _ in range(count):
        for at in range(count):
            below = generator[at + 1] if at + 1 < count else 0
            generator[at] = _times(generator[at], root) ^ below
        root = _times(root, 2)
    powers = []
    for _ in range(8):
        powers.append(int.from_bytes(generator, "big"))
        generator = bytearray([_times(word, 2) for word in generator])
    return powers


def _times(one: int, other: int) -> int:
    """In the field of 256 elements."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one = one << 1 ^ (0x11D if one & 0x80 else 0)
        other >>= 1
    return product
