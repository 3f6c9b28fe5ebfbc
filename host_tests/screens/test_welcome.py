"""The first start's pictures fit, and are about the buttons of this very board."""

from collections.abc import Callable
from typing import Any

import pytest

from miaou.lang.languages import LANGUAGES
from miaou.screens.settings.welcome import Welcome
from tools.virtual import everything, two_buttons
from tools.virtual.bench import Bench

SwitchOn = Callable[..., Bench]
CODES = [code for code, _name in LANGUAGES]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("board", [everything, two_buttons])
def test_every_page_fits_in_every_language(handheld: SwitchOn, board: Any, code: str) -> None:
    bench = handheld(board, code)
    bench.handheld.loop.open(Welcome(bench.handheld))
    for key in ("DOWN", "OK", "BACK"):
        assert bench.handheld.canvas.cut == []
        assert len(bench.handheld.loop.stack) == 2
        bench.press(key)
    assert len(bench.handheld.loop.stack) == 1


def test_a_key_that_must_be_held_is_said_to_be(handheld: SwitchOn) -> None:
    for board, held in ((two_buttons, True), (everything, False)):
        bench = handheld(board)
        bench.handheld.loop.open(Welcome(bench.handheld))
        bench.press("DOWN")
        bench.press("OK")
        assert ("Press here to go back. Hold it down." in bench.said()) == held


def test_a_broken_button_keeps_nobody_out(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.loop.open(Welcome(bench.handheld))
    for _ in range(3):
        bench.press("OK")
    assert len(bench.handheld.loop.stack) == 1
