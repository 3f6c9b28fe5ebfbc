"""Every screen that exists is opened, fits its panel in every language, and never crashes."""

import ast
from pathlib import Path

import pytest

from miaou.lang.languages import LANGUAGES
from tools import firmware
from tools.virtual import player, walker
from tools.wasm import MicroPython

BOARDS = [*firmware.board_names(), "tools.virtual.two_buttons", "tools.virtual.everything"]
CODES = [code for code, _name in LANGUAGES]
SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.txt"))


def screens_that_exist() -> set[str]:
    """Every class of screens/ that draws and answers keys, itself or by its bases."""
    classes = {
        node.name: (node, folder)
        for folder in ("ui", "screens")
        for path in (firmware.FIRMWARE / "miaou" / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    def methods(name: str) -> set[str]:
        if name not in classes:
            return set()
        node = classes[name][0]
        own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        return own.union(*(methods(ast.unparse(base)) for base in node.bases))

    return {
        name
        for name, (_node, folder) in classes.items()
        if folder == "screens" and methods(name) >= {"draw", "key"}
    }


def test_some_key_script_opens_every_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opened: set[str] = set()
    for script in SCRIPTS:
        language = script.stem.partition(".")[2]
        if language not in ("", "en"):
            continue  # the same keys as in English
        opened |= set(player.play(script.read_text("utf-8"), "pico_oled", language)["screens"])
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
    there = micropython.call("tools.virtual.walker.walk", board, language, presses)
    assert there == here
