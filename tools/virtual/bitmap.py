"""A chip keeps eight pixels one above the other in a byte; a picture has rows of bits.

`framebuf` turns one into the other, in C where it is MicroPython's.
"""

from framebuf import MONO_HLSB, MONO_HMSB, MONO_VLSB, FrameBuffer


def lit(cells: bytearray, all_on: bool, inverted: bool) -> bytearray:
    """The memory as the glass has it."""
    if all_on:
        return bytearray(b"\xff" * len(cells))
    return bytearray([cell ^ 0xFF for cell in cells]) if inverted else cells


def rows(
    cells: bytearray, columns: int, left: int, width: int, mirrored: bool
) -> "list[bytes | bytearray]":
    """The memory's rows, of each so many pixels from `left` on, the leftmost pixel highest."""
    height = len(cells) // columns * 8
    memory = FrameBuffer(cells, columns, height, MONO_VLSB)
    return _cut(memory, left, width, height, mirrored)


def columns(cells: bytearray, count: int, mirrored: bool) -> "list[bytes | bytearray]":
    """The memory's columns, for a glass that is held sideways; mirrored, each from its end."""
    pages = len(cells) // count
    turned = bytearray([cells[page * count + x] for x in range(count) for page in range(pages)])
    memory = FrameBuffer(turned, 8 * pages, count, MONO_HMSB)
    return _cut(memory, 0, 8 * pages, count, mirrored)


def _cut(
    memory: FrameBuffer, left: int, width: int, height: int, mirrored: bool
) -> "list[bytes | bytearray]":
    """Bits in the other order, read from the last byte to the first, are the picture mirrored."""
    stride = width // 8
    out = bytearray(stride * height)
    picture = FrameBuffer(out, width, height, MONO_HMSB if mirrored else MONO_HLSB)
    picture.blit(memory, -left, 0)
    if not mirrored:
        return [out[at : at + stride] for at in range(0, len(out), stride)]
    out = bytearray(reversed(out))
    return [out[at : at + stride] for at in range(len(out) - stride, -1, -stride)]
