"""A trick is told with few presses; whatever is pressed, cards add up and names fit."""

import random
from itertools import combinations

import pytest

from host_tests.helpers.chats import TABLE, begin, do, state
from host_tests.helpers.gestures import SwitchOn, press, top
from tools.virtual.workbench import Bench

LONG = ["Maximilian", "Alexandrin", "Wilhelmina", "Guillaumin", "Marguerite", "Hippolytus"]


def name_winner(bench: Bench, seat: int) -> int:
    """How many presses it takes, from the trick on, to tell that this player has won it."""
    bench.press("OK")
    count = 1
    while type(top(bench)).__name__ == "Who":
        row = next(at for at, seats in enumerate(top(bench)._rows) if seat in seats)
        bench.press(("UP", "OK", "DOWN")[row])
        count += 1
    return count


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_ordinary_trick_takes_three_presses_at_most_whoever_leads_and_wins(
    handheld: SwitchOn, players: int
) -> None:
    bench = handheld()
    begin(bench, TABLE[:players])
    for leader in range(players):
        do(bench, f"won {leader}")
        for winner in range(players):
            assert name_winner(bench, winner) <= (2 if winner == leader else 3)
            assert state(bench).hands.takers == [leader, winner]
            bench.press("UP")
        bench.press("UP")


def test_with_three_players_two_presses_are_enough(handheld: SwitchOn) -> None:
    bench = handheld()
    begin(bench, TABLE[:3])
    assert [name_winner(bench, seat) for seat in (2, 0, 1)] == [2, 2, 2]


def choose(bench: Bench, answer: int) -> int:
    """How many presses it takes to give this answer to a question with three keys."""
    screen, title, count = top(bench), top(bench).title, 0
    while top(bench) is screen and screen.title == title:
        row = next(at for at, answers in enumerate(screen._rows) if answer in answers)
        bench.press(("UP", "OK", "DOWN")[row])
        count += 1
    return count


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_tie_of_two_takes_five_presses_at_most_whoever_leads(
    handheld: SwitchOn, players: int
) -> None:
    bench = handheld()
    begin(bench, TABLE[:players])
    for leader, (one, other) in enumerate(combinations(range(players), 2)):
        do(bench, f"won {leader % players}")
        bench.press("DOWN")
        count = 1 + choose(bench, one)
        if state(bench).task == "trick":
            count += choose(bench, other)
        assert count <= 5
        assert (state(bench).task, state(bench).trick.seats) == ("rarity", [one, other])
        bench.press("UP")
        bench.press("UP")


@pytest.mark.parametrize("named", [["lead year"], ["lead year green"], ["lead year", "say 0 1900"]])
def test_a_change_of_what_counts_takes_four_presses(handheld: SwitchOn, named: list[str]) -> None:
    bench = handheld()
    begin(bench, TABLE)
    for at, what in ((0, "weight"), (2, "cuddliness"), (3, "independence")):
        for rank, rarity in ((1, "yellow"), (2, "orange"), (3, "red")):
            do(bench, *named)
            press(bench, "DOWN OK")
            assert choose(bench, at) + choose(bench, rank) == 2
            trick = state(bench).trick
            assert (trick.characteristic, trick.mark) == (what, rarity)
            press(bench, "UP " * (len(named) + 1))


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_on_the_screen_add_up_whatever_is_pressed(handheld: SwitchOn, seed: int) -> None:
    bench = handheld()
    begin(bench, TABLE, cards=24)
    dice = random.Random(seed)
    names = [*TABLE, "pot"]
    counted = 0
    for _ in range(250):
        bench.press(dice.choice(("OK", "OK", "OK", "DOWN", "UP")))
        said = bench.said()
        labels = [
            words for words in said if words.split()[0] in (*names, "pot") and words[-1:].isdigit()
        ]
        if len(labels) >= len(TABLE):
            assert sum(int(words.split()[-1]) for words in labels) == 24
            counted += 1
    assert counted > 40


@pytest.mark.parametrize(("language", "players"), [("en", 6), ("fr", 6), ("es", 6), ("fr", 2)])
def test_long_names_fit_wherever_they_are_shown(
    handheld: SwitchOn, language: str, players: int
) -> None:
    bench = handheld(language=language)
    dice = random.Random(players)
    cut: set[str] = set()
    screens = set()
    for events in ([], ["tie 0 1"], ["won 0", "time", "won 0"], ["won 0", "stop"]):
        begin(bench, LONG[:players], cards=4 * players, timed=True)
        do(bench, *events)
        for _ in range(150):
            screen = type(top(bench)).__name__
            stays = screen in ("Trick", "Battle", "End", "SetUp", "TimeUp")  # or BACK would leave
            keys = ("OK", "OK", "OK", "DOWN", "DOWN", "UP", "UP" if stays else "BACK")
            bench.press(dice.choice(keys))
            cut.update(bench.handheld.canvas.cut)
            screens.add(screen)
    assert cut == set()
    assert len(screens) > 10
