"""Installer's supply: what the page puts onto boards, each shared piece once, and drawings.

A visitor who only plays fetches none of it.
"""

import json
import zlib
from pathlib import Path

from tools import archive, build, firmware
from tools.device import flash, remote, stock, update
from tools.firmware import BOARDS, ROOT
from tools.setup.parts import ESPTOOL
from tools.wiring import pages

WIRING = BOARDS / "wiring"
SCRIPTS = (
    *("board_words.js", "deflate.js", "esp32.js", "esptool.js", "md5.js", "onto.html", "onto.js"),
    *("serial.js", "uf2.js", "update.js"),
)
MODULES = ESPTOOL / "node_modules"
BUNDLE = MODULES / "esptool-js" / "bundle.js"  # all of it, in one module
# What is carried, and under which licence; MicroPython's package has no text of its own.
CARRIED = {
    "Miaou": ROOT / "LICENSE",
    "MicroPython (copyright 2013-2026 Damien P. George and others), under the same terms": None,
    "esptool-js": MODULES / "esptool-js" / "LICENSE",
    "pako, in esptool-js": MODULES / "pako" / "LICENSE",
}

Pieces = dict[str, list[tuple[int, int]]]  # of each file: where they begin, and how long they are


def write(out: Path) -> None:
    """All of it, beside the page."""
    pool: dict[bytes, int] = {}
    boards = {name: _laid_by(pool, flash.built(name)) for name in build.boards()}
    (out / "stock.bin").write_bytes(zlib.compress(b"".join(pool), 9))
    places = {name: place._asdict() for name, place in stock.PLACES.items()}
    parts = {name: pages.parts(firmware.board(name)) for name in build.boards()}
    starts = {name: start._asdict() for name, start in stock.STARTS.items()}
    stocked = {"boards": boards, "places": places, "starts": starts, "parts": parts}
    told = json.dumps(stocked, ensure_ascii=False, separators=(",", ":"))
    (out / "stock.json").write_bytes(told.encode())
    (out / "licences.txt").write_bytes(_licences().encode())
    (out / "esptool.js").write_bytes(BUNDLE.read_bytes())
    (out / "install.py").write_bytes((remote.ONBOARD / "install.py").read_bytes())
    for name in build.boards():
        drawing = (WIRING / f"{name}.svg").read_bytes()
        (out / f"{name}.svg").write_bytes(drawing)


def names() -> set[str]:
    """The files that no visitor waits for."""
    drawings = {f"{name}.svg" for name in build.boards()}
    return {*SCRIPTS, "stock.bin", "stock.json", "install.py", "licences.txt", *drawings}


def _licences() -> str:
    texts = [
        f"{name}\n\n{path.read_text('utf-8') if path else ''}" for name, path in CARRIED.items()
    ]
    return f"\n{'-' * 78}\n\n".join(texts)


def _laid_by(pool: dict[bytes, int], files: update.Files) -> Pieces:
    return {path: [_place(pool, piece) for piece in _cut(path, files[path])] for path in files}


def _place(pool: dict[bytes, int], piece: bytes) -> tuple[int, int]:
    if piece not in pool:
        last = next(reversed(pool), b"")
        pool[piece] = pool.get(last, 0) + len(last)
    return pool[piece], len(piece)


def _cut(path: str, data: bytes) -> list[bytes]:
    return update.cut(data) if path == archive.NAME else [data]
