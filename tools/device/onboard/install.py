"""Runs on the board: tells what it holds, takes an update, and is its main.py until that is done.

Power may go at any moment. Nothing is changed before the update is there and whole; from then on
every start goes through all its steps again, until the last of them has put the true main.py back.
"""

import json
import os
import sys
from binascii import a2b_base64, crc32, hexlify
from hashlib import sha256
from io import BytesIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

OURS = ("main.py", "board.py", "miaou", "saves")
SCRAPS = ("update.new", "main.new", "miaou.mpy.new")  # of an update that was cut short
ARCHIVE = "miaou.mpy"
BEGINS = b"M\x06\x00\x1f"  # every module in it, at a multiple of four
PIECE = 4096
PART = 16  # letters of a hash that tell a part of the archive


def inventory() -> None:
    """Prints a line about the board, then one for each file, and for each part of the archive,
    which is called by where it begins: hash, size, path. An archive's hash is that of theirs."""
    space = os.statvfs("/")
    board = {
        "platform": sys.platform,
        "version": list(sys.implementation.version)[:3],
        "miaou": _told_by("miaou", "VERSION"),  # first: it knows where the board's own module is
        "name": _told_by("board", "NAME"),
        "free": space[0] * (space[3] + sum([_size(path) // space[0] for path in SCRAPS])),
    }
    print(json.dumps(board))
    for path in OURS:
        _tell(path)
    try:
        whole, end = sha256(b""), 0
        for digest, size, start in parts(ARCHIVE):
            print(digest, size, f'"{ARCHIVE}@{start}"')
            whole.update(digest.encode())
            end = start + size
        print(hexlify(whole.digest()).decode(), end, json.dumps(ARCHIVE))
    except OSError:
        return  # it has none yet


def parts(path: str) -> "Iterator[tuple[str, int, int]]":
    """Hash, size and start of each module of an archive, the head first."""
    digest, start, at = sha256(b""), 0, 0
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            used, found = 0, piece.find(BEGINS, 0 if at else 4)
            while found >= 0:
                if found % 4 == 0:
                    digest.update(piece[used:found])
                    yield hexlify(digest.digest())[:PART].decode(), at + found - start, start
                    digest, start, used = sha256(b""), at + found, found
                found = piece.find(BEGINS, found + 1)
            digest.update(piece[used:])
            at += len(piece)
            piece = file.read(PIECE)
    yield hexlify(digest.digest())[:PART].decode(), at - start, start


def arm(update: str, main: str) -> None:
    """From here on the board installs the update whenever it starts."""
    if fingerprint("update.new") != update or fingerprint("main.new") != main:
        raise OSError("what arrived is not what was sent")
    os.rename("update.new", "update")
    os.rename("main.new", "main.py")


def replace(update: bytes) -> None:
    """Carries out a small update of one file at once: until that is renamed, the old one is there.

    It comes in base64, and never lies in flash itself.
    """
    _carry_out(BytesIO(a2b_base64(update)))


def install() -> None:
    import machine

    with open("update", "rb") as file:
        _carry_out(file)
    os.remove("update")
    machine.soft_reset()  # type: ignore[attr-defined]


def _carry_out(update: "BinaryIO") -> None:
    """The steps `- path` and `+ path size checksum`, the file's pieces behind it."""
    import deflate  # type: ignore[import-not-found]

    steps = deflate.DeflateIO(update, deflate.ZLIB)
    words = steps.readline().decode().split()
    while words:
        print("install", words[1])
        if words[0] == "+":
            _put(words[1], steps, int(words[2]), words[3])
        else:
            _remove(words[1])
        words = steps.readline().decode().split()


def checksum(path: str) -> str:
    """Enough to tell that flash holds what was written, and ten times as fast as a hash."""
    value = 0
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            value = crc32(piece, value)
            piece = file.read(PIECE)
    return f"{value:08x}"


def fingerprint(path: str) -> str:
    digest = sha256(b"")
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            digest.update(piece)
            piece = file.read(PIECE)
    return hexlify(digest.digest()).decode()


def _told_by(module: str, name: str) -> str:
    """What the module calls itself, or nothing."""
    try:
        return str(getattr(__import__(module), name, ""))
    except (ImportError, ValueError):
        return ""


def _size(path: str) -> int:
    try:
        return int(os.stat(path)[6])
    except OSError:
        return 0


def _tell(path: str) -> None:
    try:
        found = os.stat(path)
    except OSError:
        return
    if found[0] & 0x4000:
        for name in os.listdir(path):
            _tell(path + "/" + name)
    else:
        print(fingerprint(path), found[6], json.dumps(path))  # whatever is in its name


def _put(path: str, steps: "BinaryIO", size: int, wanted: str) -> None:
    """Whole and right, or not at all: within a folder, renaming is one step on littlefs.

    From one folder to another it is two, between which a neighbour's name cannot be found.
    """
    _make_folders(path)
    with open(path + ".new", "wb") as new:
        while size:
            start, count = [int(word) for word in steps.readline().split()]
            size -= count
            if start < 0:
                _copy(steps, new, count)
            else:
                with open(path, "rb") as old:
                    old.seek(start)
                    _copy(old, new, count)
    if checksum(path + ".new") == wanted:
        os.rename(path + ".new", path)
    elif checksum(path) == wanted:
        os.remove(path + ".new")  # made by an earlier start: there is no old one to copy from
    else:
        raise OSError(path + " cannot be read back as it was written")


def _copy(source: "BinaryIO", target: "BinaryIO", count: int) -> None:
    piece = source.read(min(count, PIECE))
    while piece:
        count -= target.write(piece)
        piece = source.read(min(count, PIECE))


def _make_folders(path: str) -> None:
    for end in [place for place, letter in enumerate(path) if letter == "/"]:
        try:
            os.mkdir(path[:end])
        except OSError:
            continue  # it is there; if that was not the reason, opening the file will say so


def _remove(path: str) -> None:
    """The file, and its folders once they are empty."""
    step = os.remove
    while path:
        try:
            step(path)
        except OSError:
            print("stays", path)  # an earlier start has removed it, or others are in there
        path, step = path[: max(0, path.rfind("/"))], os.rmdir
