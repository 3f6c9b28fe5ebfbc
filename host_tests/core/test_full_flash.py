"""Flash that is full, or can no longer be written: all games are played from memory, that is said,
and what was played is saved as soon as it can be."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from miaou.core import files
from miaou.core.journal import Journal
from miaou.core.settings import Settings
from tools import firmware, scripts
from tools.device.stock import PAGES
from tools.playing import player
from tools.virtual.flash_disk import FlashDisk
from tools.virtual.workbench import Bench

UNSAVED = "nothing is saved now"
# Those that need no memory of what was before a power cut or an erasure.
SCRIPTS = [
    script
    for script in scripts.every()
    if "power cut" not in scripts.load(script) and script.stem != "settings"
]


@pytest.fixture(params=PAGES)
def disk(request: pytest.FixtureRequest) -> Iterator[FlashDisk]:
    disk = FlashDisk(PAGES[request.param])
    with disk.plugged_in():
        yield disk


def switched_on(disk: FlashDisk, text: str = "") -> player.Player:
    """A handheld whose owner has chosen English, unless the script unpacks it."""
    files.make_folder("saves")
    if not player.unpacks(text):
        player.choose_language("en")
    disk.mount()
    playing = player.Player(Bench(firmware.board("pico_oled")))
    playing.power_on()
    return playing


def play(playing: player.Player, text: str) -> int:
    """Every expectation of the script is met; how often it was said that nothing is saved."""
    said = 0
    for line in text.splitlines():
        playing.do(line)
        if UNSAVED in playing.reading():
            said += 1
            playing.bench.press("BACK")
    return said


def held(bench: Bench) -> dict[str, list[list[str]]]:
    """What each journal tells, and would after a power cut."""
    memory = {kept.path: list(kept.events()) for kept in bench.handheld.journals.values()}
    return {path: events for path, events in memory.items() if events}


def in_flash(disk: FlashDisk, paths: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    disk.mount()
    return {path: list(Journal(path).events()) for path in paths}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
@pytest.mark.parametrize("how", ["full", "broken"])
def test_a_whole_game_is_played_from_memory_and_saved_when_there_is_room(
    script: Path, how: str, disk: FlashDisk
) -> None:
    text = scripts.load(script)
    playing = switched_on(disk, text)
    if how == "broken":
        disk.fails = 1.0
    else:
        disk.fill()
    said = play(playing, text)
    assert said == 1 or (how == "full" and not said)
    assert "Something went wrong" not in playing.reading()
    if how == "full":
        disk.make_room()
    disk.fails = 0.0
    playing.bench.press("BACK")
    playing.bench.wait(3000)
    told = held(playing.bench)
    assert told
    assert all(kept.saved for kept in playing.bench.handheld.journals.values())
    assert in_flash(disk, told) == told


def test_the_old_file_goes_only_when_the_new_one_is_whole(disk: FlashDisk) -> None:
    files.make_folder("saves")
    settings = Settings(lambda name: Journal("saves/" + name))
    for turn in ("yes", "no"):
        for number in range(30):
            settings.set(f"house.a_rule_of_some_length.{number}", turn)
    old = list(Journal("saves/settings").events())
    disk.fill()
    chosen = {"language": "fr", "brightness": "7", "sound": "off"}
    for name, value in chosen.items():
        settings.set(name, value)
    disk.mount()
    journal = Journal("saves/settings")
    assert not journal.trouble
    assert list(journal.events()) == old
    disk.make_room()
    settings.set("sleep", "never")
    disk.mount()
    again = Settings(lambda name: Journal("saves/" + name))
    assert {name: again.get(name) for name in chosen} == chosen


def test_it_is_said_again_when_flash_fails_again(disk: FlashDisk) -> None:
    playing = switched_on(disk)
    roll = "press OK\npress OK\nwait 3000\npress OK\nwait 3000\n"
    for _time in range(2):
        disk.fails = 1.0
        assert play(playing, roll) == 1
        disk.fails = 0.0
        assert play(playing, roll) == 0


def test_flash_that_cannot_be_read_is_no_end_of_the_game(disk: FlashDisk) -> None:
    playing = switched_on(disk)
    play(playing, "press OK\npress OK\nwait 3000\n" + "press OK\nwait 3000\n" * 9)
    journal = playing.bench.handheld.journal("quick_die")
    kept = list(journal.events())
    disk.remove("saves/quick_die")
    journal.fold()
    playing.bench.press("UP")
    assert "Something went wrong" not in playing.reading()
    assert len(journal) >= len(kept) - 1
