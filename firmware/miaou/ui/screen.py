"""The contract of a screen, and the navigation between screens: what it is asked and answers.

`draw(canvas)` paints all of it, `key(key)` answers what comes next, and, only if time passes on
it, `wake(now)` answers the ms to its next deadline, or -1. Keys are numbers of core/keys.py.
A screen may tell with `help()` what UP, DOWN, OK and BACK do on it now: marked with N_, to be
translated by who shows it, and "" for a key that does nothing. `ahead` may list what is to be done
once it is shown, a step at a time while nobody waits: something to call, or a module of screens.
"""

from miaou.lang import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from miaou.ui.canvas import Canvas

    class Screen(Protocol):
        def draw(self, canvas: Canvas) -> None: ...
        def key(self, key: int) -> "Answer | None": ...

    Keys = tuple[str, str, str, str]  # what `help` answers
    Then = Callable[[], "Answer | None"]  # what a question does when it is answered


class Answer:
    """What comes next: LEAVE, HOME, or a place; None is to stay.

    A place is a module in miaou/screens and a screen in it: "cat_tower.turn.Turn". The door loads
    it, and builds it with the handheld and with what is given, once the screens that go are gone.
    """

    def __init__(self, place: str = "", given: "tuple[object, ...]" = (), above: bool = False):
        self.place = place
        self.given = given
        self.above = above  # whether the screen that answers stays below


LEAVE = Answer()
HOME = Answer()
CLOSES = ("", "", N_("Goes on"), N_("Goes on"))  # the help of a screen that is read and closed


def on_top(place: str, *given: object) -> Answer:
    """That screen above this one, which it comes back to."""
    return Answer(place, given, True)


def instead(place: str, *given: object) -> Answer:
    """That screen in the place of this one."""
    return Answer(place, given)


def say(words: str) -> Answer:
    """A few words above this screen, to be read and closed."""
    return on_top("asking.Message", words)
