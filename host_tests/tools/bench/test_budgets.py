"""What Miaou may cost: its budgets, counted on real MicroPython from the board's own files."""

from tools.bench import on_micropython
from tools.bench.figure import Figure


def test_every_budget_is_kept() -> None:
    figures = list(on_micropython.measure())
    assert [figure for figure in figures if not figure.kept] == []
    assert sum(figure.most is not None for figure in figures) >= 20


def test_colours_leave_room_for_every_game_in_an_esp32() -> None:
    figures = list(on_micropython.boards("m5stickc_plus"))
    assert [figure for figure in figures if not figure.kept] == []
    assert sum("peak" in figure.name for figure in figures) == 3


# From home and back: the die, is it fair; last games and house rules of all three; the clock; every
# setting that is a screen of its own, and names.
EVENING = """
    OK OK OK OK BACK DOWN DOWN DOWN OK OK BACK DOWN OK BACK DOWN OK BACK BACK
    DOWN OK UP OK BACK UP OK BACK BACK
    DOWN OK OK OK BACK UP OK BACK UP OK BACK BACK
    UP UP UP OK OK BACK UP OK BACK UP UP OK OK BACK BACK UP OK BACK UP OK BACK BACK DOWN
"""


def test_once_everything_has_been_open_nothing_grows() -> None:
    figures = list(on_micropython.growth(*[EVENING] * 4))
    assert [figure for figure in figures if not figure.kept] == []


def test_a_figure_over_its_budget_is_seen() -> None:
    assert not Figure("wake-ups", 1, "times", 0).kept
    assert Figure("wake-ups", 0, "times", 0).kept
