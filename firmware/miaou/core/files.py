"""Files that survive a power cut: the new copy is written first, then the old one retired; and the
lines of a journal: words, then a checksum that tells a whole line from a torn one."""

import os
from binascii import crc32
from micropython import const

LONGEST = const(250)  # bytes; a longer line is not ours


def size(path: str) -> int:
    """The file's bytes, or -1 where there is none."""
    try:
        return int(os.stat(path)[6])
    except OSError:
        return -1


def make_folder(path: str) -> None:
    """Makes the folder unless it is there; where that fails, so will the writing, and say so."""
    try:
        os.mkdir(path)
    except OSError:
        return


def replace(path: str) -> None:
    """Puts `path.new`, which is whole, in the place of `path`."""
    try:
        os.rename(path + ".new", path)
    except OSError:
        # Some file systems do not rename onto a file; `settle` closes the gap.
        os.remove(path)
        os.rename(path + ".new", path)


def line(*words: str) -> bytes:
    body = " ".join(words).encode()
    return body + _checksum(body)


def checked(line: bytes) -> list[str] | None:
    """The words of a whole line, or None."""
    body = line[:-6]
    if not body or line[-6:] != _checksum(body):
        return None
    try:
        return words(line)
    except UnicodeError:
        return None


def words(line: bytes) -> list[str]:
    """The words of a line that is known to be whole."""
    return str(memoryview(line)[:-6], "utf-8").split(" ")


def _checksum(body: bytes) -> bytes:
    return b" %04x\n" % (crc32(body) & 0xFFFF)
