"""Who may import whom in the firmware, and what no firmware file may say."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).parent.parent / "firmware"
SOURCES = {path.relative_to(FIRMWARE).as_posix(): path for path in FIRMWARE.rglob("*.py")}

# An arrow only ever points down. What stands in miaou/__init__.py is everybody's.
MAY_IMPORT: dict[str, set[str]] = {
    "fonts": set(),
    "lang": set(),
    "rules": {"rules"},
    "drivers": {"drivers"},
    "core": {"core", "drivers"},
    "ui": {"ui", "core", "fonts", "lang"},
    "screens": {"screens", "ui", "core", "rules", "lang"},
    "device": {"device", "screens", "ui", "core", "drivers", "lang"},
    "main": {"device"},
    "packed": set(),
    "plain": set(),
    "": {"plain"},
}

EVERYBODYS = {"VERSION", "USED", "BUILD", "OURS", "within", "called", "load", "settle", "listen"}

MICROPYTHON = {
    *(
        "array",
        "asyncio",
        "binascii",
        "builtins",
        "framebuf",
        "gc",
        "hashlib",
        "io",
        "json",
        "machine",
    ),
    *("micropython", "os", "struct", "sys", "time", "uctypes", "vfs"),
}

ASCII_ONLY = "MicroPython only does this to ASCII letters: write the text as it is to be shown"
BLOCKS = "nothing may block: a screen has deadlines, a task awaits asyncio.sleep_ms"
FORBIDDEN = {
    **dict.fromkeys((".upper", ".lower", ".isalpha", ".isupper", ".islower"), ASCII_ONLY),
    **dict.fromkeys(("time.sleep", "time.sleep_ms"), BLOCKS),
    ".errno": "errno differs between ports: catch OSError, and do not look inside",
    "except:": "name the exception that is expected, so that a bug is not taken for it",
    "print": "nobody reads a board's console: show it (main.py alone may print)",
}


def wrong_directions(path: str, source: str) -> list[str]:
    """Imports of Miaou's own rooms that point up or aside."""
    here = "main" if path == "main.py" else _room(path.removesuffix(".py").split("/"))
    if here == "__init__":
        here = ""
    if here not in MAY_IMPORT:
        return [f"{path} is a new room: say in MAY_IMPORT what it may import"]
    names = [name.split(".") for name in _imports(source)]
    rooms = {_room(name) for name in names if name[0] in ("miaou", "")} - EVERYBODYS
    return [
        f"{path} may not import {there or 'all of miaou'}: have what it needs handed in"
        for there in sorted(rooms - MAY_IMPORT[here])
    ]


def not_on_a_board(path: str, source: str) -> list[str]:
    """Imports that happen on a board and that not every board has."""
    known = MICROPYTHON | {"miaou"} | ({"board"} if path == "main.py" else set())
    return [
        f"{path} may not import {name}: only for annotations, under `if TYPE_CHECKING:`"
        for name in _imports(source)
        if name.split(".")[0] not in known
    ]


def forbidden_words(path: str, source: str) -> list[str]:
    """What goes wrong on a board without a sound."""
    return [
        f"{path} may not say `{word}` in line {line}: {FORBIDDEN[word]}"
        for line, word in _words(ast.parse(source))
        if word in FORBIDDEN and (path, word) != ("main.py", "print")
    ]


def _room(name: list[str]) -> str:
    return name[1] if len(name) > 1 else ""


def _imports(source: str) -> Iterator[str]:
    """What is imported when the module runs: an annotation may name whatever is handed in."""
    for node in _what_runs(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "miaou":
            yield from (f"miaou.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def _what_runs(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from _what_runs(child)


def _words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, "." + node.attr
            yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.ExceptHandler) and node.type is None:
            yield node.lineno, "except:"


Judge = Callable[[str, str], list[str]]


@pytest.mark.parametrize("path", SOURCES)
@pytest.mark.parametrize("judge", [wrong_directions, not_on_a_board, forbidden_words])
def test_a_firmware_file_keeps_to_its_place(judge: Judge, path: str) -> None:
    assert judge(path, SOURCES[path].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("judge", "path", "source"),
    [
        (
            wrong_directions,
            "miaou/rules/chats/trick.py",
            "from miaou.core.entropy import Entropy",
        ),
        (wrong_directions, "miaou/rules/chats/trick.py", "from miaou import lang"),
        (wrong_directions, "miaou/core/loop.py", "import miaou.ui.text"),
        (wrong_directions, "miaou/core/loop.py", "import miaou"),
        (wrong_directions, "miaou/core/loop.py", "from ..screens import home"),
        (wrong_directions, "miaou/drivers/oled.py", "def f():\n    from miaou.core import loop"),
        (wrong_directions, "miaou/kennel/dog.py", ""),
        (wrong_directions, "miaou/screens/home.py", "from miaou.device.door import Door"),
        (wrong_directions, "miaou/loose.py", ""),
        (wrong_directions, "main.py", "from miaou.ui.canvas import Canvas"),
        (not_on_a_board, "miaou/rules/chats/trick.py", "from dataclasses import dataclass"),
        (not_on_a_board, "miaou/rules/chats/trick.py", "import os.path, pathlib"),
        (not_on_a_board, "miaou/ui/text.py", "import board"),
        (not_on_a_board, "miaou/ui/text.py", "if True:\n    from typing import Any"),
        (forbidden_words, "miaou/ui/text.py", "'é'.upper()"),
        (forbidden_words, "miaou/ui/text.py", "all(map(str.isalpha, word))"),
        (forbidden_words, "miaou/core/loop.py", "import time\ntime.sleep_ms(20)"),
        (forbidden_words, "miaou/core/loop.py", "from time import sleep, ticks_ms"),
        (forbidden_words, "miaou/core/loop.py", "try:\n    f()\nexcept:\n    pass"),
        (forbidden_words, "miaou/core/loop.py", "print('here')"),
        (forbidden_words, "miaou/core/loop.py", "full = error.errno == 28"),
    ],
)
def test_one_that_does_not_is_found(judge: Judge, path: str, source: str) -> None:
    (complaint,) = judge(path, source)
    assert complaint.startswith(f"{path} ")


@pytest.mark.parametrize(
    ("judge", "path", "source"),
    [
        (wrong_directions, "miaou/screens/home.py", "from miaou.ui import text\nimport time"),
        (wrong_directions, "miaou/screens/home.py", "if TYPE_CHECKING:\n    import miaou.device"),
        (wrong_directions, "miaou/device/power_up.py", "from miaou.screens import home"),
        (not_on_a_board, "main.py", "import board"),
        (not_on_a_board, "miaou/ui/text.py", "if TYPE_CHECKING:\n    from typing import Any"),
        (forbidden_words, "main.py", "print('no display answers')"),
        (forbidden_words, "miaou/core/loop.py", "import asyncio\nasyncio.sleep_ms(5)"),
    ],
)
def test_what_is_allowed_is_let_through(judge: Judge, path: str, source: str) -> None:
    assert judge(path, source) == []
