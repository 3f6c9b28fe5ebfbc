"""Saving on the true chip: a full flash ends no game."""

import itertools

from littlefs import LittleFSError

from tools import firmware
from tools.chip import disk, timings
from tools.chip.image import Image
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import press
from tools.device.stock import BLOCK

BOARD = timings.BOARD


def full(image: Image) -> bytes:
    """A flash with Miaou and a game on it, and not one block more."""
    saves = disk.rolled(20)
    free, _count = disk.free_blocks(image, disk.with_miaou(image, BOARD, saves))
    for blocks in range(free, 0, -1):
        try:
            return disk.with_miaou(image, BOARD, {**saves, "filler": b"x" * (blocks * BLOCK - 512)})
        except LittleFSError:
            continue
    raise AssertionError("There is no room for anything.")


def test_on_a_full_flash_the_game_goes_on(stock_image: Image) -> None:
    chip = Chip(firmware.board(BOARD), full(stock_image))
    assert chip.until_said("is up."), chip.said
    chip.settle()
    for _ in range(2):
        press(chip, "OK", timings.TUMBLE)
    shown = []
    for _ in range(24):
        press(chip, "OK", timings.TUMBLE)
        shown.append(chip.picture())
    assert all(before != after for before, after in itertools.pairwise(shown[::4]))
    saved = disk.saves(stock_image, chip.flash)
    assert "saves/faults.txt" not in saved
    written = (saved["saves/quick_die"] + saved["saves/quick_die.tail"]).count(b" roll ")
    assert 20 <= written < 20 + 1 + 24
    assert chip.resets == 0
