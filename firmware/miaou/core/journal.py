"""A save file: events appended one by one, each numbered and checksummed, replayed at power-up.

A small tail takes the events (a cheap write) and is folded into the body (an erase) at a quiet
moment. Numbers make a power cut between the two harmless; what cannot be read is set aside.
"""

from micropython import const

from miaou.core import files, record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import BinaryIO

VERSION = "1"
TAIL = const(120)  # bytes; more would leave littlefs's directory block and cost an erase each time
UNDO = "undo"

# Why a file was set aside, as `Journal.trouble` tells it.
DAMAGED = const(1)
FOREIGN = const(2)
OTHER_VERSION = const(3)


class Journal:
    """`append` writes an event, `undo` takes the last back, `events` tells those that count."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.trouble = 0
        self.saved = True
        self._next = 1
        self._counting: list[int] = []  # the numbers of the events that are not undone
        self._body_size = 0
        self._tail = bytearray()
        self._tail_matches = False  # whether the tail's file holds `_tail`, and may be appended to
        try:
            files.settle(path)
            self._open()
        except OSError:
            self.saved = False

    def __len__(self) -> int:
        """How many events count."""
        return len(self._counting)

    def append(self, *words: str) -> None:
        """Writes an event; where that fails play goes on, and the next write tries again."""
        line = record.write(str(self._next), *words)
        if len(self._tail) + len(line) > TAIL:
            self.fold()
        self._note(words)
        self._tail.extend(line)
        self._write_tail(line)

    def undo(self) -> None:
        """Takes back the last event that counts; nothing is erased."""
        if self._counting:
            self.append(UNDO)

    def events(self) -> "Iterator[list[str]]":
        """Every event that counts, oldest first."""
        at = 0
        for words in self._records():
            if at < len(self._counting) and words[0] == str(self._counting[at]):
                at += 1
                yield words[1:]

    def fold(self) -> None:
        """Moves the tail into the body; best done when nobody waits."""
        if not self._tail:
            return
        try:
            if files.size(self.path) != self._body_size:
                files.copy_start(self.path, self._body_size)
                files.replace(self.path)
            with open(self.path, "ab") as body:
                body.write(self._tail)
        except OSError:
            self.saved = False
            return
        self._body_size += len(self._tail)
        self._tail = bytearray()
        self._tail_matches = False
        self._write_tail(b"")

    def rest(self) -> None:
        """Folds ahead of need, so that no event has to wait for it."""
        if len(self._tail) > TAIL // 2:
            self.fold()

    def restart(self, *events: "Sequence[str]") -> None:
        """Begins anew with these events; the old file goes only when the new one is whole."""
        content = record.write("miaou", VERSION, str(self._next))
        self._counting = []
        for event in events:
            content += record.write(str(self._next), *event)
            self._note(event)
        self._tail = bytearray()
        self._tail_matches = False
        try:
            with open(self.path + ".new", "wb") as new:
                new.write(content)
            files.replace(self.path)
            self._body_size = len(content)
            self.saved = True
        except OSError:
            self.saved = False

    def set_aside(self, trouble: int) -> None:
        """Keeps the files under another name and begins an empty journal."""
        self.trouble = trouble
        files.keep_aside(self.path)
        files.keep_aside(self.path + ".tail")
        self.restart()

    def _open(self) -> None:
        if files.size(self.path) < 0:
            self.restart()
            return
        with open(self.path, "rb") as body:
            trouble = self._read_body(body)
        if trouble in (FOREIGN, OTHER_VERSION):
            self.set_aside(trouble)
            return
        if trouble == DAMAGED:
            self.trouble = DAMAGED
            files.copy_start(self.path, self._body_size)
            files.keep_aside(self.path)
            files.settle(self.path)
        self._read_tail()

    def _read_body(self, body: "BinaryIO") -> int:
        """Notes every good record from the start; answers what is wrong, or 0."""
        head = record.read(body.readline(record.LONGEST))
        if head is None or head[0] != "miaou":
            return FOREIGN
        if len(head) != 3 or head[1] != VERSION or not head[2].isdigit():
            return OTHER_VERSION
        self._next = int(head[2])
        while True:
            self._body_size = body.tell()
            line = body.readline(record.LONGEST)
            if not line:
                return 0
            words = record.read(line)
            if words is None or len(words) < 2 or words[0] != str(self._next):
                # A bad last line is a write cut short; a bad line before others is damage.
                return DAMAGED if body.read(1) else 0
            self._note(words[1:])

    def _read_tail(self) -> None:
        """Takes from the tail what the body does not have yet."""
        try:
            with open(self.path + ".tail", "rb") as tail:
                content = tail.read()
        except OSError:
            return
        for line in content.split(b"\n"):
            words = record.read(line + b"\n")
            if words is not None and len(words) > 1 and words[0] == str(self._next):
                self._note(words[1:])
                self._tail.extend(line + b"\n")
        self._tail_matches = self._tail == content

    def _note(self, words: "Sequence[str]") -> None:
        if words[0] != UNDO:
            self._counting.append(self._next)
        elif self._counting:
            self._counting.pop()
        self._next += 1

    def _records(self) -> "Iterator[list[str]]":
        try:
            with open(self.path, "rb") as body:
                body.readline(record.LONGEST)
                while body.tell() < self._body_size:
                    yield record.words(body.readline(record.LONGEST))
        except OSError:
            self.saved = False
        for line in bytes(self._tail).split(b"\n")[:-1]:
            yield record.words(line + b"\n")

    def _write_tail(self, line: bytes) -> None:
        """Appends the line, or rewrites the whole tail where its file cannot be trusted."""
        append = self._tail_matches
        self._tail_matches = False
        try:
            with open(self.path + ".tail", "ab" if append else "wb") as tail:
                tail.write(line if append else self._tail)
            self._tail_matches = self.saved = True
        except OSError:
            self.saved = False
