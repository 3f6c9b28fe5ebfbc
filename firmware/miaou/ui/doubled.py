"""Letters and signs at twice their size, their corners rounded: Scale2x, all columns at once."""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Bytes = bytes | bytearray | memoryview

_LONGEST = const(16)  # bytes of a row that is doubled


def double(pixels: "Bytes", stride: int, columns: int, rows: int) -> bytearray:
    """So many columns and rows of MONO_HLSB; the outcome has rows of twice as many bytes."""
    used = min((columns + 7) // 8, _LONGEST)
    bits = 8 * used
    full = (1 << bits) - 1
    half = [1 << step for step in range(6, -1, -1) if 1 << step < bits]
    masks = [(step, ((1 << 256) - 1) // ((1 << step) + 1)) for step in half]
    out = bytearray(4 * used * rows)
    above = here = 0
    below = int.from_bytes(pixels[:used], "big")
    for row in range(rows):
        above, here = here, below
        next = (row + 1) * stride
        below = int.from_bytes(pixels[next : next + used], "big") if row + 1 < rows else 0
        left = here >> 1
        corner = (above ^ below) & (left ^ here << 1) & full
        right_side = corner & (left ^ above)
        left_side = corner ^ right_side
        up, down = here ^ above, here ^ below
        upper = _spread(here ^ up & left_side, masks) << 1 | _spread(here ^ up & right_side, masks)
        lower = _spread(here ^ down & right_side, masks) << 1 | _spread(
            here ^ down & left_side, masks
        )
        at = 4 * used * row
        out[at : at + 2 * used] = upper.to_bytes(2 * used, "big")
        out[at + 2 * used : at + 4 * used] = lower.to_bytes(2 * used, "big")
    return out


def _spread(bits: int, masks: "list[tuple[int, int]]") -> int:
    """With a gap after each."""
    for step, mask in masks:
        bits = (bits | bits << step) & mask
    return bits


def double_sign(rows: bytes) -> FrameBuffer:
    """An 8 by 8 bitmap as one of 16 by 16."""
    return FrameBuffer(double(rows, 1, 8, 8), 16, 16, MONO_HLSB)


class Doubled:
    """A font of twice the size of another."""

    def __init__(self, font: "Any") -> None:
        self._font = font
        self.scale: int = font.scale
        self.rows = 2 * font.rows
        self.height = self.rows // self.scale
        self.line = bytearray()
        self.stride = 0
        self._words = ""

    def width(self, words: str) -> int:
        return -(-self.columns(words) // self.scale)

    def columns(self, words: str) -> int:
        return 2 * int(self._font.columns(words))

    def is_short(self, words: str, width: int) -> bool:
        return "\n" not in words and self.columns(words) <= width * self.scale

    def compose(self, words: str) -> None:
        """What was doubled last is at hand: a name stays on its screen, and comes back with it."""
        if words == self._words:
            return
        self._words = words
        font = self._font
        font.compose(words)
        columns = min(font.columns(words), 8 * min(font.stride, _LONGEST))
        self.stride = 2 * ((columns + 7) // 8)
        self.line = double(font.line, font.stride, columns, font.rows)

    def strip(self, words: str) -> FrameBuffer:
        """To be blitted before the next call, as a font's."""
        self.compose(words)
        columns = max(1, 8 * self.stride)
        return FrameBuffer(self.line, columns, self.rows, MONO_HLSB, 8 * self.stride or 8)
