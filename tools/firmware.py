"""The firmware as CPython can import it, and the names people may give on the command line."""

import importlib
import sys
import traceback
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
    except (Exception, SystemExit) as error:  # whatever somebody's own file does
        raise Refused(f"boards/{name}.py{_line(name, error)}: {_reason(error)}.") from None
    from tools.device.board_check import check

    check(described)
    return described


def boards() -> dict[str, ModuleType]:
    """Every board there is, by its name; one that makes no sense refuses them all."""
    return {name: board(name) for name in board_names()}


def _line(name: str, error: BaseException) -> str:
    """Where in the board's own file it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).name == f"{name}.py"]
    if isinstance(error, SyntaxError):
        lines = [error.lineno]
    return f", line {lines[-1]}" if lines and lines[-1] else ""


def _reason(error: BaseException) -> str:
    if isinstance(error, SyntaxError):
        return error.msg
    return str(error) if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"


def version() -> str:
    """The one version number there is."""
    plug_in()
    from miaou import VERSION

    return VERSION


def languages() -> list[str]:
    """The codes of those that Miaou speaks."""
    from miaou.lang.languages import LANGUAGES

    return [code for code, _name in LANGUAGES]


def language(code: str) -> str:
    if code not in languages():
        raise Refused(f"Miaou does not speak {code!r}. It speaks: {', '.join(languages())}.")
    return code
