"""The same events give the same states, and the same refusals, on both Pythons."""

from hypothesis import given, settings
from hypothesis import strategies as st

from miaou.rules.cat_tower import FACES, TOKENS
from tools.virtual.event_list import states
from tools.wasm import MicroPython

STATES = "tools.virtual.event_list.states"

WORDS = st.sampled_from(["roll", "token", "bag", *FACES, *TOKENS, "0", "2", "5", "purr"])
QUICK_DIE = st.one_of(
    st.tuples(st.just("roll"), st.sampled_from(FACES)),
    st.tuples(st.just("token"), st.sampled_from(TOKENS)),
    st.lists(WORDS, min_size=1, max_size=7),
)


@settings(max_examples=60)
@given(events=st.lists(QUICK_DIE.map(list), max_size=60))
def test_the_quick_die_is_the_same_die(micropython: MicroPython, events: list[list[str]]) -> None:
    rules = "miaou.rules.cat_tower.QuickDie"
    assert micropython.call(STATES, rules, events) == states(rules, events)
