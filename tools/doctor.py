"""Test a board's wiring, with the person's fingers, eyes and ears: panel, keys and piezo."""

import argparse
import sys

from tools import remote, setup
from tools.firmware import Refused


def main(argv: list[str]) -> int:
    """`python3 -m tools doctor [--port PORT]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools doctor", description=__doc__)
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    asked = parser.parse_args(argv)
    setup.need("device")
    try:
        examine(remote.choose(asked.port))
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def examine(port: str) -> None:
    """Has the board try its own wires, and lets it go on."""
    if "board.py" not in remote.run(port, "fs", "ls"):
        raise Refused("The board does not know its wires yet. First: python3 -m tools flash")
    remote.run(port, *remote.calling("wiring.py", "import board; check(board)"), shown=True)
    remote.restart(port, wait=False)
