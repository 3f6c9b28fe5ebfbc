"""The same events give the same states, and the same refusals, on both Pythons."""

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.cat_tower.die import FACES, TOKENS
from tools.wasm import MicroPython

DIE = ["rolled", "doubled", "tokens", "bag", "roll", "token"]
TABLE = ["table", "house", "rounds", "round", "who", "stack", "none", "dealt", "fall"]
TABLE += ["shows", "hand", "stop"]
HOUSE = ["doubled", "fatty", "pays", "hand", "tokens", "again", "reuse", "stacker", "active"]
HOUSE += ["falls", "two", "three", "paws", "named", "begins", "winner", "box", "hands", "rounds"]
WORDS = st.sampled_from([*FACES, *TOKENS, *HOUSE, "card", "0", "2", "5", "14", "-1", "é", "purr"])
COUNTS = st.sampled_from(["0", "1", "2", "5", "9", "x"])


def _events(kinds: list[str]) -> st.SearchStrategy[list[list[str]]]:
    """Events in any order, with words and counts that some of them understand."""
    kind = st.sampled_from(kinds)
    event = st.one_of(
        st.tuples(kind, WORDS),
        st.tuples(kind, WORDS, WORDS),
        st.tuples(kind, *[COUNTS] * 6),
        st.tuples(st.just("rolled"), *[COUNTS] * 10),
        st.lists(WORDS, min_size=1, max_size=7),
    )
    return st.lists(event.map(list), max_size=60)


@settings(max_examples=60)
@given(events=_events(DIE))
def test_the_quick_die_is_the_same_die(micropython: MicroPython, events: list[list[str]]) -> None:
    rules = "miaou.rules.cat_tower.quick_die.QuickDie"
    assert micropython.call(states, rules, events) == states(rules, events)


@settings(max_examples=60)
@given(events=_events(DIE + TABLE))
def test_a_match_of_cat_tower_refuses_the_same_words(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    rules = "miaou.rules.cat_tower.match.Match"
    events = [["table", "Mia", "Zoé"], *events]
    assert micropython.call(states, rules, events) == states(rules, events)
