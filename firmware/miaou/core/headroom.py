"""Flash erased ahead of need, on an RP2040: a folder of littlefs is a log, and the write that finds
it full waits 45 ms for an erase. So when nobody waits and the log is about to be full, a file is
written once more as it is: the erase comes now, and not in the way of the next key.

The log is in one of two blocks, the one with the higher revision. The root folder tells, behind the
folder's name, which two; where they are not found, nothing is done ahead.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLOCK = const(4096)
_PAGE = const(256)  # bytes that are programmed at once
_MORE = const(64)  # bytes: the next line, and what littlefs writes about it
_TIMES = const(3)  # that a file may be written and still fit
_WORD = const(4)  # bytes of a number
_COUNT = const(4)  # what `ioctl` is asked: how many blocks
_ERASED = b"\xff\xff\xff\xff"

_pair: list[int] = []  # the folder's blocks; one alone, which is none, where they are not found


def make_room(path: str, size: int) -> None:
    """For the next line of a journal whose tail has that size."""
    flash: Any = __import__("_rp2").Flash()  # rp2 itself is a kilobyte and a half more
    if not _pair:
        _find(flash, path.rpartition("/")[0].encode())
    for _ in range(_TIMES):
        if len(_pair) < 2 or not _is_full(flash, size):
            return
        with open(path + ".tail", "rb") as tail:
            kept = tail.read()
        with open(path + ".tail", "wb") as tail:
            tail.write(kept)


def _is_full(flash: "Any", size: int) -> bool:
    """Whether a file of that size and a line would not go behind what was written last."""
    word = bytearray(_WORD)
    pages = (size + _MORE) // _PAGE + 1
    flash.readblocks(_newer(flash, _pair), word, _BLOCK - pages * _PAGE)
    return word != _ERASED


def _newer(flash: "Any", pair: list[int]) -> int:
    """The block of the two that is in use; one that is only erased yet has no revision."""
    found = []
    for block in pair:
        word = bytearray(_WORD)
        flash.readblocks(block, word, 0)
        found.append((word != _ERASED, int.from_bytes(word, "little"), block))
    return max(found)[2]


def _find(flash: "Any", folder: bytes) -> None:
    """Behind the folder's name stand a word, and the numbers of its blocks."""
    root = bytearray(_BLOCK)
    flash.readblocks(_newer(flash, [0, 1]), root, 0)
    _pair.append(0)
    at = root.find(folder)
    while at >= 0:
        at += len(folder) + _WORD
        pair = [int.from_bytes(root[i : i + _WORD], "little") for i in (at, at + _WORD)]
        if max(pair) < flash.ioctl(_COUNT, 0) and min(pair) > 1:  # those two are the root's
            _pair[:] = pair
        at = root.find(folder, at)
