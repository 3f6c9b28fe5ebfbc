"""Take a board's saved games to this computer, or put them onto a board; Miaou's settings too.

FOLDER is laid out as the terminal simulator's own, which plays on with it:
`python3 -m tools run --terminal --saves FOLDER`
"""

import argparse
import sys
from pathlib import Path

from tools import remote, setup, update
from tools.firmware import Refused
from tools.told import counted


def main(argv: list[str]) -> int:
    """`python3 -m tools saves pull|push FOLDER [--port PORT]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools saves", description=__doc__)
    parser.add_argument("direction", choices=("pull", "push"), help="from the board, or onto it")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a new one, or one of yours")
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    asked = parser.parse_args(argv)
    setup.need("device")
    carry = pull if asked.direction == "pull" else push
    try:
        print(carry(asked.folder / "saves", remote.choose(asked.port)))
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def pull(saves: Path, port: str) -> str:
    """Into a new folder: games that are there already are somebody's too."""
    if saves.exists():
        raise Refused(f"{saves} is there already. Name another folder.")
    found = update.inventory(port)
    files = update.fetch(port, found, [path for path in found.files if path.startswith("saves/")])
    saves.mkdir(parents=True)
    for path, data in files.items():
        saves.parent.joinpath(path).write_bytes(data)
    remote.restart(port, wait=False)
    return f"{counted(len(files), 'file is', 'files are')} in {saves}."


def push(saves: Path, port: str) -> str:
    """All of them in one step, and none of the old ones stays: halves of two games are no game."""
    wanted = {f"saves/{path.name}": path.read_bytes() for path in _visible(saves)}
    if not wanted:
        raise Refused(f"There are no saved games in {saves}.")
    found = update.inventory(port)
    if "main.py" not in found.files:
        raise Refused("There is no Miaou on the board yet. First: python3 -m tools flash")
    main = update.fetch(port, found, ["main.py"])["main.py"]
    if update.is_installer(main):
        raise Refused("An update of the board was cut short. First: python3 -m tools flash")
    change = update.difference(found, wanted, "saves/")
    return update.deliver(port, found, change, main) if change else remote.restart(port)


def _visible(saves: Path) -> list[Path]:
    """What computers put into every folder is no game."""
    return [path for path in sorted(saves.glob("*")) if not path.name.startswith(".")]
