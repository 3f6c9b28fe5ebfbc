"""The one command line: it starts on the standard library alone and sets up the rest as needed."""

import importlib
import sys
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python gets a sentence, not a traceback)
    sys.exit(f"Miaou needs Python 3.11 or newer; this is {sys.version.split()[0]}.")


class Command(NamedTuple):
    """A module with `main(argv) -> int`, which sets up what it needs once it knows its options."""

    module: str
    help: str


COMMANDS = {
    "run": Command("tools.run", "play on the handheld, in the browser or the terminal"),
    "test": Command("tools.test", "check everything; arguments go to pytest alone"),
    "check": Command("tools.check", "the part of test that reads the code without running it"),
    "chip": Command("tools.chip", "play on an emulated Pico, the true chip"),
    "play": Command("tools.play", "play a key script and tell what a person would read"),
    "build": Command("tools.build", "write the folder for a board, or the page"),
    "release": Command("tools.release", "write every image, package and page, with checksums"),
    "bench": Command("tools.bench", "measure memory, bus traffic, and time on the true chip"),
    "soak": Command("tools.soak", "press keys at random, for as long as asked"),
    "fuzz": Command("tools.fuzz", "change saves at random: nothing crashes, nothing goes unsaid"),
    "flash": Command("tools.device.flash", "put Miaou onto the board that is plugged in"),
    "saves": Command("tools.device.saves", "copy saved games from or to a board"),
    "doctor": Command("tools.device.doctor", "test a board's panel, keys and piezo"),
    "log": Command("tools.device.log", "show what has gone wrong on a handheld"),
    "fonts": Command("tools.fonts.compile", "make the firmware's fonts again"),
    "screenshots": Command("tools.pictures.screenshots", "draw every screen as a picture"),
    "wiring": Command("tools.wiring", "make the wiring guide of the boards again"),
    "proofs": Command("tools.proofs", "count the tests again, in docs/proofs.md"),
    "setup": Command("tools.setup", "install what all the other commands need, in .venv"),
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
    status: int = importlib.import_module(COMMANDS[name].module).main(rest)
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
