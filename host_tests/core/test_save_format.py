"""docs/save_format.md tells the truth: its little reader finds what the firmware finds."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from miaou.core.journal import Journal
from tools.firmware import ROOT

PAGE = (ROOT / "docs" / "save_format.md").read_text(encoding="utf-8")
KEPT = ROOT / "host_tests" / "saves_0.1"
JOURNALS = [path for path in sorted(KEPT.glob("*/*")) if path.suffix != ".tail"]

Reader = Callable[[Path], list[list[str]]]


@pytest.fixture
def reader() -> Reader:
    """The program on the page."""
    program = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(program) == 1
    names: dict[str, Any] = {}
    exec(program[0], names)
    found: Reader = names["events"]
    return found


def test_the_page_reads_every_save_of_0_1(reader: Reader, tmp_path: Path) -> None:
    read = 0
    for number, journal in enumerate(JOURNALS):
        if journal.read_bytes().startswith(b"miaou"):
            copy = shutil.copytree(journal.parent, tmp_path / str(number)) / journal.name
            assert reader(copy) == [list(event) for event in Journal(str(copy)).events()]
            read += len(reader(copy))
    assert read > 100


def test_the_page_reads_what_is_written_and_taken_back_now(reader: Reader, tmp_path: Path) -> None:
    path = tmp_path / "cat_tower"
    journal = Journal(str(path))
    for number in range(40):
        journal.append("roll", "one_cat", str(number))
        if number % 3 == 0:
            journal.undo()
        if number == 30:
            journal.fold()
    assert reader(path) == [list(event) for event in journal.events()]
    assert len(reader(path)) == 40 - 14
    journal.restart(("table", "Zoé"))
    assert reader(path) == [["table", "Zoé"]]


def test_the_page_reads_past_a_tail_that_the_body_has_already(
    reader: Reader, tmp_path: Path
) -> None:
    path = tmp_path / "cat_tower"
    journal = Journal(str(path))
    journal.append("roll", "paw")
    journal.fold()
    journal.append("roll", "fish")
    tail = Path(f"{path}.tail").read_bytes()
    journal.fold()
    Path(f"{path}.tail").write_bytes(tail)
    assert reader(path) == [["roll", "paw"], ["roll", "fish"]]


def test_every_file_that_miaou_writes_is_on_the_page() -> None:
    """Of the saves that were kept; a tail is told with its journal."""
    names = {path.name for path in JOURNALS}
    assert {name for name in names if f"`{name}`" not in PAGE} == set()
