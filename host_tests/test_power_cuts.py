"""The power fails at every program and erase of real littlefs while whole games are played."""

from collections.abc import Iterable

import pytest

from miaou.core import files
from miaou.core.journal import Journal
from tools import bench, firmware, scripts
from tools.flash_disk import FlashDisk
from tools.stock import PAGES
from tools.virtual.bench import Bench
from tools.witness import TEARS, Events, Recording, WatchedJournal

CUTS = 1500  # on each kind of flash; random keys follow the scripts until there are so many
STARTS = 50  # one cut in so many is followed by a start of the whole handheld


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also lets the settings, which grow slowly, begin anew often."""
    monkeypatch.setattr("miaou.core.journal._MANY", 2)
    for module in ("miaou.core.journal", "miaou.device.handheld"):
        monkeypatch.setattr(module + ".Journal", WatchedJournal)


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
        handheld = Bench(firmware.board(bench.BOARD))
        handheld.power_on()
        return handheld.said(), handheld.picture(), handheld.log


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("family", PAGES)
def test_a_power_cut_anywhere_loses_nothing_that_was_shown(family: str) -> None:
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
            if tried % STARTS == 0:
                assert start(FlashDisk(page, whole)) == start(never_cut(told)), where
    print(f"{family}: {tried} power cuts, and nothing lost")
    assert tried >= CUTS


def test_no_game_wears_the_flash_more_than_its_share() -> None:
    figures = {figure.name: figure.value for figure in bench.wear()}
    for script in scripts.every():
        programs = figures[f"{script.stem}: flash programs"]
        assert programs > figures[f"{script.stem}: flash erases"] > 0
        assert figures[f"{script.stem}: flash erases"] <= 20, script.stem
