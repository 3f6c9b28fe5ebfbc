"""A Pico's `rp2.Flash`, past the file system that lies on the same flash."""

import sys
from types import SimpleNamespace

import pytest
from littlefs import LFSConfig

from tools.device.stock import BLOCK
from tools.virtual.flash_disk import BLOCKS, FlashDisk

COUNT = 4  # what it is asked by `ioctl`
PAGE = 256


class Flash:
    """Its blocks, as MicroPython hands them out."""

    def __init__(self, disk: FlashDisk) -> None:
        self._disk = disk

    def ioctl(self, what: int, _argument: int) -> int:
        assert what == COUNT
        return BLOCKS

    def readblocks(self, block: int, into: bytearray, at: int) -> None:
        start = block * BLOCK + at
        into[:] = self._disk.buffer[start : start + len(into)]

    def writeblocks(self, block: int, page: bytearray, at: int) -> None:
        """With a place in the block it programs, and erases nothing."""
        assert len(page) == PAGE
        assert at % PAGE == 0
        self._disk.prog(LFSConfig(), block, at, bytes(page))


def soldered(disk: FlashDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, firmware finds this one."""
    monkeypatch.setitem(sys.modules, "_rp2", SimpleNamespace(Flash=lambda: Flash(disk)))
