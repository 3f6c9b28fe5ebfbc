"""Files that survive a power cut: the new copy is written first, then the old one retired; and the
lines of a journal: words, then a checksum that tells a whole line from a torn one."""

import os
from binascii import crc32
from micropython import const

VERSION = "1"  # of a journal's file
LONGEST = const(250)  # bytes; a longer line is not ours
_DIGITS = const(9)  # of a number; more would be nobody's


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
    return body + checksum(body)


def head(first: int) -> bytes:
    """The first line of a journal whose events are numbered from here on."""
    return line("miaou", VERSION, str(first))


def checked(line: bytes) -> list[str] | None:
    """The words of a whole line, or None."""
    body = line[:-6]
    if not body or line[-6:] != checksum(body):
        return None
    try:
        return str(body, "utf-8").split(" ")
    except UnicodeError:
        return None


def checksum(body: bytes) -> bytes:
    """How the line ends."""
    return b" %04x\n" % (crc32(body) & 0xFFFF)


def number(word: str) -> int:
    """What the word counts; -1 where it is no number. (`isdigit` is true of ² as well.)"""
    if not 0 < len(word) <= _DIGITS or min(word) < "0" or max(word) > "9":
        return -1
    return int(word)
