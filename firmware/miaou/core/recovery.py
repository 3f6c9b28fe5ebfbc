"""Journal recovery: reads back what is in flash, and keeps aside what is no use.

Reading changes nothing: what is found wrong is told first, and put right by the next write.
"""

import gc
import os
from binascii import crc32
from micropython import const

from miaou.core import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from miaou.core.journal import Journal

# What was found wrong, as `Journal.trouble` tells it.
DAMAGED = const(1)
FOREIGN = const(2)
OTHER_VERSION = const(3)

_O = const(111)  # the last letter of undo
_PIECE = const(512)  # bytes
_LARGE = const(4096)  # no tail grows so far unless flash fails


def recover(journal: "Journal") -> None:
    """Finds every event that was written; what is out of order is looked at line by line."""
    path = journal.path
    threshold = gc.threshold()
    gc.threshold(-1)  # what lines leave behind goes when there is no room, and not every 8 KB
    try:
        settled = settle(path)
        body, tail = files.size(path), files.size(path + ".tail")
        if settled and body < 0 and tail < 0:
            return
        whole = body >= 0 and _read_body(journal, body)
        if not whole or (tail > 0 and not _read_tail(journal, tail)):
            from miaou.core.salvage import salvage

            salvage(journal)
    except OSError:
        journal.clear()
        journal.saved = False
        journal.trouble = journal.aside = DAMAGED
    finally:
        gc.threshold(threshold)


def _read_body(journal: "Journal", size: int) -> bool:
    """Notes its events; False if it is anything but a head and whole lines, one after another."""
    with open(journal.path, "rb") as body:
        head = body.readline(files.LONGEST)
        words = files.checked(head) or [""]
        if len(words) != 3 or words[:2] != ["miaou", files.VERSION] or files.number(words[2]) < 0:
            return False
        journal.first = journal.next = files.number(words[2])
        journal.tail = bytearray()
        journal.written = 0
        journal.anew = False
        journal.body_size = size
        at, rest = len(head), b""
        piece = body.read(_PIECE)
        while piece and len(rest) < files.LONGEST:
            lines = (rest + piece).split(b"\n")
            rest = lines.pop()
            if not _take(journal, lines, at):
                return False
            at = body.tell() - len(rest)
            piece = body.read(_PIECE)
    return at == size


def _read_tail(journal: "Journal", size: int) -> bool:
    """Takes from the tail what the body does not have; False if any of it is out of order."""
    if size > _LARGE:
        return False
    with open(journal.path + ".tail", "rb") as tail:
        content = tail.read()
    lines = content.split(b"\n")
    rest = lines.pop()
    old = 0
    while old < len(lines) and _is_old(journal, lines[old]):
        old += 1
    del lines[:old]
    if rest or not _take(journal, lines, journal.body_size):
        return False
    for line in lines:
        journal.tail.extend(line + b"\n")
    journal.written = len(journal.tail)
    journal.tail_matches = not old
    return True


def _take(journal: "Journal", lines: list[bytes], at: int) -> bool:
    """Notes whole lines that begin there and follow one another; False if they do not."""
    counting, number = journal.counting, journal.next
    for line in lines:
        event = line[:-5]
        if not event.startswith(b"%d " % number):
            return False
        if not line.endswith(b" %04x" % (crc32(event) & 0xFFFF)):
            return False
        if event[-1] != _O or event != b"%d undo" % number:
            counting.append(at)
        elif counting:
            counting.pop()
            journal.undone = True
        number += 1
        at += len(line) + 1
    journal.next = number
    try:
        str(b"\n".join(lines), "utf-8")
    except UnicodeError:
        return False
    return True


def _is_old(journal: "Journal", line: bytes) -> bool:
    """Whether the body has it, or it is of a game before."""
    words = files.checked(line + b"\n")
    return words is not None and 0 <= files.number(words[0]) < journal.next


def taken_back(journal: "Journal", kinds: "Sequence[str]") -> list[list[str]]:
    """Events of these kinds that were undone and have not come again, the next to come last."""
    from miaou.core.game import come

    back: list[list[str]] = []
    counting: list[list[str]] = []
    for line in _lines(journal):
        words = str(line, "utf-8").split(" ")[1:-1]
        if words[0] != "undo":
            counting.append(words if words[0] in kinds else [])
            come(back, words[0])
        elif counting:
            words = counting.pop()
            if words:
                back.append(words)
    return back


def _lines(journal: "Journal") -> "Iterator[bytes]":
    """All that were ever written, undone or not, and each `undo`."""
    if journal.body_size:
        with open(journal.path, "rb") as body:
            while body.tell() < journal.body_size:
                yield body.readline(files.LONGEST)
    yield from bytes(journal.tail).split(b"\n")[:-1]


def settle(path: str) -> bool:
    """Finishes a replacement that was stopped between its two steps; False where it cannot."""
    # An empty copy is one that the cut kept from being written.
    if files.size(path) < 0 and files.size(path + ".new") > 0:
        try:
            os.rename(path + ".new", path)
        except OSError:
            return False
    return True


def copy_start(path: str, count: int) -> None:
    """Copies the first bytes of a file to `path.new`."""
    with open(path, "rb") as old, open(path + ".new", "wb") as new:
        while count > 0:
            piece = old.read(min(count, _PIECE))
            new.write(piece)
            count -= len(piece)


def keep_aside(path: str) -> None:
    """Renames a file that cannot be used, so that nothing is lost."""
    if files.size(path) >= 0:
        number = 1
        while files.size(path + ".aside" + str(number)) >= 0:
            number += 1
        os.rename(path, path + ".aside" + str(number))
