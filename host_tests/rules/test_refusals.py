"""Validation: whatever words come, rules take or refuse them in a sentence, on both Pythons."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.yummy_kitty.score import score
from tools import fuzz
from tools.playing import opened
from tools.wasm import MicroPython

RULES = {
    "miaou.rules.cat_tower.quick_die.QuickDie": "rolled doubled tokens bag roll token",
    "miaou.rules.cat_tower.match.Match": (
        "table house rounds round roll shows who stack none token dealt fall hand rename stop"
        " rolled"
    ),
    "miaou.rules.cat_tower.fish_race.Records": "race rename",
    "miaou.rules.chats.referee.Referee": (
        "table pot cards limit lead pass change say show won tie time on stop rename"
    ),
    "miaou.rules.yummy_kitty.table.Table": (
        "table rename house dogs count siamese angora done start turn protect yarn caught"
    ),
    "miaou.rules.history.History": (
        "handheld evening result void rename erase before ever night game"
    ),
    "miaou.core.roster.Names": "add rename remove played",
}
OPENINGS = {
    "miaou.rules.cat_tower.match.Match": [["table", "Mia", "Zoé"], ["round", "0"]],
    "miaou.rules.chats.referee.Referee": [["table", "Mia", "Zoé"], ["cards", "36"]],
    "miaou.rules.yummy_kitty.table.Table": [["table", "Mia", "Zoé", "Léo"], ["start", "0"]],
    "miaou.core.roster.Names": [["add", "Mia"], ["add", "Zoé"]],
}
WORDS = (
    "0 1 2 3 -1 - -- ² ٣ 1.5 0x1 +1 1_0 99 100 , : Mia Zoé Mia,Zoé yes no "
    "fish fat_face skip fatty card both hand doubled pays active tokens "
    "waits shared year weight green red dogs most each alone_is_breed "
    "black calico tabby siamese siamese:2 siamese:² angora alone all"
)
ODD = ["", " ", "9" * 5000, "\x00", "é" * 60, "undo"]
words = st.sampled_from(WORDS.split() + ODD)


def _events(kinds: str) -> st.SearchStrategy[list[list[str]]]:
    kind = st.sampled_from([*kinds.split(), "", "purr", "__init__", "apply"])
    event = st.tuples(kind, st.lists(words, max_size=6)).map(lambda pair: [pair[0], *pair[1]])
    return st.lists(event | st.just([]), max_size=12)


def test_every_kind_of_event_that_was_ever_written_is_tried() -> None:
    for save in fuzz.corpus():
        kinds = {event[0] for events in save.moments for event in events}
        assert save.name not in opened.RULES or kinds <= {*RULES[opened.RULES[save.name]].split()}


@pytest.mark.parametrize("rules", RULES)
def test_any_words_are_taken_or_refused_in_a_sentence(rules: str) -> None:
    @settings(max_examples=300)
    @given(events=_events(RULES[rules]))
    def check(events: list[list[str]]) -> None:
        before = None
        for reason, state in states(rules, [*OPENINGS.get(rules, []), *events]):
            if reason:
                assert reason[-1] == "."
                assert before is None or state == before
            before = state

    check()


@pytest.mark.parametrize("rules", RULES)
def test_both_pythons_take_and_refuse_the_same(rules: str, micropython: MicroPython) -> None:
    @settings(max_examples=40, deadline=None)
    @given(events=_events(RULES[rules]))
    def check(events: list[list[str]]) -> None:
        events = [*OPENINGS.get(rules, []), *events]
        assert micropython.call(states, rules, events) == states(rules, events)

    check()


@pytest.mark.parametrize(
    "feeders",
    [[{}], [{}] * 6, [], [{"tabby": "2"}, {}], [{"tabby": 1.5}, {}], [{"siamese": 2}, {}]],
)
def test_no_score_of_what_is_no_table(feeders: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        score(feeders)


def refused(rules: str, *events: list[str]) -> str:
    """Why the last of them is, all others being taken."""
    *before, (reason, _state) = states(rules, list(events))
    assert not any(each for each, _state in before)
    assert isinstance(reason, str)
    return reason


@pytest.mark.parametrize("rules", [r for r in RULES if "table" in RULES[r].split()])
def test_nobody_sits_twice_at_a_table(rules: str) -> None:
    assert refused(rules, ["table", "Mia", "Mia"]) == "Two players cannot have the same name."


def test_no_siamese_card_shows_99_faces() -> None:
    table = "miaou.rules.yummy_kitty.table.Table"
    assert refused(table, ["table", "Mia", "Zoé"], ["siamese", "0", "1", "99"])
    assert not refused(table, ["table", "Mia", "Zoé"], ["siamese", "0", "11", "99"])
