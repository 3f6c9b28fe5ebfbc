"""Take a board's saved games to this computer, or put them onto a board; Miaou's settings too.

FOLDER is laid out as the terminal simulator's own, which plays on with it:
`python3 -m tools run --terminal --saves FOLDER`
`saves export --csv|--json|--bgstats [FOLDER]` tells other programs of the finished games.
"""

import argparse
import re
from pathlib import Path

from tools import setup
from tools.device import remote, update
from tools.firmware import Refused
from tools.told import counted, refusals

DEVICE = r"(?!(?i:con|prn|aux|nul|com\d|lpt\d)(\.|$))"  # Windows finds these in every folder
PLAIN = re.compile(rf"saves/{DEVICE}[A-Za-z0-9_][A-Za-z0-9_.-]{{0,63}}")  # as Miaou calls a save
LARGEST = 1_000_000  # bytes; a game of a whole evening has a few thousand
NONE = "There are no saved games on the board yet, so there is nothing to take. Play first."


@refusals
def main(argv: list[str]) -> int:
    """`python3 -m tools saves pull|push FOLDER [--port PORT]`, `saves export …`"""
    if argv[:1] == ["export"]:
        from tools.device import export

        return export.main(argv[1:])
    parser = argparse.ArgumentParser(prog="python3 -m tools saves", description=__doc__)
    parser.add_argument("direction", choices=("pull", "push"), help="from the board, or onto it")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a new one, or one of yours")
    parser.add_argument("--port", help="where it is plugged in, such as /dev/ttyACM0 or COM3")
    asked = parser.parse_args(argv)
    setup.need("device")
    carry = pull if asked.direction == "pull" else push
    print(carry(asked.folder / "saves", remote.choose(asked.port)))
    return 0


def pull(saves: Path, port: str) -> str:
    """Into a new folder: games that are there already are somebody's too."""
    if saves.exists() or saves.is_symlink():
        raise Refused(f"{saves} is there already. Name another folder.")
    found = update.inventory(port)
    there = [path for path in found.files if path.startswith("saves/")]
    taken = [path for path in there if _is_save(path, found.files[path].size)]
    files = update.fetch(port, found, taken)
    remote.restart(port, wait=False)
    left = "".join(f"\n{_strange(path)}" for path in there if path not in files)
    if not files:
        raise Refused(NONE + left)
    saves.mkdir(parents=True)
    for path, data in files.items():
        (saves / path.removeprefix("saves/")).write_bytes(data)
    return f"{counted(len(files), 'file is', 'files are')} in {saves}.{left}"


def _is_save(path: str, size: int) -> bool:
    """Not all that a board says it has may be written here: a name may lead out of the folder."""
    return PLAIN.fullmatch(path) is not None and size <= LARGEST


def _strange(path: str) -> str:
    return f"Left on the board, as it is none of Miaou's saves: {path!r}."


def push(saves: Path, port: str) -> str:
    """All of them in one step, and none of the old ones stays: halves of two games are no game."""
    wanted = {f"saves/{path.name}": _content(path) for path in _visible(saves)}
    if not wanted:
        raise Refused(f"There are no saved games in {saves}.")
    found = update.inventory(port)
    if "main.py" not in found.files:
        raise Refused("There is no Miaou on the board yet. First: python3 -m tools flash")
    main = update.fetch(port, found, ["main.py"])["main.py"]
    if update.is_installer(main):
        raise Refused("An update of the board was cut short. First: python3 -m tools flash")
    change = update.difference(found, wanted, ("saves/",))
    return update.deliver(port, found, change, main) if change else remote.restart(port)


def _visible(saves: Path) -> list[Path]:
    """What computers put into every folder is no game."""
    return [path for path in sorted(saves.glob("*")) if not path.name.startswith(".")]


def _content(path: Path) -> bytes:
    """Only what a pull may have put there goes onto a board."""
    if path.is_symlink() or not path.is_file():
        raise Refused(f"{path} is no file with a game. Take it out of the folder.")
    if not _is_save(f"saves/{path.name}", path.stat().st_size):
        raise Refused(f"{str(path)!r} is none of Miaou's saves. Take it out of the folder.")
    return path.read_bytes()
