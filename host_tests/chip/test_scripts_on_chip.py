"""A script of each app on the true chip: the same words, pixels and saves as on CPython."""

from pathlib import Path

import pytest

from host_tests.chip.lockstep import Lockstep
from tools.chip.image import Image

# Where a script presses faster than a die tumbles on a board, it is played up to there.
SCRIPTS = {
    "quick_die.en": "# keys while the die tumbles",
    "yummy_kitty_two.es": "",
    "chats_timer.fr": "",
    "first_start": "",
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_plays_on_the_chip_as_on_cpython(
    script: str, stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = Lockstep(stock_image, "pico_w_oled", script.partition(".")[2], script)
    both.play(SCRIPTS[script])
    on_chip, here = both.saves()
    assert on_chip == here


@pytest.mark.parametrize("board", ["pico_oled_13", "pico_display"])
def test_a_board_with_two_buttons_and_one_in_colour_start_as_on_cpython(
    board: str, stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = Lockstep(stock_image, board, "", "first_start")
    both.play("press UP")
    assert both.player.reading().endswith("Cat Tower")
