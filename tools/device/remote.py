"""The one way to a board: mpremote, run as the program that it is, and its port to listen to.

Talking to a board stops what runs on it; `restart` lets it go on.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools.firmware import Refused

if TYPE_CHECKING:
    import serial  # type: ignore[import-untyped]

ONBOARD = Path(__file__).parent / "onboard"
LONGEST = 600  # seconds that any one thing may take
SILENCE = 20.0  # seconds without a word after which a board is not coming up
UP = "is up."
ADVICE = "Is it plugged in, and no other program using it?"
NO_BOARD = "No board is plugged in here. If one is: some USB cables only charge; try another."
DEAF = "could not enter raw repl"  # a Ctrl-C that comes while main.py is compiled is lost
NEW_BOARD = "A new board gets Miaou first: python3 -m tools flash --board NAME"


class Port(NamedTuple):
    """A serial port with something on USB behind it."""

    device: str
    what: str


def run(port: str, *commands: str, shown: bool = False) -> str:
    """What mpremote answers; `shown` leaves its output, with its progress bar, to the person. A
    board that was deaf because it was just starting is asked once more."""
    command = [sys.executable, "-m", "mpremote", "connect", port, *commands]
    done = _done(port, command, shown)
    if done.returncode != 0 and DEAF in done.stderr:
        done = _done(port, command, shown)
    if done.returncode != 0:
        raise Refused(_complaint(port, done.stderr.strip() or (done.stdout or "").strip()))
    return done.stdout or ""


def _done(port: str, command: list[str], shown: bool) -> "subprocess.CompletedProcess[str]":
    output = None if shown else subprocess.PIPE
    try:
        return subprocess.run(
            command, stdout=output, stderr=subprocess.PIPE, encoding="utf-8", timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        raise Refused(
            f"The board on {port} has stopped answering. Unplug it and try again."
        ) from None


def call(port: str, script: str, function: str) -> str:
    """What a function of onboard/ prints there."""
    return run(port, *calling(script, function))


def calling(script: str, function: str) -> tuple[str, ...]:
    """The commands that run a script on the board, and then one of its functions."""
    return "run", str(ONBOARD / script), "+", "exec", function


def ports() -> list[Port]:
    """All that may be boards; a port that is not on USB is none."""
    command = [sys.executable, "-m", "mpremote", "connect", "list"]
    listed = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8").stdout
    found = [line.split(maxsplit=3) for line in listed.splitlines()]
    return [Port(line[0], line[3]) for line in found if line[2] != "0000:0000"]


def choose(wanted: str | None, advice: str = NEW_BOARD) -> str:
    """The port asked for, or the only one, or the one that the person picks.

    `advice` is for whoever has just bought theirs.
    """
    if wanted:
        return wanted
    found = ports()
    if not found:
        raise Refused(f"{NO_BOARD}\n{advice}")
    if len(found) == 1:
        return found[0].device
    return found[
        pick("Which board?", [f"{port.device}  {port.what}" for port in found], "--port")
    ].device


def pick(question: str, answers: list[str], option: str) -> int:
    """Asks the person at the terminal; a script must say it with the option."""
    listed = "\n".join(f"  {number}  {answer}" for number, answer in enumerate(answers, start=1))
    if not sys.stdin.isatty():
        raise Refused(f"{question} Say it with {option}:\n{listed}")
    print(f"{question}\n{listed}")
    while True:
        answer = input(f"1–{len(answers)}: ")
        if answer.isdigit() and 1 <= int(answer) <= len(answers):
            return int(answer) - 1


def restart(port: str, tell: Callable[[str], None] | None = None, *, wait: bool = True) -> str:
    """Starts the board's main.py; answers the line in which it says that it is up."""
    import serial

    try:
        with serial.serial_for_url(port, baudrate=115200, timeout=0.1) as board:
            board.write(b"\r\x03")  # Ctrl-C: nothing half typed
            board.write(b"\x04")  # Ctrl-D: soft reset
            return _listen(board, tell) if wait else _obeyed(board)
    except OSError as error:
        raise Refused(_complaint(port, str(error))) from None


def _obeyed(board: "serial.Serial") -> str:
    return next((line for line in _lines(board) if line.endswith("soft reboot")), "")


def _listen(board: "serial.Serial", tell: Callable[[str], None] | None) -> str:
    trouble: list[str] = []
    for line in _lines(board):
        if tell:
            tell(line)
        if line.startswith("Miaou") and line.endswith(UP):
            return line
        if line.startswith("Traceback") or trouble:
            trouble.append(line)
        if trouble and not line.startswith((" ", "Traceback")):
            break
    told = "\n".join(trouble) or "It says nothing."
    raise Refused(f"The board does not start Miaou:\n{told}")


def _lines(board: "serial.Serial") -> Iterator[str]:
    """Each line as it comes, until it has been silent for too long."""
    line, heard = b"", time.monotonic()
    while time.monotonic() - heard < SILENCE:
        piece = board.read(1)
        line += piece
        if piece == b"\n":
            yield line.decode(errors="replace").rstrip()
            line, heard = b"", time.monotonic()


def _complaint(port: str, said: str) -> str:
    if not said:
        return f"The board on {port} has stopped with the error above."
    return f"The board on {port} does not answer: {said.splitlines()[-1]}\n{ADVICE}"
