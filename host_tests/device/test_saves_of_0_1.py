"""Saves that Miaou 0.1 wrote, kept as they were: they open, and show what they showed then."""

import json
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from host_tests.helpers.gestures import SwitchOn
from miaou.lang import choose
from miaou.screens.apps import APPS
from tools.firmware import ROOT

OF_0_1 = ("cat_tower", "yummy_kitty", "chats", "settings")
KEPT = ROOT / "host_tests" / "saves_0.1"
Seen = list[tuple[str, list[str]]]
SEEN: dict[str, Seen] = json.loads((KEPT / "seen.json").read_text(encoding="utf-8"))


def newer() -> list[str]:
    """Apps on home that 0.1 did not have."""
    apps = [import_module(f"miaou.screens.{app}.app") for app in APPS if app not in OF_0_1]
    return [f"[{choose(app.TITLE)}]" for app in apps]


@pytest.mark.parametrize("name", SEEN)
def test_a_save_of_0_1_resumes_where_it_was(name: str, handheld: SwitchOn, tmp_path: Path) -> None:
    shutil.copytree(KEPT / name, tmp_path / "saves")
    bench = handheld(language="", seed=7)
    for key, said in SEEN[name]:
        if key:
            bench.press(key)
            bench.wait(3000)
        assert [words for words in bench.said() if words not in newer()] == said
    assert bench.log == []
    assert not list((tmp_path / "saves").glob("*.aside*"))


def test_every_save_that_is_kept_is_opened() -> None:
    assert {path.name for path in KEPT.iterdir() if path.is_dir()} == set(SEEN)
