"""Idle time of the true chip, when nobody presses a key: nothing, or a second of the timer."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.chip import heap
from tools.chip.nor_flash import cost
from tools.chip.rp2040 import MS, Chip
from tools.chip.stopwatch import press
from tools.chip.table import Row

if TYPE_CHECKING:
    from tools.chip.timings import Bench

MINUTE = 60_000  # ms
BEGUN = 1500  # ms after which all is written that a timer's start writes
NETWORK = 64  # ms between two looks of a Pico W's MicroPython at its network


def idle(bench: "Bench") -> Iterator[Row]:
    """Beside what MicroPython does by itself, which a Pico W wakes for 16 times a second."""
    chip = bench.up()
    where = heap.find(bench.image)
    bare = Chip(chip.board, bench.image.flash)
    chip.run(5000)
    bare.run(5000)
    sent, before = len(chip.traffic), where.bits(chip)
    awake = _wake_ups(chip) - _wake_ups(bare)
    yield Row("idle: bytes on the bus", sum(t.size for t in chip.traffic[sent:]), "bytes", 0)
    changed = sum(a != b for a, b in zip(before, where.bits(chip), strict=True))
    yield Row("idle: places of the heap's table changed", changed, "bytes", 0)
    yield Row("idle: wake-ups in a minute", max(0, awake), "times", 0)


def timer(bench: "Bench") -> Iterator[Row]:
    """A minute of the timer: how late each second is shown, and what its writes hold up."""
    chip = bench.up()
    for key in ("UP", "UP", "OK", "OK"):
        press(chip, key)
    chip.run(BEGUN)
    sent, written = len(chip.traffic), len(chip.flashed)
    chip.run(MINUTE)
    beats = _beats([t.ended for t in chip.traffic[sent:]])
    late = [at - beats[0] - round((at - beats[0]) / 1000 / MS) * 1000 * MS for at in beats]
    yield Row("timer: seconds shown in a minute", len(beats), "times")
    yield Row("timer: drift in a minute", abs(late[-1]) / MS, "ms")
    yield Row("timer: a second shown late, worst", max(map(abs, late)) / MS, "ms")
    yield Row("timer: longest stall of its writes", _stall(chip, written) / MS, "ms", 10)


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
        start = at - cost(operation)
        began = start if start - last > 2 * MS else began
        longest, last = max(longest, at - began), at
    return longest
