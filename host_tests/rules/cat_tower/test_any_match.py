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
NAMES = ["Mia", "Leo", "Zoé", "Noé", "Ana", "Tom"]
FALLS = ["card", "token", "both"]
TASKS = {"", "round", "roll", "who", "stack", "token", "place", "deal", "over"}
SETTLING = [
    *("house fatty again", "house fatty reuse", "house pays stacker", "house pays active"),
    *("house falls two", "house falls two", "house falls three"),
    *("house paws next", "house paws named", "house begins winner", "house begins left"),
    *("house box 42 12 6", "house box 28 8 4", "house box 30 2 5"),
    *("house hand 1", "house hand 2", "house hand 5", "house doubled fat_face", "rounds 3"),
    *("house tokens 1 1 1 0 0 0", "house tokens 1 1 1 2 9 2"),
]
PLAYING = [
    *(f"roll {face}" for face in [*FACES, "dog"]),
    *(f"{kind} {seat}" for kind in ("who", "round") for seat in range(5)),
    *(f"token {token}" for token in [*TOKENS, "mouse"]),
    *(f"fall {what}" for what in [*FALLS, "die"]),
    *("stack", "stack stack", "none", "dealt", "purr", "table Mia", "rounds 0"),
    *("house hand 20", "rolled 1 0 0 0 0 1 0 0 0 0", "house falls four", "house box 99 9 9"),
    *(f"shows {image}" for image in ["fish", "paw", "skip", "mouse"]),
    *(f"hand {seat} {count}" for seat in (0, 2, 5) for count in (0, 1, 4, 8, 40)),
    *("stop hands", "stop rounds", "stop now", "hand 0 x", "hand 9 1"),
    *("rename 0 Ida", "rename 9 Ida"),
    *(f"table {' '.join(names)}" for names in (NAMES[:2], NAMES[3:], NAMES[1::2])),
]


LIKELY = ("stack", "roll fat_face", "round 0", "house falls two")


def legal(match: Match) -> list[str]:
    """Every event that the rulebook allows now."""
    return by_task(match) + (at_any_time(match) if match.round else [])


def at_any_time(match: Match) -> list[str]:
    """A name, or the end, or a hand set right as far as there are cards and it did not win."""
    over = match.task in ("round", "over")
    spare = match.cards - sum(match.hands)
    hands = [
        f"hand {seat} {count}"
        for seat, had in enumerate(match.hands)
        if had or not over
        for count in (0, 1, 4, 8, 40)
        if int(over) <= count <= had + spare
    ]
    names = [] if "Ida" in match.names[1:] else ["rename 0 Ida"]
    return names + hands + (["stop hands", "stop rounds"] if match.task != "over" else [])


def by_task(match: Match) -> list[str]:
    seats = range(len(match.names))
    if match.task == "round":
        tables = [event for event in PLAYING if event.startswith("table") and len(event) > 9]
        return [f"round {seat}" for seat in seats] + tables + ([] if match.round else SETTLING)
    if match.task == "roll":
        return [f"roll {face}" for face in FACES] + ["shows fish", "shows paw"]
    if match.task == "who":
        return [f"who {seat}" for seat in seats if seat != match.seat]
    if match.task == "token":
        waiting = match.bag.left if any(match.bag.left) else match.bag.box
        there = [token for token, count in zip(TOKENS, waiting, strict=True) if count]
        return [f"token {token}" for token in there] + ["shows skip"] * ("skip" in there)
    if match.task in ("stack", "place"):
        turned = sum(match.bag.box) > sum(match.bag.left)
        none = match.task == "stack" and match.fatty and not match.fatties
        return ["stack", "fall card"] + ["fall token", "fall both"] * turned + ["none"] * none
    return ["dealt"] if match.task == "deal" else []


def play(chance: Random) -> list[tuple[str, bool]]:
    """A match as events, and of each whether the rules must allow it."""
    match = Match()
    event = "table " + " ".join(NAMES[: chance.randint(2, 6)])
    events = [(event, True)]
    for _ in range(150):
        if events[-1][1]:
            match.apply(event.split())
        allowed = legal(match)
        likely = [event for event in allowed if event in LIKELY]
        if allowed and chance.random() < 0.75:
            rare = [event for event in allowed if not event.startswith(("hand", "rename", "stop"))]
            event = chance.choice(likely if likely and chance.random() < 0.5 else rare or allowed)
        else:
            event = chance.choice(SETTLING + PLAYING)
        events.append((event, event in allowed))
    return events


class Onlooker:
    """Knows from the events alone, in its own way, who is next and what is left."""

    def __init__(self) -> None:
        self.house = {"falls": "", "fatty": "again"}
        self.box = [28, 8, 4]
        self._round_begins(1, 0, 8)

    def _round_begins(self, players: int, first: int, supply: int) -> None:
        self.order = deque(range(players))  # as they will play; the first has the turn
        self.order.rotate(-first)
        self.forced = ""
        self.drawn = 0
        self.fatties = supply

    def see(self, event: list[str], before: dict[str, Any], after: dict[str, Any]) -> None:
        kind, task = event[0], before["task"]
        if kind == "round":
            self._round_begins(len(before["names"]), int(event[1]), self.box[1])
        elif kind == "house" and event[1] == "box":
            self.box = [int(number) for number in event[2:]]
        elif kind == "house":
            self.house[event[1]] = event[2]
        elif kind == "token" or (kind == "shows" and task == "token"):
            self.drawn = self.drawn % sum(before["bag"]["box"]) + 1
        elif kind in ("stack", "fall") and task == "stack" and before["fatty"]:
            self.fatties = max(0, self.fatties - 1)
        elif kind == "none":
            self.forced = ""
        if after["task"] not in ("round", "over") and self._ends_the_turn(kind, before):
            self._move_on(kind, before)

    def hands(self, event: list[str], before: dict[str, Any]) -> list[int]:
        """What everybody holds after an event of a turn."""
        hands = list(before["hands"])
        named = before["forced"] == "paws" and self.house.get("paws") == "named"
        owner = before["stacker"] if named else before["seat"]
        cat_card = before["task"] == "stack" and not before["fatty"]
        if event[0] in ("stack", "fall") and cat_card:
            hands[owner] -= 1
        if event[0] == "fall":
            active = self.house.get("pays") == "active"
            back = cat_card and event[1] != "token"
            more = {"card": 1 if back else 2, "token": 1, "both": 2 if back else 3}[event[1]]
            more += back and self.house["falls"] == "three"
            there = before["cards"] - sum(before["hands"])
            hands[before["seat" if active else "stacker"]] += back + min(
                more, there + cat_card - back
            )
        elif event[0] == "hand":
            hands[int(event[1])] = int(event[2])
        elif event[0] == "dealt":
            each, extra = divmod(sum(hands), len(hands))
            lucky = list(self.order)[:extra]
            hands = [each + (seat in lucky) for seat in range(len(hands))]
        return hands

    def points(self, event: list[str], before: dict[str, Any], after: dict[str, Any]) -> list[int]:
        """What everybody has after an event of a round."""
        ends = after["task"] in ("round", "over") and before["task"] not in ("round", "over")
        counts = ends and event != ["stop", "rounds"]
        changed = [(-hand if counts else 0) for hand in after["hands"]]
        if event[0] == "hand" and before["task"] in ("round", "over"):
            changed[int(event[1])] = before["hands"][int(event[1])] - int(event[2])
        return [points + change for points, change in zip(before["points"], changed, strict=True)]

    def _ends_the_turn(self, kind: str, before: dict[str, Any]) -> bool:
        if kind == "stack" and before["task"] == "place":
            return bool(before["token"] != "equal")
        if kind == "stack":
            return not before["fatty"] and bool(before["to_stack"] == 1)
        return kind in ("fall", "dealt")

    def _move_on(self, kind: str, before: dict[str, Any]) -> None:
        token = "" if kind == "fall" and self.house["falls"] else before["token"]
        if token == "reverse":
            self.order.reverse()
            self.order.rotate(1)
        self.order.rotate(-2 if token == "skip" else -1)
        self.forced = token if kind == "stack" and token in ("paws", "fatty", "belly") else ""
        if self.forced == "fatty" and not self.fatties and self.house["fatty"] == "again":
            self.forced = ""

    def agrees(self, state: dict[str, Any]) -> None:
        if state["round"]:
            if state["task"] not in ("round", "over"):
                assert (state["seat"], state["forced"]) == (self.order[0], self.forced)
            assert sum(state["bag"]["left"]) + self.drawn == sum(state["bag"]["box"])
            assert state["fatties"] == self.fatties


def check(state: dict[str, Any]) -> None:
    """What is true at every moment of every match."""
    assert state["task"] in TASKS
    assert state["direction"] in (1, -1)
    assert sum(state["rolls"]) == sum(state["doubled_rolls"])
    assert min(state["tower"], state["box"], state["to_stack"], *state["bag"]["left"]) >= 0
    assert max(state["points"]) <= 0
    if state["round"]:
        assert 0 <= state["fatties"] <= state["supply"]
        assert min(state["hands"]) >= 0
        over = state["task"] in ("round", "over")
        assert over or 0 not in state["hands"]
        assert over or state["won"] == -1
        assert over or sum(state["hands"]) + state["tower"] + state["box"] == state["cards"]


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_whole_matches_keep_to_the_rules_and_are_the_same_on_both_pythons(
    micropython: MicroPython, seed: int
) -> None:
    events = play(Random(seed))
    told = states(MATCH, [event.split() for event, _ in events])
    assert micropython.call(states, MATCH, [event.split() for event, _ in events]) == told
    onlooker = Onlooker()
    before = told[0][1]
    for (event, may), (reason, state) in zip(events[1:], told[1:], strict=True):
        assert (reason == "") == may, event
        if may:
            words = event.split()
            if words[0] in ("roll", "stack", "fall", "hand", "dealt"):
                assert state["hands"] == onlooker.hands(words, before), event
            if words[0] != "table":
                assert state["points"] == onlooker.points(words, before, state), event
            onlooker.see(words, before, state)
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
