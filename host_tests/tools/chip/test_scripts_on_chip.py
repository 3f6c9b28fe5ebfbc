"""A script of each app on the true chip: the same words, pixels and saves as on CPython."""

import re
from pathlib import Path

import pytest

from host_tests.helpers.lockstep import Lockstep
from tools import scripts
from tools.chip import disk
from tools.chip.image import Image
from tools.pictures import goldens

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
    assert lines(on_chip) == lines(here)


# Which handheld has written it, and the mark of a Pico's beats: each has its own.
OWN = re.compile(rb"(handheld) \w+ \w{4}\n|(clock \d+ \d+)(?: \w{8})? \w{4}\n")


def lines(saves: disk.Files) -> dict[str, list[bytes]]:
    """Every line of each journal, in order: how long a tail grows is the platform's affair."""
    kept: dict[str, list[bytes]] = {}
    for path in sorted(saves):  # a body comes before its tail, which may tell its last lines again
        journal = kept.setdefault(path.removesuffix(".tail"), [])
        journal += [line for line in saves[path].splitlines(True) if line not in journal]
    return {path: [OWN.sub(rb"\1\2", line) for line in journal] for path, journal in kept.items()}


@pytest.mark.parametrize("board", ["pico_oled_13", "pico_display"])
def test_a_board_with_two_buttons_and_one_in_colour_start_as_on_cpython(
    board: str, stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = Lockstep(stock_image, board, "en", scripts.FOLDER / "first_start.txt")
    both.play("press UP")
    assert both.player.reading().endswith("Cat Tower")


def test_an_evening_with_all_apps_shows_on_the_chip_what_somebody_has_looked_at(
    stock_image: Image, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tour = Lockstep(stock_image, "pico_w_oled", goldens.LANGUAGE, goldens.TOUR)
    tour.play()
    kept = goldens.kept()["pico_w_oled"]
    assert tour.frames.keys() == kept.keys()
    differing = {name for name in kept if goldens.digest(tour.frames[name]) != kept[name]}
    timed = {"clock", "weight"}  # which show the time, and presses take longer on the chip
    assert differing <= timed, "`play` has compared them with CPython's of the same moment"
