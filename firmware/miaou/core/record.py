"""One line of a journal: words, then a checksum that tells a whole line from a torn one."""

from binascii import crc32
from micropython import const

LONGEST = const(250)  # bytes; a longer line is not ours


def write(*words: str) -> bytes:
    body = " ".join(words).encode()
    return body + _checksum(body)


def read(line: bytes) -> list[str] | None:
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
