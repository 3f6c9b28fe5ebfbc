"""What has gone wrong on a handheld: the tracebacks it kept, with the codes that it showed."""

import argparse
from pathlib import Path

from tools import archive, build, firmware, setup
from tools.archive.borrowed_names import spelt_out
from tools.device import flash, remote, update
from tools.firmware import Refused
from tools.terminal import SAVES
from tools.told import refusals

FAULTS = "saves/faults.txt"
OTHER = "Functions go by short names: the board has another build than this one."
NOTHING = "Nothing has gone wrong there."


@refusals
def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools log", description=__doc__)
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    parser.add_argument(
        "--saves", type=Path, nargs="?", const=SAVES, help="a simulator's folder instead of a board"
    )
    asked = parser.parse_args(argv)
    if asked.saves:
        path = asked.saves / FAULTS
        print(path.read_text() if path.exists() else NOTHING)
        return 0
    setup.need("device")
    try:
        print(_from_board(remote.choose(asked.port)))
    except Refused as reason:
        raise Refused(
            f"{reason}\nFor the terminal simulator: python3 -m tools log --saves"
        ) from None
    return 0


def _from_board(port: str) -> str:
    found = update.inventory(port)
    kept = update.fetch(port, found, [path for path in found.files if path == FAULTS])
    remote.restart(port, wait=False)
    if not kept:
        return NOTHING
    return _spelt_out(kept[FAULTS].decode(errors="replace"), found)


def _spelt_out(told: str, there: update.Inventory) -> str:
    """With the functions' own names, where the board has what would be built here."""
    for name in build.boards():
        if there.name == firmware.board(name).NAME:
            new, _all = update.news(there, flash.built(name)[archive.NAME])
            return f"{told}\n{OTHER}" if new else spelt_out(told, *build.prepared(name))
    return told
