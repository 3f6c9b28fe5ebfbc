"""The longest names and titles fit, and the name of who plays is large."""

import pytest

from host_tests.helpers.gestures import SwitchOn
from host_tests.helpers.speech import speak
from host_tests.helpers.yummy_kitty_live import feeder, sit

LONG = "Maximilian Wilhelmina Montgomery Mammamamma Alessandra"
TITLES = (
    "Who said meow first?",
    "At the table",
    "Who lost the cat?",
    "Whose turn?",
    "Black Cats",
    "Cats under yarn?",
    "Who has a Black Cat?",
    "With how many faces?",
)


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
    [
        "OK OK OK UP",
        "DOWN DOWN DOWN DOWN DOWN DOWN",
        "DOWN DOWN OK OK UP",
        "DOWN DOWN DOWN OK OK OK BACK UP",
        "DOWN OK OK OK OK DOWN OK OK OK OK UP UP",
        "DOWN OK DOWN DOWN OK DOWN OK OK UP OK OK OK UP",
    ],
    ids=["turns", "table", "protection", "black cats", "nobody", "mouse"],
)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_longest_names_fit_everywhere(handheld: SwitchOn, language: str, keys: str) -> None:
    bench = handheld(language=language)
    told = [event for seat in (0, 2) for event in feeder(seat, "3 5", tabby=2)]
    sit(bench, 5, "start 0", "protect 1", *told, *feeder(3, tabby=1), names=LONG)
    cut = list(bench.handheld.canvas.cut)
    for key in keys.split():
        bench.press(key)
        cut += bench.handheld.canvas.cut
    assert cut == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_titles_fit_the_narrowest_panel(handheld: SwitchOn, language: str) -> None:
    from miaou.lang import _

    body = handheld(language=language).handheld.canvas.font("body")
    speak(language, "yummy_kitty")
    for title in TITLES:
        assert language == "en" or _(title) != title, f"{title} is no title any more"
        assert body.width(_(title)) <= 120, title
