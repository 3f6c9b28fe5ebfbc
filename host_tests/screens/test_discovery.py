"""Every screen that exists is opened, fits its panel in every language, and never crashes."""

import ast
from pathlib import Path
from typing import Any

import pytest

from host_tests.device.test_places import PLACES
from miaou.core.loop import Loop
from miaou.lang.languages import LANGUAGES
from tools import firmware, scripts
from tools.playing import player, walker
from tools.wasm import MicroPython

BOARDS = [*firmware.board_names(), "tools.virtual.two_buttons", "tools.virtual.everything"]
CODES = [code for code, _name in LANGUAGES]


def screens_that_exist() -> set[str]:
    """Every class of screens/ that draws and answers keys, itself or by its bases.

    One that others are made of, and that nobody names as a place, is no screen by itself.
    """
    classes: dict[str, tuple[set[str], list[str]]] = {}
    for path in (firmware.FIRMWARE / "miaou").glob("*/**/*.py"):
        classes |= classes_in(path)

    def methods(name: str) -> set[str]:
        own, bases = classes.get(name, (set(), []))
        return own.union(*map(methods, bases))

    only_bases = {base for _own, bases in classes.values() for base in bases} - {
        f"miaou.screens.{place}" for place in PLACES
    }
    return {
        name
        for name in classes
        if name.startswith("miaou.screens.") and methods(name) >= {"draw", "key"}
    } - only_bases


def classes_in(path: Path) -> dict[str, tuple[set[str], list[str]]]:
    """The methods and the bases of each, all under their full names."""
    module = ".".join(path.relative_to(firmware.FIRMWARE).with_suffix("").parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {
        alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return {
        f"{module}.{node.name}": (
            {part.name for part in node.body if isinstance(part, ast.FunctionDef)},
            [imported.get(base, f"{module}.{base}") for base in map(ast.unparse, node.bases)],
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def test_some_key_script_opens_every_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opened: set[str] = set()
    show = Loop.show

    def told(self: Loop, now: Any) -> None:
        screen = type(self._house.door.stack[-1])
        opened.add(f"{screen.__module__}.{screen.__name__}")
        show(self, now)

    monkeypatch.setattr(Loop, "show", told)
    for script in scripts.every():
        player.play(scripts.load(script), "pico_oled", "en")
    assert screens_that_exist() - opened == set(), "open these in a script of host_tests/scripts"


def walks() -> list[tuple[str, str, int]]:
    """A board, a language, and how many presses; boards with few buttons or many in all of them."""
    thorough = ["pico_oled", "tools.virtual.two_buttons", "tools.virtual.everything"]
    others = [board for board in BOARDS if board not in thorough]
    return [
        *((board, code, 200) for board in thorough for code in ("", *CODES)),
        *((board, CODES[at % len(CODES)], 60) for at, board in enumerate(others)),
    ]


@pytest.mark.parametrize(("board", "language", "presses"), walks())
def test_a_walk_at_random_is_alike_on_both_pythons(
    board: str,
    language: str,
    presses: int,
    micropython: MicroPython,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    here = walker.walk(board, language, presses)
    assert here["cut"] == [], "these words do not fit"
    assert here["log"] == []
    assert len(here["screens"]) > 2
    there = micropython.call(walker.walking, board, language, presses)
    assert there == here
