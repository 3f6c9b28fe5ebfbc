"""The power fails at every program and erase of real littlefs while whole games are played."""

import random
from collections.abc import Iterable

import pytest

from host_tests.helpers.witness import Allowed, Events, Recording, WatchedJournal
from miaou.core import files
from miaou.core.journal import Journal
from tools import firmware, scripts
from tools.bench import wear
from tools.device.stock import PAGES
from tools.virtual.flash_disk import TEARS, FlashDisk
from tools.virtual.workbench import Bench

CUTS = 1500  # on each kind of flash; random keys follow the scripts until there are so many
TAILS = {"rp2": 480, "esp32": 120}  # bytes of a tail that each family writes without an erase
AGAIN = 5  # one cut in so many is followed by two more, each while it goes on after the last
STARTS = 50  # one cut in so many is followed by a start of the whole handheld


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also lets the settings, which grow slowly, begin anew often."""
    monkeypatch.setattr("miaou.core.settings._MANY", 2)
    monkeypatch.setattr("miaou.core.journal.Journal", WatchedJournal)


def tell(path: str) -> Events:
    journal = Journal(path)
    assert journal.saved
    assert not journal.trouble
    return list(journal.events())


def told_after_a_cut(disk: FlashDisk, paths: Iterable[str]) -> dict[str, Events]:
    """What the journals tell; and they go on from there, and keep what is added."""
    more = ["after", "the", "cut"]
    with disk.plugged_in():
        files.make_folder("saves")
        told = {path: tell(path) for path in paths}
        for path in paths:
            Journal(path).append(*more)
        disk.mount()
        assert {path: tell(path) for path in paths} == {
            path: [*events, more] for path, events in told.items()
        }
    return told


def cut_again(disk: FlashDisk, told: dict[str, Events], seed: int) -> None:
    """The power goes twice more, at any moment of what follows a power cut."""
    dice = random.Random(seed)
    allowed: Allowed = {path: [events] for path, events in told.items()}
    for _time in range(3):
        disk.operations.clear()
        image = bytearray(disk.buffer)
        with disk.plugged_in():
            files.make_folder("saves")
            found = {path: tell(path) for path in allowed}
            for path, events in found.items():
                assert events in allowed[path], f"seed {seed}, {path}"
                journal = Journal(path)
                journal.append("after", "the", "cut")
                journal.fold()
        allowed = {
            path: [events, [*events, ["after", "the", "cut"]]] for path, events in found.items()
        }
        last = dice.randrange(len(disk.operations))
        for operation in disk.operations[:last]:
            operation.apply(image, len(operation.data))
        disk.operations[last].tear(image, dice.randrange(TEARS))
        disk = FlashDisk(disk.page, image)


def never_cut(told: dict[str, Events]) -> FlashDisk:
    """A disk on which these journals were written in peace."""
    disk = FlashDisk()
    with disk.plugged_in():
        files.make_folder("saves")
        for path, events in told.items():
            Journal(path).restart(*events)
    return disk


def start(disk: FlashDisk) -> tuple[list[str], bytes, list[str]]:
    """What a handheld with this disk says, shows and complains of."""
    with disk.plugged_in():
        handheld = Bench(firmware.board(wear.BOARD))
        handheld.power_on()
        return handheld.said(), handheld.picture(), handheld.log


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("family", PAGES)
def test_a_power_cut_anywhere_loses_nothing_that_was_shown(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miaou.core.journal._TAIL", TAILS[family])
    page = PAGES[family]
    tried = 0
    each = CUTS // len(scripts.every()) + TEARS
    for script in scripts.every():
        recording = Recording(script, page, each // TEARS)
        for left, allowed in recording.cuts(each):
            tried += 1
            where = f"{script.stem}, cut {tried}"
            whole = bytearray(left)
            told = told_after_a_cut(FlashDisk(page, left), recording.witness.states)
            for path, events in told.items():
                assert events in allowed.get(path, [[]]), f"{where}, {path}"
            if told and tried % AGAIN == 0:
                cut_again(FlashDisk(page, bytearray(whole)), told, tried)
            if tried % STARTS == 0:
                assert start(FlashDisk(page, whole)) == start(never_cut(told)), where
    print(f"{family}: {tried} power cuts, and nothing lost")
    assert tried >= CUTS


def test_no_game_wears_the_flash_more_than_its_share() -> None:
    figures = {figure.name: figure.value for figure in wear.measure()}
    for script in scripts.every():
        programs = figures[f"{script.stem}: flash programs"]
        assert programs > figures[f"{script.stem}: flash erases"] > 0
        assert figures[f"{script.stem}: flash erases"] <= 20, script.stem
