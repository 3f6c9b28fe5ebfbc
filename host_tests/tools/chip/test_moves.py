"""A move on the true chip is as quick as it was when somebody last looked at it."""

from collections.abc import Callable

from tools.chip import disk, heap
from tools.chip.image import Image
from tools.chip.moves import moves
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import press

# Milliseconds from a key's edge to the last pixel, as measured; a fifth more is a loss.
HOME, LIST, EXPLAINED, COLOUR = 10.1, 7.3, 12.5, 16.5
LOST = 1.2
PLAIN = 28.8  # ms that a key of tools/chip/plain takes


def test_a_move_is_far_quicker_than_a_plain_programs(
    start: Callable[..., Chip], stock_image: Image
) -> None:
    chip = start(flash=disk.with_miaou(stock_image, "pico_w_oled", disk.chosen("en")))
    rows = list(moves(chip, heap.find(stock_image)))
    worst = [row.value for row in rows if row.unit == "ms"]
    allowed = [LOST * figure for figure in (HOME, LIST, EXPLAINED)]
    assert all(ms < most for ms, most in zip(worst, allowed, strict=True)), worst
    assert max(worst) < PLAIN
    assert [
        row.name for row in rows if row.unit in ("bytes", "times") and row.verdict != "kept"
    ] == []


def test_a_move_on_a_colour_panel_is_as_quick(
    start: Callable[..., Chip], stock_image: Image
) -> None:
    chip = start("pico_display", disk.with_miaou(stock_image, "pico_display", disk.chosen("en")))
    assert max(press(chip, "DOWN").last for _ in range(4)) < LOST * COLOUR
