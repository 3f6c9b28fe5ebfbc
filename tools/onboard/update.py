"""Runs on the board: tells what it holds, takes an update, and is its main.py until that is done.

Power may go at any moment. Nothing is changed before the update is there and whole; from then on
every start goes through all its steps again, until the last of them has put the true main.py back.
"""

import json
import os
import sys
from binascii import hexlify
from hashlib import sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

OURS = ("main.py", "board.py", "miaou", "saves")
PIECE = 512


def inventory() -> None:
    """Prints a line about the board, then one for each file: hash, size, path."""
    space = os.statvfs("/")
    board = {
        "platform": sys.platform,
        "version": list(sys.implementation.version)[:3],
        "name": _board_name(),
        "free": space[0] * space[3],
    }
    print(json.dumps(board))
    for path in OURS:
        _tell(path)


def arm(update: str, main: str) -> None:
    """From here on the board installs the update whenever it starts."""
    if fingerprint("update.new") != update or fingerprint("main.new") != main:
        raise OSError("what arrived is not what was sent")
    os.rename("update.new", "update")
    os.rename("main.new", "main.py")


def install() -> None:
    """Carries out the steps `- path` and `+ path size hash`, the file's bytes behind it."""
    import machine

    import deflate  # type: ignore[import-not-found]

    with open("update", "rb") as file:
        steps = deflate.DeflateIO(file, deflate.ZLIB)
        words = steps.readline().decode().split()
        while words:
            print("install", words[1])
            if words[0] == "+":
                _put(words[1], steps, int(words[2]), words[3])
            else:
                _remove(words[1])
            words = steps.readline().decode().split()
    os.remove("update")
    machine.soft_reset()  # type: ignore[attr-defined]


def fingerprint(path: str) -> str:
    digest = sha256(b"")
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            digest.update(piece)
            piece = file.read(PIECE)
    return hexlify(digest.digest()).decode()


def _board_name() -> str:
    try:
        return str(__import__("board").NAME)
    except (ImportError, AttributeError):
        return ""


def _tell(path: str) -> None:
    try:
        found = os.stat(path)
    except OSError:
        return
    if found[0] & 0x4000:
        for name in os.listdir(path):
            _tell(path + "/" + name)
    else:
        print(fingerprint(path), found[6], path)


def _put(path: str, steps: "BinaryIO", size: int, wanted: str) -> None:
    """Whole and right, or not at all: within a folder, renaming is one step on littlefs.

    From one folder to another it is two, between which a neighbour's name cannot be found.
    """
    _make_folders(path)
    with open(path + ".new", "wb") as new:
        while size:
            size -= new.write(steps.read(min(size, PIECE)))
    if fingerprint(path + ".new") != wanted:
        raise OSError(path + " cannot be read back as it was written")
    os.rename(path + ".new", path)


def _make_folders(path: str) -> None:
    for end in [place for place, letter in enumerate(path) if letter == "/"]:
        try:
            os.mkdir(path[:end])
        except OSError:
            continue  # it is there; if that was not the reason, opening the file will say so


def _remove(path: str) -> None:
    """The file, and its folder once that is empty."""
    for step, target in ((os.remove, path), (os.rmdir, path[: path.rfind("/")])):
        try:
            step(target)
        except OSError:
            continue  # an earlier start has done it, or others are in there
