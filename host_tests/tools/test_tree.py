"""The tree of tools: one name is one thing, and what only tests use is not in it."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tools.firmware import ROOT

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


def test_no_two_modules_or_folders_of_tools_have_one_name() -> None:
    folders = {path.parent for path in PYTHON.values()} - {TOOLS}
    names = [path.stem for path in PYTHON.values() if path.stem != "__init__"]
    names += [folder.name for folder in folders]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_every_module_of_tools_is_needed_by_a_command() -> None:
    idle = {name for name in PYTHON.keys() - reached() if not name.startswith(ELSEWHERE)}
    assert idle == set(), "what only tests use is in host_tests/helpers"
