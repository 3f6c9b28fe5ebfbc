"""Brings files onto a board so that a cut cable or a power cut never leaves it half done.

All changes travel as one compressed list of steps, which the board checks and then carries out
when it starts. Two copies of the firmware would not fit: each file takes 4 KiB of flash at least.
"""

import hashlib
import json
import sys
import tempfile
import zlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools import remote
from tools.firmware import Refused
from tools.stock import BLOCK, PAGES

FOLDER = 2 * BLOCK
SLACK = 12 * BLOCK  # for littlefs itself, and for the one file that is there twice at a time
WINDOW = 14  # bits: 16 KiB of memory on the board to unpack, before anything else runs there
FEW = (40, 20, 10)  # files that travel together where room is scarce
BAR = 20
UNFINISHED = b"print('Miaou, as far as it has come, is up.')\n"
INSTALL = b"\n\ninstall()\n"  # what makes a main.py of the board's own part in this

Files = dict[str, bytes]


class File(NamedTuple):
    digest: str
    size: int


class Inventory(NamedTuple):
    """What a board says about itself and its files."""

    platform: str
    version: tuple[int, ...]
    name: str
    free: int
    files: dict[str, File]


class Change(NamedTuple):
    """What to take away and what to put; main.py goes last, and is always put again."""

    remove: list[str]
    put: Files

    def __bool__(self) -> bool:
        return bool(self.remove or self.put)


def inventory(port: str) -> Inventory:
    first, *lines = remote.call(port, "update.py", "inventory()").splitlines()
    about = json.loads(first)
    files = {}
    for digest, size, path in (line.split(maxsplit=2) for line in lines):
        files[path] = File(digest, int(size))
    version = tuple(about["version"])
    # MicroPython counts the blocks of every folder but the first one twice.
    free = about["free"] + FOLDER * len(_folders(files) - {"."})
    return Inventory(about["platform"], version, about["name"], free, files)


def fetch(port: str, board: Inventory, paths: list[str]) -> Files:
    """These files' contents, as the board has just said that they are."""
    with tempfile.TemporaryDirectory() as folder:
        local = {path: Path(folder, str(number)) for number, path in enumerate(paths)}
        copies = [("fs", "cp", f":{path}", str(local[path]), "+") for path in paths]
        if copies:
            remote.run(port, "resume", *[word for copy in copies for word in copy])
        files = {path: local[path].read_bytes() for path in paths}
    for path, data in files.items():
        if board.files[path].digest != fingerprint(data):
            raise Refused(f"{path} did not arrive as it is on the board. Try again.")
    return files


def difference(board: Inventory, wanted: Files, folder: str) -> Change:
    """What makes the board hold these files, and no others in that folder."""
    remove = [path for path in board.files if path.startswith(folder) and path not in wanted]
    there = {path: file.digest for path, file in board.files.items()}
    put = {path: data for path, data in wanted.items() if there.get(path) != fingerprint(data)}
    return Change(remove, put)


def parcel(change: Change, main: bytes) -> bytes:
    """The steps in their order, packed; the same for the same change."""
    packer = zlib.compressobj(9, zlib.DEFLATED, WINDOW)
    put = sorted((path, data) for path, data in change.put.items() if path != "main.py")
    steps = [f"- {path}\n".encode() for path in sorted(change.remove)]
    for path, data in [*put, ("main.py", main)]:
        if len(path.split()) != 1:
            raise Refused(f"A file on a board has no spaces in its name: {path!r}.")
        steps += [f"+ {path} {len(data)} {fingerprint(data)}\n".encode(), data]
    return packer.compress(b"".join(steps)) + packer.flush()


def parts(board: Inventory, change: Change) -> list[Change]:
    """The whole change, so that the old or the new Miaou starts whenever it is cut short.

    A board without one has nothing to lose: where room is scarce, it gets its files by and by.
    """
    room = needed(board, change, change.put)
    if room <= board.free:
        return [change]
    pieces: list[list[str]] = []
    for few in () if _has_miaou(board) else FEW:
        pieces = _pieces(sorted(change.put), few)
        room = max(needed(board, change, piece) for piece in pieces)
        if room <= board.free:
            break
    if room > board.free:
        raise Refused(
            f"The board has {board.free // 1024} KB free and this needs {room // 1024}. "
            "Take its games (python3 -m tools saves pull FOLDER), erase its flash and flash again."
        )
    return [Change(change.remove, {path: change.put[path] for path in piece}) for piece in pieces]


def _pieces(paths: list[str], size: int) -> list[list[str]]:
    return [paths[start : start + size] for start in range(0, len(paths), size)]


def needed(board: Inventory, change: Change, piece: Iterable[str]) -> int:
    """Bytes of flash for all of the change, while this piece of it is still there packed."""
    packed = len(parcel(Change([], {path: change.put[path] for path in piece}), b""))
    gone = [board.files[path].size for path in [*change.remove, *change.put] if path in board.files]
    inline = min(4 * PAGES[board.platform], BLOCK // 8)  # of which littlefs needs no block
    growth = _blocks(map(len, change.put.values()), inline) - _blocks(gone, inline)
    folders = len(_folders(change.put) - _folders(board.files)) * FOLDER
    return _blocks([packed], 0) + max(0, growth) + folders + SLACK


def deliver(port: str, board: Inventory, change: Change, main: bytes) -> str:
    """Sends the change, has it installed, and waits until Miaou is up; answers its line."""
    *first, last = parts(board, change)
    for part in first:
        _deliver(port, part, UNFINISHED)
    return _deliver(port, last, main)


def _deliver(port: str, change: Change, main: bytes) -> str:
    packed = parcel(change, main)
    installer = (remote.ONBOARD / "update.py").read_bytes() + INSTALL
    arm = f"arm({fingerprint(packed)!r}, {fingerprint(installer)!r})"
    with tempfile.TemporaryDirectory() as folder:
        update, start = Path(folder, "update"), Path(folder, "main.py")
        update.write_bytes(packed)
        start.write_bytes(installer)
        copy = ("fs", "cp", "--no-verbose", "-f")
        sent = (*copy, str(start), ":main.new", "+", *copy, str(update), ":update.new", "+")
        then = remote.calling("update.py", arm)
        remote.run(port, "resume", *sent, *then, shown=sys.stdout.isatty())
    return remote.restart(port, _Bar(len(change.remove) + len(change.put)).tell)


def _has_miaou(board: Inventory) -> bool:
    there = board.files.get("main.py")
    return there is not None and there.digest != fingerprint(UNFINISHED)


def is_installer(main: bytes) -> bool:
    """Whether a board with this main.py has an update before it."""
    return main.endswith(INSTALL)


def fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class _Bar:
    """How far the board is with installing, where there is a terminal to show it on."""

    def __init__(self, total: int) -> None:
        self._total = max(1, total)
        self._done = 0

    def tell(self, line: str) -> None:
        if sys.stdout.isatty() and line.startswith("install "):
            self._done = min(self._done + 1, self._total)
            filled = "#" * (BAR * self._done // self._total)
            end = "\r\033[K" if self._done == self._total else ""
            print(f"\r ... installing [{filled:-<{BAR}}]{end}", end="", flush=True)


def _folders(paths: Iterable[str]) -> set[str]:
    return {folder.as_posix() for path in paths for folder in PurePosixPath(path).parents}


def _blocks(sizes: Iterable[int], inline: int) -> int:
    return sum(-(-size // BLOCK) * BLOCK for size in sizes if size > inline)
