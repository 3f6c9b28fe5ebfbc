"""Salvages a damaged journal: every whole line counts, and damage is told.

A torn last line is innocent, for a power cut leaves one; whatever else is missing was lost.
"""

from micropython import const

from miaou.core import files
from miaou.core.recovery import DAMAGED, FOREIGN, OTHER_VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from miaou.core.journal import Journal

    Words = list[str] | None  # of a line; None if it is not whole

_MOST = const(99)  # missing events in a row that `undo` may still mean


def salvage(journal: "Journal") -> None:
    """Reads all that is whole into memory; the next write replaces the files, and keeps them."""
    found = Found()
    body = journal.path
    if files.size(body) < 0:
        body += ".new"  # whole, if it is there: it was about to take that place
    missing = files.size(body) <= 0
    for words in lines(body):
        found.take(words)
    found.starts()
    strange = not found.first and found.trouble == DAMAGED
    for words in lines(journal.path + ".tail"):
        found.take(words)
    found.starts()
    events = found.events()
    if missing:  # its tail may be what an erasure left
        found.trouble = 0
    elif strange and not events:
        found.trouble = FOREIGN
    journal.next = max(found.next, 1)
    if missing or found.trouble > DAMAGED:
        events = []
    journal.clear(*events)
    journal.trouble = found.trouble
    journal.aside = found.trouble or (OTHER_VERSION if missing else 0)


def judged(journal: "Journal", rules: "Callable[[], Any]") -> "Any":
    """The state after those events that the rules accept, where some were lost; else they are
    of other rules, and none of them counts."""
    state = rules()
    accepted = []
    if journal.aside == DAMAGED:
        for event in journal.events():
            try:
                state.apply(event)
                accepted.append(event)
            except ValueError:
                continue
    else:
        journal.trouble = journal.aside = OTHER_VERSION
    journal.clear(*accepted)
    return state


class Found:
    """What the lines say, in whichever order: what the body has lost, the tail may still hold."""

    def __init__(self) -> None:
        self.first = 0  # the number of the first event; 0 until it is known
        self.next = 0
        self.trouble = 0
        self._headless = True
        self._events: dict[int, list[str]] = {}  # by their numbers

    def take(self, words: "Words") -> None:
        if words is None:
            self._wrong(DAMAGED)
        elif words[0] == "miaou" and not self.first:
            self._begin(words)
        elif files.number(words[0]) < 0 or len(words) < 2:
            self._wrong(DAMAGED)
        else:
            self._events.setdefault(files.number(words[0]), words[1:])

    def starts(self) -> None:
        """If the head was lost, the body's first line is the first, or those just before it."""
        if not self.first and self._events:
            self._wrong(DAMAGED)
            self.first = min(self._events)
        while self._headless and self.first - 1 in self._events:
            self.first -= 1

    def events(self) -> list[list[str]]:
        """All that are here, and each `undo` of one that is."""
        events: list[list[str]] = []
        counting: list[bool] = []  # of the events that are not undone: whether it is here
        self.next = self.first
        for number in sorted([number for number in self._events if number >= self.first]):
            if number > self.next:
                self._wrong(DAMAGED)
                counting += [False] * min(number - self.next, _MOST)
            self.next = number + 1
            if self._events[number] != ["undo"]:
                counting.append(True)
            elif not counting or not counting.pop():
                continue
            events.append(self._events[number])
        return events

    def _begin(self, words: list[str]) -> None:
        if len(words) == 3 and words[1] == files.VERSION and files.number(words[2]) > 0:
            self.first = files.number(words[2])
            self._headless = False
        else:
            self._wrong(OTHER_VERSION)

    def _wrong(self, trouble: int) -> None:
        self.trouble = max(self.trouble, trouble)


def lines(path: str) -> "Iterator[Words]":
    """The words of each line, None for one that is not whole; a torn end is no line."""
    if files.size(path) < 0:
        return
    with open(path, "rb") as file:
        line = file.readline(files.LONGEST)
        while line:
            following = file.readline(files.LONGEST)
            if line[-1:] == b"\n" or following:
                yield from _within(line)
            else:
                yield from _last(line)
            line = following


def _last(line: bytes) -> "Iterator[Words]":
    """A line without its end: whole all the same, or changed there, or torn."""
    words = files.checked(line + b"\n")
    if words:
        yield words
    elif files.checked(line[:-1] + b"\n") or not _begins(line):
        yield from _within(line)


def _begins(line: bytes) -> bool:
    """Whether this is how a line of ours begins."""
    return b"0" <= line[:1] <= b"9" or b"miaou ".startswith(line[:6])


def _within(line: bytes) -> "Iterator[Words]":
    """One line; or two, where what stood between them has changed."""
    words = files.checked(line)
    at = 0
    while not words and at < len(line):
        at += 1
        words = files.checked(line[:at] + b"\n")
    if words:
        yield words
    if at:
        yield None
        words = files.checked(line[at + 1 :])
        if words:
            yield words
