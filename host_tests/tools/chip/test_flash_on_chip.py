"""`tools flash`, `doctor`, `saves` and `log` with real mpremote, on an emulated Pico's USB."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from host_tests.helpers import newcomer
from host_tests.helpers.older import older
from miaou import VERSION
from tools import build, firmware
from tools.archive.compiling import compiled
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.port import PtyEnd, plugged_in
from tools.chip.rp2040 import MS, Chip
from tools.device import doctor, flash, images, log, saves, stock
from tools.firmware import BOARDS, FIRMWARE, Refused

BOARD = "pico_w_oled"
GAME = {**disk.rolled(3), **disk.chosen("fr")}
# What 0.1 had not, files and folders, and two folders more: today's archive has to fit beside it.
LATER = {
    "aside",
    "begin",
    "body_fine",
    "brief",
    "cat_tower_house",
    "cheers",
    "choices",
    "colour",
    "doubled",
    "early",
    "erasing",
    "filing",
    "fine",
    "fish",
    "fish_race",
    "front",
    "games",
    "help",
    "history",
    "homecoming",
    "keepsake",
    "limit",
    "naming",
    "packed",
    "packing",
    "paragraph",
    "player",
    "points",
    "qr",
    "qr_data",
    "qr_mask",
    "questions",
    "race_packing",
    "ranks",
    "round",
    "rounds",
    "salvage",
    "share",
    "small_fine",
    "ties",
    "time_up",
    "totals",
    "winners",
    "yummy_kitty_why",
}
UP = f"Miaou {VERSION} is up.\n"


def bare(image: Image) -> Chip:
    return Chip(firmware.board(BOARD), image.flash)


def flashed(chip: Chip, language: str = "") -> Chip:
    starts(chip)
    chip.settle()
    with plugged_in(chip) as port:
        flash.flash(port, BOARD, {"language": language} if language else {})
    return chip


def starts(chip: Chip) -> str:
    """What a board says when it is switched on, which may take as long as an update does."""
    assert chip.until(lambda: b"is up." in chip.heard or b">>> " in chip.heard, 120_000)
    return chip.said


def test_a_new_board_gets_miaou_once_and_a_cut_on_the_way_is_made_good(
    stock_image: Image, capsys: pytest.CaptureFixture[str]
) -> None:
    chip = flashed(bare(stock_image))
    assert capsys.readouterr().out.endswith(UP)
    assert disk.files_in(stock_image, chip.flash).keys() >= disk.firmware_files(BOARD).keys()
    writes = len(chip.operations)
    flashed(chip)
    told = capsys.readouterr().out
    assert ": 0 of " in told
    assert told.endswith(UP)
    assert len(chip.operations) == writes
    half = Chip(chip.board, chip.cut(writes * 4 // 5, 0.5))
    starts(half)
    flashed(half)
    assert capsys.readouterr().out.endswith(UP)


def as_0_1() -> disk.Files:
    """Every module a file of its own, as Miaou 0.1 was."""
    files = {"board.py": (BOARDS / f"{BOARD}.py").read_bytes()}
    for source in build.sources(BOARD):
        if LATER & {source.stem, source.parent.name}:
            continue
        path = source.relative_to(FIRMWARE).with_suffix(".mpy").as_posix()
        files[path] = compiled(source.read_text(encoding="utf-8"), path)
    return {**files, "main.py": disk.firmware_files(BOARD)["main.py"]}


@pytest.mark.parametrize("before", [lambda: older(BOARD), as_0_1])
def test_an_update_that_is_cut_off_is_finished_and_keeps_the_games(
    before: Callable[[], disk.Files], stock_image: Image, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = disk.firmware_files(BOARD)
    files = {"main.py": wanted["main.py"], **before(), **GAME}
    start = stock_image.holding(images.littlefs(files, stock_image.place.size, disk.PAGE))
    chip = flashed(Chip(firmware.board(BOARD), start))
    assert capsys.readouterr().out.endswith(UP)
    for share in (0.1, 0.5, 0.9):
        cut = Chip(chip.board, chip.cut(int(share * len(chip.operations)), 0.5))
        starts(cut)
        capsys.readouterr()
        flashed(cut)
        assert capsys.readouterr().out.endswith(UP)
        left = disk.files_in(stock_image, cut.flash)
        assert {path: left[path] for path in {**wanted, **GAME}} == {**wanted, **GAME}
        assert not [path for path in left if path.startswith(("miaou/", "board", "update"))]


@pytest.fixture
def pico(stock_image: Image) -> Chip:
    """With Miaou and a game of somebody's on it."""
    chip = Chip(firmware.board(BOARD), disk.with_miaou(stock_image, BOARD, GAME))
    assert chip.until_said("is up.")
    return chip


def press_when_asked(chip: Chip) -> None:
    """Presses each key a moment after the board has asked for it."""
    hear = chip.usb.on_serial_data
    asked = [(f"Press {key[0]}".encode(), key[1]) for key in chip.board.KEYS]
    alarms = []

    def listen(data: bytes | bytearray) -> None:
        assert hear
        hear(data)
        while asked and asked[0][0] in chip.heard:
            _words, pin = asked.pop(0)
            for ms, level in ((300, False), (500, True)):
                alarms.append(chip.clock.create_alarm(partial(chip.put, pin, level)))
                alarms[-1].schedule(ms * MS)

    chip.usb.on_serial_data = listen


def test_doctor_finds_every_wire_in_order(pico: Chip) -> None:
    press_when_asked(pico)
    with plugged_in(pico) as port:
        doctor.examine(port)
    told = pico.said
    assert "answer: 0x3c" in told
    for key in ("UP", "DOWN", "OK", "BACK"):
        assert f"{key} works." in told
    assert {hertz for _ms, hertz, duty in pico.world.tones or () if duty} == {880, 1320}


def is_up_again(chip: Chip) -> bool:
    """In the first moments of a start MicroPython loses the Ctrl-C with which mpremote begins."""
    until = time.monotonic() + newcomer.PATIENCE
    while not chip.said.rstrip().endswith("is up.") and time.monotonic() < until:
        time.sleep(0.1)
    return time.monotonic() < until


def test_saves_travel_both_ways_and_the_log_is_read_through_a_pty(
    pico: Chip, stock_image: Image, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with plugged_in(pico, PtyEnd()) as port:
        saves.pull(tmp_path / "saves", port)
        assert is_up_again(pico)
        (tmp_path / "saves" / "faults.txt").write_text("E1: the cat sat on it")
        assert saves.push(tmp_path / "saves", port) == UP.strip()
        assert log.main(["--port", port]) == 0
    pulled = {path.name: path.read_bytes() for path in (tmp_path / "saves").iterdir()}
    assert pulled.keys() == {"settings", "quick_die", "quick_die.tail", "faults.txt"}
    there = disk.saves(stock_image, pico.flash)
    assert {f"saves/{name}": data for name, data in pulled.items()} == there
    assert "the cat sat on it" in capsys.readouterr().out


def test_an_old_micropython_and_another_kind_of_board_are_refused(
    pico: Chip, monkeypatch: pytest.MonkeyPatch
) -> None:
    with plugged_in(pico) as port:
        with pytest.raises(Refused, match="the one plugged in is rp2"):
            flash.flash(port, "esp32_oled")
        monkeypatch.setattr(stock, "OLDEST", (1, 23))
        with pytest.raises(Refused, match=r"runs MicroPython 1\.22\.2, and Miaou needs 1\.23"):
            flash.flash(port, BOARD)
        assert pico.operations == []
