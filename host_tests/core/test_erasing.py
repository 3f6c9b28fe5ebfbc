"""Erasing takes the files and what memory holds of them, and nothing else."""

from pathlib import Path

import pytest

from miaou.core.erasing import erase
from miaou.core.journal import Journal


@pytest.fixture
def saves(tmp_path: Path) -> dict[str, Journal]:
    """Two journals with an event each, in flash and in memory."""
    journals = {name: Journal(str(tmp_path / name)) for name in ("settings", "chats")}
    for journal in journals.values():
        journal.append("said", "meow")
    return journals


@pytest.mark.parametrize(
    ("start", "stays"), [("", set()), ("settings", {"chats"})], ids=["all", "settings"]
)
def test_what_is_erased_does_not_come_back_with_the_next_write(
    tmp_path: Path, saves: dict[str, Journal], start: str, stays: set[str]
) -> None:
    assert erase(str(tmp_path), saves, start)
    for journal in saves.values():
        journal.write()
    assert {path.name.split(".")[0] for path in tmp_path.iterdir()} == stays
    assert {name for name in saves if len(Journal(str(tmp_path / name)))} == stays


def test_a_file_that_stays_is_told_and_the_others_go(
    tmp_path: Path, saves: dict[str, Journal]
) -> None:
    (tmp_path / "a_folder").mkdir()
    assert not erase(str(tmp_path), saves, "")
    assert [path.name for path in tmp_path.iterdir()] == ["a_folder"]
