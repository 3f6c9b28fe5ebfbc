"""The names that the owner has entered, and who of them played last, kept as a journal.

A name is one word of any journal: a space inside it is U+00A0, which looks the same.
"""

from micropython import const

from miaou.core.files import number
from miaou.core.game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.journal import Journal

SPACE = "\u00a0"
LONGEST = const(10)  # characters of a name
MOST = const(12)  # names
MANY = const(60)  # events after which the journal is written anew


class Names:
    """`add NAME`, `rename OLD NEW`, `remove NAME`, `played 0 2`: places among the names."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.played: list[str] = []

    def apply(self, event: "Sequence[str]") -> None:
        kind, words = (event[0], event[1:]) if event else ("", event)
        if kind == "played":
            self.played = [self._at(place) for place in words]
        elif kind == "add" and len(words) == 1:
            self._add(words[0])
        elif kind == "rename" and len(words) == 2:
            self._rename(words[0], words[1])
        elif kind == "remove" and len(words) == 1:
            self._remove(words[0])
        else:
            raise ValueError("A roster knows no such event.")

    def summary(self) -> list[list[str]]:
        """Events that give these names from nothing."""
        events = [["add", name] for name in self.names]
        if self.played:
            events.append(["played"] + self.places(self.played))
        return events

    def places(self, names: "Sequence[str]") -> list[str]:
        for name in names:
            self._known(name)
        return [str(self.names.index(name)) for name in names]

    def _add(self, name: str) -> None:
        if len(self.names) == MOST:
            raise ValueError("The roster is full.")
        self._judge(name)
        self.names.append(name)

    def _rename(self, old: str, new: str) -> None:
        self._known(old)
        self._judge(new)
        for names in (self.names, self.played):
            if old in names:
                names[names.index(old)] = new

    def _remove(self, name: str) -> None:
        self._known(name)
        for names in (self.names, self.played):
            if name in names:
                names.remove(name)

    def _at(self, place: str) -> str:
        at = number(place)
        if not 0 <= at < len(self.names):
            raise ValueError("Nobody has this place in the roster.")
        return self.names[at]

    def _known(self, name: str) -> None:
        if name not in self.names:
            raise ValueError("Nobody in the roster has this name.")

    def _judge(self, name: str) -> None:
        if not 1 <= len(name) <= LONGEST:
            raise ValueError("A name has 1 to 10 characters.")
        if min(name) <= " ":
            raise ValueError("A name has no line breaks.")
        if name[0] == SPACE or name[-1] == SPACE:
            raise ValueError("A name does not begin or end with a space.")
        if name in self.names:
            raise ValueError("This name is in the roster already.")


class Roster:
    """What it refuses, it refuses with ValueError in a sentence."""

    def __init__(self, journal: "Journal") -> None:
        self._kept = Game(Names, journal)

    @property
    def names(self) -> list[str]:
        """In the order in which they came."""
        return self._kept.state.names

    @property
    def played(self) -> list[str]:
        """Who played last, as they sat, without those who have left the roster."""
        return self._kept.state.played

    def full(self) -> bool:
        return len(self.names) == MOST

    def add(self, name: str) -> None:
        self._do("add", _word(name))

    def rename(self, old: str, new: str) -> None:
        self._do("rename", _word(old), _word(new))

    def remove(self, name: str) -> None:
        self._do("remove", _word(name))

    def play(self, names: "Sequence[str]") -> None:
        """Keeps who plays tonight; the same as last time writes nothing."""
        names = [_word(name) for name in names]
        if names != self.played:
            self._do("played", *self._kept.state.places(names))

    def _do(self, *event: str) -> None:
        if len(self._kept.journal) >= MANY:
            self._kept.begin(*self._kept.state.summary())
        self._kept.do(*event)


def _word(name: str) -> str:
    return name.replace(" ", SPACE)
