"""A glance at a journal's tail tells its latest event, or nothing; never an older one."""

from pathlib import Path

import pytest

from miaou.core.glance import last_of
from miaou.core.journal import Journal


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(str(tmp_path / "die"))


def test_the_tail_tells_the_latest_of_a_kind(journal: Journal) -> None:
    journal.restart()
    for event in (("roll", "paw"), ("roll", "fish"), ("token", "skip")):
        journal.append(*event)
    assert last_of(journal.path, "roll") == ["roll", "fish"]


def test_a_tail_that_was_folded_away_still_tells_it(journal: Journal) -> None:
    journal.restart()
    journal.append("roll", "paw")
    journal.fold()
    assert last_of(journal.path, "roll") == ["roll", "paw"]


def test_a_tail_of_the_journal_before_tells_nothing(journal: Journal) -> None:
    journal.restart()
    journal.append("roll", "paw")
    journal.restart(("roll", "fish"))
    assert last_of(journal.path, "roll") is None


@pytest.mark.parametrize("after", ["undo", "undo undo"])
def test_what_was_taken_back_is_not_told(journal: Journal, after: str) -> None:
    journal.restart()
    journal.append("roll", "fish")
    journal.append("roll", "paw")
    for _word in after.split():
        journal.undo()
    assert last_of(journal.path, "roll") is None


@pytest.mark.parametrize("name", ["die", "die.tail"])
def test_a_damaged_line_or_a_missing_file_tells_nothing(journal: Journal, name: str) -> None:
    journal.restart()
    journal.append("roll", "paw")
    path = Path(journal.path).with_name(name)
    path.write_bytes(path.read_bytes().replace(b" ", b"x", 1))
    assert last_of(journal.path, "roll") is None
    path.unlink()
    assert last_of(journal.path, "roll") is None
