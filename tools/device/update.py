"""Brings files onto a board so that a cut cable or a power cut never leaves it half done.

All changes travel as one compressed list of steps, which the board checks and then carries out
when it starts: the new archive is put together beside the old one and then takes its place.
"""

import binascii
import hashlib
import json
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.archive import NAME as ARCHIVE
from tools.device import remote
from tools.device.stock import BLOCK, PAGES
from tools.firmware import Refused

FOLDER = 2 * BLOCK
SLACK = 3 * BLOCK  # for littlefs itself
WINDOW = 14  # bits: 16 KiB of memory on the board to unpack, before anything else runs there
BAR = 20
SMALL = 12 * 1024  # bytes of an update that a board takes in one breath, and a command line too
PART = 16  # letters of a hash that tell a part of an archive
INSTALL = b"\n\ninstall()\n"  # what makes a main.py of the board's own part in this

Files = dict[str, bytes]


class File(NamedTuple):
    digest: str
    size: int


Parts = dict[File, int]


class Inventory(NamedTuple):
    """What a board says about itself and its files, and of the archive's parts where they begin."""

    platform: str
    version: tuple[int, ...]
    name: str
    free: int
    files: dict[str, File]
    parts: Parts = {}  # noqa: RUF012
    miaou: str = ""  # the version that is on it


class Change(NamedTuple):
    """What to take away and what to put; main.py goes last, and is always put again."""

    remove: list[str]
    put: Files

    def __bool__(self) -> bool:
        return bool(self.remove or self.put)


def inventory(port: str) -> Inventory:
    answer = remote.call(port, "install.py", "inventory()")
    try:
        return _inventory(*answer.splitlines())
    except (KeyError, TypeError, ValueError):
        raise Refused(f"The board on {port} tells its files in no way that can be read.") from None


def _inventory(first: str, *lines: str) -> Inventory:
    about = json.loads(first)
    files, parts = {}, {}
    for digest, size, path in (line.split(maxsplit=2) for line in lines):
        name = str(json.loads(path))
        archive, at, start = name.partition("@")
        if at and archive == ARCHIVE:
            parts[File(digest, int(size))] = int(start)
        else:
            files[name] = File(digest, int(size))
    version = tuple(about["version"])
    # MicroPython counts the blocks of every folder but the first one twice.
    free = about["free"] + FOLDER * len(_folders(files) - {"."})
    miaou = about.get("miaou", "")
    return Inventory(about["platform"], version, about["name"], free, files, parts, miaou)


def fetch(port: str, board: Inventory, paths: list[str]) -> Files:
    """These files' contents, as the board has just said that they are."""
    with tempfile.TemporaryDirectory() as folder:
        local = {path: Path(folder, str(number)) for number, path in enumerate(paths)}
        copies = [("fs", "cp", f":{path}", str(local[path]), "+") for path in paths]
        if copies:
            remote.run(port, "resume", *[word for copy in copies for word in copy])
        files = {path: local[path].read_bytes() for path in paths}
    for path, data in files.items():
        if board.files[path] != File(fingerprint(data), len(data)):
            raise Refused(f"{path} did not arrive as it is on the board. Try again.")
    return files


def difference(board: Inventory, wanted: Files, ours: tuple[str, ...]) -> Change:
    """What makes the board hold these files, and no others whose paths begin so."""
    remove = [path for path in board.files if path.startswith(ours) and path not in wanted]
    there = {path: file.digest for path, file in board.files.items()}
    put = {path: data for path, data in wanted.items() if there.get(path) != _told(path, data)}
    return Change(remove, put)


def news(there: Inventory, archive: bytes) -> tuple[int, int]:
    """How many parts of this archive the board has not got, and how many there are."""
    pieces = [File(digest, size) for digest, size, _start in _parts(archive)]
    return len([piece for piece in pieces if piece not in there.parts]), len(pieces)


def parcel(change: Change, main: bytes | None, there: Parts | None = None) -> bytes:
    """The steps in their order, packed; the same for the same change.

    Of an archive's parts, those that are there already are only told by where they begin.
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, WINDOW)
    put = sorted((path, data) for path, data in change.put.items() if path != "main.py")
    steps = [f"- {path}\n".encode() for path in sorted(change.remove)]
    for path, data in put if main is None else [*put, ("main.py", main)]:
        if len(path.split()) != 1:
            raise Refused(f"A file on a board has no spaces in its name: {path!r}.")
        steps += [f"+ {path} {len(data)} {zlib.crc32(data):08x}\n".encode()]
        steps += _pieces_of(data, (there or {}) if path == ARCHIVE else {})
    return packer.compress(b"".join(steps)) + packer.flush()


def _pieces_of(data: bytes, there: Parts) -> Iterator[bytes]:
    """Each piece of a file: `start size` of one that the old file has, or `-1 size` and itself."""
    old: list[tuple[int, int]] = []
    for piece in cut(data) if there else [data]:
        start = there.get(File(fingerprint(piece)[:PART], len(piece)), -1)
        if old and start == sum(old[-1]):
            old[-1] = (old[-1][0], old[-1][1] + len(piece))
        elif start >= 0:
            old.append((start, len(piece)))
        else:
            yield from (b"%d %d\n" % each for each in old)
            old.clear()
            yield b"-1 %d\n" % len(piece) + piece
    yield from (b"%d %d\n" % each for each in old)


def cut(archive: bytes) -> list[bytes]:
    """An archive's parts, as the board tells them apart."""
    return [archive[start : start + size] for _digest, size, start in _parts(archive)]


def _parts(archive: bytes) -> list[tuple[str, int, int]]:
    from tools.device.onboard import install as onboard

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, ARCHIVE)
        path.write_bytes(archive)
        return list(onboard.parts(str(path)))


def _told(path: str, data: bytes) -> str:
    """The hash by which a board tells of a file with these bytes."""
    if path != ARCHIVE:
        return fingerprint(data)
    return fingerprint("".join(digest for digest, _size, _start in _parts(data)).encode())


def needed(board: Inventory, change: Change) -> int:
    """Bytes of flash for all of the change, while it is still there packed."""
    packed = len(parcel(change, b"", board.parts))
    gone = [board.files[path].size for path in [*change.remove, *change.put] if path in board.files]
    inline = min(4 * PAGES[board.platform], BLOCK // 8)  # of which littlefs needs no block
    growth = _blocks(map(len, change.put.values()), inline) - _blocks(gone, inline)
    # A file that takes another's place is there beside it until it is whole.
    growth += _blocks([max(map(len, change.put.values()), default=0)], inline)
    folders = len(_folders(change.put) - _folders(board.files)) * FOLDER
    return _blocks([packed, len(_installer())], 0) + max(0, growth) + folders + SLACK


def deliver(port: str, board: Inventory, change: Change, main: bytes) -> str:
    """Sends the change, has it installed, and waits until Miaou is up; answers its line."""
    room = needed(board, change)
    if room > board.free:
        raise Refused(
            f"The board has {board.free // 1024} KB free and this needs {room // 1024}. "
            "Take its games (python3 -m tools saves pull FOLDER), erase its flash and flash again."
        )
    return _deliver(port, change, main, board.parts)


def _installer() -> bytes:
    return (remote.ONBOARD / "install.py").read_bytes() + INSTALL


def _deliver(port: str, change: Change, main: bytes, there: Parts) -> str:
    """A new archive alone, of which most is there, is put together at once; all else at a start."""
    small = parcel(change, None, there)
    if not change.remove and set(change.put) == {ARCHIVE} and len(small) < SMALL:
        base64 = binascii.b2a_base64(small, newline=False)
        # The inventory has left install.py there: to have it compiled again takes 0.2 s.
        remote.run(port, "resume", "exec", f"replace({base64!r})")
    else:
        _arm(port, parcel(change, main, there))
    return remote.restart(port, _Bar(len(change.remove) + len(change.put)).tell)


def _arm(port: str, packed: bytes) -> None:
    """Sends it, and the main.py that installs it."""
    sent = {"main.new": _installer(), "update.new": packed}
    arm = f"arm({fingerprint(packed)!r}, {fingerprint(_installer())!r})"
    with tempfile.TemporaryDirectory() as folder:
        copies: list[str] = []
        for name, data in sent.items():
            local = Path(folder, name)
            local.write_bytes(data)
            copies += ["fs", "cp", "--no-verbose", "-f", str(local), f":{name}", "+"]
        then = remote.calling("install.py", arm)
        remote.run(port, "resume", *copies, *then, shown=sys.stdout.isatty())


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
