"""The archive miaou.mpy: a small module that finds all the others behind itself, in one file.

MicroPython loads its head as the module `miaou` and reads no further; firmware/miaou/packed.py,
which is most of that head, answers the imports that follow.
"""

import ast
import re
from binascii import crc32
from collections.abc import Callable
from hashlib import sha256
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.firmware import FIRMWARE, Refused

NAME = "miaou.mpy"
HEAD = (FIRMWARE / "miaou" / "__init__.py", FIRMWARE / "miaou" / "packed.py")
PLAIN = re.compile(r"^from miaou\.plain import .*\n", re.MULTILINE)  # what the second has instead
ALIGNED = 8  # bytes that modules begin at multiples of
KEY = 3  # bytes of a checksum that the index knows a path by
PLACE = 2  # bytes for where a module begins
BUILD = 16  # letters that tell one build from another
STEP = 1024  # bytes by which room is made for the head, until it fits

Modules = dict[str, bytes]  # by their paths
Compiler = Callable[[str], bytes]


def pack(modules: Modules, compiled: Compiler) -> bytes:
    """One file of all these; `compiled` makes bytecode of the head's source."""
    room = STEP
    while True:
        index, body = _laid_out(modules, room)
        head = compiled(_head(room, index, sha256(body).hexdigest()[:BUILD]))
        if len(head) <= room:
            return head.ljust(room, b"\0") + index.written() + body
        room += STEP


def is_empty(source: str) -> bool:
    """Whether a package's file says nothing but what it is for: MicroPython can do without it."""
    return all(isinstance(part, ast.Expr) for part in ast.parse(source).body)


def key(path: str) -> int:
    """By what the index knows a path; what is miaou's is not in a folder."""
    return crc32(f"/{path.removeprefix('miaou/')}".encode()) >> 8


class Index(NamedTuple):
    """As firmware/miaou/packed.py looks it up."""

    near: int
    keys: bytes
    places: bytes

    def written(self) -> bytes:
        return _aligned(self.keys + self.places)


def _laid_out(modules: Modules, start: int) -> tuple[Index, bytes]:
    """The index, which begins at `start`, and the modules behind it in its order; folders are
    empty."""
    held = {**dict.fromkeys(_folders(modules), b""), **modules}
    paths = sorted(held, key=key)
    keys = [key(path) for path in paths]
    start += len(_aligned(bytes(len(paths) * (KEY + PLACE) + PLACE)))
    places, body = [start], b""
    for path in paths:
        body += _aligned(held[path])
        places.append(start + len(body))
    if places[-1] // ALIGNED >= 1 << 8 * PLACE:
        raise Refused(f"{NAME} is larger than its index can tell: begin modules further apart.")
    index = Index(
        max(abs(at - (key >> 8) * len(places) // (1 << 16)) for at, key in enumerate(keys)),
        b"".join(key.to_bytes(KEY, "big") for key in keys),
        b"".join((place // ALIGNED).to_bytes(PLACE, "big") for place in places),
    )
    if any(index.keys.find(key.to_bytes(KEY, "big")) != KEY * at for at, key in enumerate(keys)):
        raise Refused("Two modules have the same checksum of their names: rename the newer one.")
    return index, body


def _aligned(data: bytes) -> bytes:
    return data.ljust(-(-len(data) // ALIGNED) * ALIGNED, b"\0")


def _folders(modules: Modules) -> list[str]:
    parents = {parent.as_posix() for path in modules for parent in PurePosixPath(path).parents}
    return sorted(parents - {".", "miaou"})


def _head(room: int, index: Index, build: str) -> str:
    sources = [PLAIN.sub("", source.read_text(encoding="utf-8")) for source in HEAD]
    count = len(index.keys) // KEY
    begin = f"_archive = Archive(__file__, {room}, {count}, {index.near})"
    own = f'BUILD = "" if _archive.mine else "{build}"'
    ends = ["settle = _archive.close", "listen = _archive.listen"]
    ends += ["__path__ = mounted(_archive)", "del mounted\n"]
    return "\n".join([*sources, begin, own, *ends])
