"""The timer is exact: somebody keeps the time apart and reads the panel beside it."""

import random

from host_tests.helpers.chats_timer import in_chats, shown
from host_tests.helpers.gestures import MINUTE, SwitchOn
from miaou.core.power import ACTIVE, DARK, DIM, SLEEP
from tools.virtual.workbench import Bench


def seconds(words: str) -> int:
    minutes, rest = words.lstrip("+").split(":")
    return (60 * int(minutes) + int(rest)) * (-1 if words[0] == "+" else 1)


class Person:
    """Starts the timer, keeps the time apart by the clock handed to it, reads the panel."""

    def __init__(self, bench: Bench, ms: int) -> None:
        self.bench = bench
        self.left = ms
        self.counted = 0
        self.running = True
        self._seen = bench.world.us // 1000
        bench.press("OK")

    def press(self, key: str) -> None:
        self.count()
        if key == "OK" and self._lit():
            self.running = not self.running
        elif key == "UP" and self._lit():
            self.left += MINUTE
        self.bench.press(key)

    def count(self) -> None:
        passed = self.bench.world.us // 1000 - self._seen
        self._seen += passed
        if self.running:
            self.left -= passed
            self.counted += passed

    def check(self, late: int) -> None:
        """What is read is the begun second, or was so two frames on the bus ago."""
        self.count()
        if self._lit():
            allowed = {-(-left // 1000) for left in (self.left, self.left + late)}
            assert seconds(shown(self.bench)) in allowed

    def _lit(self) -> bool:
        return bool(self.bench.handheld.power.state < DARK)


def test_over_an_hour_of_sleep_and_presses_it_stays_exact_also_across_the_wrap(
    handheld: SwitchOn,
) -> None:
    bench = in_chats(handheld(), "55", sleep="1")
    before = bench.world.ticks_ms()
    person = Person(bench, 55 * MINUTE)
    dice = random.Random(6)
    states = set()
    while person.counted < 60 * MINUTE:
        bench.wait(dice.choice([7, 130, 999, 1000, 4321, 20_000, 40_000, 62_000, 100_000]))
        states.add(bench.handheld.power.state)
        person.check(late=60)
        person.press(dice.choice(["OK", "OK", "UP"]) if person.left < 50 * MINUTE else "OK")
        person.check(late=60)
    assert bench.world.ticks_ms() < before
    assert states == {ACTIVE, DIM, DARK, SLEEP}
