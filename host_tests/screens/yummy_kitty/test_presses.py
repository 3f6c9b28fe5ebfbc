"""How many presses a count takes: a game of four with forty cats, dealt from the box."""

import random
from typing import Any

from host_tests.helpers.gestures import SwitchOn, cheered
from miaou.rules.yummy_kitty.score import BOX, BREEDS, score
from tools.playing.player import clear_saves
from tools.virtual.workbench import Bench

TABLE = ["Zoé", "Léo", "Ana", "Max"]
BUDGET = 110
USUAL = 100


def deal(seed: int) -> list[dict[str, Any]]:
    """Forty of the box's cats in four feeders; a Siamese card shows one face or two."""
    dice = random.Random(seed)
    box = [breed for breed, cards in zip(BREEDS, BOX, strict=False) for _ in range(cards)]
    feeders: list[dict[str, Any]] = [{"siamese": [], "angora": []} for _ in TABLE]
    for place, breed in enumerate(sorted(dice.sample(box, 40), key=lambda _breed: dice.random())):
        feeder = feeders[place % len(feeders)]
        if breed == "siamese":
            feeder["siamese"].append(dice.choice([1, 2]))
        elif breed == "angora":
            feeder["angora"].append("")
        else:
            feeder[breed] = feeder.get(breed, 0) + 1
    for feeder in feeders:
        feeder["mice"] = feeder.get("black", 0) and dice.choice([0, 1, 2])
        below = [breed for breed in ("tabby", "calico", "american") if breed in feeder]
        feeder["angora"] = [dice.choice([*below, "alone"]) for _ in feeder["angora"]]
    return feeders


class Finger:
    """Counts what it presses."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.presses = 0

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.bench.press(key)
            self.presses += 1

    def tell(self, feeders: list[dict[str, Any]]) -> None:
        """Counts feeder after feeder, until the result is shown."""
        while self.screen() == "Count":
            count = self.bench.handheld.door.stack[-1]
            feeder = feeders[count._seat]
            number = wanted(feeder, count._row)
            self.press("UP" if number > count._number else "DOWN", abs(number - count._number))
            self.press("OK")
            if self.screen() == "LiesOn":
                self.lay(feeder["angora"])

    def lay(self, copies: list[str]) -> None:
        for copy in copies:
            menu = self.bench.handheld.door.stack[-1]
            self.press("DOWN", menu._answers.index(copy))
            self.press("OK")

    def screen(self) -> str:
        return type(self.bench.handheld.door.stack[-1]).__name__


def wanted(feeder: dict[str, Any], row: str) -> int:
    if row == "faces":
        return sum(feeder["siamese"])
    value = feeder.get(row, 0)
    return value if isinstance(value, int) else len(value)


def test_forty_cats_of_four_players_are_counted_within_the_budget(handheld: SwitchOn) -> None:
    presses = []
    for seed in range(12):
        clear_saves()
        presses.append(counted(handheld(), deal(seed)))
    print(f"{presses} presses")
    assert sum(presses) / len(presses) <= USUAL
    assert max(presses) <= BUDGET


def counted(bench: Bench, feeders: list[dict[str, Any]]) -> int:
    """The presses from home to the result, which is the right one."""
    bench.seat(TABLE)
    finger = Finger(bench)
    finger.press("DOWN")  # from home: Yummy Kitty, a new count, these players, as they sit
    finger.press("OK", 4)
    finger.tell(feeders)
    cheered(bench)
    assert finger.screen() == "Standings"
    totals = [line["total"] for line in score(feeders)]
    assert [line["total"] for line in bench.handheld.door.stack[-1]._game.state.result()] == totals
    return finger.presses
