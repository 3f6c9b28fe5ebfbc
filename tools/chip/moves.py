"""What a move costs on the true chip: at home, in a list, in one that explains its rows."""

from collections.abc import Iterator

from tools.chip.heap import Table
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import Press, press
from tools.chip.table import Row

APPS = 4
KB = 1024


def moves(chip: Chip, table: Table) -> Iterator[Row]:
    """Of a handheld that is at home, where it is left."""
    before = table.used(chip)
    yield from _rows("move at home", [press(chip, "DOWN") for _ in range(APPS)], 10)
    yield Row("move at home: heap taken", (table.used(chip) - before) / APPS / KB, "KB", 1.2)
    press(chip, "OK")
    yield from _rows("move in a list", [press(chip, "DOWN") for _ in range(3)], 12)
    press(chip, "BACK")
    for key in ("UP", "OK"):  # the settings
        press(chip, key)
    yield from _rows("move in an explained list", [press(chip, "DOWN") for _ in "ab"], 12)
    for key in ("BACK", "DOWN"):
        press(chip, key)


def _rows(what: str, presses: list[Press], most: float) -> Iterator[Row]:
    yield Row(f"{what}: key edge to last pixel, worst", max(m.last for m in presses), "ms", most)
    yield Row(f"{what}: bytes, most", max(m.sent for m in presses), "bytes", 256)
    share = max(move.sent / max(1, move.needed) for move in presses)
    yield Row(f"{what}: bytes against the best possible", share, "times", 1.3)
