"""Latency of opening apps and games on the true chip, the first time and again."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.chip.disk import saved_in
from tools.chip.rp2040 import Chip
from tools.chip.stopwatch import Press, press
from tools.chip.table import Row
from tools.firmware import ROOT

if TYPE_CHECKING:
    from tools.chip.timings import Bench

APPS = ("Cat Tower", "Yummy Kitty", "Chats", "Settings")
# Games under way, as 0.1 has left them.
SAVES = ROOT / "host_tests" / "saves_0.1"
GAMES = {
    "match": "cat_tower_match.en.40",
    "count": "yummy_kitty_four.en.60",
    "live table": "yummy_kitty_live.fr.45",
    "referee": "chats_ties.fr.50",
}

STEPS_BACK = 5  # to home from any of them; home itself cannot be left


def menus(bench: "Bench") -> Iterator[Row]:
    chip = bench.up()
    for number, app in enumerate(APPS):
        yield Row(f"{app}: opened first", opened(chip, number).last, "ms", 150)
        yield Row(f"{app}: opened again", opened(chip, number).last, "ms", 60)


def games(bench: "Bench") -> Iterator[Row]:
    """From the app's menu to the game that is under way."""
    for game, saves in GAMES.items():
        chip = bench.up(saves=saved_in(SAVES / saves))
        yield Row(f"{game}: opened first", _continued(chip).first, "ms", 150)
        yield Row(f"{game}: opened again", _continued(chip).first, "ms", 60)


def opened(chip: Chip, number: int) -> Press:
    """From the first app at home to this one's first screen, and back to the first app."""
    for _ in range(number):
        press(chip, "DOWN")
    made = press(chip, "OK")
    press(chip, "BACK")
    for _ in range(number):
        press(chip, "UP")
    return made


def _continued(chip: Chip) -> Press:
    """From home, where the game's app comes first, and back: from a count by way of its lines."""
    press(chip, "OK")
    made = press(chip, "OK")
    for _ in range(STEPS_BACK):
        press(chip, "BACK")
    return made
