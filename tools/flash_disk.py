"""A board's flash with real littlefs on it: every program and erase can be counted and cut short.

While a disk is plugged in, relative paths lie on it, as on a board, where there is no other.
"""

import builtins
import contextlib
import os
import stat
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from littlefs import LFSConfig, LittleFS, LittleFSError, UserContext

from tools.stock import BLOCK, PAGES

BLOCKS = 64  # a Pico has 352: more free ones than any game fills, and an image 5 times as large


class Operation(NamedTuple):
    """What the chip was told to do to the bytes from an address on."""

    at: int
    data: bytes
    erases: bool

    def apply(self, image: bytearray, count: int) -> None:
        """Does its first bytes; all but an erase can only clear bits."""
        place = slice(self.at, self.at + count)
        new = int.from_bytes(self.data[:count])
        if not self.erases:
            new &= int.from_bytes(image[place])
        image[place] = new.to_bytes(count)


class FlashDisk(UserContext):
    """A formatted disk, or one that wakes up with what an image holds."""

    def __init__(self, page: int = PAGES["rp2"], image: bytearray | None = None) -> None:
        super().__init__(buffer=image or bytearray(b"\xff" * BLOCK * BLOCKS))
        self.operations: list[Operation] = []
        self.before: Callable[[], None] = lambda: None  # called ahead of every operation
        self._page = page
        if image is None:
            self._littlefs().format()
            self.operations.clear()
        self.mount()

    def mount(self) -> None:
        """As at power-up: what littlefs had in memory is gone."""
        self._files = self._littlefs()
        self._files.mount()

    def erases(self) -> int:
        return sum(operation.erases for operation in self.operations)

    def _littlefs(self) -> LittleFS:
        """With the numbers that MicroPython's VfsLfs2 gives it."""
        return LittleFS(
            self,
            mount=False,
            block_size=BLOCK,
            block_count=BLOCKS,
            read_size=32,
            prog_size=self._page,
            cache_size=4 * max(32, self._page),
            lookahead_size=32,
            block_cycles=100,
        )

    def read(self, cfg: LFSConfig, block: int, off: int, size: int) -> bytearray:
        start = block * BLOCK + off
        return self.buffer[start : start + size]

    def prog(self, cfg: LFSConfig, block: int, off: int, data: bytes) -> int:
        return self._do(Operation(block * BLOCK + off, bytes(data), False))

    def erase(self, cfg: LFSConfig, block: int) -> int:
        return self._do(Operation(block * BLOCK, b"\xff" * BLOCK, True))

    def _do(self, operation: Operation) -> int:
        self.before()
        self.operations.append(operation)
        operation.apply(self.buffer, len(operation.data))
        return 0

    @contextlib.contextmanager
    def plugged_in(self) -> Iterator[None]:
        with contextlib.ExitStack() as stack:
            stack.enter_context(_replaced(builtins, "open", self.open))
            for name in ("stat", "rename", "remove", "mkdir", "listdir"):
                stack.enter_context(_replaced(os, name, getattr(self, name)))
            yield

    def open(self, path: str, mode: str = "r") -> Any:
        return self._files.open(path, mode)

    def stat(self, path: str) -> os.stat_result:
        found = self._files.stat(path)
        kind = stat.S_IFREG if found.type == found.TYPE_REG else stat.S_IFDIR
        return os.stat_result((kind, 0, 0, 0, 0, 0, found.size, 0, 0, 0))

    def rename(self, path: str, new: str) -> None:
        self._files.rename(path, new)

    def remove(self, path: str) -> None:
        self._files.remove(path)

    def mkdir(self, path: str) -> None:
        self._files.mkdir(path)

    def listdir(self, path: str = ".") -> list[str]:
        return self._files.listdir(path)


@contextlib.contextmanager
def _replaced(module: Any, name: str, ours: Callable[..., Any]) -> Iterator[None]:
    """For relative paths; a computer's own files have absolute ones."""
    theirs = getattr(module, name)

    def choose(path: Any, *rest: Any, **named: Any) -> Any:
        if not isinstance(path, str) or os.path.isabs(path):
            return theirs(path, *rest, **named)
        try:
            return ours(path, *rest, **named)
        except LittleFSError as error:
            raise OSError(-error.code, error.name, path) from error

    setattr(module, name, choose)
    try:
        yield
    finally:
        setattr(module, name, theirs)
