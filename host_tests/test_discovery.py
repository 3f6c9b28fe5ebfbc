"""Every screen that exists can be reached, fits its panel in every language, and never crashes."""

import ast
from pathlib import Path

import pytest

from miaou.lang import LANGUAGES
from tools import firmware
from tools.virtual import walker
from tools.wasm import MicroPython

BOARDS = [*firmware.board_names(), "tools.virtual.two_buttons"]
CODES = [code for code, _name in LANGUAGES]
PRESSES = 400


def screens_that_exist() -> set[str]:
    """Every class of screens/ that people can see, found in its source."""
    found = set()
    for path in (firmware.FIRMWARE / "miaou" / "screens").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
    return found


@pytest.mark.parametrize("language", ["", *CODES])
@pytest.mark.parametrize("board", BOARDS)
def test_a_walk_through_everything_is_alike_on_both_pythons(
    board: str,
    language: str,
    micropython: MicroPython,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    here = walker.walk(board, language, PRESSES)
    assert here["cut"] == [], "these words do not fit"
    assert here["log"] == []
    assert screens_that_exist() <= set(here["screens"])
    there = micropython.call("tools.virtual.walker.walk", board, language, PRESSES)
    assert there == here
