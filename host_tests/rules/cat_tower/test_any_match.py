"""Whole matches of Cat Tower at random, legal and illegal events mixed, on both Pythons."""

from collections import deque
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.helpers.both.event_list import states
from miaou.rules.cat_tower.die import FACES, TOKENS
from miaou.rules.cat_tower.match import Match
from tools.wasm import MicroPython

MATCH = "miaou.rules.cat_tower.match.Match"
NAMES = ["Mia", "Leo", "Zoé", "Noé"]
FALLS = ["card", "token", "both"]
TASKS = {"", "round", "roll", "who", "stack", "token", "place", "deal", "over"}
SETTLING = [
    *("house fatty again", "house fatty reuse", "house pays stacker", "house pays active"),
    *("house hand 1", "house hand 2", "house hand 5", "house doubled fat_face", "rounds 3"),
    *("house tokens 1 1 1 0 0 0", "house tokens 1 1 1 2 9 2"),
]
PLAYING = [
    *(f"roll {face}" for face in [*FACES, "dog"]),
    *(f"{kind} {seat}" for kind in ("who", "round") for seat in range(5)),
    *(f"token {token}" for token in [*TOKENS, "mouse"]),
    *(f"fall {what}" for what in [*FALLS, "die"]),
    *("stack", "stack stack", "none", "dealt", "purr", "table Mia Leo", "rounds 0"),
    *("house hand 20", "rolled 1 0 0 0 0 1 0 0 0 0"),
]


def legal(match: Match) -> list[str]:
    """Every event that the rulebook allows now."""
    seats = range(len(match.names))
    if match.task == "round":
        return [f"round {seat}" for seat in seats] + ([] if match.round else SETTLING)
    if match.task == "roll":
        return [f"roll {face}" for face in FACES]
    if match.task == "who":
        return [f"who {seat}" for seat in seats if seat != match.seat]
    if match.task == "token":
        waiting = match.bag.left if any(match.bag.left) else match.bag.box
        return [f"token {token}" for token, count in zip(TOKENS, waiting, strict=True) if count]
    if match.task in ("stack", "place"):
        turned = sum(match.bag.box) > sum(match.bag.left)
        none = match.task == "stack" and match.fatty and not match.fatties
        return ["stack", "fall card"] + ["fall token", "fall both"] * turned + ["none"] * none
    return ["dealt"] if match.task == "deal" else []


def play(chance: Random) -> list[tuple[str, bool]]:
    """A match as events, and of each whether the rules must allow it."""
    match = Match()
    event = "table " + " ".join(NAMES[: chance.randint(2, 4)])
    events = [(event, True)]
    for _ in range(150):
        if events[-1][1]:
            match.apply(event.split())
        allowed = legal(match)
        likely = [event for event in allowed if event in ("stack", "roll fat_face")]
        if allowed and chance.random() < 0.75:
            event = chance.choice(likely if likely and chance.random() < 0.5 else allowed)
        else:
            event = chance.choice(SETTLING + PLAYING)
        events.append((event, event in allowed))
    return events


class Onlooker:
    """Knows from the events alone, in its own way, who is next and what is left."""

    def __init__(self) -> None:
        self._round_begins(1, 0)

    def _round_begins(self, players: int, first: int) -> None:
        self.order = deque(range(players))  # as they will play; the first has the turn
        self.order.rotate(-first)
        self.forced = ""
        self.drawn = 0
        self.fatties = 8

    def see(self, event: list[str], before: dict[str, Any], after: dict[str, Any]) -> None:
        kind, task = event[0], before["task"]
        if kind == "round":
            self._round_begins(len(before["names"]), int(event[1]))
        elif kind == "token":
            self.drawn = self.drawn % sum(before["bag"]["box"]) + 1
        elif kind in ("stack", "fall") and task == "stack" and before["fatty"]:
            self.fatties = max(0, self.fatties - 1)
        elif kind == "none":
            self.forced = ""
        if 0 not in after["hands"] and self._ends_the_turn(kind, before):
            self._move_on(kind, before)

    def _ends_the_turn(self, kind: str, before: dict[str, Any]) -> bool:
        if kind == "stack" and before["task"] == "place":
            return bool(before["token"] != "equal")
        if kind == "stack":
            return not before["fatty"] and bool(before["to_stack"] == 1)
        return kind in ("fall", "dealt")

    def _move_on(self, kind: str, before: dict[str, Any]) -> None:
        token = before["token"]
        if token == "reverse":
            self.order.reverse()
            self.order.rotate(1)
        self.order.rotate(-2 if token == "skip" else -1)
        self.forced = token if kind == "stack" and token in ("paws", "fatty", "belly") else ""
        if self.forced == "fatty" and not self.fatties and not before["reuse"]:
            self.forced = ""

    def agrees(self, state: dict[str, Any]) -> None:
        if state["round"]:
            assert (state["seat"], state["forced"]) == (self.order[0], self.forced)
            assert sum(state["bag"]["left"]) + self.drawn == sum(state["bag"]["box"])
            assert state["fatties"] == self.fatties


def check(state: dict[str, Any]) -> None:
    """What is true at every moment of every match."""
    assert state["task"] in TASKS
    assert state["direction"] in (1, -1)
    assert 0 <= state["fatties"] <= 8
    assert sum(state["rolls"]) == sum(state["doubled_rolls"])
    assert min(state["tower"], state["box"], state["to_stack"], *state["bag"]["left"]) >= 0
    assert max(state["points"]) <= 0
    if state["round"]:
        assert sum(state["hands"]) + state["tower"] + state["box"] == 28
        won = state["task"] in ("round", "over")
        assert [seat for seat, hand in enumerate(state["hands"]) if hand <= 0] == (
            [state["won"]] if won else []
        )
        assert won or state["won"] == -1


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_whole_matches_keep_to_the_rules_and_are_the_same_on_both_pythons(
    micropython: MicroPython, seed: int
) -> None:
    events = play(Random(seed))
    words = [event.split() for event, _ in events]
    told = states(MATCH, words)
    assert micropython.call(states, MATCH, words) == told
    onlooker = Onlooker()
    before = told[0][1]
    for (event, may), (reason, state) in zip(events[1:], told[1:], strict=True):
        assert (reason == "") == may, event
        if may:
            onlooker.see(event.split(), before, state)
        else:
            assert state == before
        check(state)
        onlooker.agrees(state)
        before = state


def test_matches_at_random_come_to_every_event_and_to_every_task() -> None:
    seen = set()
    for seed in range(60):
        events = play(Random(seed))
        told = states(MATCH, [event.split() for event, _ in events])
        seen |= {event for event, may in events if may}
        seen |= {state["task"] for _, state in told}
        seen |= {f"forced {state['forced']}" for _, state in told}
        seen |= {f"{state['fatties']} left" for _, state in told}
    allowed = {event for event in PLAYING if event.split()[0] in ("roll", "token", "fall")}
    assert allowed - {"roll dog", "token mouse", "fall die"} <= seen
    assert TASKS - {""} <= seen
    assert {"none", "dealt", "0 left", "forced paws", "forced fatty", "forced belly"} <= seen
