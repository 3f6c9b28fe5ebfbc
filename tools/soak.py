"""Soak test, random presses on real MicroPython: no exception, and no more memory than before.

`python3 -m tools soak 200000` shares its presses among walks on all boards. `--hostile` walks with
rough hands in bad weather (tools/playing/hostile.py). At its end each walk tells how far it is:
`--from` goes on there, and another `--seed` walks elsewhere.
"""

import argparse
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median_low
from typing import NamedTuple

from tools import build, firmware, setup
from tools.told import counted, refusals
from tools.wasm import MicroPython, MicroPythonError

WALKER = "tools.playing.walker."
SIMULATED = ("tools.virtual.two_buttons", "tools.virtual.everything")
WALK = 2_500  # presses from one power-up out of the box to the next
CHUNK = 250  # of them between two looks at the heap
PATIENCE = 900  # seconds for them: colours take long, and a machine may be busy
SLACK = 3 * 1024  # bytes that a journal or a roster may grow by in a quarter of a walk
HEAPS = (1_048_576, 1_114_112, 1_310_720)  # bytes; in each the same things lie elsewhere


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
    print(f"{walked}, seed {asked.seed}: no exception, and the heap stayed flat.")
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
        heaps = soak(built, walk)
    except MicroPythonError as error:
        print(f"{walk.board} in {walk.language} broke within {walk.presses} presses:\n{error}")
        return False
    far = f"{walk.first + walk.presses:9,}  {walk.board:28} {walk.language:3}"
    print(f"{far} heap {heaps[0]:,} to {heaps[-1]:,} bytes", flush=True)
    if grew(heaps):
        print(f"Memory grew: {heaps}")
    return not grew(heaps)


def soak(built: Path, walk: Walk) -> list[int]:
    """The heap in use at every look of a walk.

    The collector takes some numbers for addresses and can keep an app because of one. What leaks
    does so wherever it lies: a walk that seems to grow is walked again in another heap.
    """
    for heap in HEAPS:
        looks = walked(built, walk, heap)
        if not grew(looks):
            break
    return looks


def walked(built: Path, walk: Walk, heap: int) -> list[int]:
    """Walks on one handheld; the heap in use at every look, everything that runs it included, but
    not MicroPython's table of names: that grows by doubling, with every screen opened first."""
    looks = []
    with MicroPython(firmware=built, heap=heap) as micropython:
        micropython.call(WALKER + "begin", walk.board, walk.language, walk.seed, walk.hostile)
        for _ in range(max(1, walk.presses // CHUNK)):
            micropython.call(WALKER + "go_on", CHUNK, timeout=PATIENCE)
            micropython.call("gc.collect")
            used = micropython.call("tools.playing.measure.heap")
            names = re.findall(r"n_total_bytes=(\d+)", micropython.output)
            looks.append(used - int(names[-1]))
    return looks


def grew(heaps: list[int]) -> bool:
    """Whether the heap rose, quarter by quarter, once it had warmed up.

    A leak goes on; what is loaded for the first time late in a walk is one step and no more.
    """
    quarter = len(heaps) // 4
    second, third, last = (
        median_low(heaps[start : start + quarter] or [0])
        for start in (quarter, 2 * quarter, 3 * quarter)
    )
    return quarter > 1 and last > third + SLACK and third > second + SLACK
