"""Plays a script on a flash disk, and knows what each power cut on the way must leave behind."""

import contextlib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from miaou.core.journal import _UNDO, Journal
from tools import firmware, scripts
from tools.playing import player, walker
from tools.virtual.flash_disk import TEARS, FlashDisk
from tools.virtual.workbench import Bench

if TYPE_CHECKING:
    from tools.virtual.world import Chip

PAUSES = ["# no pause"] * 12 + ["wait 3000"] * 3 + ["power cut"]  # between two random keys

Events = list[list[str]]
Allowed = dict[str, list[Events]]


class Witness:
    """Knows what each journal held when the screen was last seen, and all it was to hold since."""

    def __init__(self) -> None:
        self.states: Allowed = {}
        self.allowed: list[Allowed] = []  # what a cut may leave, operation by operation
        self._at_work = False
        self._hidden: set[str] = set()  # journals whose last event cannot be seen on the screen yet

    def latest(self, path: str) -> Events:
        return self.states.setdefault(path, [[]])[-1]

    def changes(self, path: str, events: Events, hidden: bool = False) -> None:
        self.latest(path)
        self.states[path].append(events)
        if hidden:
            self._hidden.add(path)

    def wrote(self, path: str) -> None:
        self._hidden.discard(path)

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        """A journal may replace its files; if anyone else does, the owner erases them."""
        self._at_work = True
        yield
        self._at_work = False

    def misses(self, path: str) -> None:
        if path in self.states and not self._at_work:
            self.changes(path, [])

    def sees(self) -> None:
        for path, states in self.states.items():
            del states[: -2 if path in self._hidden else -1]

    def notes(self) -> None:
        self.allowed.append({path: list(states) for path, states in self.states.items()})


class WatchedJournal(Journal):
    """Says what is to be written, as a plain list would have it, before it writes."""

    witness: Witness
    _until: int | None = None  # where the next event takes its place

    def append(self, *words: str, later: bool = False) -> None:
        events = self.witness.latest(self.path)
        undone = words == (_UNDO,)
        after = events[:-1] if undone else [*events[: self._until], list(words)]
        self.witness.changes(self.path, after, later)
        super().append(*words, later=later)

    def amend(self, *words: str) -> None:
        self._until = -1
        super().amend(*words)
        self._until = None

    def restart(self, *events: Sequence[str]) -> None:
        self.witness.changes(self.path, [list(event) for event in events])
        super().restart(*events)

    def write(self) -> None:
        with self.witness.at_work():
            super().write()
        self.witness.wrote(self.path)

    def fold(self) -> None:
        with self.witness.at_work():
            super().fold()


class WatchedDisk(FlashDisk):
    """Tells its witness of every operation, and of every file that is no more."""

    def __init__(self, page: int, witness: Witness) -> None:
        super().__init__(page)
        self.before = witness.notes
        self._witness = witness

    def remove(self, path: str) -> None:
        self._witness.misses(path)
        super().remove(path)


class WatchedPanel:
    """Whatever is sent to the panel is seen."""

    def __init__(self, panel: "Chip", witness: Witness) -> None:
        self._panel = panel
        self._witness = witness
        self.read = panel.read

    def write(self, data: bytes) -> None:
        self._witness.sees()
        self._panel.write(data)


class WatchedBench(Bench):
    """With littlefs too, nothing in memory outlives the power."""

    def __init__(self, disk: FlashDisk, witness: Witness) -> None:
        super().__init__(firmware.board("pico_oled"))
        self._disk = disk
        self._witness = witness

    def power_on(self) -> None:
        self._disk.mount()
        chips = self.world.i2c
        for wires, chip in chips.items():
            chips[wires] = WatchedPanel(chip, self._witness)
        super().power_on()


class Recording:
    """A script, and random keys after it, played on a disk of its own before a witness."""

    def __init__(self, script: Path, page: int, operations: int) -> None:
        self.witness = WatchedJournal.witness = Witness()
        self.disk = WatchedDisk(page, self.witness)
        self._blank = bytes(self.disk.buffer)
        self._player = player.Player(WatchedBench(self.disk, self.witness))
        text = scripts.load(script)
        with self.disk.plugged_in():
            if not player.unpacks(text):
                player.choose_language("en")
            self._player.power_on()
            for line in text.splitlines():
                self._player.play(line)
            self._go_on(operations)
        self.witness.notes()

    def _go_on(self, operations: int) -> None:
        """With whatever keys come: a short script too gets a long evening."""
        dice = random.Random(1)
        keys = [key for key in walker.KEYS if self._player.bench.has(key)]
        while len(self.disk.operations) < operations:
            self._player.play("press " + dice.choice(keys))
            self._player.play(dice.choice(PAUSES))

    def cuts(self, wanted: int) -> Iterator[tuple[bytearray, Allowed]]:
        """What about so many cuts leave on the flash, and what the journals may tell after each."""
        image = bytearray(self._blank)
        told = zip(self.disk.operations, self.witness.allowed, strict=False)
        step = max(1, len(self.disk.operations) * TEARS // wanted)
        for at, (operation, allowed) in enumerate(told):
            for tear in range(TEARS if at % step == 0 else 0):
                torn = bytearray(image)
                operation.tear(torn, tear)
                yield torn, allowed
            operation.apply(image, len(operation.data))
        yield image, self.witness.allowed[-1]
