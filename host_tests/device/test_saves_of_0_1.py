"""Saves that Miaou 0.1 wrote, kept as they were: they open, and show what they showed then."""

import json
import shutil
from pathlib import Path

import pytest

from host_tests.helpers.gestures import SwitchOn
from tools.firmware import ROOT

KEPT = ROOT / "host_tests" / "saves_0.1"
Seen = list[tuple[str, list[str]]]
SEEN: dict[str, Seen] = json.loads((KEPT / "seen.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SEEN)
def test_a_save_of_0_1_resumes_where_it_was(name: str, handheld: SwitchOn, tmp_path: Path) -> None:
    shutil.copytree(KEPT / name, tmp_path / "saves")
    bench = handheld(language="", seed=7)
    for key, said in SEEN[name]:
        if key:
            bench.press(key)
            bench.wait(3000)
        assert bench.said() == said
    assert bench.log == []
    assert not list((tmp_path / "saves").glob("*.aside*"))


def test_every_save_that_is_kept_is_opened() -> None:
    assert {path.name for path in KEPT.iterdir() if path.is_dir()} == set(SEEN)
