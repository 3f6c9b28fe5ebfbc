"""No list leaves a tall glass half black, whether it has one row or many."""

from functools import partial
from itertools import groupby

import pytest

from host_tests.helpers.gestures import SwitchOn, put
from miaou.ui.canvas import Canvas
from miaou.ui.edges import foot
from miaou.ui.menu import Menu
from miaou.ui.ranks import ranks, titled
from miaou.ui.screen import say
from tools import firmware

LIGHT = 500  # ms that a colour panel takes to light up
NAMES = ("Zoé", "Léo", "Ana", "Max", "Eva", "Ida")


class Ranked:
    """A table of so many players."""

    def __init__(self, count: int) -> None:
        self._rows = [(at + 1, at, NAMES[at], ("3", "2")) for at in range(count)]

    def draw(self, canvas: Canvas) -> None:
        ranks(canvas, self._rows, titled(canvas, "Zoé wins!", len(self._rows)), 24)
        foot(canvas, "", "OK")


def blackest(picture: bytes, across: int) -> int:
    """Of the rows that have nothing on them, the most that lie together."""
    rows = [picture[at : at + 2 * across] for at in range(0, len(picture), 2 * across)]
    return max(len([*some]) for empty, some in groupby(rows, lambda row: not any(row)) if empty)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("kind", ["menu", "explained", "ranks"])
def test_a_list_fills_a_tall_glass(handheld: SwitchOn, kind: str, count: int) -> None:
    board = firmware.board("pico_lcd_13")
    bench = handheld(board)
    line = ("Because",) if kind == "explained" else ()
    items = [(name, partial(say, name), *line) for name in NAMES[:count]]
    put(bench, Ranked(count) if kind == "ranks" else Menu("Cats", items))
    bench.wait(LIGHT)
    assert blackest(bench.picture(), board.PANEL["width"]) <= board.PANEL["height"] // 5
