"""A save file: events appended one by one, each numbered and checksummed, replayed at power-up.

A small tail takes the events (a cheap write) and is moved into the body (an erase) at a quiet
moment. Numbers tell which lines of the tail the body has already, so a power cut between the two is
harmless. Memory holds what flash has not taken: where a write fails, play goes on.
"""

import sys
from micropython import const

from miaou.core import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

# Bytes of a tail: more would leave littlefs's directory block and cost an erase each time.
_TAIL = 480 if sys.platform == "rp2" else 120
_PIECE = const(1024)  # bytes of the body that are read at once
_KNOWN = const(32)  # different events whose words are kept while all are told
_UNDO = "undo"


class Journal:
    """`append` writes an event, `undo` takes the last back, `events` tells those that count."""

    roomy = True  # whether there is memory for what would only save time

    def __init__(self, path: str) -> None:
        self.path = path
        self.trouble = 0  # what was found wrong, until it is told
        self.aside = 0  # why the old files are kept under another name when they are replaced
        self.saved = True
        self.next = self.first = 1
        self.states: list[tuple[int, Any]] = []  # what a game makes of its first events
        self.counting: list[int] = []  # where each event that is not undone begins in body and tail
        self.undone = False  # whether any line is one that was undone
        self.body_size = 0
        self.tail = bytearray()  # the lines that follow the body
        self.written = 0  # bytes of them that are in flash
        self.tail_matches = False  # whether its file holds just these, and may be appended to
        self.waits = False  # whether an event was left for later
        self.after: Callable[[], None] | None = None  # what its game does when all is drawn
        self.anew = False  # whether the tail is the whole journal, and is to replace the body
        self.clear()
        self.written = len(self.tail)  # a journal without events need not be in flash
        from miaou.core.recovery import recover  # two kilobytes that only power-up needs

        recover(self)

    def __len__(self) -> int:
        """How many events count."""
        return len(self.counting)

    def append(self, *words: str, later: bool = False) -> None:
        """Writes an event; `later` leaves that to the next `write`, before anyone sees it."""
        self.note(words)
        self.waits = later
        if not later:
            self.write()

    def amend(self, *words: str) -> None:
        """Writes an event in the place of the last, where none but the latest is of interest."""
        if self.counting:
            at = self.counting[-1] - self.body_size
            if at >= 0 and self.tail.find(b"\n", at) == len(self.tail) - 1:
                self._forget(at)
            else:
                self.note((_UNDO,))
        self.append(*words)

    def _forget(self, at: int) -> None:
        """The last line, which begins there in the tail."""
        self.tail = self.tail[:at]
        self.counting.pop()
        self.next -= 1
        self.written = 0
        self.tail_matches = False

    def undo(self) -> None:
        """Takes back the last event that counts; nothing is erased."""
        if self.counting:
            self.append(_UNDO)

    def restart(self, *events: "Sequence[str]") -> None:
        """Begins anew with these events; the old file goes only when the new one is whole."""
        self.clear(*events)
        self.write()

    def clear(self, *events: "Sequence[str]") -> None:
        """The same in memory alone, until the next `write`."""
        self.anew, self.body_size, self.written = True, 0, 0
        self.tail = bytearray(files.head(self.next))
        self.first = self.next
        self.states.clear()
        self.counting = []
        self.undone = False
        for event in events:
            self.note(event)

    def note(self, words: "Sequence[str]") -> None:
        if words[0] != _UNDO:
            self.counting.append(self.body_size + len(self.tail))
        elif self.counting:
            self.counting.pop()
            self.undone = True
        self.tail.extend(files.line(str(self.next), *words))
        self.next += 1

    def events(self, start: int = 0) -> "Iterator[list[str]]":
        """Every event that counts, oldest first; or those from a place on, counted from 0."""
        known: dict[bytes, list[str]] = {}
        counting = self.counting
        piece, base, end = b"", 0, -1
        while start < len(counting):
            at = counting[start] - base
            end = piece.find(b"\n", at) if at >= 0 else -1
            if end < 0:
                base = counting[start]
                piece, at = self._piece(base), 0
                end = piece.find(b"\n")
            event = piece[piece.find(b" ", at) + 1 : end - 5]
            words = known.get(event)
            if words is None:
                if len(known) == _KNOWN:
                    known.clear()
                words = known[event] = str(event, "utf-8").split(" ")
            yield words
            start += 1

    def _piece(self, at: int) -> bytes:
        """What is written from there on."""
        if at >= self.body_size:
            at -= self.body_size
            return bytes(memoryview(self.tail)[at : at + _PIECE])
        with open(self.path, "rb") as body:
            body.seek(at)
            piece: bytes = body.read(min(_PIECE, self.body_size - at))
        return piece

    def write(self) -> None:
        """Puts into flash what it does not have; where that fails, the next one tries again."""
        self.waits = False
        if len(self.tail) > _TAIL and not self.anew:
            self.fold()
        if self.written == len(self.tail):
            self.saved = True
            return
        try:
            if self.anew:
                self._replace()
            else:
                self._write_tail()
            self.saved = True
        except OSError:
            self.written = 0
            self.tail_matches = self.saved = False

    def fold(self) -> None:
        """Moves the tail into the body; best done when nobody waits."""
        if self.anew or not self.tail:
            self.write()
            return
        try:
            if files.size(self.path) != self.body_size:
                from miaou.core.recovery import copy_start

                copy_start(self.path, self.body_size)
                files.replace(self.path)
            with open(self.path, "ab") as body:
                body.write(self.tail)
        except OSError:
            return  # the tail's file has it, or `write` says that it has not
        # That file stays: numbers make it needless to clear it, which would be one more write.
        self._in_body()
        self.saved = True

    def rest(self) -> None:
        """Nobody waits: what flash has not is tried again, and the tail is folded ahead of need."""
        self.write()
        if len(self.tail) > _TAIL // 2:
            self.fold()

    def _in_body(self) -> None:
        self.body_size += len(self.tail)
        self.tail = bytearray()
        self.written = 0
        self.tail_matches = self.anew = False

    def _replace(self) -> None:
        files.make_folder(self.path.rpartition("/")[0])  # an erase, at which no start is held up
        with open(self.path + ".new", "wb") as new:
            new.write(self.tail)
        if self.aside:
            from miaou.core.recovery import keep_aside

            keep_aside(self.path)
            keep_aside(self.path + ".tail")
        files.replace(self.path)
        self.aside = 0
        self._in_body()

    def _write_tail(self) -> None:
        """Appends what is missing, or writes the whole tail where its file cannot be trusted."""
        append = self.tail_matches
        self.tail_matches = False
        with open(self.path + ".tail", "ab" if append else "wb") as tail:
            tail.write(self.tail[self.written :] if append else self.tail)
        self.written = len(self.tail)
        self.tail_matches = True
