"""A fish race as a table runs it: the count, the clock, the claim, the verdict, the records."""

from collections.abc import Callable
from itertools import groupby

import pytest

from miaou.core.journal import Journal
from miaou.core.power import ACTIVE
from miaou.core.roster import LONGEST as LONGEST_NAME
from miaou.core.roster import Roster
from miaou.core.sound import FANFARE, LAST_SECONDS, MEOW, WRONG
from miaou.lang.languages import LANGUAGES
from miaou.rules.fish_race import LONGEST
from miaou.screens.fish_race.race import MANY, FishRace
from tools.virtual import two_buttons
from tools.virtual.bench import TAP, Bench
from tools.virtual.world import TICKS_PERIOD

SwitchOn = Callable[..., Bench]
CODES = [code for code, _name in LANGUAGES]
LONG_NAME = "W" + "m" * (LONGEST_NAME - 1)
COUNT = 3000  # ms from OK to MIAOU!
PRESS = 2 * TAP  # ms that a press takes on the bench


def opened(bench: Bench, *names: str) -> Bench:
    """At the reminder, with these players."""
    roster = Roster(bench.handheld.journal("players"))
    for name in names or ("Léa", "Tom"):
        if name not in roster.names:
            roster.add(name)
    roster.play(names or ("Léa", "Tom"))
    bench.handheld.loop.open(FishRace(bench.handheld))
    bench.press("OK")
    return bench


def press(bench: Bench, *keys: str) -> None:
    for key in keys:
        bench.press(key)


def start(bench: Bench) -> None:
    """From the reminder, or from a result, to the very moment of MIAOU!"""
    press(bench, "OK")
    bench.wait(COUNT - PRESS + 1)
    assert bench.said() == ["[MIAOU!]"]


def skip(bench: Bench, ms: int) -> None:
    """Time passes and only the last tenth is drawn: minutes of them take the test seconds."""
    bench.world.us += (ms - 100) * 1000
    bench.wait(100)


def running(bench: Bench) -> float:
    """The seconds on the stopwatch."""
    minutes, seconds = bench.said()[0].strip("[]").split(":")
    return 60 * int(minutes) + float(seconds)


def win(bench: Bench, ms: int, place: int = 0) -> None:
    """A whole race that the player at this place wins after so many ms."""
    start(bench)
    skip(bench, ms)
    press(bench, "OK", *["DOWN"] * place, "OK", "OK")


def raced(bench: Bench) -> list[list[str]]:
    return list(Journal(bench.handheld.folder + "/fish_race").events())


def heard(bench: Bench) -> list[int]:
    """The pitches of all notes since the last time."""
    tones = [hertz for _ms, hertz, duty in bench.world.tones or [] if duty]
    bench.world.tones = []
    return [hertz for hertz, _again in groupby(tones)]


def test_the_reminder_says_what_the_table_needs(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    assert bench.said()[:3] == ["Fish race", "[fish]", "7 cards each. Die in the middle."]


def test_three_two_one_miaou_a_second_each_and_each_with_its_sound(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    heard(bench)
    press(bench, "OK")
    bench.wait(900 - PRESS)
    for number in ("[3]", "[2]", "[1]"):
        assert bench.said() == [number]
        assert heard(bench) == [LAST_SECONDS[0]]
        bench.wait(1000)
    assert bench.said() == ["[MIAOU!]"]
    assert heard(bench) == list(MEOW[::2])
    bench.wait(150)
    assert bench.said()[0] == "[0:01.0]"


def test_a_key_during_the_count_changes_neither_the_sound_nor_the_clock(
    handheld: SwitchOn,
) -> None:
    bench = opened(handheld())
    press(bench, "OK")
    heard(bench)
    press(bench, "OK", "DOWN")
    assert heard(bench) == []
    bench.wait(COUNT - 3 * PRESS + 500)
    press(bench, "OK")
    bench.wait(1000)
    assert running(bench) == pytest.approx(1.5 + PRESS / 1000, abs=0.15)


@pytest.mark.parametrize(
    ("ms", "shown"), [(1050, "0:01.0"), (12345, "0:12.3"), (60050, "1:00.0"), (599950, "9:59.9")]
)
def test_the_clock_counts_from_miaou_on(handheld: SwitchOn, ms: int, shown: str) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, ms)
    assert bench.said()[0] == f"[{shown}]"


def test_the_clock_is_right_across_the_wrap_of_the_ticks(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.wait(TICKS_PERIOD - 20000)
    press(bench, "UP")  # lights up, and does no more
    opened(bench)
    start(bench)
    before = bench.world.ticks_ms()
    bench.wait(30050)
    assert bench.world.ticks_ms() < before
    assert bench.said()[0] == "[0:30.0]"


def test_a_tenth_wakes_it_once_and_sends_one_small_digit(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(1050)
    sent = []
    wakes = bench.world.wakes
    for _ in range(200):
        before = bench.world.bus_bytes
        bench.wait(100)
        sent.append(bench.world.bus_bytes - before)
    assert bench.world.wakes - wakes == 200
    assert sorted(sent)[179] <= 64  # nine in ten change nothing but the tenth
    assert max(sent) <= 192


def test_nothing_dims_while_the_clock_runs(handheld: SwitchOn) -> None:
    bench = handheld()
    bench.handheld.settings.set("sleep", "1")
    bench.handheld.arrange()
    opened(bench)
    start(bench)
    for _ in range(18):
        bench.wait(5000)
        assert bench.handheld.power.state == ACTIVE
    press(bench, "OK")
    bench.wait(60000)
    assert bench.handheld.power.state != ACTIVE


def test_the_claim_counts_when_the_die_was_taken(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(42345)
    press(bench, "OK")
    assert bench.said() == ["Who? 0:42.3", "Léa\u00a0", "Tom\u00a0"]
    bench.wait(7000)
    press(bench, "DOWN", "OK")
    assert bench.said()[0] == "Tom 0:42.3"
    bench.wait(7000)
    heard(bench)
    press(bench, "OK")
    bench.wait(2000)
    assert heard(bench) == list(FANFARE[::2])
    assert bench.said()[:4] == ["Tom wins!", "[fish]", "0:42.3", "A new record!"]
    assert raced(bench) == [["race", "Tom", "423", "2"]]


@pytest.mark.parametrize("key", ["BACK", "DOWN"])
def test_a_tower_that_fell_leaves_the_clock_running(handheld: SwitchOn, key: str) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 20000)
    press(bench, "OK", "OK")
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
    press(bench, "OK", "BACK")
    assert running(bench) == pytest.approx(10 + 2 * PRESS / 1000, abs=0.15)


def test_a_verdict_is_written_before_it_is_shown(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 30000)
    press(bench, "OK", "OK")
    bench.key_down("OK")
    assert len(raced(bench)) == 1
    bench.power_off()
    bench.power_on()
    press(opened(bench), "DOWN")
    assert "0:30.0" in bench.said()


def test_a_power_cut_while_racing_loses_that_race_only(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    start(bench)
    bench.wait(5000)
    bench.power_off()
    bench.power_on()
    assert "Cat Tower" in bench.said()
    press(opened(bench), "DOWN")
    assert bench.said() == ["Records", "1", "Léa", "0:30.0", "2"]


def test_the_result_says_what_the_time_is_worth(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    worth = []
    for ms in (40000, 30000, 35000, 36000, 37000, 50000):
        win(bench, ms)
        worth.append(bench.said()[3])
    assert worth == [
        "A new record!",
        "A new record!",
        "Place 2 of the best five",
        "Place 3 of the best five",
        "Place 4 of the best five",
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
    assert running(bench) == pytest.approx(40 + 4 * PRESS / 1000, abs=0.15)
    assert raced(bench) == []


def test_leaving_the_result_leads_back_to_the_reminder_and_out(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    press(bench, "BACK")
    assert bench.said()[0] == "Fish race"
    press(bench, "BACK")
    assert bench.said()[0] == "Who plays?"
    press(bench, "BACK")
    assert len(bench.handheld.loop.stack) == 1


def test_back_asks_before_a_race_is_given_up(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(5000)
    press(bench, "BACK")
    assert bench.said()[0] == "Give up this race?"
    press(bench, "BACK")
    assert running(bench) == pytest.approx(5 + 2 * PRESS / 1000, abs=0.15)
    press(bench, "BACK", "OK")
    assert bench.said()[0] == "Fish race"
    assert raced(bench) == []


def test_back_ends_the_count_at_once(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    press(bench, "OK")
    bench.wait(1500)
    press(bench, "OK", "DOWN")
    assert bench.said() == ["[2]"]
    press(bench, "BACK")
    assert bench.said()[0] == "Fish race"
    bench.wait(5000)
    assert bench.said()[0] == "Fish race"


def test_after_ten_minutes_it_stops_and_says_so(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, (LONGEST + 1) * 100 - 50)
    assert bench.said()[0] == "[9:59.9]"
    bench.wait(100)
    assert bench.said()[0] == "Ten minutes, and no tower stands. Nobody wins."
    bench.wait(1000)
    wakes = bench.world.wakes
    bench.wait(20000)
    assert bench.world.wakes == wakes
    press(bench, "OK")
    assert bench.said()[0] == "Fish race"


def test_a_tower_claimed_in_time_may_be_judged_later(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    start(bench)
    skip(bench, 599050)
    press(bench, "OK", "OK")
    bench.wait(30000)
    press(bench, "OK")
    assert bench.said()[2] == "9:59.0"


@pytest.mark.parametrize("days", [1, 4])
def test_a_question_that_nobody_answers_for_days_ends_the_race(
    handheld: SwitchOn, days: int
) -> None:
    bench = opened(handheld())
    start(bench)
    bench.wait(5000)
    press(bench, "BACK")
    bench.wait(days * 24 * 3600 * 1000)
    press(bench, "BACK", "BACK")
    assert bench.said()[0].startswith("Ten minutes")


def test_nothing_happens_while_a_result_is_shown(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    win(bench, 30000)
    bench.wait(3000)
    wakes, sent = bench.world.wakes, bench.world.bus_bytes
    bench.wait(20000)
    assert (bench.world.wakes, bench.world.bus_bytes) == (wakes, sent)


def test_records_show_who_how_many_and_how_fast(handheld: SwitchOn) -> None:
    bench = opened(handheld(), "Léa", "Tom", "Zoé")
    win(bench, 40000)
    win(bench, 31250, 2)
    press(bench, "BACK", "DOWN")
    assert bench.said() == ["Records", "1", "Zoé", "0:31.2", "3", "2", "Léa", "0:40.0", "3"]


def test_records_are_forgotten_only_when_asked_twice(handheld: SwitchOn) -> None:
    bench = opened(handheld())
    press(bench, "DOWN", "DOWN")
    assert bench.said() == ["Records", "Nobody has raced yet."]
    press(bench, "OK")
    win(bench, 30000)
    press(bench, "BACK", "DOWN", "DOWN")
    assert bench.said()[0] == "Forget all the records?"
    press(bench, "BACK")
    assert "0:30.0" in bench.said()
    press(bench, "DOWN", "OK")
    assert bench.said() == ["Records", "Nobody has raced yet."]
    assert raced(bench) == []


def test_a_long_journal_is_begun_anew_with_the_best_five(handheld: SwitchOn) -> None:
    bench = handheld()
    journal = Journal("saves/fish_race")
    for tenths in range(400, 401 + MANY):
        journal.append("race", "Léa", str(tenths), "2")
    press(opened(bench), "DOWN")
    assert [event[2] for event in raced(bench)] == ["400", "401", "402", "403", "404"]
    assert bench.said()[1:5] == ["1", "Léa", "0:40.0", "2"]


@pytest.mark.parametrize("code", CODES)
def test_the_longest_names_and_times_fit_in_every_language(handheld: SwitchOn, code: str) -> None:
    bench = opened(handheld(language=code), LONG_NAME, "Tom")
    cut: list[str] = []
    for ms in (300000, 200000, 210000):
        start(bench)
        skip(bench, ms)
        for key in ("OK", "OK", "OK"):
            bench.press(key)
            cut += bench.handheld.canvas.cut
    press(bench, "BACK", "DOWN")
    assert cut + bench.handheld.canvas.cut == []


def test_two_buttons_are_enough(handheld: SwitchOn) -> None:
    bench = opened(handheld(two_buttons))
    press(bench, "OK")
    bench.wait(COUNT + 5000)
    press(bench, "OK", "DOWN", "OK", "OK")
    assert bench.said()[0] == "Tom wins!"
    press(bench, "BACK", "DOWN")
    assert bench.said()[2] == "Tom"
