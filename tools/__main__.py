"""The one command line: it starts on the standard library alone and sets up the rest as needed."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python gets a sentence, not a traceback)
    sys.exit(f"Miaou needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

NOTHING, EVERYTHING = "nothing", "everything"


class Command(NamedTuple):
    """A module with `main(argv) -> int`, and whether setup comes first."""

    module: str
    needs: str
    help: str


COMMANDS = {
    "run": Command("tools.run", NOTHING, "play on the handheld, in the browser or the terminal"),
    "test": Command("tools.test", EVERYTHING, "check everything; arguments go to pytest alone"),
    "chip": Command("tools.chip.console", EVERYTHING, "play on an emulated Pico, the true chip"),
    "play": Command("tools.play", NOTHING, "play a key script and tell what a person would read"),
    "build": Command("tools.build", EVERYTHING, "write the folder for a board, or the page"),
    "bench": Command("tools.bench", EVERYTHING, "measure memory and bus traffic"),
    "soak": Command("tools.soak", EVERYTHING, "press keys at random, for as long as asked"),
    "flash": Command("tools.flash", EVERYTHING, "put Miaou onto the board that is plugged in"),
    "saves": Command("tools.saves", EVERYTHING, "copy saved games from or to a board"),
    "doctor": Command("tools.doctor", EVERYTHING, "test a board's panel, keys and piezo"),
    "log": Command("tools.log", EVERYTHING, "show what has gone wrong on a handheld"),
    "fonts": Command("tools.fonts.compile", EVERYTHING, "make the firmware's fonts again"),
    "screenshots": Command("tools.screenshots", EVERYTHING, "draw every screen as a picture"),
    "wiring": Command("tools.wiring", NOTHING, "make the wiring guide of the boards again"),
    "setup": Command("tools.setup", NOTHING, "install what the other commands need, in .venv"),
}


def listing() -> str:
    """Every command with its line."""
    lines = [f"  {name:12} {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 -m tools COMMAND …", "", *lines])


def main(argv: list[str]) -> int:
    """Run the command that `argv` begins with."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(listing())
        return 0
    name, *rest = argv
    if name not in COMMANDS:
        print(f"There is no command {name!r}. The commands are:\n\n{listing()}", file=sys.stderr)
        return 2
    command = COMMANDS[name]
    if command.needs == EVERYTHING:
        _set_up(argv)
    status: int = importlib.import_module(command.module).main(rest)
    return status


def _set_up(argv: list[str]) -> None:
    """Install what is missing, then go on inside .venv."""
    from tools import setup

    if not setup.ensure():
        sys.exit(1)
    if Path(sys.prefix).resolve() == setup.VENV:
        return
    again = [str(setup.PYTHON), "-m", "tools", *argv]
    if os.name == "nt":  # where exec hands the prompt back before the command has ended
        sys.exit(subprocess.call(again))
    sys.stdout.flush()
    os.execv(again[0], again)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
