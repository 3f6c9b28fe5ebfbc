"""The firmware as CPython can import it, and the names people may give on the command line."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
FIRMWARE = ROOT / "firmware"
BOARDS = ROOT / "boards"


class Refused(Exception):
    """Something asked for that cannot be had, in a sentence for the person who asked."""


def plug_in() -> None:
    """Makes the firmware importable, with the virtual handheld behind it."""
    for path in (str(ROOT), str(FIRMWARE)):
        if path not in sys.path:
            sys.path.insert(0, path)
    from tools.virtual import plug

    plug.install()


def board_names() -> list[str]:
    return sorted(path.stem for path in BOARDS.glob("*.py") if path.stem != "__init__")


def board(name: str) -> ModuleType:
    if name not in board_names():
        raise Refused(f"There is no board called {name!r}. There are: {', '.join(board_names())}.")
    return importlib.import_module(f"boards.{name}")


def language(code: str) -> str:
    from miaou.lang.languages import LANGUAGES

    known = [known for known, _name in LANGUAGES]
    if code not in known:
        raise Refused(f"Miaou does not speak {code!r}. It speaks: {', '.join(known)}.")
    return code
