"""A name is entered with few presses, letter by letter or through groups of them."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, press, show, top
from host_tests.helpers.players import go, type_name
from miaou.core.roster import LONGEST, SPACE
from miaou.fonts import bold
from miaou.screens.players import name as letters
from miaou.screens.players.name import DONE, Name
from miaou.ui.screen import LEAVE
from tools.virtual import two_buttons
from tools.wasm import MicroPython


@pytest.mark.parametrize("board", [None, two_buttons])
@pytest.mark.parametrize(
    ("name", "most"), [("Zoé", 15), ("Léa", 20), ("Íñigo", 34), ("Jean-Luc", 39)]
)
def test_a_name_takes_few_presses(handheld: SwitchOn, board: Any, name: str, most: int) -> None:
    bench = handheld(board)
    entered: list[str] = []
    presses = type_name(bench, show(bench, "players.name.Name", "", entered.append), name)
    assert entered == [name]
    assert presses <= most


def test_capitals_come_by_themselves(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = show(bench, "players.name.Name", "", lambda _name: LEAVE)
    assert "A" in bench.said()
    assert "a" not in bench.said()
    press(bench, "OK")
    assert "a" in bench.said()
    assert "A" not in bench.said()
    go(bench, screen, SPACE)
    assert "A" in bench.said()


def test_accents_go_round_to_the_plain_letter(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = show(bench, "players.name.Name", "Zoe", lambda _name: LEAVE)
    press(bench, "UP")
    assert "e → é" in bench.said()
    seen = ""
    for _round in range(5):
        press(bench, "OK")
        seen += screen.name[-1]
    assert seen == "éèëêe"


def test_ok_goes_into_a_group_and_back_comes_out(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = show(bench, "players.name.Name", "", lambda _name: LEAVE)
    press(bench, "UP")
    assert "→ UVWXY" in bench.said()
    press(bench, "OK UP")
    assert bench.said()[-2:] == ["Back", "Add Z"]
    press(bench, "BACK")
    assert bench.said()[-2:] == ["Leave", "→ UVWXY"]
    press(bench, "OK OK")
    assert screen.name == "U"


def test_back_deletes_then_leaves(handheld: SwitchOn) -> None:
    bench = handheld()
    screen = show(bench, "players.name.Name", "Zo", lambda _name: LEAVE)
    press(bench, "BACK BACK")
    assert screen.name == ""
    assert "Leave" in bench.said()
    press(bench, "BACK")
    assert top(bench) is not screen


def test_a_name_neither_begins_nor_ends_with_a_space_nor_grows_too_long(
    handheld: SwitchOn,
) -> None:
    box = handheld().handheld
    for length in range(LONGEST + 1):
        choices = "".join(Name(box, "M" * length, lambda _name: LEAVE).choices)
        assert (DONE in choices) == (length > 0)
        assert (SPACE in choices) == (0 < length < LONGEST - 1)
        assert ("b" in choices) == (0 < length < LONGEST)
    assert DONE not in Name(box, "Ana-", lambda _name: LEAVE).choices


def test_every_letter_that_can_be_entered_can_be_shown() -> None:
    for letter in (
        letters.ACCENTS.replace(" ", "") + letters.SMALL + letters.CAPITALS + letters.JOINTS
    ):
        assert bold.FIRST <= ord(letter) <= bold.LAST or letter in bold.EXTRA


def test_guesses_are_seven_different_letters_after_any_letter() -> None:
    for before in ["", "Ana-"] + list(
        letters.SMALL + letters.CAPITALS + letters.ACCENTS.replace(" ", "")
    ):
        assert len(set(letters.guesses(before))) == letters.GUESSES


def test_letters_are_alike_on_both_pythons(micropython: MicroPython) -> None:
    for letter in letters.ACCENTS.replace(" ", "") + letters.JOINTS + "bZ":
        for function in ("accented", "guesses", "groups"):
            there = micropython.call(f"miaou.screens.players.name.{function}", letter)
            assert there == getattr(letters, function)(letter), (function, letter)
