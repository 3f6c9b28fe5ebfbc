"""What tests on the true chip share: the stock image, and a board that has just said it is up."""

from collections.abc import Callable

import pytest

from tools import firmware
from tools.chip import disk, image
from tools.chip.image import Image
from tools.chip.rp2040 import Chip


@pytest.fixture(scope="session")
def stock_image() -> Image:
    return image.read()


@pytest.fixture
def start(stock_image: Image) -> Callable[..., Chip]:
    """Switches a board on that has Miaou in its flash, and waits until it is at rest."""

    def switch_on(board: str = "pico_w_oled", flash: bytes | None = None) -> Chip:
        flash = flash or disk.with_miaou(stock_image, board)
        chip = Chip(firmware.board(board), flash)
        assert chip.until_said("is up."), chip.said
        chip.settle()
        return chip

    return switch_on


@pytest.fixture
def bare(stock_image: Image) -> Chip:
    """At MicroPython's prompt."""
    chip = Chip(firmware.board("pico_w_oled"), stock_image.flash)
    assert chip.until_said(">>> ")
    return chip
