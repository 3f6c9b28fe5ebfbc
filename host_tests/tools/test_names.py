"""One name, one thing: nobody opens the wrong file of two that are called alike."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path, PurePath

import pytest

from tools.firmware import ROOT

# The stubs of mypy are called as what they stand for, and node_modules are other people's.
NOT_OURS = {"typings", "node_modules", "__pycache__"}


def sources(folder: Path, kind: str = "py") -> list[PurePath]:
    paths = (path.relative_to(folder) for path in folder.rglob(f"*.{kind}"))
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
    tools = ROOT / "tools"
    firmware = {"firmware"}  # tools/firmware.py is about that very folder
    assert twins(sources(tools), {*tops()} - firmware) == []


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


def test_no_tool_is_for_tests_alone() -> None:
    """What no other tool names lies beside the tests that need it."""
    tools = ROOT / "tools"
    paths = [*sources(tools), *sources(tools, "mjs")]
    words = {path: {*re.findall(r"\w+", (tools / path).read_text("utf-8"))} for path in paths}
    unnamed = [
        path
        for path in sources(tools)
        if not any(path.stem in words[other] for other in paths if other != path)
    ]
    assert [str(path) for path in unnamed if not path.stem.startswith("__")] == []


def test_tests_lie_where_what_they_test_lies() -> None:
    tests = {path for path in sources(ROOT / "host_tests") if path.name.startswith("test_")}
    folders = {path.parent for path in tests}
    strays = [folder for folder in folders if not _mirrored(folder).is_dir()]
    assert strays == []


def _mirrored(folder: PurePath) -> Path:
    return ROOT / folder if folder.parts[:1] == ("tools",) else ROOT / "firmware/miaou" / folder
