"""The history of finished games, of any app: the last ones, and what the others add up to."""

from micropython import const

from miaou.rules import digits
from miaou.rules.totals import UNKNOWN, Totals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.totals import Player

    Finished = tuple[str, list[Player]]  # what names it, and everybody, best first

LAST = const(20)  # games that are remembered one by one
_MANY = const(99999999)  # points


class History:
    """Games have running numbers; a result whose ID is known replaces that game.

    handheld WORD                     whose history it is: no other handheld has this word
    evening                           what follows was played on a later evening
    result ID NAME PLACE POINTS …     everybody, best first; "-" where nobody knows the points
    void ID                           the game is not over after all: its end was taken back
    rename OLD NEW                    if there is a NEW already, both are one player
    erase NAME                        becomes a player without a name

    What older games add up to, at the beginning of a journal:
    before NUMBER                     how many there were
    ever NAME …, night NAME …         what Totals count of them, and of those of this evening
    ever NAME OTHER TIMES             how often one was placed before the other

    As 0.1 wrote it:
    game ID WINNER[,WINNER] POINTS…   of all players, best first
    """

    def __init__(self) -> None:
        self.games: list[Finished] = []
        self.before = 0
        self.handheld = ""  # nobody's, where an older Miaou has begun
        self.tonight = 0  # of these games, how many are of this evening
        self._folded = {"ever": Totals(), "night": Totals()}

    def apply(self, event: "Sequence[str]") -> None:
        kind, words = (event[0], event[1:]) if event else ("", event)
        if kind == "result" and len(words) >= 4 and len(words) % 3 == 1:
            players = [_player(words[at : at + 3]) for at in range(1, len(words), 3)]
            self._keep((words[0], players))
        elif kind == "game" and len(words) > 2:
            self._keep((words[0], _as_0_1(words[1].split(","), words[2:])))
        elif kind == "handheld" and len(words) == 1:
            self.handheld = words[0]
        elif kind == "evening" and not words:
            self.tonight = 0
            self._folded["night"] = Totals()
        elif kind == "void" and len(words) == 1:
            self._void(words[0])
        elif kind == "rename" and len(words) == 2:
            self._rename(words[0], words[1])
        elif kind == "erase" and len(words) == 1:
            self._rename(words[0], UNKNOWN)
        elif kind == "before" and len(words) == 1 and not self.games:
            self.before = _number(words[0], 0)
        elif kind in self._folded and len(words) in (3, 8) and not self.games:
            self._fold_back(self._folded[kind], words)
        else:
            raise ValueError("A history knows nothing of " + " ".join(event) + ".")

    def totals(self, night: bool) -> Totals:
        """Statistics of all games, or of this evening's."""
        totals = self._folded["night" if night else "ever"].copy()
        for _ident, players in self.games[len(self.games) - self.tonight if night else 0 :]:
            totals.add(players)
        return totals

    def summary(self) -> list[list[str]]:
        """Events that restore this history in a new journal."""
        events = [["handheld", self.handheld]] if self.handheld else []
        events.append(["before", str(self.before)])
        for kind, totals in sorted(self._folded.items()):
            events += totals.told(kind)
        for at, (ident, players) in enumerate(self.games):
            words = [word for player in players for word in _words(player)]
            events.append(["result", ident] + words)
            if at + 1 == len(self.games) - self.tonight:
                events.append(["evening"])
        return events

    def holds(self, result: "Sequence[str]") -> bool:
        """Whether just this result is among the last games."""
        for ident, players in self.games:
            if ident == result[1]:
                return list(result[2:]) == [word for each in players for word in _words(each)]
        return False

    def size(self) -> int:
        """How many events a summary has, about."""
        beaten = [len(each.beats) * len(each.players) for each in self._folded.values()]
        return len(self.games) + sum(beaten)

    def _keep(self, game: "Finished") -> None:
        idents = [kept[0] for kept in self.games]
        if game[0] in idents:
            self.games[idents.index(game[0])] = game
            return
        self.games.append(game)
        self.tonight += 1
        if len(self.games) > LAST:
            self._fold()

    def _fold(self) -> None:
        """Adds the oldest game to the totals, which are all that is kept of it."""
        players = self.games.pop(0)[1]
        self.before += 1
        self._folded["ever"].add(players)
        if self.tonight > LAST:
            self.tonight = LAST
            self._folded["night"].add(players)

    def _void(self, ident: str) -> None:
        for at, game in enumerate(self.games):
            if game[0] == ident:
                if at >= len(self.games) - self.tonight:
                    self.tonight -= 1
                self.games.pop(at)
                return

    def _rename(self, old: str, new: str) -> None:
        for at, (ident, players) in enumerate(self.games):
            renamed = [(new if one[0] == old else one[0], one[1], one[2]) for one in players]
            self.games[at] = (ident, renamed)
        for totals in self._folded.values():
            if new == UNKNOWN:
                totals.erase(old)
            else:
                totals.rename(old, new)

    def _fold_back(self, totals: Totals, words: "Sequence[str]") -> None:
        if len(words) == 3:
            totals.beat(words[0], words[1], _number(words[2], 0))
        else:
            totals.players[words[0]] = [_number(word, -_MANY) for word in words[1:]]


def _player(words: "Sequence[str]") -> "Player":
    points = None if words[2] == "-" else _number(words[2], -_MANY)
    return words[0], _number(words[1], 1), points


def _words(player: "Player") -> list[str]:
    name, place, points = player
    return [name, str(place), "-" if points is None else str(points)]


def _as_0_1(winners: "Sequence[str]", points: "Sequence[str]") -> "list[Player]":
    """0.1 kept only the winners' names."""
    names = list(winners) + [UNKNOWN] * (len(points) - len(winners))
    return [
        (names[at], 1 if at < len(winners) else at + 1, _number(word, -_MANY))
        for at, word in enumerate(points)
    ]


def _number(word: str, least: int) -> int:
    if not digits(word[1:] if word[:1] == "-" else word) or int(word) < least:
        raise ValueError("Games and points are whole numbers, not " + word + ".")
    return int(word)
