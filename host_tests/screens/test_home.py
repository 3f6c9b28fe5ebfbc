"""Home: the game under way is the picture that stands out, and a low battery is to be seen."""

from typing import Any

import pytest

from boards import m5stickc_plus, pico_display, pico_lcd_13, pico_oled, pico_round, t_display
from host_tests.helpers.gestures import SwitchOn, power_cut, top
from miaou.screens.apps import APPS
from tools.virtual import everything
from tools.virtual.workbench import Bench

GAMES = ("cat_tower", "yummy_kitty", "chats")
GLASSES = (pico_oled, pico_display, pico_lcd_13, pico_round)
LIGHT = 500  # ms that a colour panel may take


def _inked(picture: bytes, wide: int, high: int, x: int, y: int) -> bool:
    if len(picture) == wide * high // 8:
        return bool(picture[(y * wide + x) // 8] >> (7 - x % 8) & 1)
    return bool(picture[2 * (y * wide + x)] or picture[2 * (y * wide + x) + 1])


def _heights(bench: Bench) -> list[int]:
    """Rows that each app's picture takes, in units."""
    home, canvas = top(bench), bench.handheld.canvas
    scale = canvas.scale
    left = (bench.panel.width - scale * canvas.width) // 2
    above = bench.board.PANEL.get("inset", (0, 0))[1]
    glass = (bench.picture(), bench.panel.width, bench.panel.height)
    found = []
    for at in range(len(APPS)):
        across = range(home.places[2 * at], home.places[2 * at] + home.size)
        down = range(home.places[2 * at + 1], home.places[2 * at + 1] + home.size + 2)
        rows = [
            y
            for y in down
            if any([_inked(*glass, left + scale * x, above + scale * y) for x in across])
        ]
        found.append(rows[-1] - rows[0])
    return found


@pytest.mark.parametrize("board", GLASSES)
def test_the_game_under_way_is_the_largest_picture(handheld: SwitchOn, board: Any) -> None:
    bench = handheld(board)
    bench.wait(LIGHT)
    equal = _heights(bench)
    assert max(equal) - min(equal) <= 3
    for game in GAMES:
        bench.handheld.settings.set("unfinished", game)
        bench.press("DOWN")
        heights = _heights(bench)
        largest = APPS.index(game)
        assert heights[largest] == equal[largest]
        assert all([8 * heights[at] < 7 * equal[at] for at in range(4) if at != largest])
    bench.handheld.settings.set("unfinished", "")
    bench.press("DOWN")
    assert _heights(bench) == equal


def test_it_stands_out_after_the_power_was_cut_too(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("unfinished", "yummy_kitty")
    power_cut(bench)
    heights = _heights(bench)
    assert heights[1] == max(heights)
    assert heights.count(heights[1]) == 1


@pytest.mark.parametrize("board", [everything, t_display])
def test_a_low_battery_is_to_be_seen_until_it_is_charged(handheld: SwitchOn, board: Any) -> None:
    bench = handheld(board)

    def charge(millivolts: int) -> None:
        bench.charge(millivolts)
        for _ in range(3):  # in the dark it rests
            bench.wait(61_000)
            bench.press("DOWN")

    charge(4000)
    assert "[battery]" not in bench.said()
    charge(3550)
    bench.press("OK")  # it has said so
    bench.press("BACK")
    assert "[battery]" in bench.said()
    assert type(top(bench)).__name__ == "Home"
    charge(4000)
    assert "[battery]" not in bench.said()


def test_the_caption_has_the_apps_colour(handheld: SwitchOn) -> None:
    bench = handheld(m5stickc_plus)
    bench.wait(LIGHT)
    wide = bench.panel.width

    def colours() -> set[int]:
        picture = bench.picture()
        pixels = range(2 * wide * 80, len(picture), 2)
        return {picture[at] << 8 | picture[at + 1] for at in pixels} - {0}

    seen = []
    for _app in APPS:
        assert len(colours()) == 1
        seen += list(colours())
        bench.press("DOWN")
    assert len(set(seen)) == len(APPS)
