"""Winning is a moment: it is seen, it passes by itself or with any key, and then nothing moves."""

import pytest

from boards import pico_display
from host_tests.helpers.gestures import SwitchOn, show, top
from miaou.ui.screen import LEAVE
from tools.virtual.workbench import Bench

APPS = ("cat_tower", "yummy_kitty", "chats", "fish_race")
KEYS = ("UP", "DOWN", "OK", "BACK")
RED, BLUE, GREEN, YELLOW = 0xFAEB, 0x6DFF, 0x6F2D, 0xFF27  # the players', on the glass
LONGEST = 2000  # ms that it may take


def cheer(bench: Bench, app: str = "cat_tower", *names: str) -> None:
    show(bench, "cheers.Cheers", app, list(enumerate(names or ("Zoé",))), LEAVE)
    bench.handheld.loop.ring(None)
    bench.world.settle()


def is_home(bench: Bench) -> bool:
    return type(top(bench)).__name__ == "Home"


@pytest.mark.parametrize("app", APPS)
def test_the_winner_is_named_and_it_ends_by_itself(handheld: SwitchOn, app: str) -> None:
    bench = handheld()
    cheer(bench, app)
    assert bench.said()[0] == "Zoé"
    assert "Zoé wins!" in bench.said()
    bench.wait(LONGEST)
    assert is_home(bench)


def test_a_shared_victory_names_all_of_them(handheld: SwitchOn) -> None:
    bench = handheld()
    cheer(bench, "chats", "Zoé", "Maximilian")
    assert {"Zoé", "Maximilian"} <= set(bench.said())
    assert "Shared victory!" in bench.said()


def test_winners_have_their_colours(handheld: SwitchOn) -> None:
    bench = handheld(pico_display)
    show(bench, "cheers.Cheers", "chats", [(1, "Zoé"), (3, "Max")], LEAVE)
    bench.handheld.loop.ring(None)
    bench.wait(400)
    picture = bench.picture()
    seen = {picture[at] << 8 | picture[at + 1] for at in range(0, len(picture), 2)}
    assert {BLUE, YELLOW} <= seen  # of the second and the fourth player
    assert not {RED, GREEN} & seen


@pytest.mark.parametrize("key", KEYS)
def test_any_key_ends_it(handheld: SwitchOn, key: str) -> None:
    bench = handheld()
    cheer(bench)
    bench.press(key)
    assert is_home(bench)


def test_the_cat_dances_unless_the_owner_wants_no_motion(handheld: SwitchOn) -> None:
    bench = handheld()
    assert len(pictures(bench)) > 2
    bench.handheld.settings.set("motion", "no")
    assert len(pictures(bench)) == 1


def pictures(bench: Bench) -> set[bytes]:
    cheer(bench)
    seen = set()
    while not is_home(bench):
        seen.add(bench.picture())
        bench.wait(50)
    return seen


def test_afterwards_nothing_is_sent_and_nothing_wakes(handheld: SwitchOn) -> None:
    bench = handheld()
    cheer(bench)
    bench.wait(LONGEST + 4000)  # and whatever is done at a quiet moment
    sent, wakes = bench.world.bus_bytes, bench.world.wakes
    bench.wait(10_000)
    assert (bench.world.bus_bytes, bench.world.wakes) == (sent, wakes)
