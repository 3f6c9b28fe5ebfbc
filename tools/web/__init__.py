"""The page on which anybody can try Miaou: a folder that any web server can serve."""

import argparse
import hashlib
import json
import re
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any

from tools import firmware, setup
from tools.device import stock
from tools.device.datasheets import GLASSES
from tools.wasm import HERE as WASM
from tools.web import guides, joining, rom, scenes, supply
from tools.web.server import POLICY

PAGE = Path(__file__).parent / "page"
MICROPYTHON = WASM / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
ENGINE = ("micropython.mjs", "micropython.wasm")
# Of each script that all wait for: which of its modules others import too, and which is not ours.
JOINED = {
    "page.js": (("boards.js", "message.js", "start.js", "words.js"), ()),
    "worker.js": ((), ("micropython.mjs",)),
}
FIRST = "pico_oled"
# For hosts that read such a file; the page is right without it, too.
HEADERS = f"/*\n  Cache-Control: no-cache\n  Content-Security-Policy: {POLICY}\n"
STYLES = (
    "page.css",
    "case.css",
    "switch.css",
    "sizes.css",
    "keys.css",
    "drawer.css",
    "guide.css",
    "book.css",
    "winners.css",
)  # served as one: fewer requests

# What only some ask for, besides what boards need.
LATER = {
    *("winners.html", "winners.js", "plots.js", "evening_words.js"),
    *("scoreboard.html", "scoreboard.js"),
}


def main(argv: list[str]) -> int:
    """`python3 -m tools build web [--out DIR]`"""
    parser = argparse.ArgumentParser(prog="python3 -m tools build web", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="FOLDER", default=Path("build", "web"))
    out = parser.parse_args(argv).out
    setup.need("device", "page")
    written = build(out)
    weight = sum(path.stat().st_size for path in written)
    print(f"{out} is ready: {len(written)} files, {weight:,} bytes. Any web server can serve it.")
    return 0


def build(out: Path, *extra: str) -> list[Path]:
    """Fill `out`, and list what is in it; extra boards are dotted names of modules."""
    firmware.plug_in()
    out.mkdir(parents=True, exist_ok=True)
    for stale in filter(Path.is_file, out.iterdir()):
        stale.unlink()
    parts = [path for path in PAGE.iterdir() if path.is_file() and path.suffix != ".css"]
    for source in [*parts, WASM / "table.mjs", *(MICROPYTHON / name for name in ENGINE)]:
        (out / source.name).write_bytes(source.read_bytes())
    _write(out / "style.css", "".join(map(_style, STYLES)))
    for name, picture in scenes.pictures().items():
        (out / name).write_bytes(picture)
    guides.write(out)
    _write(out / "boards.js", f"export const boards = {_json(boards(*extra))};\n")
    (out / "handheld.rom").write_bytes(zlib.compress(rom.image(*extra), 9))
    _write(out / "_headers", HEADERS)
    supply.write(out)
    version = _version(sorted(out.iterdir()))
    _write(out / "version.js", f"export const version = {_json(version)};\n")
    for name in set().union(*(joining.join(out, script, *how) for script, how in JOINED.items())):
        (out / name).unlink()
    later = supply.names() | LATER
    first = [name for name in _served(sorted(out.iterdir())) if name not in later]
    contents = {"version": version, "files": ["./", *first], "later": sorted(later)}
    _write(out / "contents.js", f"self.contents = {_json(contents)};\n")
    return sorted(out.iterdir())


def boards(*extra: str) -> dict[str, dict[str, Any]]:
    """What the page must know to draw each board; the first is the one that a visitor meets."""
    known = firmware.boards()
    first = known.pop(FIRST)
    modules = list(known.values())
    modules.sort(key=lambda board: (board.PORT == "virtual", board.PORT != "rp2", board.NAME))
    modules.insert(0, first)
    modules += [__import__(name, fromlist=["NAME"]) for name in extra]
    return {board.__name__.rpartition(".")[2]: _described(board) for board in modules}


def _described(board: ModuleType) -> dict[str, Any]:
    return {
        "module": board.__name__,
        "name": board.NAME,
        "port": board.PORT,
        "width": board.PANEL["width"],
        "height": board.PANEL["height"],
        "lcd": GLASSES[board.PANEL["chip"]].lit,
        "round": board.PANEL["chip"] == "gc9a01",
        "keys": [[key[0], key[2] if len(key) > 2 else ""] for key in board.KEYS],
        "battery": hasattr(board, "BATTERY"),
        "shake": hasattr(board, "SHAKE"),
        "micropython": stock.names(board),
    }


def _style(name: str) -> str:
    """Without what only its makers read."""
    text = re.sub(r"/\*.*?\*/", "", (PAGE / name).read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "\n", text)


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)


def _write(path: Path, text: str) -> None:
    path.write_bytes(text.encode())  # the same bytes on every system


def _served(files: list[Path]) -> list[str]:
    """What the page asks for; the service worker itself is the browser's business."""
    hidden = ("index.html", "service.js", "404.html", "_headers")
    return [path.name for path in files if path.name not in hidden]


def _version(files: list[Path]) -> str:
    """Changes with any byte of the page, so that visitors get what is new."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]
