"""On round glass the hands of a trick flow in lines, and every name is whole."""

from typing import Any

import pytest

from host_tests.helpers.paper import FinePaper
from miaou.screens.chats.round_glass import flow, hands_top
from miaou.ui.round import RoundCanvas

SHORT = ["Zoe", "Leo", "Ana", "Max", "Eva", "Maximilian"]
LONG = ["Maximilian", "Wilhelmina", "Montgomery", "Alessandra", "Bartholome", "Clementine"]


@pytest.fixture
def canvas() -> Any:
    return RoundCanvas(FinePaper((240, 240), (20, 40, 20, 54)), ())


@pytest.mark.parametrize(("names", "face"), [(SHORT, "body"), (LONG[:3], "body"), (LONG, "small")])
def test_every_name_is_whole_and_as_large_as_there_is_room(
    canvas: Any, names: list[str], face: str
) -> None:
    held = [12] * len(names)
    chosen, lines = flow(canvas, names, held)
    assert chosen == face
    assert [words for line in lines for _at, words, _wide in line] == [f"{n} 12" for n in names]
    assert max(sum(wide for _at, _words, wide in line) for line in lines) <= 110


def test_hands_never_reach_into_the_head(canvas: Any) -> None:
    assert hands_top(canvas, [*LONG, "pot"], [12] * 7) >= 22
