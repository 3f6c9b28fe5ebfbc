"""Everything told at the table is taken back in words, and outlives a power cut."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, power_cut, press
from host_tests.helpers.yummy_kitty_live import kept, show, sit, written
from tools.virtual.workbench import Bench


def after_power_cut(bench: Bench) -> Any:
    """The table again, as the journal has it; answers the game."""
    power_cut(bench)
    game = kept(bench)
    show(bench, game)
    return game


def test_everything_is_taken_back_step_by_step_and_said(handheld: SwitchOn) -> None:
    bench = handheld()
    game = sit(bench, 3, "start 0", "turn", "protect 2", "count 1 tabby 1")
    press(bench, "DOWN OK BACK")
    undone = []
    for _ in range(5):
        said = press(bench, "UP")
        undone.append(said[said.index("[undone]") + 1] if "[undone]" in said else said[0])
    said = ["mouse, Léo", "count, Léo", "protection, Ana", "turn", "Who said meow first?"]
    assert undone == said
    assert game.state.seat < 0
    assert written() == ["table Zoé Léo Ana"]


def test_what_was_taken_back_is_said_until_the_next_key(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", "turn")
    assert "[undone]" in press(bench, "UP")
    assert "[undone]" not in press(bench, "OK")


@pytest.mark.parametrize(
    "keys",
    ["", "OK", "DOWN UP OK", "DOWN OK BACK", "DOWN OK OK", "OK UP"],
    ids=["first turn", "turn", "protection", "mouse", "mouse and turn", "undo"],
)
def test_the_table_is_as_it_was_after_a_power_cut(handheld: SwitchOn, keys: str) -> None:
    bench = handheld()
    sit(bench, 3, "start 0")
    before = [word for word in press(bench, keys) if word not in ("[undone]", "turn")]
    after_power_cut(bench)
    assert [word for word in bench.said() if word in before] == before


def test_a_power_cut_while_a_mouse_is_told_counts_it_once(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0")
    press(bench, "DOWN OK")
    game = after_power_cut(bench)
    assert (game.state.feeders[0]["mice"], game.state.seat) == (1, 0)
