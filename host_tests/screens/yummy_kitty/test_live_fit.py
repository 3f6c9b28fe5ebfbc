"""The longest names and titles fit, and the name of who plays is large."""

import pytest

from host_tests.helpers.gestures import SwitchOn
from host_tests.helpers.speech import speak
from host_tests.helpers.yummy_kitty_live import sit

LONG = "Maximilian Wilhelmina Montgomery Mammamamma Alessandra"
TITLES = ("Who said meow first?", "Who catches the mouse?", "A cat was taken from…")


def test_the_name_of_who_plays_is_twice_the_size_of_a_letter(handheld: SwitchOn) -> None:
    bench = handheld()
    sit(bench, 2, "start 0", names="Il Li")
    canvas = bench.handheld.canvas
    drawn = [[canvas.fb.pixel(x, y) for x in range(60)] for y in range(24)]
    assert drawn[0::2] == drawn[1::2]
    assert [row[0::2] for row in drawn] == [row[1::2] for row in drawn]
    canvas.clear()
    canvas.text("Il", 0, 0)
    small = [[canvas.fb.pixel(x, y) for x in range(30)] for y in range(12)]
    assert [row[0::2] for row in drawn[0::2]] == small


@pytest.mark.parametrize(
    "keys",
    ["OK OK OK UP", "DOWN UP OK UP", "DOWN OK OK UP UP", "DOWN DOWN DOWN DOWN DOWN DOWN OK"],
    ids=["turns", "protection", "mouse", "nobody"],
)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_longest_names_fit_everywhere(
    handheld: SwitchOn, language: str, players: int, keys: str
) -> None:
    bench = handheld(language=language)
    told = ["protect 1"] if players > 2 else []
    sit(bench, players, "start 0", *told, "caught 0", names=LONG)
    cut = list(bench.handheld.canvas.cut)
    for key in keys.split():
        bench.press(key)
        cut += bench.handheld.canvas.cut
    assert cut == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_titles_fit_the_narrowest_panel(handheld: SwitchOn, language: str) -> None:
    from miaou.lang import _

    small = handheld(language=language).handheld.canvas.font("small")
    speak(language, "yummy_kitty")
    for title in TITLES:
        assert language == "en" or _(title) != title, f"{title} is no title any more"
        assert small.width(_(title)) <= 120, title
