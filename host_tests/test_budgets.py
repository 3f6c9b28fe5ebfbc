"""What Miaou may cost: DESIGN's budgets, counted on real MicroPython from the board's own files."""

from tools import bench


def test_every_budget_is_kept() -> None:
    figures = list(bench.measure())
    assert [figure for figure in figures if not figure.kept] == []
    assert sum(figure.most is not None for figure in figures) >= 20


def test_colours_leave_room_for_every_game_in_an_esp32() -> None:
    figures = list(bench.boards("m5stickc_plus"))
    assert [figure for figure in figures if not figure.kept] == []
    assert sum("peak" in figure.name for figure in figures) == 3


def test_a_figure_over_its_budget_is_seen() -> None:
    assert not bench.Figure("wake-ups", 1, "times", 0).kept
    assert bench.Figure("wake-ups", 0, "times", 0).kept
