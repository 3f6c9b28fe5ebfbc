"""A script of each app on the true chip: the same words, pixels and saves as on CPython."""

from pathlib import Path

import pytest

from host_tests.chip.lockstep import Lockstep
from tools import goldens, scripts
from tools.chip.image import Image
from tools.virtual.player import ScriptError

# Where a script presses faster than a die tumbles on a board, it is played up to there.
PLAYED = [
    ("quick_die", "en", "# keys while the die tumbles"),
    ("yummy_kitty_two", "es", ""),
    ("chats_timer", "fr", ""),
    ("first_start", "en", ""),
]


@pytest.mark.parametrize(("script", "language", "until"), PLAYED)
def test_a_script_plays_on_the_chip_as_on_cpython(
    script: str,
    language: str,
    until: str,
    stock_image: Image,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    path = scripts.FOLDER / f"{script}.txt"
    both = Lockstep(stock_image, "pico_w_oled", language, path)
    both.play(until)
    on_chip, here = both.saves()
    assert on_chip == here


@pytest.mark.parametrize("board", ["pico_oled_13", "pico_display"])
def test_a_board_with_two_buttons_and_one_in_colour_start_as_on_cpython(
    board: str, stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = Lockstep(stock_image, board, "en", scripts.FOLDER / "first_start.txt")
    both.play("press UP")
    assert both.player.reading().endswith("Cat Tower")


@pytest.fixture
def tour(stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lockstep:
    monkeypatch.chdir(tmp_path)
    return Lockstep(stock_image, "pico_w_oled", goldens.LANGUAGE, goldens.TOUR)


def test_the_chip_shows_what_somebody_has_looked_at(tour: Lockstep) -> None:
    tour.play("# a count of Yummy Kitty")
    kept = goldens.kept()["pico_w_oled"]
    assert len(tour.frames) >= 7
    for name, picture in tour.frames.items():
        assert goldens.digest(picture) == kept[name], name


@pytest.mark.xfail(
    strict=True,
    raises=ScriptError,
    reason="loading and unloading leaves a Pico W's heap in pieces: of 90 KB free, 3 in one",
)
def test_the_chip_has_memory_for_a_tour_of_all_apps(tour: Lockstep) -> None:
    tour.play()
