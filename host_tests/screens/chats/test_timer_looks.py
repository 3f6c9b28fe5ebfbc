"""Digits as large as the panel allows, and words that fit below them."""

from framebuf import MONO_VLSB

import pytest

from host_tests.helpers.chats_timer import started
from host_tests.helpers.gestures import MINUTE, SwitchOn, press
from miaou.lang.languages import LANGUAGES
from miaou.screens.chats.timer import draw_digits
from miaou.ui.mono import MonoCanvas

CODES = [code for code, _name in LANGUAGES]


@pytest.mark.parametrize("words", ["15:00", "60:00", "9:59", "0:03"])
@pytest.mark.parametrize("size", [(120, 64), (128, 64), (160, 80), (160, 128)])
def test_digits_fill_the_width_and_stay_inside(size: tuple[int, int], words: str) -> None:
    width, height = size
    rim = 8  # below, above and to the right, to see what is drawn outside
    canvas = MonoCanvas(bytearray(200 * 19), 200, 152, MONO_VLSB)
    canvas.width = width
    draw_digits(canvas, words, rim, height, 1, 0)
    inked = [(x, y) for x in range(200) for y in range(152) if canvas.pixels.pixel(x, y)]
    left, right = min(x for x, _y in inked), max(x for x, _y in inked)
    assert right < width
    assert rim <= min(y for _x, y in inked) <= max(y for _x, y in inked) < rim + height
    assert right - left + 1 >= width * 0.8


def test_no_two_digits_look_alike() -> None:
    pictures = set()
    for digit in range(10):
        buffer = bytearray(7 * 32)
        draw_digits(MonoCanvas(buffer, 32, 54, MONO_VLSB), str(digit), 0, 54, 1, 0)
        pictures.add(bytes(buffer))
    assert len(pictures) == 10


@pytest.mark.parametrize("code", CODES)
def test_all_words_fit_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = started(handheld(language=code), "1")
    canvas = bench.handheld.canvas
    for ms in (0, 0, MINUTE, 0):  # paused, running, over, ready
        press(bench, "OK")
        bench.wait(ms)
        hints = [10 + canvas.font("small").width(words) for words in bench.said()[-3:]]
        assert sum(hints) + 2 * 3 <= canvas.width
        assert canvas.cut == []
    press(bench, "DOWN")
    assert canvas.font("body").width(bench.said()[0]) <= canvas.width
