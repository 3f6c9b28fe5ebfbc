"""A picture and its words share a panel of any shape."""

from framebuf import MONO_VLSB

import pytest

from miaou.ui.layout import halves
from miaou.ui.mono import MonoCanvas

SIZES = [(128, 64), (120, 67), (160, 80), (120, 120), (192, 144), (128, 160)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_they_stay_on_the_panel_and_apart(width: int, height: int) -> None:
    canvas = MonoCanvas(bytearray((height + 7) // 8 * width), width, height, MONO_VLSB)
    left, top, size, x, y, wide, high = halves(canvas, 14, 9)
    assert 0 <= left <= left + size <= width
    assert 14 == top < top + size <= height - 9
    assert x + wide <= width
    assert 14 <= y < y + high <= height - 9
    assert left + size < x or top + size < y
    assert wide * high >= 80 * 37  # room for a sentence


def test_words_stand_beside_the_picture_on_a_wide_panel_and_below_it_on_others() -> None:
    wide = MonoCanvas(bytearray(1024), 128, 64, MONO_VLSB)
    square = MonoCanvas(bytearray(1800), 120, 120, MONO_VLSB)
    assert halves(wide, 0, 0)[3] > 0
    assert halves(square, 0, 0)[3] == 0
