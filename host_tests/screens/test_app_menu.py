"""What the menus of the games share: they follow the game under way, and do not lose it."""

import sys

import pytest

from host_tests.helpers.gestures import SwitchOn, press, top
from tools.virtual.workbench import Bench


class Keys:
    """What to press, and what is asked before a game is given up."""

    def __init__(
        self, menu: str, new_game: str, answers: str, leave: str, another: str, question: str
    ) -> None:
        """From home; to the first question; up to the game; back to the menu; and once more."""
        self.menu, self.new_game, self.answers = menu, new_game, answers
        self.begun = " ".join((menu, new_game, answers, leave))
        self.another = another
        self.question = question


GAMES = {
    "cat_tower": Keys(
        "OK", "DOWN OK", "OK OK OK DOWN OK", "BACK", "DOWN DOWN OK", "Give up the match under way?"
    ),
    "yummy_kitty": Keys(
        "DOWN OK", "OK", "OK OK", "BACK BACK", "DOWN OK", "Give up the game under way?"
    ),
    "chats": Keys(
        *("DOWN DOWN OK", "DOWN OK", "OK OK OK OK DOWN OK", "BACK", "DOWN DOWN DOWN DOWN OK"),
        "Give up the game under way?",
    ),
}
every_game = pytest.mark.parametrize("app", GAMES)


def begun(handheld: SwitchOn, app: str) -> Bench:
    """In the menu of an app that has a game under way."""
    bench = handheld()
    bench.seat(["Zoé", "Léo", "Ana"])
    press(bench, GAMES[app].begun)
    return bench


@every_game
def test_a_game_that_has_begun_comes_first_and_has_the_paw(handheld: SwitchOn, app: str) -> None:
    bench = begun(handheld, app)
    assert bench.said()[1].startswith("Continue")
    assert top(bench).at == 0


@every_game
def test_a_game_under_way_is_only_given_up_once_the_new_one_begins(
    handheld: SwitchOn, app: str
) -> None:
    bench = begun(handheld, app)
    events = list(bench.handheld.journal(app).events())
    assert press(bench, GAMES[app].another)[0] == GAMES[app].question
    assert press(bench, "OK")[0] == "Who plays?"
    press(bench, "BACK")
    assert top(bench).items[0][0].startswith("Continue")
    assert list(bench.handheld.journal(app).events()) == events


@every_game
def test_when_memory_is_short_the_questions_leave_it_once_all_are_answered(
    handheld: SwitchOn, app: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boards.pico_oled.HEAP", 1, raising=False)
    asking = ("miaou.screens.players.pick", "miaou.core.roster", f"miaou.screens.{app}.new_")
    for name in list(sys.modules):
        if name.startswith(asking):
            monkeypatch.delitem(sys.modules, name)
    bench = handheld()
    bench.seat(["Zoé", "Léo", "Ana"])
    press(bench, f"{GAMES[app].menu} {GAMES[app].new_game}")
    assert "miaou.screens.players.pick" in sys.modules
    press(bench, GAMES[app].answers + " OK")
    press(bench, "BACK OK")
    assert [name for name in sys.modules if name.startswith(asking)] == []
