"""Whole games by a finger on the glass alone: it taps the words that it sees, and nothing else."""

import time
from collections.abc import Callable
from functools import partial

from host_tests.helpers import eye
from host_tests.tools.web.conftest import PATIENCE, PHONE, Visitor
from miaou.ui import icons

Visitors = Callable[..., Visitor]

# The glass as its chip holds it: rows of bits, the leftmost pixel highest.
GLASS = """() => {
    const screen = document.querySelector("#screen");
    const { data } = screen.getContext("2d").getImageData(0, 0, screen.width, screen.height);
    const bits = new Array(data.length / 32).fill(0);
    for (let at = 0; at < data.length / 4; at++)
        if (data[at * 4 + 3]) bits[at >> 3] |= 0x80 >> (at & 7);
    return bits;
}"""
PAUSE = 50  # ms between two looks
SKIPPED = 1.5  # seconds in which a picture that does not change is tapped only once
KITTEN, TIGER = "\ue000\u00a0Kitten", "\ue001\u00a0Tiger"
TWO_CATS = "2\u00a0\ue000\u00a0\ue001"
HOME = {"Cat Tower": (0.08, 0.3), "Yummy Kitty": (0.33, 0.3), "Chats": (0.62, 0.3)}
UP, DOWN = icons.UP, icons.DOWN


class Finger:
    """Somebody who only looks at the glass and taps it."""

    def __init__(self, somebody: Visitor) -> None:
        self._visitor = somebody

    def opens(self, app: str) -> None:
        """By its picture on home."""
        self._visitor.taps(*HOME[app])

    def glass(self) -> eye.Rows:
        return eye.rows(bytes(self._visitor.page.evaluate(GLASS)))

    def sees(self, *wanted: str | bytes) -> None:
        """All of this stands on the glass before long."""
        for one in wanted:
            self._visitor.until(partial(self._sees, one))

    def taps(self, *wanted: str | bytes) -> None:
        """One after the other, each as soon as it is there and the last has changed the glass."""
        for one in wanted:
            self.sees(one)
            before = self.glass()
            self._tap(before, one)
            self._visitor.until(partial(self._differs, before))

    def plays(self, *choices: str, until: str) -> None:
        """Taps whichever it sees first in this list, until the game says that."""
        end = time.monotonic() + PATIENCE / 1000
        before, again = None, 0.0
        while time.monotonic() < end:
            glass = self.glass()
            if _find(glass, until):
                return
            if glass != before or time.monotonic() > again:
                before, again = glass, time.monotonic() + SKIPPED
                for one in choices:
                    if self._tap(glass, one):
                        break
            self._visitor.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"never saw {until}: {self._visitor.said()}")

    def _sees(self, one: str | bytes) -> bool:
        return _find(self.glass(), one) is not None

    def _differs(self, before: eye.Rows) -> bool:
        return self.glass() != before

    def _tap(self, glass: eye.Rows, one: str | bytes) -> bool:
        place = _find(glass, one)
        if place is None:
            return False
        self._visitor.taps((place[0] + 0.5) / eye.WIDTH, (place[1] + 0.5) / eye.HEIGHT)
        return True


def _find(glass: eye.Rows, wanted: str | bytes) -> eye.Place | None:
    return eye.words(glass, wanted) if isinstance(wanted, str) else eye.sign(glass, wanted)


def begin(visitor: Visitors, app: str) -> tuple[Visitor, Finger]:
    somebody = visitor(**PHONE)
    somebody.visit()
    finger = Finger(somebody)
    finger.opens(app)
    return somebody, finger


def test_a_round_of_cat_tower(visitor: Visitors) -> None:
    somebody, finger = begin(visitor, "Cat Tower")
    finger.taps("New game", TWO_CATS, DOWN, DOWN)
    finger.sees("1")
    finger.taps("OK", "Let chance decide")
    finger.plays("OK", "Start", "Roll", "It stands", "Dealt", until="Again")
    finger.sees("1", "2", KITTEN, TIGER)
    somebody.reads("wins!")


def test_a_count_of_yummy_kitty_up_to_its_winner(visitor: Visitors) -> None:
    somebody, finger = begin(visitor, "Yummy Kitty")
    finger.taps("New count", TWO_CATS)
    finger.sees("Orange Tabby")
    finger.taps(UP, UP)  # two of them for Kitten, and nothing for Tiger
    finger.plays("Next", "Yes", until="Why?")
    finger.sees(KITTEN, TIGER, "by points")
    finger.taps("Why?")
    somebody.reads("Kitten")


def test_the_timer_of_chats(visitor: Visitors) -> None:
    somebody, finger = begin(visitor, "Chats")
    finger.taps("Timer")
    finger.taps("Pause", "+1:00", "Start")
    finger.sees("Pause")
    somebody.reads("15:5")


def test_a_game_of_chats_trick_by_trick(visitor: Visitors) -> None:
    somebody, finger = begin(visitor, "Chats")
    finger.taps("Referee: new game", TWO_CATS, *30 * [DOWN])  # a box of six cards
    finger.sees("6")
    finger.taps("OK", "15 minutes", KITTEN)
    finger.sees("3 cards each.")
    finger.taps("Start")
    for _trick in range(3):
        finger.taps("Who?")
        finger.sees("Who won?")
        finger.taps(TIGER)
    finger.sees("Again")
    somebody.reads("Tiger wins!")
