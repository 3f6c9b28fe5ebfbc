"""Files that survive a power cut: write the new copy first, then retire the old one."""

import os


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


def replace(path: str) -> None:
    """Puts `path.new`, which is whole, in the place of `path`."""
    try:
        os.rename(path + ".new", path)
    except OSError:
        # Some file systems do not rename onto a file; `settle` closes the gap.
        os.remove(path)
        os.rename(path + ".new", path)
