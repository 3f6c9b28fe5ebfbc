"""Winning is a moment: it is seen, it passes by itself or with any key, and then nothing moves."""

import pytest

from host_tests.helpers.gestures import SwitchOn, show, top
from miaou.ui.screen import LEAVE
from tools.virtual.workbench import Bench

APPS = ("cat_tower", "yummy_kitty", "chats", "fish_race")
KEYS = ("UP", "DOWN", "OK", "BACK")
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
    assert "wins!" in bench.said()
    bench.wait(LONGEST)
    assert is_home(bench)


def test_a_shared_victory_names_all_of_them(handheld: SwitchOn) -> None:
    bench = handheld()
    cheer(bench, "chats", "Zoé", "Maximilian")
    assert {"Zoé", "Maximilian"} <= set(bench.said())
    assert "Shared victory!" in bench.said()


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
