"""A short run of `python3 -m tools fuzz`, and whether it would see what it looks for."""

import pytest

from tools import fuzz
from tools.playing import opened


def test_changed_saves_crash_nothing_and_lose_nothing_without_a_word() -> None:
    assert fuzz.fuzz(16, range(1500)) == []


@pytest.mark.usefixtures("micropython")
def test_both_pythons_tell_the_same_of_changed_saves() -> None:
    assert fuzz.compare(16, range(200)) == []


def test_every_version_is_in_the_corpus() -> None:
    names = {save.name for save in fuzz.corpus()}
    assert names >= {"settings", "players", "chats_timer", *opened.RULES}
    assert any(save.tail for save in fuzz.corpus())


@pytest.mark.parametrize("what", ["damage", "gaps"])
def test_what_is_not_told_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = "take" if what == "damage" else "_wrong"
    monkeypatch.setattr(f"miaou.core.salvage.Found.{silent}", lambda *_given: None)
    assert fuzz.fuzz(16, range(500))
