"""How a finished game is filed, and what becomes of its names.

Tonight is since power-up, or since a pause of four hours: a handheld has no calendar.
"""

from binascii import crc32
from machine import unique_id
from micropython import const
from time import ticks_diff, ticks_ms

from miaou.core import files
from miaou.core.game import Game
from miaou.rules.history import History
from miaou.rules.totals import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.journal import Journal
    from miaou.device.handheld import Handheld

HISTORIES = {
    "cat_tower": "cat_tower_history",
    "yummy_kitty": "yummy_kitty_games",
    "chats": "chats_history",
    "fish_race": "fish_race_history",
}
_MANY = const(60)  # events more than needed, after which the journal is written anew
_LONGEST = const(220)  # bytes of an event
PAUSE = const(14_400_000)  # ms: four hours


def history(handheld: "Handheld", app: str) -> History:
    return Game(History, handheld.journal(HISTORIES[app])).state


def file(handheld: "Handheld", app: str, event: "Sequence[str]") -> None:
    """A game that was played since power-up is tonight's; another one is of the evening before."""
    journal = handheld.journal(HISTORIES[app])
    played = app in handheld.evening
    keep(journal, event, played and not is_tonight(handheld, app))
    if played:
        handheld.evening[HISTORIES[app]] = ticks_ms()


def is_tonight(handheld: "Handheld", app: str) -> bool:
    """Whether a game was filed since power-up, and not long ago."""
    filed = handheld.evening.get(HISTORIES[app])
    return filed is not None and 0 <= ticks_diff(ticks_ms(), filed) < PAUSE


def keep(journal: "Journal", event: "Sequence[str]", evening: bool = False) -> None:
    """Files a game, perhaps as the first of an evening; it may be filed again."""
    kept = Game(History, journal)
    told = _fitting(list(event))
    if kept.state.holds(told):
        return
    if not len(kept.journal):  # or what was exported would get other names
        _do(kept, ["handheld", f"{crc32(unique_id()):08x}"])
    if evening and told[1] not in [game[0] for game in kept.state.games]:
        _do(kept, ["evening"])
    _do(kept, told)


def take_back(handheld: "Handheld", app: str, ident: str) -> None:
    """It was filed, and then somebody took its last step back."""
    _do(Game(History, handheld.journal(HISTORIES[app])), ["void", ident])


def rename(handheld: "Handheld", old: str, new: str) -> None:
    """In all that is kept of finished games; where there is a player of that name, they are one."""
    for name in HISTORIES.values():
        if _is_there(handheld, name):
            _do(Game(History, handheld.journal(name)), ["rename", old, new])
    if _is_there(handheld, "fish_race"):
        from miaou.rules.cat_tower.fish_race import Records

        Game(Records, handheld.journal("fish_race")).do("rename", old, new)


def knows(handheld: "Handheld", name: str) -> bool:
    """Whether any finished game names this player."""
    for app in HISTORIES:
        there = _is_there(handheld, HISTORIES[app])
        if there and name in history(handheld, app).totals(False).players:
            return True
    return False


def erase(handheld: "Handheld", name: str) -> None:
    rename(handheld, name, UNKNOWN)


def _do(kept: "Game[History]", event: "Sequence[str]") -> None:
    if len(kept.journal) >= _MANY + kept.state.size():
        kept.begin(*kept.state.summary())
    kept.do(*event)


def _fitting(event: list[str]) -> list[str]:
    """As a line of a journal holds it: the last ones may have to do without their names."""
    at = len(event) - 3
    while len(" ".join(event).encode()) > _LONGEST and at > 1:
        event[at] = UNKNOWN
        at -= 3
    return event


def _is_there(handheld: "Handheld", name: str) -> bool:
    path = handheld.folder + "/" + name
    return files.size(path) >= 0 or files.size(path + ".tail") >= 0
