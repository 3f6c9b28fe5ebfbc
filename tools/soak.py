"""Soak test, random presses on real MicroPython: no exception, and nothing is left in memory.

`python3 -m tools soak 200000` shares its presses among walks on all boards. `--hostile` walks with
rough hands in bad weather (tools/playing/hostile.py). At its end each walk tells how far it is:
`--from` goes on there, and another `--seed` walks elsewhere.

What is left is told by comparing like with like: home after much was played, and home after a power
cut right then, with the same saves. On MicroPython that is the heap, whose collector takes some
numbers for addresses and keeps what lies there, up to 20 KB on a colour board. So the same walk is
weighed on CPython too, object by object (tools/playing/weight.py).
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from statistics import median_low
from typing import NamedTuple

from tools import build, firmware, setup
from tools.told import counted, refusals
from tools.wasm import MicroPython

WALKER = "tools.playing.walker."
SIMULATED = ("tools.virtual.two_buttons", "tools.virtual.everything")
WALK = 2_500  # presses from one power-up out of the box to the next
CHUNK = 250  # of them between two looks at the heap; the second half without a power cut
PATIENCE = 900  # seconds for them: colours take long, and a machine may be busy
HEAPS = (1_048_576, 1_114_112, 1_310_720)  # bytes; in each the same things lie elsewhere
LEFT = 6 * 1024  # bytes of heap that may be left: parts that come with the first sound or screen
DATA = 2 * 1024  # bytes of data among them, after however many presses


class Walk(NamedTuple):
    """`first` is how many presses came before it."""

    board: str
    language: str
    seed: int
    first: int
    presses: int
    hostile: bool


@refusals
def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools soak", description=__doc__)
    parser.add_argument("presses", type=int, nargs="?", default=200_000)
    parser.add_argument("--hostile", action="store_true", help="with rough hands in bad weather")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on from this press")
    asked = parser.parse_args(argv)
    firmware.boards()  # refused here, in words, rather than there
    setup.need("device", "micropython")
    walks = [
        walk
        for walk in every(asked.presses, asked.seed, asked.hostile)
        if walk.first >= asked.first
    ]
    print(f"{asked.presses:,} presses, {counted(len(walks), 'walk')} to go:", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        build.build_for_all(Path(folder))
        for walk in walks:
            if not _tell(walk, Path(folder)):
                print(f"To see it again: --seed {asked.seed} --from {walk.first}")
                return 1
    walked = f"{counted(asked.presses, 'press', 'presses')}{', hostile' if asked.hostile else ''}"
    print(f"{walked}, seed {asked.seed}: no exception, and nothing was left in memory.")
    return 0


def every(presses: int, seed: int, hostile: bool) -> Iterator[Walk]:
    """Board after board, and in the next round each in the next language."""
    from miaou.lang.languages import LANGUAGES

    boards = [*firmware.board_names(), *SIMULATED]
    for number, first in enumerate(range(0, presses, WALK)):
        turn, at = divmod(number, len(boards))
        language = LANGUAGES[(turn + at) % len(LANGUAGES)][0]
        length = min(WALK, presses - first)
        yield Walk(boards[at], language, 1000 * seed + number, first, length, hostile)


def _tell(walk: Walk, built: Path) -> bool:
    """Walks, and says how far that is and what came of it; False if anything went wrong."""
    try:
        heap, data = soak(built, walk), weighed(walk)
    except Exception as error:  # whatever it is, it is the finding
        print(f"{walk.board} in {walk.language} broke within {walk.presses} presses:\n{error}")
        return False
    far = f"{walk.first + walk.presses:9,}  {walk.board:28} {walk.language:3}"
    print(f"{far} left {median_low(heap):,} bytes of heap, {data:,} of data", flush=True)
    if leaks(heap):
        print(f"Memory leaks: {heap}")
    if data > DATA:
        print(f"Memory leaks: {data} bytes of data are left after {walk.presses} presses")
    return not leaks(heap) and data <= DATA


def soak(built: Path, walk: Walk) -> list[int]:
    """The heap that is left at every look of a walk. What leaks does so wherever it lies: a walk
    that seems to is walked again in another heap."""
    for heap in HEAPS:
        left = walked(built, walk, heap)
        if not leaks(left):
            break
    return left


def walked(built: Path, walk: Walk, heap: int) -> list[int]:
    with MicroPython(firmware=built, heap=heap) as micropython:
        micropython.call(WALKER + "begin", walk.board, walk.language, walk.seed, walk.hostile)
        chunks = max(1, walk.presses // CHUNK)
        return [left_over(micropython) for _ in range(chunks)]


def left_over(micropython: MicroPython) -> int:
    """What it holds after a walk, beyond what a power-up with the same saves takes."""
    for cuts in (True, False):
        micropython.call(WALKER + "go_on", CHUNK // 2, cuts, timeout=PATIENCE)
    lived = _used(micropython)
    micropython.call(WALKER + "start_anew")
    return lived - _used(micropython)


def _used(micropython: MicroPython) -> int:
    micropython.call("gc.collect")
    used: int = micropython.call("tools.playing.measure.heap")
    return used


def leaks(left: list[int]) -> bool:
    """A leak leaves something every time; what the collector keeps by mistake comes and goes."""
    return median_low(left) > LEFT


def weighed(walk: Walk) -> int:
    """Bytes of data that are left after the whole of a walk without a power cut, on CPython."""
    from tools.playing.walker import hand
    from tools.playing.weight import weight

    console = StringIO()  # where a handheld complains while it starts
    with tempfile.TemporaryDirectory() as folder, chdir(folder), redirect_stdout(console):
        walker = hand(walk.board, walk.language, walk.seed, walk.hostile)
        for _ in range(walk.presses):
            walker.step(cuts=False)
        walker.come_home()
        lived = weight(walker.bench.handheld)
        walker.start_anew()
        return lived - weight(walker.bench.handheld)
