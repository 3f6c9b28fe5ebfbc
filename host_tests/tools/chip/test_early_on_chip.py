"""A start on the true chip: the first picture is home, and a tap while the rest loads counts."""

import pytest

from tools import firmware
from tools.chip import disk
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import BOOT, MAIN

BOARD = "pico_w_oled"
REST = 4000  # ms


@pytest.fixture(scope="module")
def rested(stock_image: Image) -> Chip:
    """A board that has been at home for a while."""
    files = {"main.py": MAIN + disk.firmware_files(BOARD)["main.py"], "boot.py": BOOT}
    flash = disk.with_miaou(stock_image, BOARD, {**disk.chosen("fr"), **files})
    chip = Chip(firmware.board(BOARD), flash)
    assert chip.until_said("is up."), chip.said
    chip.run(REST)
    return chip


def test_nothing_but_home_is_ever_shown(rested: Chip) -> None:
    home = rested.shown()
    chip = Chip(rested.board, rested.flash)
    assert chip.until_said("main.py")
    assert chip.until(lambda: chip.shown() == home, 200)
    sent = len(chip.traffic)
    assert chip.until_said("is up.")
    assert chip.shown() == home
    assert len(chip.traffic) == sent, "home is drawn again behind it, and nothing differs"


def test_the_very_first_start_shows_its_question_and_nothing_else(stock_image: Image) -> None:
    files = {"main.py": MAIN + disk.firmware_files(BOARD)["main.py"], "boot.py": BOOT}
    chip = Chip(firmware.board(BOARD), disk.with_miaou(stock_image, BOARD, files))
    assert chip.until_said("main.py")
    chip.run(150)
    question, sent = chip.shown(), len(chip.traffic)
    assert any(question)
    assert chip.until_said("is up.")
    chip.settle()
    assert (chip.shown(), len(chip.traffic)) == (question, sent)


@pytest.mark.parametrize("after", [60, 110, 150, 170, 190, 210, 230])
def test_a_tap_while_the_rest_is_loaded_is_answered(rested: Chip, after: int) -> None:
    chip = Chip(rested.board, rested.flash)
    assert chip.until_said("main.py")
    chip.run(after)
    chip.press("DOWN")
    chip.settle()
    assert "is up." in chip.said
    moved = chip.shown()
    chip.press("UP")
    chip.settle()
    assert chip.shown() == rested.shown() != moved


def test_the_settings_of_another_language_show_no_picture_of_this_one(
    rested: Chip, stock_image: Image
) -> None:
    spanish = disk.chosen("es")
    gone = {path: b"" for path in disk.saves(stock_image, rested.flash) if path not in spanish}
    chip = Chip(rested.board, disk.changed(stock_image, rested.flash, {**gone, **spanish}))
    assert chip.until_said("main.py")
    assert not chip.until(lambda: chip.shown() == rested.shown() and chip.ms > 0, 150)
