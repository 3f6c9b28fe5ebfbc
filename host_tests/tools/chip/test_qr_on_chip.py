"""A QR code on the true chip: the same modules, soon enough, and within the heap budget."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.helpers.qr import glass, scanned
from host_tests.rules.test_packing import FOUR, count
from miaou.core.journal import Journal
from miaou.rules.packing import pack, unpack
from miaou.screens.history.filing import keep
from miaou.ui.qr import encode
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import press
from tools.playing import player

WORDS = "Yummy Kitty\nZoé 31\nMaximilian 28\nÑandú 7\nLéo 3".encode()  # as much as version 3 holds
ASK = (
    b"import gc,time,micropython;from miaou import load;micropython.qstr_info()\r\n"
    b"gc.collect();a=gc.mem_alloc()\r\n"
    b"t=time.ticks_us();encode=load('ui.qr').encode;u=time.ticks_us();code=encode([WORDS])\r\n"
    b"v=time.ticks_us();gc.collect();micropython.qstr_info()\r\n"
    b"print('told',time.ticks_diff(u,t),time.ticks_diff(v,u),gc.mem_alloc()-a,code[1].hex())\r\n"
)


def test_version_3_takes_less_than_a_second(start: Callable[..., Chip]) -> None:
    chip = start()
    chip.type(b"\x03")
    chip.settle()
    chip.heard.clear()
    chip.type(ASK.replace(b"WORDS", ascii(WORDS).encode()))
    chip.settle()
    told = chip.said.split("told ")[-1].split(None, 3)
    loaded, encoded, taken = map(int, told[:3])
    size, rows = encode([WORDS])
    assert size == 29
    assert told[3].split()[0] == rows.hex()
    assert loaded + encoded < 1_000_000
    before, after = map(int, re.findall(r"n_total_bytes=(\d+)", chip.said))
    assert taken - (after - before) < 10 * 1024  # the table of names grows by doubling


@pytest.mark.parametrize("board", ["pico_w_oled", "pico_display"])
def test_a_game_of_the_last_ones_is_read_off_the_glass_a_second_after_the_press(
    start: Callable[..., Chip],
    stock_image: Image,
    board: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    saves = disk.chosen("en")
    keep(Journal("games"), ["game", "4", "Maximilian,Zoé", "31", "31", "28"])
    saves |= {f"saves/yummy_kitty_{path.name}": path.read_bytes() for path in tmp_path.iterdir()}
    chip = start(board, disk.with_miaou(stock_image, board, saves))
    for key in ("DOWN", "OK", "DOWN", "DOWN", "OK", "DOWN", "OK"):
        press(chip, key)
    assert press(chip, "DOWN").last < 1000
    assert scanned(glass(chip)) == ["Yummy Kitty\nMaximilian 31\nZoé 31\n28"]


PAGE = "https://miaou.example/"


def test_a_whole_count_is_read_off_the_glass_a_second_after_the_press(
    start: Callable[..., Chip],
    stock_image: Image,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    player.choose("language", "en")
    player.choose("page", PAGE)
    Journal("saves/yummy_kitty").restart(*count(FOUR))
    saves = disk.saved_in(tmp_path / "saves")
    chip = start("pico_w_oled", disk.with_miaou(stock_image, "pico_w_oled", saves))
    for key in ("DOWN", "OK", "OK", "OK", *["DOWN"] * 6):
        press(chip, key)
    assert press(chip, "OK").last < 1000
    (link,) = scanned(glass(chip))
    assert unpack(link.removeprefix(PAGE + "#")) == unpack(pack("yummy_kitty", count(FOUR), 99))
