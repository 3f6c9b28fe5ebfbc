"""Replacing a file survives a cut between its steps, on file systems of either kind."""

import os
from pathlib import Path

import pytest

from miaou.core import files, recovery


@pytest.fixture
def path(tmp_path: Path) -> Path:
    old = tmp_path / "save"
    old.write_bytes(b"old")
    old.with_name("save.new").write_bytes(b"new")
    return old


@pytest.fixture
def fat(monkeypatch: pytest.MonkeyPatch) -> None:
    """As FAT does: no renaming onto a file that is there."""
    rename = os.rename

    def strict(old: str, new: str) -> None:
        if os.path.exists(new):
            raise OSError(17, "File exists")
        rename(old, new)

    monkeypatch.setattr(os, "rename", strict)


def test_the_new_copy_takes_the_place_of_the_old(path: Path) -> None:
    files.replace(str(path))
    assert path.read_bytes() == b"new"
    assert not path.with_name("save.new").exists()


@pytest.mark.usefixtures("fat")
def test_it_does_so_where_renaming_onto_a_file_fails(path: Path) -> None:
    files.replace(str(path))
    assert path.read_bytes() == b"new"


@pytest.mark.usefixtures("fat")
def test_a_cut_between_the_two_steps_is_settled(path: Path) -> None:
    path.unlink()
    recovery.settle(str(path))
    assert path.read_bytes() == b"new"


def test_an_unfinished_new_copy_does_not_replace_the_old(path: Path) -> None:
    recovery.settle(str(path))
    assert path.read_bytes() == b"old"


def test_only_the_good_start_is_copied(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 3)
    recovery.copy_start(str(path), 300)
    assert path.with_name("save.new").read_bytes() == (bytes(range(256)) * 3)[:300]


def test_a_file_that_is_not_there_has_no_size(path: Path) -> None:
    assert files.size(str(path)) == 3
    assert files.size(str(path) + "x") == -1
