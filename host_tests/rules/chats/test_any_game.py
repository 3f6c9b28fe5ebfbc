"""Whole games of Chats, legal and otherwise, on both Pythons."""

import copy
from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.chats.referee import Referee
from miaou.rules.chats.trick import CHARACTERISTICS, RARITIES, SCALES
from tools.wasm import MicroPython

REFEREE = "miaou.rules.chats.referee.Referee"
MANY = 400  # tricks that are played, if the game is not over before


class Table:
    """Players who keep to the rules; luck is a row of numbers, and without peace all tie."""

    def __init__(self, players: int, cards: int, pot: str, peace: int, luck: list[int]) -> None:
        self.referee = Referee()
        self.events: list[list[str]] = []
        self._peace = peace
        self._luck = luck
        self._at = 0
        self.do("table", *"ABCDEF"[:players])
        self.do("pot", pot)
        self.do("limit", "15")
        self.do("cards", str(cards), str(self.below(players)))

    def below(self, count: int) -> int:
        self._at += 1
        return self._luck[self._at % len(self._luck)] * self._at % 9973 % count

    def do(self, *words: str) -> None:
        self.referee.apply(words)
        self.events.append(list(words))

    def play(self) -> None:
        """A step: now a fast trick, now one with everything told."""
        if self.referee.task == "time":
            self.do(*(["on", "5"] if self.below(2) else ["stop"]))
        elif self.referee.task == "trick" and self.below(2):
            self._speak()
        else:
            self.name(1 if self.below(self._peace) else 2 + self.below(5))

    def name(self, count: int) -> None:
        """About so many are best, as far as what was told allows."""
        referee = self.referee
        seats = referee.trick.seats
        sets = [each for size in range(1, 7) for each in combinations(seats, size)]
        believed = [each for each in sets if not referee.trick.doubt(each, referee.task != "trick")]
        nearest = min(abs(len(each) - count) for each in believed)
        likely = [each for each in believed if abs(len(each) - count) == nearest]
        first = likely[self.below(len(likely))]
        self.do("won" if len(first) == 1 else "tie", *map(str, first))

    def _speak(self) -> None:
        self.do("lead", CHARACTERISTICS[self.below(4)], RARITIES[self.below(4)])
        trick = self.referee.trick
        while self.below(3) and trick.rarer():
            able = [seat for seat in trick.seats if trick.shown.get(seat, "red") in trick.rarer()]
            if not able:
                break
            others = [name for name in CHARACTERISTICS if name != trick.characteristic]
            seat, rarity = able[self.below(len(able))], trick.rarer()[-1]
            self.do("change", str(seat), others[self.below(3)], rarity)
        least, most = SCALES[CHARACTERISTICS.index(trick.characteristic)]
        for seat in trick.seats:
            value = least + self.below(min(most - least, 5))
            self.do("say", str(seat), str(value))


LUCK = st.lists(st.integers(1, 9972), min_size=20, max_size=60)
TABLES = st.builds(
    Table,
    st.integers(2, 6),
    st.integers(6, 60),
    st.sampled_from(["waits", "shared"]),
    st.integers(1, 4),
    LUCK,
)


def check_cards(table: Table) -> None:
    hands = table.referee.hands
    cards = int(table.events[3][1])
    assert sum(hands.held) + hands.pot + table.referee.leftover == cards
    assert min(hands.held) >= 0


@settings(max_examples=60)
@given(table=TABLES)
def test_cards_are_neither_won_nor_lost_by_the_table_whatever_it_plays(table: Table) -> None:
    referee = table.referee
    while referee.task != "over" and len(referee.hands.takers) < MANY:
        table.play()
        check_cards(table)
    if referee.end == "cards":
        assert sorted(referee.hands.held)[-1] == sum(referee.hands.held)
        assert referee.hands.pot == 0


@settings(max_examples=60)
@given(table=TABLES, tricks=st.integers(0, 20))
def test_once_the_time_is_up_the_trick_under_way_is_the_last(table: Table, tricks: int) -> None:
    referee = table.referee
    while referee.task != "over" and len(referee.hands.takers) < tricks:
        table.play()
    if referee.task == "over":
        return
    table.do("time")
    played = len(referee.hands.takers)
    while referee.task not in ("time", "over"):
        table.play()
    assert len(referee.hands.takers) == played + 1
    if referee.task == "time":
        table.do("stop")
    if referee.task == "duel":
        table.play()
    assert referee.task == "over"
    assert set(referee.winners) <= set(referee.hands.richest())
    assert [seat for place, seat in referee.ranking() if place == 1] == referee.winners


@given(table=TABLES, tricks=st.integers(0, 10))
def test_a_battle_always_ends_even_if_all_cards_are_equally_rare(table: Table, tricks: int) -> None:
    referee = table.referee
    while referee.task != "over" and len(referee.hands.takers) < tricks:
        table.play()
    if referee.task == "over":
        return
    played = len(referee.hands.takers)
    longest = max(referee.hands.held) + 1
    while len(referee.hands.takers) == played:
        assert longest > 0
        longest -= 1
        table.name(6)
    check_cards(table)


WORDS = st.sampled_from(
    [*CHARACTERISTICS, *RARITIES, *"0123459", "-5", "36", "200", "waits", "shared", "purr", ""]
)
KINDS = st.sampled_from(
    [
        *("table", "pot", "cards", "lead", "pass", "change", "say"),
        *("show", "won", "tie", "time", "on", "limit", "stop", "rename", "purr"),
    ]
)
EVENTS = st.one_of(
    st.builds(lambda kind, words: [kind, *words], KINDS, st.lists(WORDS, max_size=3)),
    st.builds(lambda seat: ["won", seat], st.sampled_from("012")),
    st.builds(lambda *words: ["say", *words], st.sampled_from("012"), st.sampled_from("123")),
    st.builds(lambda *words: ["show", *words], st.sampled_from("012"), st.sampled_from(RARITIES)),
    st.just(["tie", "0", "1"]),
    st.just(["tie", "0", "1", "2"]),
)
GAMES = st.builds(
    lambda limit, deal, events: [
        ["table", "Léa", "Tom", "Zoé"],
        *limit,
        ["cards", deal],
        *events,
    ],
    st.sampled_from([[], [["limit", "0"]], [["limit", "15"]]]),
    st.sampled_from(["3", "7", "36"]),
    st.lists(EVENTS, max_size=60),
)


def state(referee: Referee) -> dict[str, Any]:
    return copy.deepcopy(
        {**vars(referee), "trick": vars(referee.trick), "hands": vars(referee.hands)}
    )


@settings(max_examples=200)
@given(events=GAMES)
def test_what_the_rules_refuse_changes_nothing(events: list[list[str]]) -> None:
    referee = Referee()
    for event in events:
        before = state(referee)
        try:
            referee.apply(event)
        except ValueError:
            assert state(referee) == before


@settings(max_examples=60)
@given(events=GAMES)
def test_the_referee_judges_alike_on_both_pythons(
    micropython: MicroPython, events: list[list[str]]
) -> None:
    assert micropython.call(states, REFEREE, events) == states(REFEREE, events)


@settings(max_examples=15)
@given(table=TABLES)
def test_whole_games_end_alike_on_both_pythons(micropython: MicroPython, table: Table) -> None:
    while table.referee.task != "over" and len(table.events) < MANY:
        table.play()
    there = micropython.call(states, REFEREE, table.events)
    assert there == states(REFEREE, table.events)
    assert not any(reason for reason, _state in there)
