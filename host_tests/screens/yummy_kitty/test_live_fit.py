"""The longest names and titles fit, and the name of who plays is large."""

from typing import Any

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
    large = box(canvas, 60, 24, 2)
    canvas.clear()
    canvas.text("Il", 0, 0)
    assert large == tuple(2 * side for side in box(canvas, 30, 12))


def box(canvas: Any, width: int, height: int, left: int = 0) -> tuple[int, ...]:
    """Around all that is drawn in that corner: left, top, right, bottom."""
    columns = range(left, left + width)
    lit = [(x - left, y) for x in columns for y in range(height) if canvas.pixels.pixel(x, y)]
    across, down = [x for x, _y in lit], [y for _x, y in lit]
    return min(across), min(down), max(across) + 1, max(down) + 1


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
