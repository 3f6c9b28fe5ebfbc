"""The fuzzer's mutations: what can happen to the bytes of a save, each as chance has it."""

import random
from collections.abc import Callable


def _flip(content: bytes, dice: random.Random) -> bytes:
    bit = dice.randrange(8 * len(content) or 1)
    number = int.from_bytes(content) ^ (1 << bit)
    return number.to_bytes(max(1, len(content)))


def _byte(content: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(content) + 1)
    return content[:at] + dice.randbytes(1) + content[at + 1 :]


def _insert(content: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(content) + 1)
    return content[:at] + dice.randbytes(dice.randrange(1, 40)) + content[at:]


def _cut_out(content: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(content) + 1)
    return content[:at] + content[at + dice.randrange(1, 60) :]


def _cut_off(content: bytes, dice: random.Random) -> bytes:
    return content[: dice.randrange(len(content) + 1)]


def _blank(content: bytes, dice: random.Random) -> bytes:
    """As flash that was erased, or never written."""
    at = dice.randrange(len(content) + 1)
    gone = content[at : at + dice.choice((1, 16, 256))]
    return content[:at] + dice.choice((b"\xff", b"\0")) * len(gone) + content[at + len(gone) :]


def _drop_line(content: bytes, dice: random.Random) -> bytes:
    lines = content.splitlines(keepends=True)
    if lines:
        del lines[dice.randrange(len(lines))]
    return b"".join(lines)


def _twice(content: bytes, dice: random.Random) -> bytes:
    lines = content.splitlines(keepends=True)
    at = dice.randrange(len(lines) + 1)
    return b"".join(lines[:at] + lines[max(0, at - 1) :])


def _swap(content: bytes, dice: random.Random) -> bytes:
    lines = content.splitlines(keepends=True)
    dice.shuffle(lines)
    return b"".join(lines)


CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip,
    _flip,
    _byte,
    _insert,
    _cut_out,
    _cut_off,
    _blank,
    _drop_line,
    _twice,
    _swap,
)
