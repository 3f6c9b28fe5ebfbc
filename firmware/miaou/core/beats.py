"""Heartbeats that outlive a power cut and never erase flash: of an RP2040's, past littlefs.

A write through littlefs fills a page of its directory, and every 14th erases a block: 45 ms in
which no key is heard. So a beat clears one byte of a block that littlefs has erased for a file and
has written the beginning of: half a millisecond. Before each of them the block is looked at: once
the file is gone and its block is another's, there are no beats any more.
"""

import os
from binascii import hexlify
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.journal import Journal

_LENGTH = const(1024)  # bytes of the file: a smaller one would have no block of its own
_MARKED = const(16)  # of these, that tell this file's block from any other
_PAGE = const(256)  # bytes that are programmed at once
_BLOCK = const(4096)
_COUNT = const(4)  # what `ioctl` is asked: how many blocks


class Beats:
    """They go on from an event, which tells their mark."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._flash: Any = __import__("_rp2").Flash()  # rp2 itself is a kilobyte and a half more
        self._block = -1  # its file's; none
        self._head = b""
        self.count = 0

    def begin(self, journal: "Journal", *event: str) -> None:
        """Writes the event in the place of the last, and begins with that: a cut between the two
        leaves an event whose beats are nowhere. It erases a block: nobody must wait for it."""
        mark = str(hexlify(os.urandom(4)), "utf-8")
        journal.amend(*event, mark)
        try:
            with open(self._path, "wb") as file:
                file.write(_head(mark) * (_LENGTH // _MARKED))
        except OSError:
            mark = ""  # no block has it
        self.find(mark)

    def find(self, mark: str) -> int:
        """How many there have been since the event with this mark."""
        self._block, self._head, self.count = -1, _head(mark), 0
        piece = bytearray(_MARKED)
        for block in range(self._flash.ioctl(_COUNT, 0)):
            self._flash.readblocks(block, piece, 0)
            if mark and piece == self._head:
                self._block = block
                self.count = self._counted()
                break
        return self.count

    def _counted(self) -> int:
        page = bytearray(_PAGE)
        for at in range(_LENGTH, _BLOCK, _PAGE):
            self._flash.readblocks(self._block, page, at)
            free = page.find(b"\xff")
            if free >= 0:
                return at + free - _LENGTH
        return _BLOCK - _LENGTH

    def beat(self, times: int = 1) -> int:
        """So many more; answers for how many of them there is no place."""
        while times and self._is_there():
            at = _LENGTH + self.count
            page = bytearray(b"\xff" * _PAGE)
            page[at % _PAGE] = 0
            self._flash.writeblocks(self._block, page, at - at % _PAGE)
            self.count += 1
            times -= 1
        return times

    def _is_there(self) -> bool:
        """Whether its file still has the block, and that has a byte left."""
        if self._block < 0 or self.count == _BLOCK - _LENGTH:
            return False
        piece = bytearray(_MARKED)
        self._flash.readblocks(self._block, piece, 0)
        return piece == self._head


def _head(mark: str) -> bytes:
    return (mark + " miaou beats ").encode()[:_MARKED]
