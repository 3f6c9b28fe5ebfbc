"""The power goes in the middle of a program or an erase of the true chip's flash."""

from pathlib import Path
from typing import NamedTuple

import pytest

from host_tests.helpers.gestures import press
from miaou.core.journal import Journal
from tools import firmware, scripts
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.playing import player
from tools.playing.player import Player
from tools.virtual.workbench import Bench

BOARD = "pico_w_oled"
CUTS = 10  # in each situation
SHARES = (0, 0.25, 0.5, 0.75)  # of its bytes that an operation has done
CLOCK = "saves/chats_timer"  # which goes on between two presses


class Situation(NamedTuple):
    """A script up to a line, played on CPython; then keys on the chip, each with ms after it."""

    script: str
    until: str
    keys: list[tuple[str, int]]


SITUATIONS = {
    "die": Situation("quick_die", "# the six tokens", [("OK", 400), *[("OK", 1500)] * 6]),
    "match": Situation(
        "cat_tower_match", "# the six tokens", [("OK", 400), ("OK", 900), *[("OK", 1500)] * 4]
    ),
    "count": Situation("yummy_kitty_two", "press UP", [("OK", 400), *[("OK", 100)] * 6]),
    "timer": Situation(
        "chats_time",
        "# the clock waits",
        [("OK", 400), ("OK", 400), ("OK", 12000), ("OK", 3000)],
    ),
    "settings": Situation("", "", [("UP", 100), *[("OK", 300), ("DOWN", 4000)] * 6]),
    "first start": Situation("first_start", "", [("DOWN", 100), ("OK", 900), ("DOWN", 300)]),
}

Events = dict[str, list[list[str]]]


class Recording:
    """The flash operations of a situation, and what the journals told before and after each."""

    def __init__(self, image: Image, situation: Situation) -> None:
        self._image = image
        flash = disk.with_miaou(image, BOARD, saves_of(situation))
        self.chip = chip = Chip(firmware.board(BOARD), flash)
        self._states = [(0, told(disk.saves(image, flash)))]
        assert chip.until_said("is up."), chip.said
        chip.settle()
        self._note()
        for key, ms in situation.keys:
            chip.press(key)
            chip.run(ms)
            self._note()

    def _note(self) -> None:
        events = told(disk.saves(self._image, self.chip.flash))
        self._states.append((len(self.chip.operations), events))

    def allowed(self, operation: int) -> list[Events]:
        """What was told before the press in which it was, and after it."""
        before = max(at for at, _events in self._states if at <= operation)
        after = min(at for at, _events in self._states if at > operation)
        return [events for at, events in self._states if at in (before, after)]


def saves_of(situation: Situation) -> disk.Files:
    if situation.script == "first_start":
        return {}
    playing = Player(player.bench(BOARD, "en"))
    playing.power_on()
    if situation.script:
        text = scripts.load(scripts.FOLDER / f"{situation.script}.txt")
        for line in text.partition(situation.until)[0].splitlines():
            playing.do(line)
    return disk.saved_in(Path("saves"))


def lay_out(saves: disk.Files) -> None:
    player.clear_saves()
    Path("saves").mkdir(exist_ok=True)
    for path, data in saves.items():
        Path(path).write_bytes(data)


def told(saves: disk.Files) -> Events:
    """What every journal among these files tells, none of them being damaged."""
    lay_out(saves)
    events = {}
    for path in {path.removesuffix(".tail") for path in saves}:
        journal = Journal(path)
        assert not journal.trouble, path
        if path != CLOCK:
            events[path] = list(journal.events())
    return events


def is_between(events: list[list[str]], allowed: list[list[list[str]]]) -> bool:
    """One of them, or on the way from the one to the other."""
    first, last = allowed[0], allowed[-1]
    on_the_way = events[: len(first)] == first and last[: len(events)] == events
    return events in allowed or on_the_way


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_cut_in_the_middle_of_a_write_loses_at_most_the_event_in_progress(
    name: str, stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    recording = Recording(stock_image, SITUATIONS[name])
    count = len(recording.chip.operations)
    assert count >= CUTS // 2
    for number in range(CUTS):
        at = number * count // CUTS
        where = f"{name}, operation {at} of {count}"
        chip = Chip(recording.chip.board, recording.chip.cut(at, SHARES[number % len(SHARES)]))
        assert chip.until_said("is up."), f"{where}: {chip.said}"
        chip.settle()
        left = disk.saves(stock_image, chip.flash)
        allowed, found = recording.allowed(at), told(left)
        for path in {*allowed[0], *found}:
            states = [state.get(path, []) for state in allowed]
            events = found.get(path, [])
            assert is_between(events, states), f"{where}: {path} tells {events}"
        lay_out(left)
        picture, said = seen_here()
        assert chip.picture() == picture, where
        assert name != "timer" or "Continue: Chats" in said, where
        assert chip.said.strip().endswith("is up."), where


def seen_here() -> tuple[bytes, list[str]]:
    """What CPython shows and says when it starts with the saves that are here."""
    bench = Bench(firmware.board(BOARD))
    bench.power_on()
    bench.wait(1000)
    return bench.picture(), bench.said()


def test_a_timer_is_right_within_ten_seconds_and_has_erased_nothing(
    stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    board = firmware.board(BOARD)
    chip = Chip(board, disk.with_miaou(stock_image, BOARD, disk.chosen("en")))
    assert chip.until_said("is up."), chip.said
    for key in ("DOWN", "DOWN", "OK", "OK"):
        chip.settle()
        chip.press(key)
    chip.run(2000)
    begun = len(chip.operations)
    chip.run(93_000)
    assert sum(operation.erases for operation in chip.operations[begun:]) == 0
    after = Chip(board, chip.flash)
    assert after.until_said("is up."), after.said
    for _ in range(2):
        after.settle()
        after.press("OK")
    after.settle()
    lay_out(disk.saves(stock_image, chip.flash))
    Journal(CLOCK).restart(["clock", "900", "810000"])  # the last ten that were whole
    bench = Bench(board)
    bench.power_on()
    press(bench, "OK OK")
    assert "[13:30]" in bench.said()
    assert after.picture() == bench.picture()
