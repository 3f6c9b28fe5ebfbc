"""History, the last games: in order, numbered for ever, each of them once."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.history import LAST, History
from tools.wasm import MicroPython

RULES = "miaou.rules.history.History"
NAMES = ["Zoé", "Max", "Ana", "\ue000\u00a0Chaton", "?"]
PLAYERS = st.lists(
    st.tuples(
        st.sampled_from(NAMES), st.sampled_from("123"), st.sampled_from(["21", "-3", "0", "-"])
    ),
    min_size=1,
    max_size=4,
)
IDS = st.sampled_from("123456789")
RESULT = st.tuples(IDS, PLAYERS).map(
    lambda game: ["result", game[0], *[word for player in game[1] for word in player]]
)
OLD_GAME = st.tuples(
    st.just("game"), IDS, st.sampled_from(["Zoé", "Zoé,Max"]),
    st.sampled_from(["21", "-3", "0"]), st.sampled_from(["20", "-4"]),
).map(list)  # fmt: skip
OTHERS = st.one_of(
    st.just(["evening"]),
    st.just(["handheld", "5f0c2a91"]),
    st.tuples(st.just("void"), IDS).map(list),
    st.tuples(st.just("rename"), st.sampled_from(NAMES), st.sampled_from(NAMES)).map(list),
    st.tuples(st.just("erase"), st.sampled_from(NAMES)).map(list),
)
EVENT = st.one_of(RESULT, RESULT, OLD_GAME, OTHERS)
WORD = st.sampled_from(
    ["before", "game", "result", "ever", "night", "evening", "3", "-2", "Zoé", "x", "-"]
)


def kept(*events: str) -> History:
    history = History()
    for event in events:
        history.apply(event.split(" "))
    return history


def test_a_result_is_everybody_with_place_and_points() -> None:
    told = kept("result 7 Zoé 1 21 Max 1 21 Ana 3 -").games
    assert told == [("7", [("Zoé", 1, 21), ("Max", 1, 21), ("Ana", 3, None)])]


def test_of_a_game_of_0_1_the_winners_are_known_and_everybodys_points() -> None:
    assert kept("game 7 Zoé,Max 21 21 -3").games == [
        ("7", [("Zoé", 1, 21), ("Max", 1, 21), ("?", 3, -3)])
    ]


def test_the_last_twenty_are_kept_and_the_others_still_count() -> None:
    history = kept(*[f"result {n} Zoé 1 {n}" for n in range(LAST + 5)])
    assert [game[0] for game in history.games] == [str(n) for n in range(5, LAST + 5)]
    assert history.before == 5
    assert history.totals(False).players["Zoé"][0] == LAST + 5


def test_a_game_told_again_takes_its_own_place() -> None:
    history = kept("result 7 Zoé 1 21 Max 2 20", "result 30 Max 1 9", "result 7 Max 1 22 Zoé 2 21")
    assert [(game[0], game[1][0][0]) for game in history.games] == [("7", "Max"), ("30", "Max")]


def test_a_game_that_was_taken_back_was_none() -> None:
    history = kept("result 7 Zoé 1 21", "result 9 Zoé 1 30", "void 9", "void 9", "void 8")
    assert [game[0] for game in history.games] == ["7"]
    assert history.tonight == 1


def test_who_sat_in_a_game_under_two_names_has_played_it_once_in_the_better_place() -> None:
    shared = "result 7 Zo 1 21 Max 2 20 Zoé 3 12"
    totals = kept(shared, "result 8 Max 1 30 Zoé 2 20", "rename Zo Zoé").totals(False)
    assert totals.players["Zoé"][:5] == [2, 1, 2, 41, 21]  # games, wins, scored, sum, best
    assert (totals.beaten("Zoé", "Max"), totals.beaten("Max", "Zoé")) == (1, 1)
    assert totals.beaten("Zoé", "Zoé") == 0


def test_it_is_one_game_too_where_games_are_folded_away() -> None:
    games = [f"result {n} Zo 1 21 Max 2 20 Zoé 3 12" for n in range(LAST + 3)]
    played, wins = kept(*games, "rename Zo Zoé").totals(False).players["Zoé"][:2]
    assert played == wins == LAST + 3


def again(history: History) -> History:
    """From its summary, as it is when the journal is written anew."""
    new = History()
    for words in history.summary():
        new.apply(words)
    return new


def seen(history: History) -> Any:
    totals = [history.totals(night) for night in (False, True)]
    beats = [{k: dict(v) for k, v in t.beats.items() if v} for t in totals]
    players = [t.players for t in totals]
    return history.games, history.handheld, history.before, history.tonight, players, beats


@settings(max_examples=60)
@given(events=st.lists(EVENT, max_size=60))
def test_a_summary_gives_the_same_history(events: list[list[str]]) -> None:
    history = History()
    for number, event in enumerate(events):
        if event[0] in ("result", "game"):
            event[1] += str(number // 3)
        history.apply(event)
    assert seen(again(history)) == seen(history)


@pytest.mark.parametrize(
    "event",
    [
        "result 7 Zoé 1",
        "result 7 Zoé first 3",
        "result 7",
        "ever Zoé 3",
        "evening 3",
        "void",
        "rename Zoé",
        "erase",
        "game 7 Zoé",
        "game 7 Zoé many",
        "game 7 Zoé -",
        "before -1",
        "before",
        "before 3 4",
        "purr 1",
    ],
)
def test_what_is_no_game_is_refused_and_changes_nothing(event: str) -> None:
    history = kept("game 1 Zoé 21")
    with pytest.raises(ValueError, match=r"\.$"):
        history.apply(event.split(" "))
    assert (len(history.games), history.before) == (1, 0)


def test_how_many_came_before_is_said_before_the_games() -> None:
    assert kept("before 12", "game 9 Zoé 21").before == 12
    with pytest.raises(ValueError, match="before 12"):
        kept("game 9 Zoé 21", "before 12")


@given(events=st.lists(st.one_of(EVENT, st.lists(WORD, min_size=1, max_size=5)), max_size=40))
def test_it_is_the_same_history_on_both_pythons(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    assert micropython.call(states, RULES, events) == states(RULES, events)
