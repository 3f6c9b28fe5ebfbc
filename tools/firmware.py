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
    """What its file says, when that makes sense."""
    if name not in board_names():
        raise Refused(f"There is no board called {name!r}. There are: {', '.join(board_names())}.")
    try:
        described = importlib.import_module(f"boards.{name}")
    except SyntaxError as error:
        raise Refused(f"boards/{name}.py, line {error.lineno}: {error.msg}.") from None
    from tools.boards import check

    check(described)
    return described


def language(code: str) -> str:
    from miaou.lang.languages import LANGUAGES

    known = [known for known, _name in LANGUAGES]
    if code not in known:
        raise Refused(f"Miaou does not speak {code!r}. It speaks: {', '.join(known)}.")
    return code
