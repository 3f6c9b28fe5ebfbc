"""The last games: in order, numbered for ever, each of them once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.history import LAST, History
from tools.wasm import MicroPython

RULES = "miaou.rules.history.History"
GAME = st.tuples(
    st.just("game"), st.sampled_from("123456789"), st.sampled_from(["Zoé", "Zoé,Max"]),
    st.sampled_from(["21", "-3", "0"]), st.sampled_from(["20", "-4"]),
)  # fmt: skip
WORD = st.sampled_from(["before", "game", "3", "-2", "Zoé", "x", "-"])


def kept(*events: str) -> History:
    history = History()
    for event in events:
        history.apply(event.split(" "))
    return history


def test_a_game_is_its_winners_and_everybodys_points() -> None:
    assert kept("game 7 Zoé,Max 21 21 -3").games == [("7", ["Zoé", "Max"], [21, 21, -3])]


def test_the_last_twenty_are_kept_and_the_others_still_count() -> None:
    history = kept(*[f"game {n} Zoé {n}" for n in range(LAST + 5)])
    assert [game[0] for game in history.games] == [str(n) for n in range(5, LAST + 5)]
    assert history.before == 5


def test_a_game_told_again_takes_its_own_place() -> None:
    history = kept("game 7 Zoé 21 20", "game 30 Max 9 8", "game 7 Max 22 21")
    assert [(game[0], game[1]) for game in history.games] == [("7", ["Max"]), ("30", ["Max"])]


@given(events=st.lists(GAME, max_size=60))
def test_a_summary_gives_the_same_history(events: list[tuple[str, ...]]) -> None:
    history = History()
    for number, event in enumerate(events):
        history.apply([event[0], f"{event[1]}{number // 3}", *event[2:]])
    again = History()
    for words in history.summary():
        again.apply(words)
    assert (again.games, again.before) == (history.games, history.before)


@pytest.mark.parametrize(
    "event",
    [
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


@given(events=st.lists(st.one_of(GAME, st.lists(WORD, min_size=1, max_size=5)), max_size=40))
def test_it_is_the_same_history_on_both_pythons(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    plain = [list(event) for event in events]
    assert micropython.call(states, RULES, plain) == states(RULES, plain)
