"""Benchmark on the true chip: what Miaou costs, in emulated milliseconds, and the budgets for it.

A row over its budget is told, not failed. The last rows are a plain program's on the same board.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tools import archive, build, firmware
from tools.archive.compiling import compiled
from tools.archive.flat_names import path
from tools.chip import disk, heap, image, openings, waiting
from tools.chip.image import Image
from tools.chip.moves import in_french, moves
from tools.chip.nor_flash import cost
from tools.chip.openings import APPS, opened
from tools.chip.port import plugged_in
from tools.chip.rp2040 import CYCLE, MS, Chip
from tools.chip.stopwatch import BOOT, MAIN, Start, press, start
from tools.chip.table import Row
from tools.device import flash, images

BOARD = "pico_w_oled"
COLOUR = "pico_display"
PLAIN = Path(__file__).parent / "plain"
ROLLS = 50
LONG = 298  # rolls; with the one that opening the die is, no more than it keeps
TUMBLE = 1500  # ms after which a die lies still
REST = 4_000  # ms after which all slow work is done
PLAYED = ["OK", "OK", "OK", "DOWN", "OK", "OK", "UP", "OK"]
KB = 1024


def measure(uf2: Path | None = None) -> Iterator[Row]:
    firmware.plug_in()
    stock_image = image.read(uf2)
    bench = Bench(stock_image)
    starts, home, plain = list(bench.starts()), list(bench.moves()), list(bench.plain())
    yield from starts
    yield from home
    yield from openings.menus(bench)
    yield from openings.games(bench)
    yield from bench.die()
    yield from bench.long_game()
    yield from bench.memory()
    yield from bench.evening()
    yield from waiting.idle(bench)
    yield from waiting.timer(bench)
    yield from bench.colour()
    yield from bench.flashing()
    yield from bench.update()
    yield from plain
    yield Row("Miaou's start against the plain one's", starts[0].value / plain[0].value, "times")
    yield Row("Miaou's key at home against it", home[0].value / plain[1].value, "times")


class Bench:
    """An image, and the handhelds that are started from it."""

    def __init__(self, stock_image: Image) -> None:
        self.image = stock_image
        self._saves = disk.chosen("en")

    def _flash(self, board: str = BOARD, saves: disk.Files | None = None) -> bytes:
        files = disk.firmware_files(board)
        marked = {"main.py": MAIN + files["main.py"], "boot.py": BOOT}
        kept = self._saves if saves is None else saves
        return disk.with_miaou(self.image, board, {**kept, **marked})

    def up(self, board: str = BOARD, saves: disk.Files | None = None) -> Chip:
        """Switched on, with these saves or an owner's who has chosen English."""
        chip = Chip(firmware.board(board), self._flash(board, saves))
        assert chip.until_said("is up."), chip.said
        chip.settle()
        return chip

    def starts(self) -> Iterator[Row]:
        """The very first, which asks for a language; one that finds settings and no picture of
        this build, as after an update; and all that follow."""
        bare, flash_image = self._flash(saves={}), self._flash()
        started = start(lambda: Chip(firmware.board(BOARD), bare), "DOWN")
        yield Row("the very first start: to its picture", started.picture, "ms", 150)
        yield Row("the very first start: to its first key", started.answer, "ms", 300)
        started = start(lambda: Chip(firmware.board(BOARD), flash_image), "DOWN")
        yield Row("after an update: to the first picture", started.picture, "ms")
        yield Row("after an update: to the first key", started.answer, "ms", 300)
        yield from _start_rows("from an image", self._started(flash_image))

    def _started(self, flash_image: bytes) -> Start:
        """A start from what was left when the one before had rested."""
        chip = Chip(firmware.board(BOARD), flash_image)
        assert chip.until_said("is up."), chip.said
        chip.run(REST)
        return start(lambda: Chip(firmware.board(BOARD), chip.flash), "DOWN")

    def moves(self) -> Iterator[Row]:
        yield from moves(self.up(), heap.find(self.image))
        yield from in_french(self.up(saves=disk.chosen("fr")))

    def die(self) -> Iterator[Row]:
        chip = self.up()
        for _opening in range(2):
            press(chip, "OK", TUMBLE)
        written = len(chip.operations)
        rolls = [press(chip, "OK", TUMBLE) for _ in range(ROLLS)]
        begun = [roll.begun for roll in rolls]
        erases = sum(operation.erases for operation in chip.operations[written:])
        yield Row("roll: press to tumble, its first pixels, median", median(begun), "ms", 15)
        yield Row("roll: press to tumble, its first pixels, worst", max(begun), "ms", 30)
        whole = median(roll.first for roll in rolls)
        yield Row("roll: press to the tumble's first picture, all of it", whole, "ms")
        yield Row("undo after 50 rolls", press(chip, "UP").last, "ms", 40)
        yield Row("wear: erases in 50 rolls", erases, "times", ROLLS // 5)

    def long_game(self) -> Iterator[Row]:
        """The die with 300 rolls: its journal is read, and replayed; then it is replayed alone."""
        long, short = (self.up(saves=disk.rolled(rolls)) for rolls in (LONG, 1))
        for how in ("first", "again"):
            opened, brief = (_die_opened(chip) for chip in (long, short))
            yield Row(f"die with {LONG} rolls: opened {how}, menu and die", opened, "ms", 200)
            yield Row(f"what {LONG} rolls add to it", opened - brief, "ms")
            for chip in (long, short):
                press(chip, "BACK", TUMBLE)
                press(chip, "BACK")
        _die_opened(long)
        undone = [press(long, "UP").last for _ in range(20)]
        yield Row(f"undo after {LONG} rolls, worst of 20 in a row", max(undone), "ms", 40)

    def memory(self) -> Iterator[Row]:
        yield Row("live heap after boot", heap.live(self.up()) / KB, "KB", 40)
        for number, app in enumerate(APPS[:3]):
            chip = self.up(saves={**self._saves, **_small_heap()})
            peak = max(_along(chip, ["DOWN"] * number + PLAYED, heap.live))
            yield Row(f"{app} in 96 KB: live heap, the most in a few moves", peak / KB, "KB", 96)

    def evening(self) -> Iterator[Row]:
        """All three apps, one after the other."""
        where = heap.find(self.image)
        keys = (PLAYED + ["BACK"] * 4 + ["DOWN"]) * 3
        pieces = _along(self.up(), keys, lambda chip: heap.largest_after_collecting(chip, where))
        yield Row("largest free piece, the smallest in an evening", min(pieces) / KB, "KB")

    def colour(self) -> Iterator[Row]:
        chip = self.up(COLOUR)
        moves = [press(chip, "DOWN") for _ in APPS]
        yield Row("colour: move at home", max(move.last for move in moves), "ms", 25)
        opened(chip, 0)
        yield Row("colour: a whole new picture", opened(chip, 0).last, "ms", 80)

    def flashing(self) -> Iterator[Row]:
        """Real `flash` with real mpremote onto bare MicroPython, and a start from what it left."""
        chip = Chip(firmware.board(BOARD), self.image.flash)
        began = time.monotonic()
        with plugged_in(chip) as port:
            flash.flash(port, BOARD, {"language": "en"})
        yield Row("flash onto stock MicroPython, the board's part", _busy(chip) / 1000, "s", 25)
        yield Row("flash: in all, on this computer", time.monotonic() - began, "s")
        free, count = disk.free_blocks(self.image, chip.flash)
        yield Row("blocks free afterwards", 100 * free / count, "%", least=50)
        main = disk.firmware_files(BOARD)["main.py"]
        left = disk.changed(self.image, chip.flash, {"main.py": MAIN + main, "boot.py": BOOT})
        yield from _start_rows("after flash", self._started(left))

    def update(self) -> Iterator[Row]:
        """Real `flash` of a Miaou in which one module is another."""
        held = build.modules(BOARD)
        held[path("miaou.ui.menu")] = held[path("miaou.ui.choices")]
        older = archive.pack(held, lambda head: compiled(head, "miaou"))
        files = {**self._saves, archive.NAME: older}
        chip = Chip(firmware.board(BOARD), disk.with_miaou(self.image, BOARD, files))
        assert chip.until_said("is up."), chip.said
        chip.run(REST)
        before = _busy(chip)
        with plugged_in(chip) as port:
            flash.flash(port, BOARD)
        yield Row("update of one module, the board's part", (_busy(chip) - before) / 1000, "s", 5)

    def plain(self) -> Iterator[Row]:
        files = {path.name: path.read_bytes() for path in PLAIN.glob("*.py")}
        files |= {"main.py": MAIN + files["main.py"], "boot.py": BOOT}
        made = self.image.holding(images.littlefs(files, self.image.place.size, disk.PAGE))
        started = start(lambda: Chip(firmware.board(BOARD), made), "DOWN")
        chip = Chip(firmware.board(BOARD), made)
        chip.until_said("main.py")
        move = press(chip, "DOWN")
        yield Row("a plain program: main.py to first picture", started.picture, "ms")
        yield Row("a plain program: a key", move.last, "ms")
        yield Row("a plain program: bytes a key", move.sent, "bytes")


def _along(chip: Chip, keys: list[str], ask: Callable[[Chip], int]) -> list[int]:
    """What a twin answers after each key; where a process has none, the chip at the end."""
    answers = []
    for key in keys:
        chip.press(key)
        chip.run(TUMBLE)
        chip.settle()
        if hasattr(os, "fork"):
            answers.append(heap.of_a_twin(lambda: ask(chip)))
    return answers or [ask(chip)]


def _small_heap() -> disk.Files:
    """The owner's own board.py, which leaves Miaou 96 KB."""
    board = (firmware.BOARDS / f"{BOARD}.py").read_bytes()
    return {"mine/board.py": board + b"HEAP = 96 * 1024\n"}


def _start_rows(how: str, started: Start) -> Iterator[Row]:
    yield Row(f"main.py to first picture, {how}", started.picture, "ms", 150)
    yield Row(f"main.py to first key answered, {how}", started.answer, "ms", 300)


def _die_opened(chip: Chip) -> float:
    """From home through the menu to the first picture of the tumbling die, in ms of both."""
    return press(chip, "OK").last + press(chip, "OK", TUMBLE).first


def _busy(chip: Chip) -> float:
    """In ms."""
    return (chip.cycles * CYCLE + sum(map(cost, chip.operations))) / MS
