"""`tools flash`, `doctor`, `saves` and `log` with real mpremote, on an emulated Pico's USB."""

from functools import partial
from pathlib import Path

import pytest

from miaou import VERSION
from tools import doctor, firmware, flash, log, saves, stock
from tools.chip import disk
from tools.chip.chip import MS, Chip
from tools.chip.image import Image
from tools.chip.port import PtyEnd, plugged_in
from tools.firmware import Refused

BOARD = "pico_w_oled"
GAME = disk.chosen("fr")
UP = f"Miaou {VERSION} is up.\n"


def bare(image: Image) -> Chip:
    return Chip(firmware.board(BOARD), image.flash)


def flashed(chip: Chip, language: str = "") -> Chip:
    with plugged_in(chip) as port:
        flash.flash(port, BOARD, language)
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


def test_an_update_that_is_cut_off_is_finished_and_keeps_the_games(
    stock_image: Image, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = disk.firmware_files(BOARD)
    old = {path: b"" for path in wanted if "/fonts/" in path}
    before = disk.with_miaou(stock_image, BOARD, {**GAME, **old, "miaou/gone.mpy": b"old"})
    chip = flashed(Chip(firmware.board(BOARD), before))
    for share in (0.1, 0.5, 0.9):
        cut = Chip(chip.board, chip.cut(int(share * len(chip.operations)), 0.5))
        starts(cut)
        capsys.readouterr()
        flashed(cut)
        assert capsys.readouterr().out.endswith(UP)
        left = disk.files_in(stock_image, cut.flash)
        assert left == {**wanted, **left, **GAME}
        assert "miaou/gone.mpy" not in left


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


def test_saves_travel_both_ways_and_the_log_is_read_through_a_pty(
    pico: Chip, stock_image: Image, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with plugged_in(pico, PtyEnd()) as port:
        saves.pull(tmp_path / "saves", port)
        (tmp_path / "saves" / "faults.txt").write_text("E1: the cat sat on it")
        assert saves.push(tmp_path / "saves", port) == UP.strip()
        assert log.main(["--port", port]) == 0
    pulled = {path.name: path.read_bytes() for path in (tmp_path / "saves").iterdir()}
    assert pulled.keys() > {"settings", "settings.tail"}
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
