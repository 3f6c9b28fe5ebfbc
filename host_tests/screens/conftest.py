"""Tests of screens run on both Pythons, as they stand."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from host_tests.helpers.both import running

PYTHONS = ("cpython", "micropython")

# What running.py stands in for, what MicroPython has, and what is put there. Whoever imports more
# at the top of a module has its tests run on CPython alone.
THERE = {"pytest", "itertools", "pathlib", "typing", "collections.abc", "contextlib", "tools.wasm"}
THERE |= {"framebuf", "sys"}
FOLDERS = ("host_tests.helpers", "miaou", "boards", "tools.playing", "tools.virtual")

Cases = tuple[list[str], list[Any]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a handheld, and for nothing that only CPython has, runs on both."""
    given = {name for names, _values in _cases(metafunc.definition) for name in names}
    asked = {*inspect.signature(metafunc.function).parameters} - given
    if asked == {"handheld"} and _imports_what_is_there(metafunc.module):
        metafunc.fixturenames.append("python")
        metafunc.parametrize("python", PYTHONS)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    callspec = getattr(pyfuncitem, "callspec", None)
    if callspec is None or callspec.params.get("python") != "micropython":
        return None
    chosen = {}
    for names, values in _cases(pyfuncitem):
        here = [callspec.params[name] for name in names]
        chosen[names[0]] = values.index(here[0] if len(names) == 1 else tuple(here))
    micropython = pyfuncitem._request.getfixturevalue("micropython")
    name = pyfuncitem.originalname or pyfuncitem.name
    micropython.call(running.run, pyfuncitem.module.__name__, name, chosen)
    return True


@cache
def _imports_what_is_there(module: ModuleType) -> bool:
    body = ast.parse(inspect.getsource(module)).body
    names = {alias.name for line in body if isinstance(line, ast.Import) for alias in line.names}
    names |= {line.module or "" for line in body if isinstance(line, ast.ImportFrom)}
    return all(name in THERE or name.startswith(FOLDERS) for name in names)


def _cases(test: pytest.Item | pytest.Collector) -> Iterator[Cases]:
    """The names of its parameters, and the values that they have."""
    for mark in test.iter_markers("parametrize"):
        names, values = mark.args[:2]
        if names != "python":
            split = names.split(",") if isinstance(names, str) else names
            yield [name.strip() for name in split], [*values]
