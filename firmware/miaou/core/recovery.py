"""What a journal needs seldom: reading back what a power cut has left of it, and beginning anew."""

import os
from machine import reset
from micropython import const

from miaou.core import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import BinaryIO

    from miaou.core.journal import Journal

VERSION = "1"

# Why a file was set aside, as `Journal.trouble` tells it.
DAMAGED = const(1)
FOREIGN = const(2)
OTHER_VERSION = const(3)

_PIECE = const(256)


def recover(journal: "Journal") -> None:
    """Finds every event that was written; a file that cannot be used is kept aside."""
    settle(journal.path)
    if files.size(journal.path) < 0:
        keep_aside(journal.path + ".tail")  # its numbers would count as new ones
        journal.restart()
        return
    with open(journal.path, "rb") as body:
        found = _read_body(journal, body)
    if found in (FOREIGN, OTHER_VERSION):
        set_aside(journal, found)
        return
    if found == DAMAGED:
        journal.trouble = DAMAGED
        copy_start(journal.path, journal.body_size)
        keep_aside(journal.path)
        settle(journal.path)
    _read_tail(journal)


def set_aside(journal: "Journal", trouble: int) -> None:
    """Keeps the files under another name and begins an empty journal."""
    journal.trouble = trouble
    keep_aside(journal.path)
    keep_aside(journal.path + ".tail")
    journal.restart()


def rewrite(journal: "Journal", events: "Sequence[Sequence[str]]") -> None:
    """A new file with these events alone; the old one goes only when it is whole."""
    content = files.line("miaou", VERSION, str(journal.next))
    journal.counting = []
    for event in events:
        content += files.line(str(journal.next), *event)
        journal.note(event)
    journal.tail = bytearray()
    journal.tail_matches = False
    try:
        with open(journal.path + ".new", "wb") as new:
            new.write(content)
        files.replace(journal.path)
        journal.body_size = len(content)
        journal.saved = True
    except OSError:
        journal.saved = False


def _read_body(journal: "Journal", body: "BinaryIO") -> int:
    """Notes every good record from the start; answers what is wrong, or 0."""
    head = files.checked(body.readline(files.LONGEST))
    if head is None or head[0] != "miaou":
        return FOREIGN
    if len(head) != 3 or head[1] != VERSION or not head[2].isdigit():
        return OTHER_VERSION
    journal.next = int(head[2])
    while True:
        journal.body_size = body.tell()
        line = body.readline(files.LONGEST)
        if not line:
            return 0
        words = files.checked(line)
        if words is None or len(words) < 2 or words[0] != str(journal.next):
            # A bad last line is a write cut short; a bad line before others is damage.
            return DAMAGED if body.read(1) else 0
        journal.note(words[1:])


def _read_tail(journal: "Journal") -> None:
    """Takes from the tail what the body does not have yet."""
    try:
        with open(journal.path + ".tail", "rb") as tail:
            content = tail.read()
    except OSError:
        return
    for line in content.split(b"\n"):
        words = files.checked(line + b"\n")
        if words is not None and len(words) > 1 and words[0] == str(journal.next):
            journal.note(words[1:])
            journal.tail.extend(line + b"\n")
    journal.tail_matches = journal.tail == content


def settle(path: str) -> None:
    """Finishes a replacement that a power cut stopped between its two steps."""
    # An empty copy is one that the cut kept from being written.
    if files.size(path) < 0 and files.size(path + ".new") > 0:
        os.rename(path + ".new", path)


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


def erase(folder: str, start: str = "") -> None:
    """Removes the owner's files whose names start so, all of them unless told; then restarts."""
    for name in os.listdir(folder):
        if name.startswith(start):
            os.remove(folder + "/" + name)
    reset()
