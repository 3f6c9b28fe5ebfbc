"""The ROM of the handheld in the page: all that runs in it, compiled as for a board, in one file.

MicroPython mounts it as it comes (ROMFS) and runs the bytecode where it lies.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.archive.compiling import compile_module
from tools.firmware import BOARDS, FIRMWARE, ROOT, Refused

VIRTUAL = ROOT / "tools" / "virtual"
INSIDE = ("tools.virtual", "tools.playing", "tools.web")  # packages of which the page needs a part
LIVE = ROOT / "tools" / "web" / "live.py"
NATIVE = {"framebuf", "micropython"}  # stand-ins for what MicroPython has of its own


def image(*extra: str) -> bytes:
    """The whole ROM; extra boards are dotted names of modules of the virtual handheld."""
    with TemporaryDirectory() as folder:
        for source in sources(*extra):
            _place(source, Path(folder, "files"))
        return _packed(Path(folder, "files"), Path(folder, "rom"))


def sources(*extra: str) -> list[Path]:
    """The firmware, the boards, and of the virtual handheld what `live` and `extra` lead to."""
    wanted = {LIVE, *(VIRTUAL / f"{name.rpartition('.')[2]}.py" for name in extra)}
    found: set[Path] = set()
    while wanted - found:
        found |= wanted
        wanted = {path for source in found for path in _imported(source)}
    return sorted({*FIRMWARE.rglob("*.py"), *BOARDS.glob("*.py"), *found})


def _imported(source: Path) -> Iterator[Path]:
    """The virtual handheld's modules that this one names, wherever in it."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(INSIDE):
            module = node.module or ""
            names = (
                [f"{module}.{alias.name}" for alias in node.names] if module in INSIDE else [module]
            )
            yield from (_path(name) for name in names if name.rpartition(".")[2] not in NATIVE)


def _path(module: str) -> Path:
    return ROOT / f"{module.replace('.', '/')}.py"


def _place(source: Path, folder: Path) -> None:
    inside = source.relative_to(FIRMWARE if source.is_relative_to(FIRMWARE) else ROOT)
    compile_module(source, inside.as_posix(), folder / inside.with_suffix(".mpy"))


def _packed(folder: Path, rom: Path) -> bytes:
    command = [sys.executable, "-m", "mpremote", "romfs", "--no-mpy", "--output", str(rom)]
    packing = subprocess.run([*command, "build", str(folder)], capture_output=True, text=True)
    if packing.returncode != 0:
        raise Refused(f"mpremote cannot make the page's ROM:\n{packing.stderr.strip()}")
    return rom.read_bytes()
