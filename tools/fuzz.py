"""Fuzzes saves, changed by chance: none crashes anything, and nothing is lost without a word.

`python3 -m tools fuzz 100000 --seed 7` takes saves of every version, changes a few bytes or lines
of each, opens it, lets the rules judge it and plays on. Each number of a run stands for one change:
`--from` goes on where another run ended. `--micropython` does the same there, and compares.

What cannot be told: a save that ends earlier, at the end of a line, is as a power cut leaves it.
"""

import argparse
import random
import tempfile
import time
from binascii import crc32
from collections.abc import Iterator
from contextlib import chdir
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tools import firmware, scripts, setup
from tools.mutations import CHANGES
from tools.told import counted, refusals
from tools.wasm import MicroPython

CORPUS = Path(__file__).parent.parent / "host_tests"
BOARD = "pico_oled"
NO_TAIL = "-"
BATCH = 100  # saves that MicroPython is handed at once
LOOK = 1_000  # changes between two lines that say how far it is


class Save(NamedTuple):
    """A journal as it was written; `moments` is all that it has told, event by event."""

    name: str
    body: bytes
    tail: bytes | None
    moments: list[list[list[str]]]


@refusals
def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools fuzz", description=__doc__)
    parser.add_argument("changes", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on from this one")
    parser.add_argument("--micropython", action="store_true")
    asked = parser.parse_args(argv)
    numbers = range(asked.first, asked.first + asked.changes)
    if asked.micropython:
        setup.need("device", "micropython")
    wrong = compare(asked.seed, numbers) if asked.micropython else fuzz(asked.seed, numbers)
    for line in wrong:
        print(line)
    if wrong:
        return 1
    print(f"{counted(asked.changes, 'change', 'changes')} to saves, seed {asked.seed}: ", end="")
    print("nothing crashed, and nothing was lost without a word.")
    return 0


def fuzz(seed: int, numbers: range) -> list[str]:
    """What went wrong, in lines."""
    from tools.playing.opened import opened

    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for number in numbers:
            save, body, tail = changed(seed, number)
            try:
                told = opened(folder, save.name, body.hex(), _hex(tail))
                problem = judge(save, body, tail, told)
            except Exception as error:  # whatever it is, it is the finding
                problem = f"{type(error).__name__}: {error}"
            if problem:
                return [
                    f"change {number} of seed {seed}, {save.name}: {problem}",
                    str(body),
                    str(tail),
                ]
            if number % LOOK == LOOK - 1:
                print(f"{number + 1:,} changes, {time.monotonic() - began:.0f} s", flush=True)
    return []


def compare(seed: int, numbers: range) -> list[str]:
    """Both Pythons tell the same of every save."""
    from tools.playing.opened import all_opened

    with MicroPython() as micropython, tempfile.TemporaryDirectory() as folder:
        micropython.write("/fuzz/x", b"")
        for first in range(numbers.start, numbers.stop, BATCH):
            batch = [changed(seed, at) for at in range(first, min(first + BATCH, numbers.stop))]
            saves = [[save.name, body.hex(), _hex(tail)] for save, body, tail in batch]
            there = micropython.call("tools.playing.opened.all_opened", "/fuzz", saves)
            for at, (mine, theirs) in enumerate(zip(all_opened(folder, saves), there, strict=True)):
                problem = judge(*batch[at], theirs)
                if mine != theirs or problem:
                    return [f"change {first + at} of seed {seed}: {problem or 'they differ'}"]
    return []


def judge(save: Save, body: bytes, tail: bytes | None, told: dict[str, Any]) -> str:
    """What is wrong with this outcome; nothing, if all is well.

    One changed line in 65,536 has the checksum of its new words, and is believed. Nobody can tell.
    """
    before = _lines(save.body, save.tail)
    if any(line not in before and _is_whole(line) for line in _lines(body, tail)):
        return ""
    if not told["trouble"] and told["events"] not in save.moments:
        return f"lost without a word: {told['events']}"
    if told["again"]:
        return "what was put right is wrong again"
    if told["after"][-1] != ["after", "it"] or told["after"][:-1] != told["events"]:
        return f"it did not go on: {told['after']}"
    if told["trouble"] and body.hex() not in told["aside"]:
        return "no copy was kept"
    lost = [e for e in _intact(save, body, tail) if e not in told["events"]]
    if told["trouble"] == 1 and lost:
        return f"whole, and yet lost: {lost}"
    refused = [e for e in told["accepted"] if e not in told["events"]]
    return f"never written: {refused}" if refused else ""


def _intact(save: Save, body: bytes, tail: bytes | None) -> list[list[str]]:
    """The events whose lines are still there, wherever; none where any was ever taken back.

    Without its head a body begins with its first line, or those just before it in the tail; what
    is older may be of another game.
    """
    if b" undo " in save.body + (save.tail or b""):
        return []
    before = _lines(save.body, save.tail)
    kept = [line for line in _lines(body, tail) if line in before]
    words = [line[:-5].decode().split(" ") for line in kept if line != before[0]]
    in_body = [int(line.split()[0]) for line in body.split(b"\n")[:-1] if line in before[1:]]
    first = 0 if before[0] in kept else min(in_body, default=0)
    while first and str(first - 1) in [number for number, *_event in words]:
        first -= 1
    return [event for number, *event in words if int(number) >= first]


def _lines(body: bytes, tail: bytes | None) -> list[bytes]:
    return body.split(b"\n")[:-1] + (tail or b"").split(b"\n")[:-1]


def _is_whole(line: bytes) -> bool:
    return line[-5:] == b" %04x" % (crc32(line[:-5]) & 0xFFFF)


def _hex(tail: bytes | None) -> str:
    return NO_TAIL if tail is None else tail.hex()


# How a save is changed


def changed(seed: int, number: int) -> tuple[Save, bytes, bytes | None]:
    """One of the saves, with one to three changes in its body or its tail."""
    dice = random.Random(f"{seed} {number}")
    save = dice.choice(corpus())
    parts = [save.body, save.tail]
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        at = dice.randrange(2) if parts[1] else 0
        parts[at] = dice.choice(CHANGES)(parts[at] or b"", dice)
    return save, parts[0] or b"", parts[1]


# What there is to change


@cache
def corpus() -> list[Save]:
    """Every journal of every released version, the same as this version writes it, and what this
    one writes while the key scripts are played."""
    saves = []
    with tempfile.TemporaryDirectory() as folder:
        for path in _journals(sorted(CORPUS.glob("saves_*/*/"))):
            old = _as_it_is(path)
            saves += [old, *_as_of_now(Path(folder), old)]
    return saves + played()


@cache
def played() -> list[Save]:
    from tools.playing import player

    saves = []
    for script in scripts.every():
        with tempfile.TemporaryDirectory() as folder, chdir(folder):
            player.play(scripts.load(script), BOARD, "en")
            saves += [_as_it_is(path) for path in _journals([Path("saves")])]
    return saves


def _journals(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        for path in sorted(folder.glob("*")):
            if not path.suffix and path.name != "chats_clock":
                yield path


def _as_it_is(path: Path) -> Save:
    tail = path.with_name(path.name + ".tail")
    return _save(path.name, path.read_bytes(), tail.read_bytes() if tail.exists() else None)


def _as_of_now(folder: Path, old: Save) -> Iterator[Save]:
    """With a body and a tail, which goes on where the body ends or still has what it has."""
    from miaou.core.journal import Journal

    events = old.moments[-1]
    path = folder / old.name
    for folded in (len(events) // 2, len(events)):
        for each in folder.iterdir():
            each.unlink()
        journal = Journal(str(path))
        for number, event in enumerate(events):
            journal.append(*event)
            if number + 1 == folded:
                journal.fold()
        if path.exists():
            yield _as_it_is(path)


def _save(name: str, body: bytes, tail: bytes | None) -> Save:
    """Its moments are read here once more, by other means than the firmware's."""
    number = 0
    moments: list[list[list[str]]] = [[]]
    now: list[list[str]] = []
    for line in _lines(body, tail):
        first, *event = line[:-5].decode().split(" ")
        if first == "miaou":
            number = int(event[1])
        elif int(first) == number:
            now = now[:-1] if event == ["undo"] else [*now, event]
            number += 1
            moments.append(now)
    return Save(name, body, tail, moments)
