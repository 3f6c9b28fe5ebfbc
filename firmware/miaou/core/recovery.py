"""Reads a journal back at power-up, whatever the power cut or a stranger has left of it."""

from miaou.core import files, record
from miaou.core.journal import DAMAGED, FOREIGN, OTHER_VERSION, VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from miaou.core.journal import Journal


def recover(journal: "Journal") -> None:
    """Finds every event that was written; a file that cannot be used is kept aside."""
    files.settle(journal.path)
    if files.size(journal.path) < 0:
        files.keep_aside(journal.path + ".tail")  # its numbers would count as new ones
        journal.restart()
        return
    with open(journal.path, "rb") as body:
        found = _read_body(journal, body)
    if found in (FOREIGN, OTHER_VERSION):
        set_aside(journal, found)
        return
    if found == DAMAGED:
        journal.trouble = DAMAGED
        files.copy_start(journal.path, journal.body_size)
        files.keep_aside(journal.path)
        files.settle(journal.path)
    _read_tail(journal)


def set_aside(journal: "Journal", trouble: int) -> None:
    """Keeps the files under another name and begins an empty journal."""
    journal.trouble = trouble
    files.keep_aside(journal.path)
    files.keep_aside(journal.path + ".tail")
    journal.restart()


def _read_body(journal: "Journal", body: "BinaryIO") -> int:
    """Notes every good record from the start; answers what is wrong, or 0."""
    head = record.read(body.readline(record.LONGEST))
    if head is None or head[0] != "miaou":
        return FOREIGN
    if len(head) != 3 or head[1] != VERSION or not head[2].isdigit():
        return OTHER_VERSION
    journal.next = int(head[2])
    while True:
        journal.body_size = body.tell()
        line = body.readline(record.LONGEST)
        if not line:
            return 0
        words = record.read(line)
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
        words = record.read(line + b"\n")
        if words is not None and len(words) > 1 and words[0] == str(journal.next):
            journal.note(words[1:])
            journal.tail.extend(line + b"\n")
    journal.tail_matches = journal.tail == content
