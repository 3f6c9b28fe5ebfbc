"""Files that survive a power cut: write the new copy first, then retire the old one."""

import os
from micropython import const

_PIECE = const(256)


def size(path: str) -> int:
    """The file's bytes, or -1 where there is none."""
    try:
        return int(os.stat(path)[6])
    except OSError:
        return -1


def make_folder(path: str) -> None:
    """Makes the folder unless it is there; where that fails, so will the writing, and say so."""
    try:
        os.mkdir(path)
    except OSError:
        return


def settle(path: str) -> None:
    """Finishes a replacement that a power cut stopped between its two steps."""
    # An empty copy is one that the cut kept from being written.
    if size(path) < 0 and size(path + ".new") > 0:
        os.rename(path + ".new", path)


def replace(path: str) -> None:
    """Puts `path.new`, which is whole, in the place of `path`."""
    try:
        os.rename(path + ".new", path)
    except OSError:
        # Some file systems do not rename onto a file; `settle` closes the gap.
        os.remove(path)
        os.rename(path + ".new", path)


def copy_start(path: str, count: int) -> None:
    """Copies the first bytes of a file to `path.new`."""
    with open(path, "rb") as old, open(path + ".new", "wb") as new:
        while count > 0:
            piece = old.read(min(count, _PIECE))
            new.write(piece)
            count -= len(piece)


def keep_aside(path: str) -> None:
    """Renames a file that cannot be used, so that nothing is lost."""
    if size(path) >= 0:
        number = 1
        while size(path + ".aside" + str(number)) >= 0:
            number += 1
        os.rename(path, path + ".aside" + str(number))
