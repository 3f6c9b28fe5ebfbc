"""Motion with meaning: a short way to its place, ended by any key, and none where it is off."""

from typing import Any

import pytest

from host_tests.helpers.gestures import SwitchOn, power_cut, show, top
from miaou.ui.screen import LEAVE
from tools.virtual.workbench import Bench

LONGEST = 500  # ms
FRAME = 8 * (128 + 8)  # bytes of a whole picture on the bus


def match(bench: Bench, *events: str) -> Any:
    from miaou.core.game import Game
    from miaou.rules.cat_tower.match import Match

    game = Game(Match, bench.handheld.journal("cat_tower"))
    table = ["table Mia Leo", "house falls two", "round 0"]
    game.begin(*[event.split() for event in table + list(events)])
    return game


def passes(bench: Bench) -> None:
    show(bench, "cat_tower.turn.Turn", match(bench), True)


def falls(bench: Bench) -> None:
    game = match(bench, "roll one_cat")
    show(bench, "cat_tower.falls.Fallen", game, "Mia takes this card back.", True, 1, LEAVE)


def caught(bench: Bench, catcher: int = 1) -> None:
    from host_tests.helpers.yummy_kitty_live import kept

    game = kept(bench)
    game.begin(["table", "Zoé", "Léo", "Ana"], ["start", "0"])
    show(bench, "yummy_kitty.mouse.Mouse", game, catcher)


def escapes(bench: Bench) -> None:
    caught(bench, -1)


MOTIONS = (passes, falls, caught, escapes)


def pictures(bench: Bench, ms: int) -> list[bytes]:
    """All that are seen in that time."""
    seen = [bench.picture()]
    for _ in range(ms // 10):
        bench.wait(10)
        if bench.picture() != seen[-1]:
            seen.append(bench.picture())
    return seen


def begin(bench: Bench, motion: Any) -> None:
    motion(bench)
    bench.handheld.loop.ring(None)
    bench.world.settle()


@pytest.mark.parametrize("motion", MOTIONS)
def test_it_moves_and_is_over_within_half_a_second(handheld: SwitchOn, motion: Any) -> None:
    bench = handheld()
    begin(bench, motion)
    assert top(bench).motion.running
    assert len(pictures(bench, LONGEST)) >= 4
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    bench.wait(LONGEST)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)


@pytest.mark.parametrize("motion", MOTIONS)
def test_where_nothing_is_to_move_all_is_in_its_place_at_once(
    handheld: SwitchOn, motion: Any
) -> None:
    bench = handheld()
    begin(bench, motion)
    bench.wait(LONGEST)
    rest = bench.picture()
    power_cut(bench)
    bench.handheld.settings.set("motion", "no")
    begin(bench, motion)
    assert pictures(bench, LONGEST) == [rest]


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("key", ["UP", "DOWN", "OK", "BACK"])
def test_any_key_ends_it_and_does_what_it_does_at_rest(
    handheld: SwitchOn, motion: Any, key: str
) -> None:
    said = []
    for wait in (0, LONGEST):
        bench = handheld()
        begin(bench, motion)
        bench.wait(wait)
        bench.press(key)
        seen = bench.picture()
        bench.wait(LONGEST)
        assert bench.picture() == seen
        said.append(type(top(bench)).__name__)
        bench.power_off()
    assert said[0] == said[1]


@pytest.mark.parametrize("motion", MOTIONS)
def test_it_sends_little_more_than_what_changes(handheld: SwitchOn, motion: Any) -> None:
    bench = handheld()
    begin(bench, motion)
    before = bench.world.bus_bytes
    bench.wait(LONGEST)
    assert bench.world.bus_bytes - before < 2.5 * FRAME


@pytest.mark.parametrize("moves", [True, False])
def test_a_bag_is_shaken_before_its_token_is_seen(handheld: SwitchOn, moves: bool) -> None:
    bench = handheld()
    bench.handheld.settings.set("motion", "yes" if moves else "no")
    begin(bench, lambda bench: show(bench, "cat_tower.turn.Turn", fatty(bench)))
    bench.world.set_level(bench.pin("OK")[0], 0)
    seen = pictures(bench, 250)
    bench.world.set_level(bench.pin("OK")[0], 1)
    assert list(bench.handheld.journal("cat_tower").events())[-1][0] == "token"  # it is kept
    assert (len(seen) > 3) == moves
    bench.wait(1000)
    assert bench.picture() not in seen


def fatty(bench: Bench) -> Any:
    return match(bench, "roll fat_face", "stack")
