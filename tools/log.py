"""What has gone wrong on a handheld: the tracebacks it kept, with the codes that it showed."""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.terminal import SAVES

FAULTS = "saves/faults.txt"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools log", description=__doc__)
    parser.add_argument("--port", default="auto", help="where the board is, as mpremote names it")
    parser.add_argument(
        "--saves", type=Path, nargs="?", const=SAVES, help="a simulator's folder instead of a board"
    )
    asked = parser.parse_args(argv)
    if asked.saves:
        path = asked.saves / FAULTS
        print(path.read_text() if path.exists() else "Nothing has gone wrong there.")
        return 0
    return _from_board(asked.port)


def _from_board(port: str) -> int:
    command = [sys.executable, "-m", "mpremote", "connect", port, "fs", "cat", f":{FAULTS}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0:
        print(done.stdout)
        return 0
    if "No such file" in done.stderr or "ENOENT" in done.stderr:
        print("Nothing has gone wrong there.")
        return 0
    print(
        f"The board does not answer: {done.stderr.strip() or done.stdout.strip()}\n"
        "Is it plugged in, and no other program using it? "
        "For the terminal simulator: python3 -m tools log --saves",
        file=sys.stderr,
    )
    return 1
