"""Every screen about players has room for the longest names in every language."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, show, top
from host_tests.helpers.players import enrol
from miaou.core.roster import LONGEST, SPACE
from miaou.lang import _
from miaou.lang.languages import LANGUAGES
from miaou.screens.players.seats import PASSING
from miaou.ui.screen import LEAVE, Answer
from tools.virtual.workbench import Bench

CODES = [code for code, _name in LANGUAGES]
SIGNS = SPACE * 6  # as wide as the cross, the check mark and what keeps them apart
LONG_NAME = "W" + "m" * (LONGEST - 1)


def every_screen(bench: Bench) -> list[tuple[str, tuple[Any, ...], str]]:
    """Each place, what it is given, and the keys that bring out all it can say."""
    names = [LONG_NAME, "Íñigo", "Zoé"]
    enrol(bench, *names).play(names[:2])

    def leave(_what: object) -> Answer:
        return LEAVE

    return [
        ("name.Name", ("", leave), "OK UP UP"),
        ("name.Name", (LONG_NAME[:-2], leave), "UP UP OK BACK"),
        ("name.Name", ("E" * LONGEST, leave), "UP OK"),
        ("pick.Pick", (2, 2, leave), "DOWN DOWN DOWN OK OK UP OK UP UP OK"),
        ("seats.Seats", (names, leave), "DOWN OK DOWN"),
        ("seats.First", (names, leave), "DOWN UP OK"),
        ("roster.ManageRoster", (), "DOWN OK DOWN OK"),
    ]


def too_wide(bench: Bench) -> list[str]:
    """What nobody else measures: a title, and the two answers of a foot with their signs."""
    lines = bench.said()[:1] if hasattr(top(bench), "items") else []
    if type(top(bench)).__name__ == "Name":
        lines = ["".join(bench.said()[-2:]) + SIGNS]
    body = bench.handheld.canvas.font("body")
    return [line for line in lines if body.width(line) > bench.handheld.canvas.width]


@pytest.mark.parametrize("code", CODES)
def test_everything_fits_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    for place, given, keys in every_screen(bench):
        show(bench, f"players.{place}", *given)
        for key in keys.split():
            bench.press(key)
            assert bench.handheld.canvas.cut == []
            assert too_wide(bench) == []
        bench.wait(sum(PASSING))
        assert too_wide(bench) == []


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_fits_with_the_longest_name(handheld: SwitchOn, code: str) -> None:
    bench = handheld(language=code)
    enrol(bench, LONG_NAME)
    bench.handheld.door.answer(show(bench, "players.roster.ManageRoster")._add(LONG_NAME))
    bench.press("UP")
    assert bench.said()[0] == _("{} is here already.").format(LONG_NAME)
    assert bench.handheld.canvas.cut == []
