"""What every game asks before it begins.

Each question is loaded when it is asked, and given back when all are answered.
"""

from miaou.lang import N_, load
from miaou.signals import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from miaou.handheld import Handheld

# What only questions, and opening a save, need.
ASKING = ("screens.players", "core.roster", "core.recovery", "ui.counter", "fonts")


def ask_table(handheld: "Handheld", most: int, done: "Callable[[list[str]], Any]") -> "Any":
    """Who plays, and then where they sit; `done` is called with the names."""
    from miaou.screens.players.pick import Pick
    from miaou.screens.players.seats import Seats

    return Pick(handheld, 2, most, lambda names: (LEAVE, Seats(names, done)))


def ask_youngest(
    handheld: "Handheld", names: "Sequence[str]", done: "Callable[[int], Any]"
) -> "Any":
    """`done` is called with a seat."""
    from miaou.screens.players.first import First

    first = First(handheld, names, done)
    first.title = N_("Who is the youngest?")
    return LEAVE, first


def answered(handheld: "Handheld", app: str) -> None:
    """Gives back all that was needed to ask."""
    handheld.forget_apps(*ASKING, "screens." + app + ".new_game")
    load(app)
