"""Somebody who has just cloned Miaou: their Python is the machine's, and knows nothing of .venv."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from tools.firmware import ROOT

PYTHON: str = sys._base_executable  # type: ignore[attr-defined]
VENV = str(ROOT / ".venv")
PATIENCE = 600  # seconds: a first start fetches packages, and a machine may be busy

Answer = subprocess.CompletedProcess[str]


def environment() -> dict[str, str]:
    """As in a new terminal; the browser is the program `true`, which opens nothing."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    kept.pop("VIRTUAL_ENV", None)
    kept["PATH"] = os.pathsep.join(p for p in kept["PATH"].split(os.pathsep) if VENV not in p)
    return {**kept, "BROWSER": "true", "PYTHONIOENCODING": "utf-8"}


def clone(folder: Path) -> Path:
    """What git would bring: the files as they are now, with nothing that was set up or built."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def tools(*arguments: str, folder: Path = ROOT) -> Answer:
    """`python3 -m tools …` to its end."""
    return subprocess.run(
        [PYTHON, "-m", "tools", *arguments],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


@contextlib.contextmanager
def running(*arguments: str, folder: Path, until: str) -> Iterator[tuple[str, list[str]]]:
    """A command that goes on: what it said that matches `until`, and all lines up to that one.

    At the end somebody presses Ctrl-C, which is nothing to complain about.
    """
    with subprocess.Popen(
        [PYTHON, "-m", "tools", *arguments],
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=_heed_interrupts,
    ) as program:
        clock = threading.Timer(PATIENCE, _stop, (program, signal.SIGKILL))
        clock.start()
        try:
            yield _heard(program, until)
        finally:
            clock.cancel()
            _stop(program, signal.SIGINT)
            rest, _ = program.communicate(timeout=PATIENCE)
    assert (program.returncode, rest.splitlines()[-1:]) == (130, ["Stopped."]), rest


def _heed_interrupts() -> None:
    """Also where the tests themselves run in the background, which hears none."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _heard(program: "subprocess.Popen[str]", until: str) -> tuple[str, list[str]]:
    assert program.stdout
    lines = []
    for line in program.stdout:
        lines.append(line.rstrip())
        found = re.search(until, line)
        if found:
            return found[0], lines
    raise AssertionError("It ended without it:\n" + "\n".join(lines))


def _stop(program: "subprocess.Popen[str]", how: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(program.pid, how)
