"""The archive: all of Miaou in one file, miaou.mpy, answering `stat` and `open` from memory.

A stat on a board's littlefs takes half a millisecond or more, and every import makes three; 200
files also waste half of their blocks. tools/archive makes this the head of that file, behind
miaou/__init__.py; an index, where each module begins, and the modules follow it. The owner's own
board, mine/board.py, takes the place of the archive's, and modules of their own may lie beside it.

MicroPython keeps the path of each module for ever, so it is asked for all of ours by one path: the
archive stands in for `__import__`, and opens whichever is wanted under that.
"""

import builtins
import io
import os
import sys
from binascii import crc32
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, BinaryIO

_PIECE = const(512)
_KEY = const(3)  # bytes of a checksum by which the index knows a path
_ALIGNED = const(3)  # modules begin at multiples of eight
_MINE = "mine"
_PLACE = "/m"
_ANY = "x"  # what MicroPython is asked for whenever one of ours is wanted, and where it looks
_ANY_PATH = "/x.mpy"
_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
# What MicroPython has of its own it looks for among all files first, at every import.
_BUILT_IN = (
    "array binascii builtins framebuf gc hashlib io json machine micropython os struct time uctypes"
)


OURS = "M"


def within(folder: str) -> str:
    """What the names of this folder's modules begin with."""
    room, _dot, own = folder.partition(".")
    begin = OURS + "%x" % (crc32(room.encode()) >> 4 & 0xF)
    return begin + ("%02x" % (crc32(own.encode()) & 0xFF) if own else "")


def called(name: str) -> str:
    """A module's name, short and without packages: MicroPython keeps all three for ever, its own,
    each package's and that of its file."""
    folder, _dot, own = name.rpartition(".")
    return within(folder or own) + "%03x" % (crc32(own.encode()) >> 20)


class Archive:
    """What MicroPython asks of a file system that it imports from.

    The index is in memory while the file is open: checksums of `count` paths in their order, then
    where each begins and the last one ends; a folder ends where it begins. No checksum is further
    than `near` from where even steps would have put it.
    """

    def __init__(self, path: str, index: int, count: int, near: int) -> None:
        self._path = path
        self._index = index
        self._count = count
        self._near = near
        self._file: BinaryIO | None = None
        self._buffer: bytes | bytearray = b""
        self.close()
        self._asked = ""  # last, where it begins, and its length
        self._found = self._left = 0
        self._import = builtins.__import__
        self._wanted = ""  # of ours, until it is opened
        self._loading = ""
        self._listener: Callable[[str, str], None] | None = None
        try:
            self.mine = bool(os.stat(_MINE))
        except OSError:
            self.mine = False

    def mount(self, _readonly: bool, _mkfs: bool) -> None:
        """There is nothing to prepare."""

    def listen(self, listener: "Callable[[str, str], None] | None") -> None:
        self._listener = listener

    def load(
        self, name: str, by: "Any" = None, names: "Any" = None, parts: "Any" = (), level: int = 0
    ) -> "Any":
        """As `__import__`. Imports are deep, and each may take one call of ours on the way."""
        if level:  # asyncio alone asks so; MicroPython would think that we do
            name = "asyncio." + name if name else "asyncio"
        importer = self._loading  # before MicroPython 1.23 nobody tells who asks
        found = None if "." in name else sys.modules.get(name)
        if found is None and name.startswith(OURS) and self._finds("/" + name + ".mpy"):
            self._loading = self._wanted = name
            try:
                found = self._import(_ANY, by, names, parts)
            except BaseException:
                self._wanted = ""
                for half_loaded in (_ANY, name):
                    sys.modules.pop(half_loaded, None)
                raise
            finally:
                self._loading = importer
        elif found is None:
            found = self._import(name, by, names, parts)
        if self._listener:
            self._listener(importer, name)
        return found

    def stat(self, path: str) -> "tuple[int, ...]":
        if self._wanted:
            if path == _ANY_PATH:
                return _FILE
        elif self.mine and not path.rfind("/"):
            try:
                return (os.stat(_MINE + path)[0],) + _FILE[1:]
            except OSError:
                self._asked = ""
        if not self._wanted and not path.endswith(".py") and self._finds(path):
            return _FILE if self._left else _FOLDER
        raise OSError(2)  # ENOENT, to MicroPython

    def _finds(self, path: str) -> bool:
        self._opened()
        key, places = crc32(path.encode()) >> 8, self._places
        near = (key >> 8) * len(places) >> 17
        at = self._keys.find(
            key.to_bytes(_KEY, "big"),
            _KEY * max(0, near - self._near),
            _KEY * (near + self._near + 1),
        )
        if at < 0 or at % _KEY:
            return False
        at = at // _KEY * 2
        begin = places[at] << 8 | places[at + 1]
        self._asked, self._found = path, begin << _ALIGNED
        self._left = (places[at + 2] << 8 | places[at + 3]) - begin << _ALIGNED
        return True

    def open(self, path: str, mode: str) -> "Any":
        """A copy in memory: MicroPython reads it in very small pieces."""
        if self._wanted:
            name, self._wanted = self._wanted, ""
            module = sys.modules.pop(_ANY)
            hasattr(module, name)  # makes a qstr of it, which takes half of a string's room
            module.__name__ = name = f"{name}"
            sys.modules[name] = module
        elif path != self._asked and self.stat(path) is not _FILE:
            return open(_MINE + path, mode)
        file = self._opened()
        file.seek(self._found)
        left = self._left
        content = io.BytesIO(left)
        while left:
            count = file.readinto(self._buffer, min(left, _PIECE))
            if not count:
                raise OSError("miaou.mpy is not all there: copy it again")
            left -= content.write(self._buffer, count)
        content.seek(0)
        return content

    def _opened(self) -> "BinaryIO":
        file = self._file
        if file is None:
            file = self._file = open(self._path, "rb")  # noqa: SIM115
            file.seek(self._index)
            self._keys = file.read(_KEY * self._count)
            self._places = file.read(2 * self._count + 2)
            self._buffer = bytearray(_PIECE)
        return file

    def close(self) -> None:
        """Until something else is to be loaded: file and index take two kilobytes and a half."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._keys = self._places = b""
        self._buffer = b""


def mounted(archive: Archive) -> str:
    """Looked through before any other place that modules come from; answers where miaou's
    modules are: there, too."""
    if sys.modules.pop("rp2", None):  # what a Pico's own start has left takes a kilobyte and a half
        delattr(__import__("__main__"), "rp2")
    others = sys.path[:]
    sys.path[:] = [".frozen"]
    for name in _BUILT_IN.split():
        try:
            sys.modules[name] = __import__(name)
        except ImportError:
            continue  # a simulator brings its own
    try:
        __import__("vfs").mount(archive, _PLACE)
    except ImportError:  # before MicroPython 1.23
        os.mount(archive, _PLACE)
    sys.path[:] = [".frozen", _PLACE] + others
    builtins.__import__ = archive.load  # type: ignore[assignment]
    return _PLACE
