"""What Miaou costs on the true chip, in emulated milliseconds, against DESIGN's budgets.

A row over its budget is told, not failed. The last rows are a plain program's on the same board.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import archive, build, firmware
from tools.chip import disk, heap, image
from tools.chip.image import Image
from tools.chip.moves import moves
from tools.chip.port import plugged_in
from tools.chip.rp2040 import MS, Chip
from tools.chip.stopwatch import BOOT, MAIN, Press, Start, press, start
from tools.chip.table import Row
from tools.device import flash, images

BOARD = "pico_w_oled"
COLOUR = "pico_display"
APPS = ("Cat Tower", "Yummy Kitty", "Chats", "Settings")
PLAIN = Path(__file__).parent / "plain"
ROLLS = 50
LONG = 298  # rolls; with the one that opening the die is, no more than it keeps
TUMBLE = 1500  # ms after which a die lies still
MINUTE = 60_000
REST = 4_000  # ms after which all slow work is done
NETWORK = 64  # ms between two looks of a Pico W's MicroPython at its network
PLAYED = ["OK", "OK", "OK", "DOWN", "OK", "OK", "UP", "OK"]
KB = 1024


def measure(uf2: Path | None = None) -> Iterator[Row]:
    firmware.plug_in()
    stock_image = image.read(uf2)
    bench = Bench(stock_image)
    starts, menus, plain = list(bench.starts()), list(bench.menus()), list(bench.plain())
    yield from starts
    yield from menus
    yield from bench.die()
    yield from bench.long_game()
    yield from bench.memory()
    yield from bench.idle()
    yield from bench.timer()
    yield from bench.colour()
    yield from bench.flashing()
    yield from bench.update()
    yield from plain
    yield Row("Miaou's start against the plain one's", starts[0].value / plain[0].value, "times")
    yield Row("Miaou's key at home against it", menus[0].value / plain[1].value, "times")


class Bench:
    """An image, and the handhelds that are started from it."""

    def __init__(self, stock_image: Image) -> None:
        self._image = stock_image
        self._saves = disk.chosen("en")

    def _flash(self, board: str = BOARD) -> bytes:
        files = disk.firmware_files(board)
        marked = {"main.py": MAIN + files["main.py"], "boot.py": BOOT}
        return disk.with_miaou(self._image, board, {**self._saves, **marked})

    def _up(self, board: str = BOARD) -> Chip:
        chip = Chip(firmware.board(board), self._flash(board))
        assert chip.until_said("is up."), chip.said
        chip.settle()
        return chip

    def starts(self) -> Iterator[Row]:
        """The very first, which has no picture to show yet, and all that follow."""
        flash_image = self._flash()
        started = start(lambda: Chip(firmware.board(BOARD), flash_image), "DOWN")
        yield Row("the very first start: to its picture", started.picture, "ms")
        yield Row("the very first start: to its first key", started.answer, "ms", 300)
        yield from _start_rows("from an image", self._started(flash_image))

    def _started(self, flash_image: bytes) -> Start:
        """A start from what was left when the one before had rested."""
        chip = Chip(firmware.board(BOARD), flash_image)
        assert chip.until_said("is up."), chip.said
        chip.run(REST)
        return start(lambda: Chip(firmware.board(BOARD), chip.flash), "DOWN")

    def menus(self) -> Iterator[Row]:
        chip = self._up()
        yield from moves(chip, heap.find(self._image))
        for number, app in enumerate(APPS):
            first, again = _opened(chip, number), _opened(chip, number)
            yield Row(f"{app}: opened first", first.last, "ms", 150)
            yield Row(f"{app}: opened again", again.last, "ms", 60)

    def die(self) -> Iterator[Row]:
        chip = self._up()
        for _opening in range(2):
            press(chip, "OK", TUMBLE)
        written = len(chip.operations)
        rolls = [press(chip, "OK", TUMBLE).first for _ in range(ROLLS)]
        erases = sum(operation.erases for operation in chip.operations[written:])
        yield Row("roll: press to tumble, median", statistics.median(rolls), "ms", 15)
        yield Row("roll: press to tumble, worst of 50", max(rolls), "ms", 30)
        yield Row("undo after 50 rolls", press(chip, "UP").last, "ms", 40)
        yield Row("wear: erases in 50 rolls", erases, "times", ROLLS // 5)

    def long_game(self) -> Iterator[Row]:
        """The die with 300 rolls: its journal is read, and replayed; then it is replayed alone."""
        long, short = (self._with(disk.rolled(rolls)) for rolls in (LONG, 1))
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

    def _with(self, saves: disk.Files) -> Chip:
        """Switched on with these saves."""
        kept, self._saves = self._saves, saves
        chip = self._up()
        self._saves = kept
        return chip

    def memory(self) -> Iterator[Row]:
        yield Row("live heap after boot", heap.live(self._up()) / KB, "KB", 40)
        for number, app in enumerate(APPS[:3]):
            keys = ["DOWN"] * number + PLAYED
            peak = max(self._along(keys, heap.live))
            yield Row(f"{app}: live heap, the most in a few moves", peak / KB, "KB", 96)
        where = heap.find(self._image)
        evening = (PLAYED + ["BACK"] * 4 + ["DOWN"]) * 3
        pieces = self._along(evening, lambda chip: heap.largest_after_collecting(chip, where))
        yield Row("largest free piece, the smallest in an evening", min(pieces) / KB, "KB")

    def _along(self, keys: list[str], ask: Callable[[Chip], int]) -> list[int]:
        """What a twin answers after each key; where a process has none, the chip at the end."""
        chip = self._up()
        answers = []
        for key in keys:
            chip.press(key)
            chip.run(TUMBLE)
            if hasattr(os, "fork"):
                answers.append(heap.of_a_twin(lambda: ask(chip)))
        return answers or [ask(chip)]

    def idle(self) -> Iterator[Row]:
        """Beside what MicroPython does by itself, which a Pico W wakes for 16 times a second."""
        chip = self._up()
        where = heap.find(self._image)
        bare = Chip(chip.board, self._image.flash)
        chip.run(5000)
        bare.run(5000)
        sent, before = len(chip.traffic), where.bits(chip)
        awake = _wake_ups(chip) - _wake_ups(bare)
        yield Row("idle: bytes on the bus", sum(t.size for t in chip.traffic[sent:]), "bytes", 0)
        changed = sum(a != b for a, b in zip(before, where.bits(chip), strict=True))
        yield Row("idle: places of the heap's table changed", changed, "bytes", 0)
        yield Row("idle: wake-ups in a minute", max(0, awake), "times", 0)

    def timer(self) -> Iterator[Row]:
        """A minute of the timer: how late each second is shown, and what its writes hold up."""
        chip = self._up()
        for key in ("UP", "UP", "OK", "OK"):
            press(chip, key)
        sent, written = len(chip.traffic), len(chip.flashed)
        chip.run(MINUTE)
        beats = _beats([t.ended for t in chip.traffic[sent:]])
        late = [at - beats[0] - round((at - beats[0]) / 1000 / MS) * 1000 * MS for at in beats]
        yield Row("timer: seconds shown in a minute", len(beats), "times")
        yield Row("timer: drift in a minute", abs(late[-1]) / MS, "ms")
        yield Row("timer: a second shown late, worst", max(map(abs, late)) / MS, "ms")
        yield Row("timer: longest stall of its writes", _stall(chip, written) / MS, "ms", 10)

    def colour(self) -> Iterator[Row]:
        chip = self._up(COLOUR)
        moves = [press(chip, "DOWN") for _ in APPS]
        yield Row("colour: move at home", max(move.last for move in moves), "ms", 25)
        opened = [_opened(chip, 0), _opened(chip, 0)]
        yield Row("colour: a whole new picture", opened[-1].last, "ms", 80)

    def flashing(self) -> Iterator[Row]:
        """Real `flash` with real mpremote onto bare MicroPython, and a start from what it left."""
        chip = Chip(firmware.board(BOARD), self._image.flash)
        began = time.monotonic()
        with plugged_in(chip) as port:
            flash.flash(port, BOARD, "en")
        yield Row("flash onto stock MicroPython, the board's part", _busy(chip) / 1000, "s", 25)
        yield Row("flash: in all, on this computer", time.monotonic() - began, "s")
        free, count = disk.free_blocks(self._image, chip.flash)
        yield Row("blocks free afterwards", 100 * free / count, "%", least=50)
        main = disk.firmware_files(BOARD)["main.py"]
        left = disk.changed(self._image, chip.flash, {"main.py": MAIN + main, "boot.py": BOOT})
        yield from _start_rows("after flash", self._started(left))

    def update(self) -> Iterator[Row]:
        """Real `flash` of a Miaou in which one module is another."""
        held = build.modules(BOARD)
        held["miaou/ui/menu.mpy"] = held["miaou/ui/choices.mpy"]
        older = archive.pack(held, lambda head: build.compiled(head, "miaou"))
        files = {**self._saves, archive.NAME: older}
        chip = Chip(firmware.board(BOARD), disk.with_miaou(self._image, BOARD, files))
        assert chip.until_said("is up."), chip.said
        chip.run(REST)
        before = _busy(chip)
        with plugged_in(chip) as port:
            flash.flash(port, BOARD)
        yield Row("update of one module, the board's part", (_busy(chip) - before) / 1000, "s", 5)

    def plain(self) -> Iterator[Row]:
        files = {path.name: path.read_bytes() for path in PLAIN.glob("*.py")}
        files |= {"main.py": MAIN + files["main.py"], "boot.py": BOOT}
        made = self._image.holding(images.littlefs(files, self._image.place.size, disk.PAGE))
        started = start(lambda: Chip(firmware.board(BOARD), made), "DOWN")
        chip = Chip(firmware.board(BOARD), made)
        chip.until_said("main.py")
        move = press(chip, "DOWN")
        yield Row("a plain program: main.py to first picture", started.picture, "ms")
        yield Row("a plain program: a key", move.last, "ms")
        yield Row("a plain program: bytes a key", move.sent, "bytes")


def _start_rows(how: str, started: Start) -> Iterator[Row]:
    yield Row(f"main.py to first picture, {how}", started.picture, "ms", 150)
    yield Row(f"main.py to first key answered, {how}", started.answer, "ms", 300)


def _opened(chip: Chip, number: int) -> Press:
    """From the first app at home to this one's first screen, and back to the first app."""
    for _ in range(number):
        press(chip, "DOWN")
    opened = press(chip, "OK")
    press(chip, "BACK")
    for _ in range(number):
        press(chip, "UP")
    return opened


def _die_opened(chip: Chip) -> float:
    """From home through the menu to the first picture of the tumbling die, in ms of both."""
    return press(chip, "OK").last + press(chip, "OK", TUMBLE).first


def _wake_ups(chip: Chip) -> int:
    """How often in a minute the processor was awake after 4 ms in which it was not."""
    count, was_awake = 0, False
    for _ in range(NETWORK * 940 // 4):
        cycles = chip.cycles
        chip.run(4)
        count += chip.cycles > cycles and not was_awake
        was_awake = chip.cycles > cycles
    return count


def _beats(ends: list[int]) -> list[int]:
    """The first moment of each burst on the bus, which is a second shown."""
    return [at for before, at in zip([0, *ends], ends, strict=False) if at - before > 300 * MS]


def _stall(chip: Chip, since: int) -> int:
    """The longest time in which one flash operation followed another."""
    longest, began, last = 0, 0, -(10**12)
    for operation, at in zip(chip.operations[since:], chip.flashed[since:], strict=True):
        cost = 45 * MS if operation.erases else MS // 2
        began = at - cost if at - cost - last > 2 * MS else began
        longest, last = max(longest, at - began), at
    return longest


def _busy(chip: Chip) -> float:
    """In ms."""
    writes = sum(45 if operation.erases else 0.5 for operation in chip.operations)
    return chip.cycles / 125_000 + writes
