"""Runs a test of the screens as it stands on real MicroPython, with stand-ins for what it imports.

A test asks for `handheld` and for what it is parametrised with; nothing else is there.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tools.virtual.workbench import Bench

    Test = Callable[..., None]

_cases: "dict[str, list[tuple[list[str], list[Any]]]]" = {}  # by test, while its module loads
_loaded: "dict[str, Any]" = {}


class _Anything:
    """`Any`, `Callable[..., Bench]`, a decorator: whatever is said of it, it is no more."""

    def __getitem__(self, _what: "Any") -> "_Anything":
        return self

    def __getattr__(self, _name: str) -> "_Anything":
        return self

    def __call__(self, *_given: "Any", **_named: "Any") -> "_Anything":
        return self


class _Mark:
    usefixtures = _Anything()

    def parametrize(
        self, names: "Any", values: "Any", ids: "Any" = None
    ) -> "Callable[[Test], Test]":
        named = [name.strip() for name in names.split(",")] if isinstance(names, str) else names

        def noted(test: "Test") -> "Test":
            _cases.setdefault(test.__name__, []).append((list(named), list(values)))
            return test

        return noted


class _Approximately:
    def __init__(self, value: float, abs: float = 0, rel: float = 1e-6) -> None:
        self._value = value
        self._most = max(abs, rel * value, -rel * value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (int, float)) and -self._most <= other - self._value <= self._most


class _Pytest:
    mark = _Mark()
    fixture = _Anything()
    approx = _Approximately


class _Path:
    """So much of a path as tests of screens have needed."""

    def __init__(self, path: str) -> None:
        self._path = path

    def read_bytes(self) -> bytes:
        with open(self._path, "rb") as file:
            return file.read()

    def write_bytes(self, data: bytes) -> None:
        with open(self._path, "wb") as file:
            file.write(data)

    def exists(self) -> bool:
        folder, _, name = self._path.rpartition("/")
        return name in os.listdir(folder or ".")


class _Module:
    def __init__(self, **names: "Any") -> None:
        for name, what in names.items():
            setattr(self, name, what)


class _Itertools:
    @staticmethod
    def groupby(values: "Any") -> "list[tuple[Any, list[Any]]]":
        groups: list[tuple[Any, list[Any]]] = []
        for value in values:
            if not groups or groups[-1][0] != value:
                groups.append((value, []))
            groups[-1][1].append(value)
        return groups


def prepare() -> None:
    """The virtual handheld in place of `machine`, and stand-ins for CPython's own modules."""
    from tools.virtual import plug

    plug.install()
    known: Any = sys.modules
    known["pytest"] = _Pytest()
    known["itertools"] = _Itertools()
    known["pathlib"] = _Module(Path=_Path)
    said = _Anything()  # in annotations, which MicroPython passes over
    known["typing"] = _Module(Any=said)
    known["collections.abc"] = _Module(Callable=said, Iterator=said)
    known["contextlib"] = _Module(AbstractContextManager=said)
    known["tools.wasm"] = _Module(MicroPython=said)


def run(module: str, name: str, chosen: "dict[str, int]") -> None:
    """`chosen` tells, by its name, which of the values a parameter has."""
    from tools.playing import player

    prepare()
    if module not in _loaded:
        _cases.clear()
        _loaded[module] = __import__(module, None, None, (name,)), dict(_cases)
    loaded, cases = _loaded[module]
    given: dict[str, Any] = {"handheld": _switch_on}
    for names, values in cases.get(name, []):
        value = values[chosen[names[0]]]
        given.update(zip(names, value) if len(names) > 1 else [(names[0], value)])
    player.clear_saves()
    getattr(loaded, name)(**given)


def _switch_on(board: "Any" = None, language: str = "en", seed: int = 1) -> "Bench":
    """As the fixture of that name does it."""
    from tools.playing import player
    from tools.virtual.workbench import Bench

    if language:
        player.choose_language(language)
    bench = Bench(board or __import__("boards.pico_oled", None, None, ("NAME",)), seed)
    bench.power_on()
    return bench
