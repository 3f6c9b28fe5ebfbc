"""The records of the fish race: the five fastest, whatever else is raced."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.cat_tower.fish_race import BEST, LONGEST, Records, clock
from tools.wasm import MicroPython

RULES = "miaou.rules.cat_tower.fish_race.Records"

NAMES = st.sampled_from(["Léa", "Tom", "Jean\u00a0Luc", "Íñigo"])
RACES = st.builds(
    lambda name, tenths, players: ["race", name, str(tenths), str(players)],
    NAMES,
    st.integers(300, 310) | st.integers(0, LONGEST),
    st.integers(2, 4),
)
WORDS = st.sampled_from(["race", "Léa", "300", "6000", "-1", "1", "2", "5", "purr", ""])
EVENTS = st.lists(RACES | st.lists(WORDS, min_size=1, max_size=5), max_size=40)


def raced(*events: list[str]) -> Records:
    records = Records()
    for event in events:
        records.apply(event)
    return records


@given(events=st.lists(RACES, max_size=40))
def test_the_five_fastest_are_kept_and_of_equal_ones_the_older_is_first(
    events: list[list[str]],
) -> None:
    races = [(name, int(tenths), int(players)) for _race, name, tenths, players in events]
    assert raced(*events).best == sorted(races, key=lambda race: race[1])[:BEST]


def test_a_race_knows_its_place_among_the_best() -> None:
    records = Records()
    places = []
    for tenths in ("400", "300", "350", "350", "500", "600", "500", "299"):
        records.apply(["race", "Léa", tenths, "2"])
        places.append(records.place)
    assert places == [1, 1, 2, 3, 5, 0, 0, 1]


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (["race", "Léa", "6000", "2"], "at most 9:59.9"),
        (["race", "Léa", "-1", "2"], "at most 9:59.9"),
        (["race", "Léa", "300", "1"], "2 to 6 players"),
        (["race", "Léa", "300", "7"], "2 to 6 players"),
        (["race", "Léa", "300"], "knows nothing of race Léa 300"),
        (["roll", "fish"], "knows nothing of roll fish"),
    ],
)
def test_what_is_no_race_is_refused_with_a_reason(event: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        raced(event)


@given(events=EVENTS)
def test_what_is_refused_changes_nothing(events: list[list[str]]) -> None:
    records = Records()
    for event in events:
        before = (list(records.best), records.place)
        try:
            records.apply(event)
        except ValueError:
            assert (records.best, records.place) == before


@given(events=st.lists(RACES, max_size=20))
def test_its_summary_carries_the_records_into_a_new_journal(events: list[list[str]]) -> None:
    records = raced(*events)
    assert raced(*records.summary()).best == records.best


@pytest.mark.parametrize(
    ("tenths", "words"),
    [(0, "0:00.0"), (9, "0:00.9"), (423, "0:42.3"), (600, "1:00.0"), (LONGEST, "9:59.9")],
)
def test_a_time_reads_as_on_a_stopwatch(tenths: int, words: str) -> None:
    assert clock(tenths) == words


@settings(max_examples=40)
@given(events=EVENTS)
def test_both_pythons_keep_the_same_records(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    assert micropython.call(states, RULES, events) == states(RULES, events)
