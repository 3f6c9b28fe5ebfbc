"""What the page needs to put Miaou onto boards: their files, each shared piece once, and drawings.

A visitor who only plays fetches none of it.
"""

import json
import zlib
from pathlib import Path

from tools import archive, build
from tools.device import flash, remote, stock, update
from tools.firmware import BOARDS

WIRING = BOARDS / "wiring"
SCRIPTS = ("board_words.js", "deflate.js", "onto.js", "serial.js", "uf2.js", "update.js")

Pieces = dict[str, list[tuple[int, int]]]  # of each file: where they begin, and how long they are


def write(out: Path) -> None:
    """All of it, beside the page."""
    pool: dict[bytes, int] = {}
    boards = {name: _laid_by(pool, flash.built(name)) for name in build.boards()}
    (out / "stock.bin").write_bytes(zlib.compress(b"".join(pool), 9))
    places = {name: place._asdict() for name, place in stock.PLACES.items()}
    told = json.dumps({"boards": boards, "places": places}, separators=(",", ":"))
    (out / "stock.json").write_bytes(told.encode())
    (out / "install.py").write_bytes((remote.ONBOARD / "install.py").read_bytes())
    for name in build.boards():
        drawing = (WIRING / f"{name}.svg").read_bytes()
        (out / f"{name}.svg").write_bytes(drawing)


def names() -> set[str]:
    """The files that no visitor waits for."""
    drawings = {f"{name}.svg" for name in build.boards()}
    return {*SCRIPTS, "stock.bin", "stock.json", "install.py", *drawings}


def _laid_by(pool: dict[bytes, int], files: update.Files) -> Pieces:
    return {path: [_place(pool, piece) for piece in _cut(path, files[path])] for path in files}


def _place(pool: dict[bytes, int], piece: bytes) -> tuple[int, int]:
    if piece not in pool:
        last = next(reversed(pool), b"")
        pool[piece] = pool.get(last, 0) + len(last)
    return pool[piece], len(piece)


def _cut(path: str, data: bytes) -> list[bytes]:
    return update.cut(data) if path == archive.NAME else [data]
