"""A save file: events appended one by one, each numbered and checksummed, replayed at power-up.

A small tail takes the events (a cheap write) and is folded into the body (an erase) at a quiet
moment. Numbers make a power cut between the two harmless; what cannot be read is set aside.
"""

from micropython import const

from miaou.core import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_MANY = const(60)  # settings after which their journal is written anew
_TAIL = const(120)  # bytes; more would leave littlefs's directory block and cost an erase each time
_UNDO = "undo"


class Journal:
    """`append` writes an event, `undo` takes the last back, `events` tells those that count."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.trouble = 0
        self.saved = True
        self.next = 1
        self.counting: list[int] = []  # the numbers of the events that are not undone
        self.body_size = 0
        self.tail = bytearray()
        self.tail_matches = False  # whether the tail's file holds `tail`, and may be appended to
        try:
            from miaou.core.recovery import recover  # two kilobytes that only power-up needs

            recover(self)
        except OSError:
            self.saved = False

    def __len__(self) -> int:
        """How many events count."""
        return len(self.counting)

    def append(self, *words: str) -> None:
        """Writes an event; where that fails play goes on, and the next write tries again."""
        line = files.line(str(self.next), *words)
        if len(self.tail) + len(line) > _TAIL:
            self.fold()
        self.note(words)
        self.tail.extend(line)
        self._write_tail(line)

    def undo(self) -> None:
        """Takes back the last event that counts; nothing is erased."""
        if self.counting:
            self.append(_UNDO)

    def events(self) -> "Iterator[list[str]]":
        """Every event that counts, oldest first."""
        at = 0
        for words in self._records():
            if at < len(self.counting) and words[0] == str(self.counting[at]):
                at += 1
                yield words[1:]

    def fold(self) -> None:
        """Moves the tail into the body; best done when nobody waits."""
        if not self.tail:
            return
        try:
            if files.size(self.path) != self.body_size:
                from miaou.core.recovery import copy_start

                copy_start(self.path, self.body_size)
                files.replace(self.path)
            with open(self.path, "ab") as body:
                body.write(self.tail)
        except OSError:
            self.saved = False
            return
        self.body_size += len(self.tail)
        self.tail = bytearray()
        self.tail_matches = False
        self._write_tail(b"")

    def rest(self) -> None:
        """Folds ahead of need, so that no event has to wait for it."""
        if len(self.tail) > _TAIL // 2:
            self.fold()

    def restart(self, *events: "Sequence[str]") -> None:
        """Begins anew with these events; the old file goes only when the new one is whole."""
        from miaou.core.recovery import rewrite

        rewrite(self, events)

    def note(self, words: "Sequence[str]") -> None:
        if words[0] != _UNDO:
            self.counting.append(self.next)
        elif self.counting:
            self.counting.pop()
        self.next += 1

    def _records(self) -> "Iterator[list[str]]":
        try:
            with open(self.path, "rb") as body:
                body.readline(files.LONGEST)
                while body.tell() < self.body_size:
                    yield files.words(body.readline(files.LONGEST))
        except OSError:
            self.saved = False
        for line in bytes(self.tail).split(b"\n")[:-1]:
            yield files.words(line + b"\n")

    def _write_tail(self, line: bytes) -> None:
        """Appends the line, or rewrites the whole tail where its file cannot be trusted."""
        append = self.tail_matches
        self.tail_matches = False
        try:
            with open(self.path + ".tail", "ab" if append else "wb") as tail:
                tail.write(line if append else self.tail)
            self.tail_matches = self.saved = True
        except OSError:
            self.saved = False


class Settings:
    """What the owner has chosen, kept as a journal: the last word on each setting counts."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._values: dict[str, str] = {}
        for event in journal.events():
            if len(event) == 2:
                self._values[event[0]] = event[1]

    def get(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number within its limits; a value that is none, or outside, is the default."""
        value = self.get(name)
        return int(value) if value.isdigit() and least <= int(value) <= most else default

    def set(self, name: str, value: str) -> None:
        """Keeps the value; setting what is set already writes nothing."""
        if self._values.get(name) == value:
            return
        self._values[name] = value
        if len(self._journal) < _MANY:
            self._journal.append(name, value)
        else:
            self._journal.restart(*self._values.items())
