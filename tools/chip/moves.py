"""Latency of a move on the true chip: at home, in a list, in one that explains its rows."""

from collections.abc import Iterator

from tools.chip.heap import Table
from tools.chip.openings import APPS
from tools.chip.rp2040 import TAP, Chip
from tools.chip.stopwatch import Press, press
from tools.chip.table import Row

KB = 1024


def moves(chip: Chip, table: Table) -> Iterator[Row]:
    """Of a handheld that is at home, where it is left."""
    yield from _rows("move at home", [press(chip, "DOWN") for _ in APPS], 10)
    taken = max(_taken(chip, table) for _ in APPS)
    yield Row("move at home: heap taken, most", taken / KB, "KB", 1.2)
    press(chip, "OK")
    yield from _rows("move in a list", [press(chip, "DOWN") for _ in range(3)], 12)
    for _ in range(3):
        press(chip, "UP")
    taken = max(_taken(chip, table) for _ in range(3))
    yield Row("move in a list: heap taken, most", taken / KB, "KB", 1.2)
    press(chip, "BACK")
    yield from _explained(chip, "")
    for key in ("BACK", "DOWN"):
        press(chip, key)


def in_french(chip: Chip) -> Iterator[Row]:
    """The same of a handheld with longer words, and accents."""
    yield from _explained(chip, ", in French")


def _explained(chip: Chip, how: str) -> Iterator[Row]:
    """The settings, from home."""
    for key in ("UP", "OK"):
        press(chip, key)
    yield from _rows("move in an explained list" + how, [press(chip, "DOWN") for _ in "ab"], 12)


def _taken(chip: Chip, table: Table) -> int:
    """Bytes that a press takes at most, looked at before a collection gives them back."""
    chip.settle()
    before, sent = table.used(chip), len(chip.traffic)
    pin = chip.pin("DOWN")[0]
    chip.put(pin, False)
    most = 0
    for _ in range(2 * TAP):
        chip.run(0.5)
        most = max(most, table.used(chip) - before)
        if chip.rp2040.core.waiting and len(chip.traffic) > sent:
            break
    chip.run(TAP)
    chip.put(pin, True)
    chip.settle()
    return most


def _rows(what: str, presses: list[Press], most: float) -> Iterator[Row]:
    yield Row(f"{what}: key edge to last pixel, worst", max(m.last for m in presses), "ms", most)
    yield Row(f"{what}: bytes, most", max(m.sent for m in presses), "bytes", 256)
    share = max(move.sent / max(1, move.needed) for move in presses)
    yield Row(f"{what}: bytes against the best possible", share, "times", 1.3)
