"""Saves that released versions wrote, kept as they were: they open, and show what they showed then.

Each version has its folder `saves_X.Y` of handhelds that were switched off, and in `seen.json` what
each then said at power-up and after some keys.
"""

import json
import re
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from host_tests.helpers.gestures import SwitchOn
from miaou.lang import choose
from miaou.screens.apps import APPS
from tools.firmware import ROOT

OF_0_1 = ("cat_tower", "yummy_kitty", "chats", "settings")
KEPT = sorted((ROOT / "host_tests").glob("saves_*"))
Seen = list[tuple[str, list[str]]]
SEEN: dict[Path, Seen] = {
    version / name: seen
    for version in KEPT
    for name, seen in json.loads((version / "seen.json").read_text(encoding="utf-8")).items()
}


def newer() -> list[str]:
    """Apps on home that 0.1 did not have."""
    apps = [import_module(f"miaou.screens.{app}.app") for app in APPS if app not in OF_0_1]
    return [f"[{choose(app.TITLE)}]" for app in apps]


@pytest.mark.parametrize("kept", SEEN, ids=lambda kept: f"{kept.parent.name}/{kept.name}")
def test_a_save_of_an_old_version_resumes_where_it_was(
    kept: Path, handheld: SwitchOn, tmp_path: Path
) -> None:
    shutil.copytree(kept, tmp_path / "saves")
    bench = handheld(language="", seed=7)
    for key, said in SEEN[kept]:
        if key:
            bench.press(key)
            bench.wait(3000)
        assert [words for words in bench.said() if words not in newer()] == said
    assert bench.log == []
    assert not list((tmp_path / "saves").glob("*.aside*"))


def test_every_save_that_is_kept_is_opened() -> None:
    assert {path for version in KEPT for path in version.iterdir() if path.is_dir()} == set(SEEN)


def test_saves_of_every_released_version_are_kept() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+)", changelog, re.MULTILINE)
    assert released
    assert {f"saves_{version}" for version in released} == {version.name for version in KEPT}
