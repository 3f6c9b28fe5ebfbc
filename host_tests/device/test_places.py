"""Navigation: every place that a screen names exists, is a screen, and takes what it is given."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miaou.screens.apps import APPS
from miaou.ui import screen
from tools.firmware import FIRMWARE

SOURCES = sorted((FIRMWARE / "miaou").rglob("*.py"))
HOME = "home.Home"  # which device/ builds itself, before anything can be answered
WAYS = ("on_top", "instead", "how", "_open")
PLACE = re.compile(r"[a-z_]+(\.[a-z_]+)*\.[A-Z]\w+")


def named(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the text of every place in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and PLACE.fullmatch(str(node.value)):
            yield node.lineno, str(node.value)


def answered(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call that makes an answer of a place written there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in WAYS:
            place = node.args[1 if ast.unparse(node.func) == "_open" else 0]
            if isinstance(place, ast.Constant):
                yield str(place.value), node


def resolved(place: str) -> Any:
    module, _dot, name = place.rpartition(".")
    return getattr(importlib.import_module(f"miaou.screens.{module}"), name)


PLACES = sorted({place for path in SOURCES for _line, place in named(path)})
ANSWERS = [
    pytest.param(place, call, id=f"{path.parent.name}/{path.stem}:{call.lineno}:{call.col_offset}")
    for path in SOURCES
    for place, call in answered(path)
]


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_a_screen(place: str) -> None:
    found = resolved(place)
    assert callable(found.draw)
    assert callable(found.key)


@pytest.mark.parametrize(("place", "call"), ANSWERS)
def test_a_place_takes_what_it_is_given(place: str, call: ast.Call) -> None:
    given = call.args[call.args.index(next(a for a in call.args if isinstance(a, ast.Constant))) :]
    assert not any(isinstance(argument, ast.Starred) for argument in given), "name each of them"
    assert not call.keywords
    inspect.signature(resolved(place)).bind("handheld", *given[1:])


def test_most_answers_are_seen() -> None:
    assert len(PLACES) > 60
    assert len(ANSWERS) > 90


@pytest.mark.parametrize("app", APPS)
def test_what_home_and_the_settings_open_needs_nothing_but_the_handheld(app: str) -> None:
    told = importlib.import_module(f"miaou.screens.{app}.app")
    for place in filter(None, (told.FIRST, told.HOUSE_RULES)):
        inspect.signature(resolved(place)).bind("handheld")


def imported(tree: ast.AST) -> Iterator[str]:
    """What a screen takes from other modules of screens when it runs, in functions too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("miaou.screens."):
            module = (node.module or "").removeprefix("miaou.screens.")
            yield from (f"{module}.{alias.name}" for alias in node.names)
        yield from imported(node)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_nobody_imports_a_screen(path: Path) -> None:
    """What is opened by its place is imported by nobody: the door alone loads it."""
    opened = {*PLACES} - ({HOME} if path.parent.name == "device" else set())
    assert {*imported(ast.parse(path.read_text(encoding="utf-8")))} & opened == set()


def test_an_import_in_a_function_is_seen_and_an_annotation_let_through() -> None:
    home = "from miaou.screens.home import Home"
    assert [*imported(ast.parse(f"def f():\n    {home}"))] == ["home.Home"]
    assert [*imported(ast.parse(f"if TYPE_CHECKING:\n    {home}"))] == []


def test_keys_and_answers_share_no_value() -> None:
    from miaou.core import keys

    numbers = [keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT, keys.OK, keys.BACK, keys.SHAKE]
    answers: list[object] = [screen.LEAVE, screen.HOME, screen.on_top("home.Home")]
    assert not any(answer == number for answer in answers for number in numbers)
    assert len({id(answer) for answer in answers}) == len(answers)
