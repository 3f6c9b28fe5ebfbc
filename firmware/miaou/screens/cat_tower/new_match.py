"""A match begins: what is asked, what is written, and what becomes of the one before."""

from micropython import const

from miaou.lang import N_
from miaou.rules.cat_tower.table import HOUSE
from miaou.screens import unfinished
from miaou.screens.app_menu import ask_table
from miaou.screens.cat_tower.house import NAME, box, chosen, doubled, tokens
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.screen import Answer

_ROUNDS = const(3)
_MOST_ROUNDS = const(9)


def filed(game: "Game[Match]") -> list[str]:
    """The event that files a match that is over in the history."""
    told = ["result", str(game.journal.first)]
    for place, seat, points in game.state.ranking():
        told += [game.state.names[seat], str(place), str(points)]
    return told


def begin(
    handheld: "Handheld", game: "Game[Match]", names: "list[str]", rounds: int, seat: int
) -> "Answer":
    """Writes the match with the house rules of this moment, which then hold to its end.

    The match before can no longer change, and goes into the history.
    """
    if game.state.task == "over":
        from miaou.screens.history.filing import file

        file(handheld, "cat_tower", filed(game))
    settings = handheld.settings
    house = [["house", rule, chosen(settings, rule, HOUSE[rule])] for rule in sorted(HOUSE)]
    game.begin(
        game.state.tally(),
        ["table"] + names,
        ["house", "doubled", doubled(settings)],
        *house,
        ["house", "hand", str(settings.number(NAME + "hand", 7, 3, 9))],
        ["house", "box"] + box(settings),
        ["house", "tokens"] + tokens(settings),
        ["rounds", str(rounds)],
        ["round", str(seat)],
    )
    unfinished.remember(settings, "cat_tower", 1)
    return instead("cat_tower.rounds.SetUp", game)


class NewMatch:
    """Each answer takes the place of its question; the last one opens the game and begins it."""

    def __init__(self, handheld: "Handheld", opened: "Callable[[], Game[Match]]") -> None:
        self._handheld = handheld
        self._opened = opened
        self._names: list[str] = []
        self._rounds = _ROUNDS

    def ask(self, how: "Callable[..., Answer]") -> "Answer":
        return ask_table(how, int(box(self._handheld.settings)[2]), self._seated)

    def _seated(self, names: "list[str]") -> "Answer":
        self._names = names
        rounds = N_("How many rounds?")
        return instead("asking.Counter", rounds, _ROUNDS, 1, _MOST_ROUNDS, self._agreed)

    def _agreed(self, rounds: int) -> "Answer":
        self._rounds = rounds
        return instead("players.seats.Youngest", self._names, self._begin)

    def _begin(self, seat: int) -> "Answer":
        return begin(self._handheld, self._opened(), self._names, self._rounds, seat)
