"""Random presses without end, on real MicroPython: no exception, and no more memory than before.

`python3 -m tools soak 200000` shares its presses among all boards.
"""

import argparse
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median_low

from tools import build, firmware, setup
from tools.told import counted, refusals
from tools.wasm import MicroPython

WALKER = "tools.playing.walker."
SIMULATED = ("tools.virtual.two_buttons", "tools.virtual.everything")
CHUNK = 250  # presses between two looks at the heap
PATIENCE = 900  # seconds for them: colours take long, and a machine may be busy
SLACK = 3 * 1024  # bytes that a journal or a roster may grow by in a quarter of a walk
HEAPS = (4_194_304, 4_456_448, 5_242_880)  # bytes; in each the same things lie elsewhere


@refusals
def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools soak", description=__doc__)
    parser.add_argument("presses", type=int, nargs="?", default=200_000)
    asked = parser.parse_args(argv)
    firmware.boards()  # refused here, in words, rather than there
    setup.need("device", "micropython")
    walks = list(places())
    print(f"{asked.presses:,} presses in {len(walks)} walks, one after another:", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        build.build_for_all(Path(folder))
        for number, (board, language) in enumerate(walks):
            heaps = soak(Path(folder), board, language, asked.presses // len(walks), number + 1)
            print(f"{board:28} {language:3} heap {heaps[0]:,} to {heaps[-1]:,} bytes", flush=True)
            if grew(heaps):
                print(f"Memory grew: {heaps}")
                return 1
    print(f"{counted(asked.presses, 'press', 'presses')}, no exception, and the heap stayed flat.")
    return 0


def places() -> Iterator[tuple[str, str]]:
    """Every board, each in the next language: long walks find more than many."""
    from miaou.lang.languages import LANGUAGES

    languages = itertools.cycle([code for code, _name in LANGUAGES])
    yield from zip([*firmware.board_names(), *SIMULATED], languages, strict=False)


def soak(built: Path, board: str, language: str, presses: int, seed: int) -> list[int]:
    """The heap in use at every look of a walk.

    The collector takes some numbers for addresses and can keep an app because of one. What leaks
    does so wherever it lies: a walk that seems to grow is walked again in another heap.
    """
    for heap in HEAPS:
        looks = walk(built, board, language, presses, seed, heap)
        if not grew(looks):
            break
    return looks


def walk(built: Path, board: str, language: str, presses: int, seed: int, heap: int) -> list[int]:
    """Walks on one handheld; the heap in use at every look, everything that runs it included."""
    looks = []
    with MicroPython(firmware=built, heap=heap) as micropython:
        micropython.call(WALKER + "begin", board, language, seed)
        for _ in range(max(1, presses // CHUNK)):
            micropython.call(WALKER + "go_on", CHUNK, timeout=PATIENCE)
            micropython.call("gc.collect")
            looks.append(micropython.call("gc.mem_alloc"))
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
