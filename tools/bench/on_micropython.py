"""Counted on real MicroPython in WebAssembly: heap, allocations, bytes on the bus, wake-ups."""

import contextlib
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools import build, firmware, scripts
from tools.bench.figure import Figure
from tools.wasm import MicroPython

BOARD = "pico_oled"
FULL_FRAME = 8 * (128 + 8)
STEPS = "tools.playing.measure."
# I2C from Python on an RP2040 at 400 kHz: a call, and each byte of it, in microseconds.
CALL = 280
BYTE = 23

# The scripts that need the most memory, one of each app.
LARGEST = ("cat_tower_match", "yummy_kitty_live", "chats_time")

HEAP = {"rp2": 180 * 1024, "esp32": 110 * 1024}  # bytes that a program has, at the least
SHORT = 96 * 1024  # every app plays within so much
SPARE = 8 * 1024  # and leaves this, for what a table does that no script has

UNSEEN = ("#", "frame", "unpack")  # lines of a script that do nothing to the handheld

ROLLS = 8  # some paint a picture that was painted before, and take less

BALLAST = (0, 1 << 10, 1 << 13, 1 << 16)  # bytes

NAME = 8  # bytes that MicroPython needs to keep track of a name


def measure() -> Iterator[Figure]:
    firmware.plug_in()
    with tempfile.TemporaryDirectory() as folder:
        build.build(BOARD, Path(folder))
        for language in ("en", "fr"):
            booted = _live_after_boot(Path(folder), language)
            yield Figure(f"{language}: live heap after boot", booted, "bytes", 38 * 1024)
            with _handheld(Path(folder), language) as handheld:
                yield from _figures(handheld, language)
        for script in scripts.every():
            yield _peak("", Path(folder), BOARD, script, SHORT, SHORT - SPARE)


def growth(*evenings: str) -> Iterator[Figure]:
    """What is more after the last of these than after the one before: names, and all that lives."""
    firmware.plug_in()
    with tempfile.TemporaryDirectory() as folder:
        build.build(BOARD, Path(folder))
        with _handheld(Path(folder), "fr", heap=SHORT) as handheld:
            names, live = [0], [0]
            for evening in evenings:
                for key in evening.split():
                    handheld.call("press", key, 1500)
                names.append(handheld.names())
                live.append(handheld.live())
    yield Figure("names that an evening more brings", names[-1] - names[-2], "names", 0)
    yield Figure("live heap that an evening more takes", live[-1] - live[-2], "bytes", 256)


def boards(*names: str) -> Iterator[Figure]:
    """What goes onto each board, what it holds when home is shown, and the most in each game."""
    firmware.plug_in()
    for name in names or build.boards():
        heap = HEAP[firmware.board(name).PORT]
        with tempfile.TemporaryDirectory() as folder:
            written = build.build(name, Path(folder))
            yield Figure(f"{name}: firmware, files", len(written), "files")
            yield Figure(f"{name}: firmware", sum(p.stat().st_size for p in written), "bytes")
            with _handheld(Path(folder), "fr", board=name) as handheld:
                yield Figure(f"{name}: live heap after boot", handheld.live(), "bytes", 64 * 1024)
            for script in scripts.every():
                if script.stem in LARGEST:
                    yield _peak(f"{name}: ", Path(folder), name, script, heap, heap)


class Handheld:
    """A handheld in real MicroPython, asked step by step."""

    def __init__(self, micropython: MicroPython, board: str, ballast: int, heap: int) -> None:
        self._micropython = micropython
        self.call("prepare", board, ballast, heap)
        self._before = self._heap()
        self.call("wake")
        self.call("power_on")

    def call(self, step: str, *arguments: object) -> dict[str, int]:
        answer: dict[str, int] = self._micropython.call(STEPS + step, *arguments)
        return answer

    def allocated_by(self, key: str) -> int:
        taken: int = self._micropython.call(STEPS + "allocations", key)
        return taken

    def live(self) -> int:
        """What the firmware holds, and nothing else does."""
        return self._heap() - self._before

    def live_after(self, line: str) -> int:
        """The same once a line of a script was played; what lives is there a moment later, too."""
        self.call("play", line)
        live = self.live()
        if live > SHORT:
            self.call("play", "wait 20")
            live = min(live, self.live())
        return live

    def names(self) -> int:
        """How many MicroPython has interned; none of them ever leaves."""
        return self._counted()[1]["n_qstr"]

    def _heap(self) -> int:
        """Bytes in use. The table of names grows by doubling: only its used places are counted."""
        heap, names = self._counted()
        return heap - names["n_total_bytes"] + names["n_str_data_bytes"] + names["n_qstr"] * NAME

    def _counted(self) -> tuple[int, dict[str, int]]:
        self._micropython.call(STEPS + "heap")  # what it collects is gone in the next call
        heap: int = self._micropython.call(STEPS + "heap")
        names = re.findall(r"(n_\w+)=(\d+)", self._micropython.output)
        return heap, {name: int(count) for name, count in names}


@contextlib.contextmanager
def _handheld(
    built: Path, language: str, ballast: int = 0, board: str = BOARD, heap: int = 0
) -> Iterator[Handheld]:
    from tools.playing import player

    with MicroPython(firmware=built) as micropython, tempfile.TemporaryDirectory() as folder:
        if language:
            with contextlib.chdir(folder):
                player.choose_language(language)
            for file in Path(folder, "saves").iterdir():
                micropython.write(f"/saves/{file.name}", file.read_bytes())
        yield Handheld(micropython, board, ballast, heap)


def _live_after_boot(built: Path, language: str) -> int:
    """The least of several starts: numbers that look like addresses keep garbage alive in some."""
    found = []
    for ballast in BALLAST:
        with _handheld(built, language, ballast) as handheld:
            found.append(handheld.live())
    return min(found)


def _figures(handheld: Handheld, language: str) -> Iterator[Figure]:
    def figure(name: str, value: int, unit: str = "bytes", most: int | None = None) -> Figure:
        return Figure(f"{language}: {name}", value, unit, most)

    handheld.call("press", "DOWN")
    move = handheld.call("traffic", "UP")
    yield figure("menu move, on the bus", move["sent"], most=256)
    yield figure("menu move, of a full frame", 100 * move["sent"] // FULL_FRAME, "%")
    yield figure("menu move, bus time", _bus_time(move), "us", 10_000)
    yield figure(
        "menu move, against the best possible", 100 * move["sent"] // move["best"], "%", 130
    )
    yield figure("menu move, allocated", handheld.allocated_by("DOWN"), most=1228)
    handheld.call("press", "UP")
    opened = handheld.call("traffic", "OK")
    yield figure("opening the die, on the bus", opened["sent"], most=FULL_FRAME)
    handheld.call("press", "DOWN")
    yield figure("move in a list, allocated", handheld.allocated_by("UP"), most=1228)
    handheld.call("press", "OK", 2000)
    taken = [_rolled(handheld) for _ in range(ROLLS)]
    yield figure("roll, allocated by the press, most", max(taken), most=1228)
    for _ in range(30):
        rolled = handheld.call("traffic", "OK", 1500)
    yield figure("a whole roll with its tumbling, on the bus", rolled["sent"])
    yield figure(
        "a roll's tumbling, against full frames", 100 * rolled["sent"] // (8 * FULL_FRAME), "%"
    )
    yield figure("undo, allocated", handheld.allocated_by("UP"))
    idle = handheld.call("idle_minute")
    yield figure("idle minute, allocated", idle["allocated"], most=0)
    yield figure("idle minute, on the bus", idle["sent"], most=0)
    yield figure("idle minute, wake-ups", idle["wakes"], "times", 0)


def _rolled(handheld: Handheld) -> int:
    """What a roll takes: as much as the picture that is painted first needs."""
    taken = handheld.allocated_by("OK")
    handheld.call("idle_minute")
    return taken


def _peak(name: str, built: Path, board: str, script: Path, heap: int, most: int) -> Figure:
    """The most that is live after any step of a script, in French, which has the longest words.

    What lives in all starts counts, step by step: in some, numbers that look like addresses keep
    garbage alive, at one step or another.
    """
    from tools.playing import player

    lines = [line for line in scripts.hands(script) if line and not line.startswith(UNSEEN)]
    language = "" if player.unpacks(scripts.load(script)) else "fr"
    figure = Figure(f"{name}peak live heap, {script.stem}", 0, "bytes", most)
    least: list[int] = []
    for ballast in BALLAST:
        with _handheld(built, language, ballast, board, heap) as handheld:
            live = [handheld.live_after(line) for line in lines]
        least = [min(pair) for pair in zip(least, live, strict=True)] if least else live
        figure = figure._replace(value=max(least))
        if figure.kept:
            break
    return figure


def _bus_time(press: dict[str, int]) -> int:
    return press["transfers"] * CALL + press["sent"] * BYTE
