"""Test a board's wiring, with the person's fingers, eyes and ears: panel, keys and piezo."""

import argparse

from tools import setup
from tools.device import remote
from tools.firmware import Refused
from tools.told import refusals


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools doctor [--port PORT]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools doctor", description=__doc__)
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    asked = parser.parse_args(argv)
    setup.need("device")
    examine(remote.choose(asked.port))
    return 0


def examine(port: str) -> None:
    """Has the board try its own wires, and lets it go on."""
    if not {"miaou.mpy", "board.py"} & set(remote.run(port, "fs", "ls").split()):
        raise Refused("The board does not know its wires yet. First: python3 -m tools flash")
    remote.run(port, *remote.calling("wires.py", "check(described())"), shown=True)
    remote.restart(port, wait=False)
