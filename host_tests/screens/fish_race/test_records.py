"""The five best races of a handheld, and how they are forgotten."""

import pytest

from host_tests.helpers.fish_race import opened, raced, skip, start, win
from host_tests.helpers.gestures import SwitchOn, cheered, press
from miaou.core.journal import Journal
from miaou.core.roster import LONGEST as LONGEST_NAME
from miaou.lang.languages import LANGUAGES
from miaou.screens.fish_race.race import MANY

CODES = [code for code, _name in LANGUAGES]
LONG_NAME = "W" + "m" * (LONGEST_NAME - 1)


def test_records_show_who_how_many_and_how_fast(handheld: SwitchOn) -> None:
    bench = opened(handheld(), "Léa", "Tom", "Zoé")
    win(bench, 40000)
    win(bench, 31250, 2)
    press(bench, "BACK DOWN")
    assert bench.said()[1:9] == ["1", "Zoé", "3\ue000", "0:31.2", "2", "Léa", "3\ue000", "0:40.0"]


def test_where_nobody_has_raced_there_is_nothing_to_forget(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    assert press(bench, "DOWN DOWN") == ["Nobody has raced yet.", "Leave"]
    assert press(bench, "OK")[0] == "Fish race"


def test_records_are_forgotten_only_when_asked_twice(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    press(bench, "BACK DOWN DOWN")
    assert bench.said()[0] == "Forget all the records?"
    press(bench, "BACK")
    assert "0:30.0" in bench.said()
    press(bench, "DOWN OK")
    assert bench.said() == ["Nobody has raced yet.", "Leave"]
    assert raced(bench) == []


def test_a_long_journal_is_begun_anew_with_the_best_five(handheld: SwitchOn) -> None:
    bench = handheld()
    journal = Journal("saves/fish_race")
    for tenths in range(400, 401 + MANY):
        journal.append("race", "Léa", str(tenths), "2")
    press(opened(bench), "DOWN")
    assert [event[2] for event in raced(bench)] == ["400", "401", "402", "403", "404"]
    assert bench.said()[:4] == ["1", "Léa", "2\ue000", "0:40.0"]


@pytest.mark.parametrize("code", CODES)
def test_the_longest_names_and_times_fit_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = opened(handheld(language=code), LONG_NAME, "Tom")
    cut: list[str] = []
    for ms in (300000, 200000, 210000):
        start(bench)
        skip(bench, ms)
        for _ in ("claim", "who", "verdict"):
            press(bench, "OK")
            cut += bench.handheld.canvas.cut
        cheered(bench)
    press(bench, "BACK DOWN")
    assert cut + bench.handheld.canvas.cut == []


def test_the_records_say_that_ok_tells_who_wins_and_it_does(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    assert press(bench, "BACK DOWN")[-1] == "Who wins?"
    assert press(bench, "OK")[0] == "Who wins?"
