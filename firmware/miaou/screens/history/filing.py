"""How a finished game is filed, of any app that keeps them."""

from micropython import const

from miaou.core.game import Game
from miaou.rules.history import History

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.journal import Journal

_MANY = const(60)  # events after which the journal is written anew


def keep(journal: "Journal", event: "Sequence[str]") -> None:
    """Files a game; after a power cut it may be filed again."""
    kept = Game(History, journal)
    if len(journal) >= _MANY:
        kept.begin(*kept.state.summary())
    kept.do(*event)


def number(journal: "Journal") -> str:
    """What names the game in this journal: the number of its first event, which is never again."""
    return str(journal.counting[0])
