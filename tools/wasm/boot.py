"""What is in a WebAssembly board before anything is flashed: a chip's name and how main.py starts.

Runs inside it (host_tests/helpers/node_board), and looks into the archive.
"""

import json
import os
import sys
import time
from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_sys: "Any" = sys
_time: "Any" = time
_running: "dict[str, Any]" = {}
_Implementation = namedtuple("_Implementation", ("name", "version"))


class Chip:
    """`sys` of another port; all but its name is the real one."""

    def __init__(self, platform: str, version: tuple[int, ...]) -> None:
        self.platform = platform
        self.implementation = _Implementation("micropython", version)

    def __getattr__(self, name: str) -> "Any":
        return getattr(_sys, name)


def pretend(platform: str, *version: int) -> None:
    """Anything that imports sys from here on sees that port and version."""
    _sys.modules["sys"] = Chip(platform, version)


def wire() -> None:
    """Whoever imports `machine` finds the board that board.py describes, all its chips in place."""
    _sys.path.append("/")  # where the virtual handheld lies
    from tools.virtual import machine, plug

    plug.install()
    machine.soft_reset = _soft_reset  # type: ignore[attr-defined]
    _time.sleep_ms = lambda ms: machine.world.advance(ms)
    os.urandom = lambda count: machine.world.urandom(count)
    try:
        __import__("miaou")  # which knows where it is
        board = __import__("board")
    except ImportError:
        return  # nothing flashed yet: nothing is known to hang on any pin
    from tools.virtual.workbench import Bench

    _running["bench"] = bench = Bench(board)
    machine.enter(bench.world)


def start() -> None:
    """As a board does after every reset; SystemExit asks for another."""
    wire()
    bench = _running.get("bench")
    if bench is None:
        __import__("main")  # fails too, unless it is an update that brings a board
        return
    bench.power_on()
    for complaint in bench.log:
        print(complaint)
    print(bench.up)


def _soft_reset() -> None:
    raise SystemExit


def said() -> None:
    """Tells the words on the panel; none if nothing has started."""
    bench = _running.get("bench")
    print(json.dumps(bench.said() if bench else []))
