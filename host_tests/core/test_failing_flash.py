"""Flash that takes some programs and erases and refuses others, as worn flash does: what is said
to be saved is in flash, the rest is in memory, and the old goes only for what is newer."""

import random
from collections.abc import Iterator, Sequence

import pytest

from host_tests.helpers.gestures import power_cut
from host_tests.helpers.witness import Events, WatchedJournal, Witness
from miaou.core import files
from miaou.core.journal import Journal
from tools import firmware
from tools.device.stock import PAGES
from tools.playing import player, walker
from tools.virtual import everything
from tools.virtual.flash_disk import FlashDisk
from tools.virtual.workbench import Bench

GAME = "saves/game"
FAILING = (0.0, 0.0, 0.1, 0.4, 1.0)  # how much of it, for a while each
EVENINGS = 5
GAMES = 60
DEEDS = ("append",) * 5 + ("later", "undo", "amend", "fold", "rest", "restart", "power cut")


@pytest.fixture(params=PAGES)
def disk(request: pytest.FixtureRequest) -> Iterator[FlashDisk]:
    disk = FlashDisk(PAGES[request.param])
    with disk.plugged_in():
        files.make_folder("saves")
        yield disk


def in_flash(disk: FlashDisk, path: str) -> Events:
    """What a power cut at this moment leaves to be told."""
    copy = FlashDisk(disk.page, bytearray(disk.buffer))
    with copy.plugged_in():
        journal = Journal(path)
        assert not journal.trouble, path
        return list(journal.events())


def judge(disk: FlashDisk, journal: Journal, possible: list[Events]) -> None:
    """What it says is true; what is possible is one state from here on, where it says saved."""
    told = in_flash(disk, journal.path)
    if journal.saved and not journal.waits:
        possible[:] = [list(journal.events())]
    assert told in possible, journal.path


class Playing:
    """A journal, and a plain list that tells what it must hold."""

    def __init__(self, disk: FlashDisk, seed: int) -> None:
        self.disk = disk
        self.dice = random.Random(seed)
        self.journal = Journal(GAME)
        self.events: Events = []
        self.possible: list[Events] = [[]]

    def play(self, steps: int) -> None:
        for number in range(steps):
            if self.dice.random() < 0.15:
                self.disk.fails = self.dice.choice(FAILING)
            self._do(self.dice.choice(DEEDS), [str(number)] * self.dice.randrange(1, 12))
            assert list(self.journal.events()) == self.events
            judge(self.disk, self.journal, self.possible)

    def _do(self, deed: str, event: list[str]) -> None:
        journal = self.journal
        if deed in ("append", "later"):
            self._becomes([*self.events, event])
            journal.append(*event, later=deed == "later")
        elif deed == "amend":
            self._becomes([*self.events[:-1], event])
            journal.amend(*event)
        elif deed == "undo":
            self._becomes(self.events[:-1])
            journal.undo()
        elif deed == "restart":
            self._becomes([event, event])
            journal.restart(event, event)
        elif deed == "power cut":
            self.disk.mount()
            self.journal = Journal(GAME)
            assert not self.journal.trouble
            self._becomes(in_flash(self.disk, GAME))
        else:
            getattr(journal, deed)()

    def _becomes(self, events: Events) -> None:
        self.events = events
        self.possible.append(events)


def test_what_is_said_to_be_saved_is_in_flash_and_nothing_else_has_gone(disk: FlashDisk) -> None:
    for seed in range(GAMES):
        playing = Playing(disk, seed)
        playing.journal.restart()
        playing.play(40)
        disk.fails = 0.0
        playing.journal.rest()
        assert playing.journal.saved
        assert in_flash(disk, GAME) == playing.events


def damaged(dice: random.Random) -> dict[str, bytes]:
    """A game with a bad byte in its body or its tail; what its files hold."""
    journal = Journal(GAME)
    journal.restart(["table", "Zoé", "Max"], ["roll", "1"], ["roll", "2"])
    journal.append("roll", "3")
    journal.append("roll", "4")
    path = dice.choice((GAME, GAME + ".tail"))
    content = _read(path)
    with open(path, "wb") as file:
        file.write(content.replace(b"roll", b"rXll", 1))
    return {path: _read(path) for path in (GAME, GAME + ".tail")}


def _read(path: str) -> bytes:
    with open(path, "rb") as file:
        content: bytes = file.read()
    return content


def test_a_damaged_save_is_kept_aside_however_often_that_fails(disk: FlashDisk) -> None:
    for seed in range(GAMES):
        dice = random.Random(seed)
        kept = damaged(dice)
        journal = Journal(GAME)
        assert journal.trouble
        for number in range(12):
            disk.fails = dice.choice(FAILING)
            journal.append("roll", str(number))
            everywhere = [_read("saves/" + name) for name in disk.listdir("saves")]
            assert all(content in everywhere for content in kept.values()), f"seed {seed}"
        disk.fails = 0.0
        journal.rest()
        assert in_flash(disk, GAME) == list(journal.events())
        for name in disk.listdir("saves"):
            disk.remove("saves/" + name)


class Handheld(Bench):
    """Whose faults are not forgiven, and whose disk forgets its cache with the power."""

    def __init__(self, disk: FlashDisk, seed: int) -> None:
        super().__init__(everything, seed)
        self._disk = disk

    def power_on(self) -> None:
        self._disk.mount()
        super().power_on()
        self.handheld.fault = _unforgiving


def _unforgiving(error: Exception) -> None:
    raise error


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    monkeypatch.setattr("miaou.core.journal.Journal", WatchedJournal)
    WatchedJournal.witness = Witness()
    return WatchedJournal.witness


def evening(disk: FlashDisk, witness: Witness, seed: int, keys: Sequence[str]) -> Bench:
    dice = random.Random(seed)
    bench = Handheld(disk, seed)
    bench.power_on()
    bench.seat(walker.NAMES)
    for _press in range(250):
        if dice.random() < 0.05:
            disk.fails = dice.choice(FAILING)
        bench.press(dice.choice(keys))
        if dice.random() < 0.4:
            bench.wait(dice.randrange(2500))
        if dice.random() < 0.2:
            for kept in bench.handheld.journals.values():
                judge(disk, kept, witness.states.setdefault(kept.path, [[]]))
        if dice.random() < 0.02:
            power_cut(bench)
    return bench


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_an_evening_on_failing_flash_ends_no_game_and_tells_no_lie(
    seed: int, witness: Witness
) -> None:
    disk = FlashDisk()
    with disk.plugged_in():
        player.choose_language("en")
        bench = evening(disk, witness, seed, [key for key in walker.KEYS if key[0] in "UDOB"])
        disk.fails = 0.0
        bench.press("BACK")
        bench.wait(3000)
        for kept in bench.handheld.journals.values():
            assert kept.saved
            assert in_flash(disk, kept.path) == list(kept.events())


def switched_on(disk: FlashDisk) -> Bench:
    player.choose_language("en")
    bench = Handheld(disk, 1)
    bench.power_on()
    return bench


def press(bench: Bench, keys: str) -> None:
    for key in keys.split():
        bench.press(key)
    bench.wait(3000)


def test_what_could_not_be_erased_is_told_and_nothing_comes_of_the_rest(disk: FlashDisk) -> None:
    bench = switched_on(disk)
    press(bench, "OK OK OK OK BACK BACK BACK")
    while "Settings" not in bench.said():
        bench.press("UP")
    press(bench, "OK UP UP OK OK")
    assert any("Really erase" in words for words in bench.said())
    disk.fails = 0.5
    press(bench, "OK")
    assert any("Not everything could be erased" in words for words in bench.said())
    disk.fails = 0.0
    press(bench, "OK")
    assert bench.handheld.news() is None
    there = [name for name in disk.listdir("saves") if "." not in name]
    assert there
    assert all(files.size("saves/" + name) > 0 for name in there)


def test_an_empty_battery_does_not_say_that_all_is_saved_where_it_is_not(disk: FlashDisk) -> None:
    bench = switched_on(disk)
    press(bench, "OK")
    disk.fails = 1.0
    press(bench, "OK OK")
    press(bench, "OK")
    bench.world.adc[26] = 3350 * 65535 // 6600
    bench.wait(130_000)
    assert any("could not be saved" in words for words in bench.said())


def test_a_folder_that_could_not_be_made_is_made_when_it_can_be() -> None:
    disk = FlashDisk()
    with disk.plugged_in():
        disk.fails = 1.0
        bench = Bench(firmware.board("pico_oled"))
        bench.power_on()
        press(bench, "OK")
        disk.fails = 0.0
        press(bench, "OK OK")
        settings = bench.handheld.journal("settings")
        assert settings.saved
        assert in_flash(disk, settings.path) == list(settings.events())
