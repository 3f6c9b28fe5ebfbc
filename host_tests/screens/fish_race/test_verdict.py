"""Somebody has the die: who, does the tower stand, and what is the time worth?"""

import pytest

from host_tests.helpers.fish_race import COUNT, opened, raced, running, skip, start, win
from host_tests.helpers.gestures import PRESS, SwitchOn, heard, power_cut, press
from miaou.core.sound import FANFARE, WRONG
from tools.virtual import two_buttons


def test_the_claim_counts_when_the_die_was_taken(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(42345)
    press(bench, "OK")
    assert bench.said() == ["Who? 0:42.3", "Léa\u00a0", "Tom\u00a0"]
    bench.wait(7000)
    press(bench, "DOWN OK")
    assert bench.said()[:2] == ["0:42.3", "Tom"]
    bench.wait(7000)
    heard(bench)
    press(bench, "OK")
    bench.wait(2000)
    assert heard(bench) == list(FANFARE)[::2]
    assert bench.said()[:4] == ["Tom wins!", "[fish]", "0:42.3", "A new record!"]
    assert raced(bench) == [["race", "Tom", "423", "2"]]


@pytest.mark.parametrize("key", ["BACK", "DOWN"])
def test_a_tower_that_fell_leaves_the_clock_running(handheld: SwitchOn, key: str) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 20000)
    press(bench, "OK OK")
    heard(bench)
    bench.wait(5000)
    press(bench, key)
    assert heard(bench) == [WRONG[0]]
    assert running(bench) == pytest.approx(25 + 3 * PRESS / 1000, abs=0.15)
    bench.wait(5000)
    assert running(bench) == pytest.approx(30 + 3 * PRESS / 1000, abs=0.15)
    assert raced(bench) == []


def test_a_claim_by_mistake_is_taken_back(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 10000)
    press(bench, "OK BACK")
    assert running(bench) == pytest.approx(10 + 2 * PRESS / 1000, abs=0.15)


def test_a_tower_claimed_in_time_may_be_judged_later(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 599050)
    press(bench, "OK OK")
    bench.wait(30000)
    press(bench, "OK OK")
    assert "9:59.0" in bench.said()


def test_a_verdict_is_written_before_it_is_shown(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 30000)
    press(bench, "OK OK")
    bench.key_down("OK")
    assert len(raced(bench)) == 1
    power_cut(bench)
    press(opened(bench), "DOWN")
    assert "0:30.0" in bench.said()


def test_the_result_says_what_the_time_is_worth(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    worth = []
    for ms in (40000, 30000, 35000, 36000, 37000, 50000):
        win(bench, ms)
        worth.append(bench.said()[3])
    assert worth == [
        "A new record!",
        "A new record!",
        "Place 2 of five",
        "Place 3 of five",
        "Place 4 of five",
        "The record is 0:30.0.",
    ]


def test_a_rematch_begins_at_once_with_the_same_players(handheld: SwitchOn) -> None:
    bench = opened(handheld(), "Léa", "Tom", "Zoé")
    win(bench, 30000)
    press(bench, "OK")
    assert bench.said() == ["[3]"]
    bench.wait(COUNT + 5000)
    press(bench, "OK")
    assert bench.said()[1:] == ["Léa\u00a0", "Tom\u00a0", "Zoé\u00a0"]


def test_a_verdict_can_be_taken_back_and_the_race_has_never_stopped(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    bench.wait(10000)
    press(bench, "UP")
    assert running(bench) == pytest.approx(40 + 5 * PRESS / 1000, abs=0.15)
    assert raced(bench) == []


def test_leaving_the_result_leads_back_to_the_reminder_and_to_where_it_was_chosen(
    handheld: SwitchOn,
) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    press(bench, "BACK")
    assert bench.said()[0] == "Fish race"
    press(bench, "BACK")
    assert bench.said()[0] == "Who plays?"
    press(bench, "BACK")
    assert bench.said()[0] == "Cat Tower"
    assert press(bench, "OK")[0] == "Who plays?"
    press(bench, "BACK BACK")
    assert len(bench.handheld.door.stack) == 1


def test_nothing_happens_while_a_result_is_shown(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    bench.wait(3000)
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    bench.wait(20000)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = opened(handheld(two_buttons))
    press(bench, "OK")
    bench.wait(COUNT + 5000)
    press(bench, "OK DOWN OK OK")
    assert "Tom wins!" in bench.said()
    press(bench, "OK BACK DOWN")
    assert bench.said()[:3] == ["Records", "1", "Tom"]
