"""Pads a `.mpy` file's table of names (qstrs), so that the collector keeps nothing behind it.

MicroPython keeps a module's objects behind its names, in one piece of the heap, and a pointer to
each. Where there is no object and the names end with a block, the second points at whatever comes
next in the heap, and the collector keeps that alive: 10 KB of a screen that is gone, at one moment
of a match. A name or two more, which nobody asks for, end it within a block.
"""

HEAD = 4  # bytes: M, its version, features, bits of a small number
BLOCK = 16  # bytes of the heap
NAME = 2  # bytes of a name in the table, which is filled up to words
WORD = 4
NO_NAME = b"\x03"  # the empty one, by its number among those that MicroPython has


def kept_apart(module: bytes) -> bytes:
    """The same module, with nothing of others at the end of its names."""
    names, begin = _number(module, HEAD)
    objects, at = _number(module, begin)
    more = 0
    while not objects and _size(names + more) % BLOCK == 0:
        more += 1
    end = _behind(module, names, at)
    head = module[:HEAD] + _written(names + more)
    return head + module[begin:end] + NO_NAME * more + module[end:]


def _size(names: int) -> int:
    """Bytes of a table of so many."""
    return -(-names * NAME // WORD) * WORD


def _behind(module: bytes, names: int, at: int) -> int:
    """Where its names end: each is a number of MicroPython's own, or its letters and a zero."""
    for _ in range(names):
        length, at = _number(module, at)
        if not length & 1:
            at += length // 2 + 1
    return at


def _number(module: bytes, at: int) -> tuple[int, int]:
    """A varint, seven bits a byte and the highest first; and where the next one begins."""
    value = 0
    while True:
        value = value << 7 | module[at] & 0x7F
        at += 1
        if not module[at - 1] & 0x80:
            return value, at


def _written(value: int) -> bytes:
    digits = [value & 0x7F]
    while value > 0x7F:
        value >>= 7
        digits.insert(0, value & 0x7F | 0x80)
    return bytes(digits)
