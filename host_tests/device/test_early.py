"""Early boot: the first picture, and presses that come before anybody listens."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import ticks_ms  # type: ignore[attr-defined]
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

import miaou
from host_tests.helpers.gestures import SwitchOn
from miaou.core import files
from miaou.core.battery import LOW
from miaou.core.journal import Journal
from miaou.core.keys import DOWN, Keys
from miaou.core.settings import Settings
from miaou.device import early as shown_first
from tools import build as building
from tools import firmware
from tools.archive import front
from tools.virtual import everything, machine
from tools.virtual.flash_disk import FlashDisk
from tools.virtual.workbench import Bench

PICTURE = Path("first_picture")
QUIET = 3000  # ms


def _in_colour(board: str) -> bool:
    return any(path.stem == "mipi" for path in building.sources(board))


@pytest.fixture(autouse=True)
def build(monkeypatch: pytest.MonkeyPatch) -> None:
    """As from an archive: plain files keep no picture."""
    monkeypatch.setattr(miaou, "BUILD", "one build")
    monkeypatch.setattr(shown_first, "BUILD", "one build")


def first_look(monkeypatch: pytest.MonkeyPatch, build: str = "one build") -> tuple[bool, bytes]:
    """What a power-up shows before it has loaded anything else, and whether it shows anything."""
    bench = Bench(firmware.board("pico_oled"))
    machine.enter(bench.world)
    monkeypatch.setattr(shown_first, "BUILD", build)
    early = shown_first.Early(bench.board, "saves")
    return early.lit, bench.picture()


def at_home() -> bytes:
    """What is shown when everything is loaded."""
    bench = Bench(firmware.board("pico_oled"))
    bench.power_on()
    return bench.picture()


def test_a_battery_that_was_low_is_no_part_of_it(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = handheld(everything)
    gauge: Any = bench.handheld.gauge
    gauge.state = LOW
    bench.press("DOWN")
    assert "[battery]" in bench.said()
    bench.handheld.settings.set("unfinished", "chats")
    bench.wait(QUIET)
    assert gauge is bench.handheld.gauge
    bench.power_off()
    assert first_look(monkeypatch) == (True, at_home())


@pytest.mark.parametrize("board", [name for name in building.boards() if not _in_colour(name)])
def test_the_very_first_picture_is_the_first_question(
    board: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    asked: dict[str, bytes] = {}
    exec(front.question(firmware.board(board)), asked)
    question = SimpleNamespace(PICTURE=asked["PICTURE"])
    monkeypatch.setitem(sys.modules, "miaou.device.question", cast(ModuleType, question))
    bench = Bench(firmware.board(board))
    machine.enter(bench.world)
    assert shown_first.Early(bench.board, "saves").lit
    seen, sent = bench.picture(), bench.panel.shown()
    bench = Bench(firmware.board(board))
    bench.power_on()
    assert bench.said()[0] == "Language"
    assert (bench.picture(), bench.panel.shown()) == (seen, sent)


@pytest.mark.parametrize("name", ["settings", "settings.tail", "settings.new"])
def test_what_was_chosen_before_is_never_asked_for_a_moment(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    question = SimpleNamespace(PICTURE=bytes(2 + 1024))
    monkeypatch.setitem(sys.modules, "miaou.device.question", cast(ModuleType, question))
    assert first_look(monkeypatch)[0]
    Path("saves").mkdir()
    Path("saves", name).write_bytes(b"anything")
    assert not first_look(monkeypatch)[0]


def kept(handheld: SwitchOn, **how: Any) -> Bench:
    bench = handheld(**how)
    bench.wait(QUIET)
    assert PICTURE.exists()
    return bench


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_first_picture_is_home(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    kept(handheld, language=language)
    assert first_look(monkeypatch) == (True, at_home())


def test_it_shows_the_game_that_waits_though_home_was_never_seen_so(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = kept(handheld)
    before = bench.picture()
    for key in ("DOWN", "DOWN", "OK", "OK", "OK"):  # Chats' timer runs
        bench.press(key)
    bench.handheld.settings.set("unfinished", "chats:2")
    bench.press("UP")
    bench.wait(QUIET)
    lit, picture = first_look(monkeypatch)
    assert lit
    assert picture == at_home() != before


@pytest.mark.parametrize(
    ("name", "value"),
    [("unfinished", "chats"), ("language", "fr"), ("flip", "yes"), ("brightness", "1")],
)
def test_a_picture_of_other_settings_is_never_shown(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    kept(handheld).power_off()
    Settings(lambda name: Journal("saves/" + name)).set(name, value)
    assert not first_look(monkeypatch)[0]


def test_a_picture_of_another_build_is_never_shown(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(handheld)
    assert not first_look(monkeypatch, "another build")[0]
    assert not first_look(monkeypatch, "")[0]


@pytest.mark.parametrize("at", [0, 31, 32, 33, 500, -1])
def test_a_damaged_picture_is_never_shown(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    kept(handheld)
    data = bytearray(PICTURE.read_bytes())
    data[at] ^= 1
    PICTURE.write_bytes(data)
    assert not first_look(monkeypatch)[0]


def test_without_one_home_comes_all_the_same(
    handheld: SwitchOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = kept(handheld).picture()
    PICTURE.unlink()
    assert not first_look(monkeypatch)[0]
    assert at_home() == home


def test_a_first_start_keeps_none_before_the_language_is_chosen(handheld: SwitchOn) -> None:
    handheld(language="").wait(QUIET)
    assert not PICTURE.exists()


def test_it_is_written_once_for_the_same_settings(handheld: SwitchOn) -> None:
    bench = kept(handheld)
    written = PICTURE.stat().st_mtime_ns
    bench.press("DOWN")
    bench.wait(QUIET)
    assert PICTURE.stat().st_mtime_ns == written


def test_a_full_flash_keeps_none_and_nobody_is_bothered(
    handheld: SwitchOn, full_flash: Callable[[], Any]
) -> None:
    bench = handheld()
    with full_flash():
        bench.wait(QUIET)
    assert not PICTURE.exists()
    assert "[Cat Tower]" in bench.said()


def test_after_a_power_cut_at_any_write_the_first_picture_is_home_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = FlashDisk()
    with disk.plugged_in():
        files.make_folder("saves")
        Settings(lambda name: Journal("saves/" + name)).set("language", "en")
        bench = Bench(firmware.board("pico_oled"))
        bench.power_on()
        bench.wait(QUIET)
        before, done = bytes(disk.buffer), len(disk.operations)
        bench.handheld.settings.set("unfinished", "yummy_kitty")
        bench.press("DOWN")
        bench.wait(QUIET)
        bench.power_off()
    looks = []
    for at in range(done, len(disk.operations)):
        image = bytearray(before)
        for operation in disk.operations[done:at]:
            operation.apply(image, len(operation.data))
        disk.operations[at].apply(image, len(disk.operations[at].data) // 2)
        with FlashDisk(image=image).plugged_in():
            lit, picture = first_look(monkeypatch)
            looks.append(lit)
            assert not lit or picture == at_home(), at
    assert len(looks) > 3


def test_a_press_that_is_over_before_anybody_listens_is_answered(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.power_off()
    machine.enter(bench.world)
    pin = bench.pin("DOWN")[0]
    early = shown_first.Early(bench.board, "saves")
    bench.world.set_level(pin, 0)
    bench.world.set_level(pin, 1)
    index = [key[0] for key in bench.board.KEYS].index("DOWN")
    keys = Keys(early.buttons, len(bench.board.KEYS), None)
    keys.keys[index].short = DOWN
    assert keys.turn(ticks_ms()) == DOWN
    assert keys.turn(ticks_ms()) == 0
