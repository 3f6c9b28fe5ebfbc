"""Benchmark counts of the firmware in real MicroPython: heap, allocations, bytes on the bus.

Each step is a call of its own: in WebAssembly a collection takes effect when a call ends.
"""

import gc
import micropython

from tools.virtual import machine, plug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NOISE = bytes(range(32))
OVERHEAD = 8  # bytes that address a run of pixels

_kept: "dict[str, Any]" = {}


def prepare(board: str, ballast: int = 0, heap: int = 0) -> None:
    """Everything that is not firmware, so that what comes after it is; saves are the caller's.

    Ballast moves the firmware to other addresses; a heap is how much of it Miaou may take.
    """
    _kept["ballast"] = bytearray(ballast)
    for module in ("binascii", "hashlib", "io", "array", "os", "time", "struct"):
        __import__(module)  # a board has them in flash
    plug.install()
    from tools.playing.player import Player
    from tools.virtual.workbench import Bench

    described: Any = __import__("boards." + board, None, None, ("NAME",))
    if heap:
        described.HEAP = heap
    _kept["bench"] = Bench(described)
    _kept["player"] = Player(_kept["bench"])
    gc.collect()


def heap() -> int:
    """Bytes in use now; what MicroPython holds in its table of names is printed."""
    gc.collect()
    micropython.qstr_info()  # type: ignore[attr-defined]
    return int(gc.mem_alloc())  # type: ignore[attr-defined]


def wake() -> None:
    """Tells Miaou how much of the heap is the simulator's."""
    gc.collect()
    miaou: Any = __import__("miaou")
    miaou.USED = heap()


def power_on() -> None:
    _kept["player"].power_on()
    _kept["bench"].handheld.canvas.said = None
    _kept["bench"].up = ""  # a board's console keeps nothing
    gc.collect()


def play(line: str) -> None:
    """One line of a script."""
    _kept["bench"].handheld.fault = _broken
    _kept["player"].do(line)
    _kept["bench"].handheld.canvas.said = None
    gc.collect()


def press(key: str, wait: int = 0) -> None:
    bench = _kept["bench"]
    bench.press(key)
    bench.wait(wait)
    gc.collect()


def traffic(key: str, wait: int = 0) -> "dict[str, int]":
    """What one press put on the bus; `best` is what a flush that knows all would send."""
    bench = _kept["bench"]
    world = bench.world
    before = bench.panel.shown()
    sent, transfers = world.bus_bytes, world.transfers
    press(key, wait)
    after = bench.panel.shown()
    best = best_of_all(before, after, bench.panel.stride)
    return {
        "sent": world.bus_bytes - sent,
        "transfers": world.transfers - transfers,
        "best": best,
    }


def best_of_all(before: bytes, after: bytes, stride: int) -> int:
    """Over the rows of a panel's memory; what is left behind them is no picture."""
    rows = range(0, len(after) // stride * stride, stride)
    return sum([_best(before[at : at + stride], after[at : at + stride]) for at in rows])


def _best(old: bytes, new: bytes) -> int:
    """The fewest bytes, addresses included, that turn one page into another."""
    if old == new:
        return 0
    spent = 0
    last = -OVERHEAD
    for at in range(len(new)):
        if old[at] != new[at]:
            spent += min(at - last, OVERHEAD + 1)
            last = at
    return spent


def allocations(key: str) -> int:
    """Bytes that one key takes from the heap, from its edge to the last pixel, buses left out."""
    bench = _kept["bench"]
    loop = bench.handheld.loop
    pin = bench.pin(key)[0]
    to_i2c, to_spi, setting = machine.I2C.writeto, machine.SPI.write, machine.Timer.init
    machine.I2C.writeto = _deaf  # type: ignore[method-assign, assignment]
    machine.SPI.write = _deaf  # type: ignore[method-assign, assignment]
    machine.Timer.init = _never  # type: ignore[method-assign, assignment]
    try:
        now = bench.world.ticks_ms()
        bench.world.levels[pin] = 0
        bench.handheld.chance._source = _noise
        before = int(gc.mem_alloc())  # type: ignore[attr-defined]
        loop.turn(now)
        loop._sleep(now)
        taken = int(gc.mem_alloc()) - before  # type: ignore[attr-defined]
    finally:
        machine.I2C.writeto = to_i2c  # type: ignore[method-assign]
        machine.SPI.write = to_spi  # type: ignore[method-assign]
        machine.Timer.init = setting  # type: ignore[method-assign]
    bench.handheld.panel.start()  # the panel has missed this picture
    bench.key_up(key)
    bench.wait(100)
    gc.collect()
    return taken


def idle_minute() -> "dict[str, int]":
    """What happens while nobody touches it, once a press has come to rest."""
    bench = _kept["bench"]
    bench.wait(5000)
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    before = int(gc.mem_alloc())  # type: ignore[attr-defined]
    bench.wait(60000)
    taken = int(gc.mem_alloc()) - before  # type: ignore[attr-defined]
    return {
        "wakes": bench.world.wakes - wakes,
        "sent": bench.world.bus_bytes - sent,
        "allocated": taken,
    }


def _broken(error: Exception) -> None:
    """A screen that breaks here breaks on a board, and what was measured was its notice."""
    if "on purpose" not in str(error):
        raise error
    type(_kept["bench"].handheld).fault(_kept["bench"].handheld, error)


def _noise(_count: int) -> bytes:
    return NOISE


def _deaf(_self: "Any", _address: "Any", _data: "Any" = None) -> None:
    pass


def _never(_self: "Any", mode: int = 0, period: int = 0, callback: "Any" = None) -> None:
    """Each by its name, as a board's: a dictionary of them would be counted."""
