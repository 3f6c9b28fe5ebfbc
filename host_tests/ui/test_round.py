"""Round glass: words follow the circle, and stay in large letters as long as they can."""

from typing import Any

import pytest

from host_tests.helpers.paper import FinePaper
from miaou.ui.ranks import ranks, titled
from miaou.ui.round import RoundCanvas

LARGE = 20  # rows of pixels of a letter
INSET = (20, 40, 20, 54)
LONG = "Chat dodu : empile un Catty Fatty, retourne un jeton, fais ce qu'il dit."
NAMES = ("Maximilian", "Wilhelmina", "Montgomery", "Alessandra", "Bartholome", "Clementine")


class Seen(RoundCanvas):
    """Notes each line: its words, how high its letters are, and its box on the glass."""

    def __init__(self) -> None:
        super().__init__(FinePaper((240, 240), INSET), ())
        self.lines: list[tuple[str, int, tuple[int, int, int, int]]] = []

    def blit(self, source: Any, x: int, y: int, colour: Any = 1) -> None:
        if isinstance(source, tuple):
            font, codes = source
            left, top = INSET[0] + 2 * x, INSET[1] + 2 * y
            wide = sum(font.widths[code - font.first] for code in codes)
            words = bytes(codes).decode("ascii", "replace")
            # Without the first and the last rows of a line, which few letters reach.
            box = (left, top + 4, left + wide - 2, top + 2 * font.height - 4)
            self.lines.append((words, font.rows, box))

    def painted(self) -> "Seen":
        self.lines.clear()
        self.cut.clear()
        self.paint(memoryview(bytearray(2 * 240 * 240)), (0, 0, 240, 240))
        return self

    def outside(self) -> list[str]:
        return [
            words
            for words, _rows, (left, top, right, bottom) in self.lines
            for x, y in ((left, top), (right, top), (left, bottom), (right, bottom))
            if (x - 120) ** 2 + (y - 120) ** 2 > 120**2
        ]


@pytest.fixture
def canvas() -> Seen:
    return Seen()


def test_a_sentence_stays_large_and_inside_the_circle(canvas: Seen) -> None:
    canvas.paragraph(LONG, 0, 22, canvas.width, 44, centred=True)
    canvas.painted()
    assert " ".join(words for words, _rows, _box in canvas.lines) == LONG
    assert {rows for _words, rows, _box in canvas.lines} == {LARGE}
    assert canvas.outside() == []
    assert canvas.cut == []


def test_a_sentence_is_small_before_it_is_cut_and_told_once_it_is(canvas: Seen) -> None:
    canvas.paragraph(LONG, 0, 22, canvas.width, 24, centred=True)
    canvas.painted()
    assert LARGE not in {rows for _words, rows, _box in canvas.lines}
    canvas.clear()
    canvas.paragraph(LONG, 0, 22, canvas.width, 8, centred=True)
    assert canvas.cut == [LONG]


def test_a_title_takes_two_lines_at_a_space_alone(canvas: Seen) -> None:
    canvas.centred("Who is the youngest?", 1)
    canvas.painted()
    assert [rows for _words, rows, _box in canvas.lines] == [LARGE, LARGE]
    assert canvas.outside() == []
    canvas.clear()
    canvas.fitted("Characteristically?", 2, 1, canvas.width - 4)
    canvas.finish()
    canvas.painted()
    assert [words for words, _rows, _box in canvas.lines] == ["Characteristically?"]


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_the_longest_names_of_a_table_are_whole_and_large(canvas: Seen, players: int) -> None:
    rows = [(seat + 1, seat, name, ("12",)) for seat, name in enumerate(NAMES[:players])]
    ranks(canvas, rows, titled(canvas, "Ana wins!", players), 14)
    canvas.painted()
    shown = {words: rows for words, rows, _box in canvas.lines}
    assert {name: shown.get(name) for name in NAMES[:players]} == dict.fromkeys(
        NAMES[:players], LARGE
    )
    assert canvas.outside() == []
