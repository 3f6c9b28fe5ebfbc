"""A board's flash with real littlefs on it: every program and erase can be counted and cut short.

While a disk is plugged in, relative paths lie on it, as on a board, where there is no other.
"""

import builtins
import contextlib
import os
import random
import stat
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Self

from littlefs import FileHandle, LFSConfig, LittleFS, LittleFSError, UserContext

from tools.device.stock import BLOCK, PAGES

FILLER = "filler"
SLACK = 512  # bytes that littlefs needs in the blocks of a large file
LFS_ERR_IO = -5
LFS_ERR_NOSPC = -28
QUARTERS = 4
TEARS = QUARTERS + 2  # ways in which an operation is cut short
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

    def tear(self, image: bytearray, tear: int) -> None:
        """What a power cut leaves: so many quarters of it, or its second half alone, or any of its
        bits."""
        size = len(self.data)
        if tear < QUARTERS:
            self.apply(image, size * tear // QUARTERS)
            return
        mask = int.from_bytes(b"\0" * (size // 2) + b"\xff" * (size - size // 2))
        if tear > QUARTERS:
            mask = random.Random(self.at).getrandbits(8 * size)
        place = slice(self.at, self.at + size)
        old, new = int.from_bytes(image[place]), int.from_bytes(self.data)
        new = old | mask if self.erases else old & (new | ~mask)
        image[place] = new.to_bytes(size)


class FlashDisk(UserContext):
    """A formatted disk, or one that wakes up with what an image holds."""

    def __init__(self, page: int = PAGES["rp2"], image: bytearray | None = None) -> None:
        super().__init__(buffer=image or bytearray(b"\xff" * BLOCK * BLOCKS))
        self.operations: list[Operation] = []
        self.before: Callable[[], None] = lambda: None  # called ahead of every operation
        self.fails = 0.0  # how many of all programs and erases the chip refuses
        self._dice = random.Random(1)
        self.page = page
        if image is None:
            self._littlefs().format()
            self.operations.clear()
        self.mount()

    def mount(self) -> None:
        """As at power-up: what littlefs had in memory is gone."""
        self._files = self._littlefs()
        self._files.mount()
        self._failed = False

    def fill(self) -> None:
        """To the last block; what is small enough for its folder's own block still has room."""
        for blocks in range(BLOCKS - self._files.used_block_count, 0, -1):
            try:
                with self.guarded(self.open)(FILLER, "wb") as file:
                    file.write(b"x" * (blocks * BLOCK - SLACK))
                break
            except OSError:
                continue

    def make_room(self) -> None:
        """Takes away what filled it."""
        self.guarded(self.remove)(FILLER)

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
            prog_size=self.page,
            cache_size=4 * max(32, self.page),
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
        if self._dice.random() < self.fails:
            return LFS_ERR_IO
        self.before()
        self.operations.append(operation)
        operation.apply(self.buffer, len(operation.data))
        return 0

    def guarded(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """littlefs's errors are a board's OSErrors.

        This littlefs asserts that nothing is left in its cache after a write that failed; a
        board's, which asserts nothing, drops it then, and so does mounting it anew.
        """

        def guarded(*given: Any, **named: Any) -> Any:
            try:
                if self._failed and not isinstance(getattr(function, "__self__", 0), FileHandle):
                    self.mount()
                return function(*given, **named)
            except LittleFSError as error:
                self._failed = self._failed or error.code in (LFS_ERR_IO, LFS_ERR_NOSPC)
                raise OSError(-error.code, error.name) from error

        return guarded

    @contextlib.contextmanager
    def plugged_in(self) -> Iterator[None]:
        with contextlib.ExitStack() as stack:
            stack.enter_context(_replaced(builtins, "open", self.guarded(self.open)))
            for name in ("stat", "rename", "remove", "mkdir", "listdir"):
                stack.enter_context(_replaced(os, name, self.guarded(getattr(self, name))))
            yield

    def open(self, path: str, mode: str = "r") -> Any:
        """As on a board, every write goes to littlefs at once, and fails there if it must."""
        if mode == "r":
            return self._files.open(path, mode)
        return File(self._files.open(path, mode.replace("b", "") + "b", buffering=0), self)

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


class File:
    """A file that fails as files do; text is written as the bytes that it is."""

    def __init__(self, file: Any, disk: FlashDisk) -> None:
        self._file = file
        self._disk = disk

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_failed: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        return self._disk.guarded(getattr(self._file, name))

    def write(self, data: Any) -> int:
        raw = data.encode() if isinstance(data, str) else data
        written: int = self._disk.guarded(self._file.write)(raw)
        return written

    def close(self) -> None:
        try:
            self._disk.guarded(self._file.close)()
        finally:
            setattr(self._file, "__IOBase_closed", True)  # also where that fails: never again


@contextlib.contextmanager
def _replaced(module: Any, name: str, ours: Callable[..., Any]) -> Iterator[None]:
    """For relative paths; a computer's own files have absolute ones."""
    theirs = getattr(module, name)

    def choose(path: Any, *rest: Any, **named: Any) -> Any:
        if not isinstance(path, str) or os.path.isabs(path):
            return theirs(path, *rest, **named)
        return ours(path, *rest, **named)

    setattr(module, name, choose)
    try:
        yield
    finally:
        setattr(module, name, theirs)
