"""Goldens: every board shows the tour pixel by pixel as when somebody last looked at it."""

import pytest

from tools import firmware
from tools.pictures import goldens


@pytest.mark.parametrize("board", firmware.board_names())
def test_a_board_shows_what_it_showed(board: str) -> None:
    assert goldens.taken(board) == goldens.kept().get(board), (
        "look at `python3 -m tools screenshots`, then keep it with --goldens"
    )


def test_the_tour_sees_a_dozen_screens_that_differ() -> None:
    for board, shown in goldens.kept().items():
        assert len(set(shown.values())) >= 12, board
