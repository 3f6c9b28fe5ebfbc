"""Any game of Yummy Kitty that can be told, and what cannot be, on both Pythons."""

import inspect
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.yummy_kitty.feeders import least, most
from miaou.rules.yummy_kitty.score import BREEDS, DOGS, score
from miaou.rules.yummy_kitty.table import COUNTED, HOUSE
from tools.wasm import MicroPython

RULES = "miaou.rules.yummy_kitty.table.Table"

# Whole games, told by people who also say what cannot be.
SEATS = st.sampled_from("0123")
NUMBERS = st.sampled_from(["0", "1", "2", "3", "5", "8", "98", "-1"])
COPIES = st.sampled_from([*BREEDS, "siamese:1", "siamese:2", "siamese:x", "alone"])
WORDS = st.sampled_from([*COUNTED, *HOUSE, *DOGS, "0", "1", "9", "table", "angora", "turn", "purr"])
EVENTS = st.one_of(
    st.tuples(st.just("count"), SEATS, st.sampled_from(COUNTED), NUMBERS),
    st.tuples(st.just("siamese"), SEATS, NUMBERS, NUMBERS),
    st.tuples(st.just("angora"), SEATS, COPIES),
    st.tuples(st.just("angora"), SEATS, COPIES, COPIES),
    st.tuples(st.just("house"), st.sampled_from(HOUSE), st.sampled_from(["yes", "no"])),
    st.tuples(st.just("dogs"), st.sampled_from(DOGS)),
    st.tuples(st.sampled_from(["start", "protect", "caught"]), SEATS),
    st.tuples(st.just("rename"), SEATS, st.sampled_from("ABZ")),
    st.tuples(st.just("yarn"), SEATS, st.sampled_from([*BREEDS, "all"])),
    st.sampled_from([("turn",), ("done",), ("table", "Ana", "Zoé", "Cleo")]),
    st.lists(WORDS, min_size=1, max_size=5),
)
GAMES = st.lists(EVENTS.map(list), max_size=40).map(lambda events: [["table", *"ABC"], *events])


@settings(max_examples=200)
@given(events=GAMES)
def test_what_the_rules_refuse_changes_nothing_and_what_they_take_can_be(
    events: list[list[str]],
) -> None:
    before: Any = None
    for reason, state in states(RULES, events):
        if reason:
            assert reason.endswith(".")
            assert state == before
        score(state["feeders"], state["dogs"])
        before = state


@settings(max_examples=200)
@given(events=GAMES, seat=st.integers(0, 2), kind=st.sampled_from(COUNTED))
def test_the_limits_are_those_of_the_refusals(
    events: list[list[str]], seat: int, kind: str
) -> None:
    game = told(events)
    game.apply(["dogs", "most"])
    low, high = least(game.feeders[seat], kind), most(game.feeders, seat, kind)
    for number in (low, high):
        game.apply(["count", str(seat), kind, str(number)])
    for number in (low - 1, high + 1):
        with pytest.raises(ValueError, match=r"\.$"):
            game.apply(["count", str(seat), kind, str(number)])


def told(events: list[list[str]]) -> Any:
    """The game after those of the events that the rules take; runs on both Pythons."""
    from miaou.rules.yummy_kitty.table import Table

    game = Table()
    for event in events:
        try:
            game.apply(event)
        except ValueError:
            continue
    return game


def answers(events: list[list[str]]) -> list[Any]:
    """All that screens ask a game; runs on both Pythons."""
    from miaou.rules.yummy_kitty.feeders import faces_below, least, most, to_copy
    from miaou.rules.yummy_kitty.score import KINDS, decided, ranking
    from miaou.rules.yummy_kitty.table import SCORING

    game = told(events)
    feeders = game.feeders
    seats = range(len(feeders))
    lines = game.result()
    heard = [lines, ranking(lines), decided(lines), game.rematch()]
    heard.append([game.other(rule) for rule in SCORING])
    heard.append([list(game.why(seat, kind)) for seat in seats for kind in KINDS])
    heard.append([[most(feeders, s, k), least(feeders[s], k)] for s in seats for k in KINDS])
    heard.append([to_copy(feeder) for feeder in feeders])
    heard.append([list(faces_below(feeder)) for feeder in feeders if feeder.get("siamese")])
    heard.append([[game.total(seat) for seat in seats], [game.later(kind) for kind in KINDS]])
    heard.append([game.order(), game.open_hands()])
    return heard


@settings(max_examples=60)
@given(events=GAMES)
def test_a_game_is_the_same_on_a_board(micropython: MicroPython, events: list[list[str]]) -> None:
    there = micropython.call(states, RULES, events)
    assert there == states(RULES, events)


@settings(max_examples=60)
@given(events=GAMES)
def test_a_game_answers_the_same_on_a_board(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    source = inspect.getsource(told) + inspect.getsource(answers)
    micropython.write("/yummy_kitty_answers.py", source.encode())
    assert micropython.call("yummy_kitty_answers.answers", events) == answers(events)
