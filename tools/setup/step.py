"""A step of the set-up: a program that runs when what it is made from has changed."""

import hashlib
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple, Self

from tools.firmware import ROOT

VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
TOLD = 12  # lines of a failed program's output worth reading
TICK = 1.0  # seconds between two signs of life in a terminal
QUIET = 10  # seconds between two in a log


class Step(NamedTuple):
    """A program to run when its inputs have changed or its product is gone."""

    name: str
    megabytes: int
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


def carry_out(step: Step, title: str) -> bool:
    """Run the step's program; done is what ended well, so one cut short runs again."""
    started = time.monotonic()
    step.stamp.unlink(missing_ok=True)
    with _Progress(title) as progress:
        status, lines = _run(step.command, progress)
    if status != 0:
        told = "\n".join(f"    {line}" for line in lines[-TOLD:])
        print(f"failed\n{told}\nSetup stopped at “{step.name}”. {step.advice}", flush=True)
        return False
    step.stamp.parent.mkdir(parents=True, exist_ok=True)
    step.stamp.write_text(step.fingerprint)
    print(f"done in {time.monotonic() - started:.0f} s", flush=True)
    return True


class _Progress:
    """Signs of life while a program works: how long it has been, and what it last said."""

    def __init__(self, title: str) -> None:
        self.said = ""
        self._title = f"{title} … "
        self._terminal = sys.stdout.isatty()
        self._ended = threading.Event()
        self._clock = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        print(self._title, end="", flush=True)
        self._clock.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._clock.join()
        if self._terminal:
            self._show("")

    def _tick(self) -> None:
        started = time.monotonic()
        while not self._ended.wait(TICK if self._terminal else QUIET):
            if self._terminal:
                self._show(f"{time.monotonic() - started:.0f} s  {self.said}")
            else:  # a log has no line to write again
                print(".", end="", flush=True)

    def _show(self, state: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\033[K{(self._title + state)[:width]}", end="", flush=True)


def _run(command: list[str], progress: _Progress) -> tuple[int, list[str]]:
    lines = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as program:
        assert program.stdout
        for line in filter(None, map(str.strip, program.stdout)):
            lines.append(line)
            progress.said = line
    return program.returncode, lines
