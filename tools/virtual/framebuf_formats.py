"""How each framebuf format keeps a row of pixels. A row is handled as one int, with a slot of bits
for each pixel, so that Python's own big-number arithmetic moves all its pixels at once."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal

DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


@cache
def _repeated(value: int, bits: int, width: int) -> int:
    """A row with the same value in every slot."""
    return value * (((1 << bits * width) - 1) // ((1 << bits) - 1))


class Packed:
    """Several pixels a byte along x, the leftmost in the byte's high or low bits."""

    def __init__(self, bits: int, leftmost: Literal["high", "low"]) -> None:
        self.bits = bits
        self.order: Literal["big", "little"] = "big" if leftmost == "high" else "little"
        self.most = (1 << bits) - 1
        self.aligned = max(8 // bits, 1)
        self._pixels = [self._split(byte) for byte in range(256)]

    def size(self, width: int, height: int, stride: int) -> int:
        """The bytes that such a picture fills; what follows its last pixel need not exist."""
        last = -(-width // self.aligned) * self.aligned
        return ((height - 1) * stride + last) * self.bits // 8

    def window(self, x: int, y: int, width: int, stride: int) -> tuple[int, int, int]:
        """Where a piece of a row lies: its first byte, the end of its bytes, its shift in them."""
        first = (y * stride + x) * self.bits
        last = first + width * self.bits
        end = last + 7 >> 3
        return first >> 3, end, first & 7 if self.order == "little" else end * 8 - last

    def phase(self, x: int, y: int) -> tuple[int, int]:
        """Where a pixel lies in its byte, as a place from which on all would lie alike."""
        return x % self.aligned, 0

    def plain(self, colour: int, width: int) -> int:
        """A row of one colour."""
        return _repeated(self.ink(colour), self.bits, width)

    def mask(self, width: int) -> int:
        """A row of whole pixels."""
        return _repeated(self.most, self.bits, width)

    def values(self, row: int, width: int) -> bytes:
        """A row's pixels from left to right, a byte each."""
        count = width * self.bits + 7 >> 3
        if self.order == "big":
            row <<= count * 8 - width * self.bits
        data = row.to_bytes(count, self.order)
        if self.bits == 4:
            return data.hex().encode().translate(DIGITS)[:width]
        return b"".join(map(self._pixels.__getitem__, data))[:width]

    def painter(self, colours: Sequence[int]) -> Callable[[bytes], int]:
        """What turns pixel values of another picture into a row here: value n shows colours[n]."""
        inks = bytes(b"0123456789abcdef"[self.ink(colour)] for colour in colours).ljust(256)
        step = 1 if self.order == "big" else -1
        return lambda values: int(values.translate(inks)[::step], self.most + 1)

    def ink(self, colour: int) -> int:
        """What a slot holds for a colour."""
        return colour & self.most if self.most > 1 else int(colour != 0)

    def _split(self, byte: int) -> bytes:
        pixels = [byte >> shift & self.most for shift in range(0, 8, self.bits)]
        return bytes(pixels if self.order == "little" else reversed(pixels))


class Bytes(Packed):
    """A byte a pixel."""

    def __init__(self) -> None:
        super().__init__(8, "low")

    def values(self, row: int, width: int) -> bytes:
        return row.to_bytes(width, "little")

    def painter(self, colours: Sequence[int]) -> Callable[[bytes], int]:
        inks = bytes(map(self.ink, colours)).ljust(256)
        return lambda values: int.from_bytes(values.translate(inks), "little")


class Columns(Bytes):
    """Eight pixels a byte along y, the topmost in the lowest bit: a row is one bit of each byte."""

    def __init__(self) -> None:
        super().__init__()
        self.most = 1

    def size(self, width: int, height: int, stride: int) -> int:
        return (height - 1 >> 3) * stride + width

    def window(self, x: int, y: int, width: int, stride: int) -> tuple[int, int, int]:
        start = (y >> 3) * stride + x
        return start, start + width, y & 7

    def phase(self, x: int, y: int) -> tuple[int, int]:
        return 0, y & 7


class Words(Packed):
    """Two bytes a pixel, the low one first."""

    def __init__(self) -> None:
        super().__init__(16, "low")

    def painter(self, colours: Sequence[int]) -> Callable[[bytes], int]:
        inks = [self.ink(colour).to_bytes(2, "little") for colour in colours]
        low, high = (bytes(half).ljust(256) for half in zip(*inks, strict=True))

        def paint(values: bytes) -> int:
            row = bytearray(2 * len(values))
            row[0::2], row[1::2] = values.translate(low), values.translate(high)
            return int.from_bytes(row, "little")

        return paint
