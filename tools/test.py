"""Every check there is, in one command: first those that read the code, then those that run it."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from functools import partial
from pathlib import Path

from tools import setup
from tools.build import compile_module
from tools.firmware import BOARDS, FIRMWARE, ROOT, Refused
from tools.setup import TYPINGS, families

# A check answers with what is wrong, or with nothing.
Check = Callable[[], str]

SIDE_BY_SIDE = ["-n", "auto", "--dist", "worksteal"]  # tests on all of the computer's processors
# mypy's cache goes on complaining about a module that was missing and has come since.
NO_CACHE = ("--cache-dir", os.devnull)


def checks() -> dict[str, Check]:
    """All that judges the code without running it; a new check is a new line."""
    return {
        **{f"mypy, {family} boards": partial(_types_on, family) for family in families()},
        "mypy, this computer": partial(_program, "mypy", *NO_CACHE),
        "ruff check": partial(_program, "ruff", "check", "--output-format=concise"),
        "ruff format": partial(_program, "ruff", "format", "--check", "--output-format=concise"),
        "mpy-cross": _compiles,
    }


def main(argv: list[str]) -> int:
    """`python3 -m tools test [pytest arguments]`: with arguments, pytest is all that runs."""
    if argv and argv[0] in ("-h", "--help"):
        print(f"{__doc__}\n\n{main.__doc__}")
        return 0
    setup.need(*setup.EVERYTHING)
    import pytest

    if argv:
        return pytest.main(argv)
    failed = _run(checks())
    print(flush=True)
    try:
        setup.chromium()  # before the tests, which would all want to install it at once
    except setup.Missing as reason:
        print(reason, flush=True)
    if pytest.main(SIDE_BY_SIDE) != 0:
        failed.append("pytest")
    print(f"Failed: {', '.join(failed)}." if failed else "Everything is fine.")
    return 1 if failed else 0


def _run(todo: dict[str, Check]) -> list[str]:
    """Run checks side by side, telling each as it ends; gives the names of those that failed."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        names = {pool.submit(_timed, check): name for name, check in todo.items()}
        return [names[ended] for ended in as_completed(names) if not _tell(names[ended], ended)]


def _timed(check: Check) -> tuple[str, float]:
    started = time.monotonic()
    return check(), time.monotonic() - started


def _tell(name: str, ended: "Future[tuple[str, float]]") -> bool:
    wrong, seconds = ended.result()
    print(f"{name:22} {'failed' if wrong else 'ok':6} {seconds:6.1f} s", flush=True)
    if wrong:
        print(wrong, flush=True)
    return not wrong


def _program(module: str, *arguments: str, **environment: str) -> str:
    """What a program that fails has to say."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout.strip() or f"exit code {done.returncode}" if done.returncode else ""


def _types_on(family: str) -> str:
    """Firmware and boards, read as one family of boards would: only MicroPython exists."""
    stubs = str(TYPINGS / family)
    options = ["--no-site-packages", "--custom-typeshed-dir", stubs]
    return _program("mypy", *NO_CACHE, *options, "firmware", "boards", MYPYPATH=stubs)


def _compiles() -> str:
    """Every file that a board gets must compile for it."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for source in [*FIRMWARE.rglob("*.py"), *BOARDS.rglob("*.py")]:
            name = source.relative_to(FIRMWARE.parent).as_posix()
            try:
                compile_module(source, name, Path(folder, "compiled.mpy"))
            except Refused as reason:
                wrong.append(str(reason))
    return "\n".join(wrong)
