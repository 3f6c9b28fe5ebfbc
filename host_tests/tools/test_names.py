"""Where files lie: one name is one thing, commands need every tool, tests mirror what they test."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

import pytest

from tools.firmware import ROOT

# The stubs of mypy are called as what they stand for, and node_modules are other people's.
NOT_OURS = {"typings", "node_modules", "__pycache__"}

TOOLS = ROOT / "tools"
PYTHON = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in TOOLS.rglob("*.py")
    if "node_modules" not in path.parts
}
SCRIPTS = [*TOOLS.glob("wasm/*.mjs"), *TOOLS.glob("web/page/*.js")]
# Run on a board or in MicroPython: opened by their path.
ELSEWHERE = ("tools.chip.plain.", "tools.device.onboard.", "tools.wasm.boot")
NAMED = re.compile(r"tools(?:[./]\w+)+")


def sources(folder: Path) -> list[PurePath]:
    paths = (path.relative_to(folder) for path in folder.rglob("*.py"))
    return [path for path in paths if not NOT_OURS & {*path.parts}]


def twins(paths: Iterable[PurePath], also: Iterable[str] = ()) -> list[str]:
    """Names that two modules or packages have, or that stand for something else at the top."""
    paths = [*paths]
    modules = [path.stem for path in paths if not path.stem.startswith("__")]
    packages = {path.parent for path in paths} - {PurePath()}
    named = Counter([*modules, *(package.name for package in packages), *also])
    return sorted(name for name, count in named.items() if count > 1)


def tops() -> list[str]:
    """The project's other folders with code in them."""
    return ["boards", "firmware", "host_tests", "docs"]


def test_no_two_tools_have_the_same_name() -> None:
    firmware = {"firmware"}  # tools/firmware.py is about that very folder
    assert twins(sources(TOOLS), {*tops()} - firmware) == []


@pytest.mark.parametrize(
    ("paths", "found"),
    [
        (["flash.py", "chip/flash.py"], ["flash"]),
        (["bench.py", "bench/rows.py"], ["bench"]),
        (["chip/chip.py"], ["chip"]),
        (["boards.py"], ["boards"]),
        (["chip/__init__.py", "web/__init__.py", "__main__.py"], []),
        (["chip/rp2040.py", "device/flash.py"], []),
    ],
)
def test_twins_are_found(paths: list[str], found: list[str]) -> None:
    assert twins(map(PurePath, paths), tops()) == found


def test_helpers_of_tests_are_in_their_own_folder() -> None:
    tests = ROOT / "host_tests"
    loose = [path for path in sources(tests) if "helpers" not in path.parts]
    assert [str(path) for path in loose if not _is_test(path)] == []


def _is_test(path: PurePath) -> bool:
    return path.name == "conftest.py" or path.name.startswith("test_")


def mentioned(path: Path) -> Iterator[str]:
    """Modules that a file imports, or names in a string."""
    if path.suffix != ".py":
        yield from NAMED.findall(path.read_text("utf-8"))
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from NAMED.findall(node.value)


def module(name: str) -> str:
    """The module that has this name, or something of this name in it; "" if none of tools is."""
    name = name.replace("/", ".").removesuffix(".py")
    while name and name not in PYTHON:
        name = name.rpartition(".")[0]
    return name


def reached() -> set[str]:
    """All that some command needs."""
    found: set[str] = set()
    ahead = ["tools.__main__", *(name for path in SCRIPTS for name in mentioned(path))]
    while ahead:
        name = module(ahead.pop())
        if name and name not in found:
            found.add(name)
            ahead += [*mentioned(PYTHON[name]), name.rpartition(".")[0]]
    return found


def test_every_module_of_tools_is_needed_by_a_command() -> None:
    idle = {name for name in PYTHON.keys() - reached() if not name.startswith(ELSEWHERE)}
    assert idle == set(), "what only tests use is in host_tests/helpers"


def test_tests_lie_where_what_they_test_lies() -> None:
    tests = {path for path in sources(ROOT / "host_tests") if path.name.startswith("test_")}
    folders = {path.parent for path in tests}
    strays = [folder for folder in folders if not _mirrored(folder).is_dir()]
    assert strays == []


def _mirrored(folder: PurePath) -> Path:
    return ROOT / folder if folder.parts[:1] == ("tools",) else ROOT / "firmware/miaou" / folder
