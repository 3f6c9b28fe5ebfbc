"""Flash erased ahead of need: no event waits for an erase, and no cut in one costs an event."""

import contextlib
from collections.abc import Iterator

import pytest

from host_tests.helpers.rp2_flash import soldered
from miaou.core import headroom
from miaou.core.journal import Journal
from tools.virtual.flash_disk import TEARS, FlashDisk

PATH = "saves/quick_die"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[FlashDisk]:
    with board(monkeypatch) as made:
        yield made


@contextlib.contextmanager
def board(monkeypatch: pytest.MonkeyPatch) -> Iterator[FlashDisk]:
    """A Pico, which was just switched on."""
    monkeypatch.setattr("miaou.core.journal._TAIL", 480)
    monkeypatch.setattr(headroom, "_pair", [])
    made = FlashDisk()
    soldered(made, monkeypatch)
    with made.plugged_in():
        yield made


def begun() -> Journal:
    """Beside it lie other files, in the folder and before it, as on a board."""
    for path in ("saves.beats", "main.py"):
        with open(path, "w") as file:
            file.write("saves")
    Journal("saves/settings").restart(["language", "en"])
    journal = Journal(PATH)
    journal.restart(["roll", "paw"])
    return journal


def erases(disk: FlashDisk) -> int:
    """Since this was asked last."""
    count = disk.erases()
    disk.operations.clear()
    return count


def played(disk: FlashDisk, ahead: bool) -> tuple[int, int]:
    """Erases that twelve times ten events waited for, and all of them."""
    journal = begun()
    erases(disk)
    waited = total = 0
    for _times in range(12):
        for _ in range(10):
            journal.append("roll", "paw")
            waited += (now := erases(disk))
            if ahead:
                headroom.make_room(PATH, len(journal.tail))
            total += now + erases(disk)
        journal.fold()
        if ahead:
            headroom.make_room(PATH, len(journal.tail))
        total += erases(disk)
    assert len(Journal(PATH)) == 121
    return waited, total


def test_no_event_waits_for_an_erase(disk: FlashDisk) -> None:
    waited, _total = played(disk, ahead=True)
    assert waited == 0


def test_without_it_events_do_wait(disk: FlashDisk) -> None:
    waited, _total = played(disk, ahead=False)
    assert waited > 5


def test_it_wears_flash_out_hardly_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    totals = []
    for ahead in (False, True):
        with board(monkeypatch) as disk:
            totals.append(played(disk, ahead)[1])
    assert totals[1] <= totals[0] * 1.25


@pytest.mark.parametrize("tear", range(TEARS))
def test_a_cut_in_it_costs_no_event(disk: FlashDisk, tear: int) -> None:
    journal = begun()
    cuts = 0
    for number in range(40):
        journal.append("roll", "paw")
        before = bytearray(disk.buffer)
        disk.operations.clear()
        headroom.make_room(PATH, len(journal.tail))
        for operation in disk.operations:
            torn = bytearray(before)
            operation.tear(torn, tear)
            with FlashDisk(image=torn).plugged_in():
                assert len(Journal(PATH)) == number + 2
            operation.apply(before, len(operation.data))
            cuts += 1
    assert cuts > 6


def test_a_folder_that_is_not_found_is_left_alone(disk: FlashDisk) -> None:
    journal = begun()
    disk.operations.clear()
    for _ in range(20):
        headroom.make_room("elsewhere/quick_die", len(journal.tail))
    assert disk.operations == []
