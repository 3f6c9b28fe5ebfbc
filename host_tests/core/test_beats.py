"""Beats past littlefs: counted after a power cut, harmless to every file, and without an erase."""

import random
from collections.abc import Iterator

import pytest

from host_tests.helpers.rp2_flash import soldered
from miaou.core.beats import Beats
from miaou.core.journal import Journal
from tools.virtual.flash_disk import TEARS, FlashDisk

PATH = "saves.beats"
SAVED = "timer"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[FlashDisk]:
    made = FlashDisk()
    soldered(made, monkeypatch)
    with made.plugged_in():
        yield made


def begun() -> Beats:
    beats = Beats(PATH)
    beats.begin(Journal(SAVED), "clock", "900")
    return beats


def counted() -> int:
    """As after a power cut: by what the journal tells."""
    *_old, last = Journal(SAVED).events()
    return Beats(PATH).find(last[-1])


def read(path: str) -> bytes:
    with open(path, "rb") as file:
        content: bytes = file.read()
    return content


@pytest.mark.usefixtures("disk")
def test_every_beat_is_counted_after_a_power_cut() -> None:
    beats = begun()
    for number in range(600):
        assert counted() == number
        assert not beats.beat()


def test_no_beat_erases_and_each_programs_one_page(disk: FlashDisk) -> None:
    beats = begun()
    disk.operations.clear()
    for _ in range(400):
        beats.beat()
    assert len(disk.operations) == 400
    assert disk.erases() == 0


@pytest.mark.parametrize("tear", range(TEARS))
def test_a_cut_in_the_middle_of_a_beat_costs_that_one_at_most(disk: FlashDisk, tear: int) -> None:
    beats = begun()
    for _ in range(300):
        beats.beat()
    before = bytearray(disk.buffer)
    beats.beat()
    disk.operations[-1].tear(before, tear)
    disk.buffer[:] = before
    assert counted() in (300, 301)


@pytest.mark.usefixtures("disk")
def test_after_eight_hours_there_is_no_more_room_and_that_is_said() -> None:
    beats = begun()
    assert beats.beat(4000) == 4000 - 3072
    assert counted() == 3072
    assert beats.beat()


@pytest.mark.usefixtures("disk")
def test_another_event_has_no_beats_of_the_one_before() -> None:
    begun().beat(7)
    assert counted() == 7
    begun()
    assert counted() == 0


def test_on_a_full_flash_there_are_none(disk: FlashDisk) -> None:
    begun()
    disk.fill()
    assert begun().beat()


def test_whatever_becomes_of_its_file_no_other_is_harmed(disk: FlashDisk) -> None:
    """Its block may belong to any other file as soon as it is gone: files of all sizes come and go
    while it goes on beating."""
    dice = random.Random(1)
    beats = begun()
    held: dict[str, bytes] = {}
    for step in range(600):
        name = f"file{dice.randrange(12)}"
        held[name] = bytes(dice.getrandbits(8) for _ in range(dice.choice((10, 700, 5000))))
        with open(name, "wb") as file:
            file.write(held[name])
        if step == 20:
            disk.guarded(disk.remove)(PATH)
        beats.beat()
        if step % 10 == 0:
            disk.mount()
            assert {name: read(name) for name in held} == held


def test_the_files_of_the_disk_are_what_they_were(disk: FlashDisk) -> None:
    beats = begun()
    before = read(PATH)
    for _ in range(500):
        beats.beat()
    disk.mount()
    assert read(PATH) == before
