"""The last games that were finished: who won, and with how many points. Of any game."""

from micropython import const

from miaou.rules import digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

LAST = const(20)  # games that are remembered


class History:
    """Games have running numbers; told again, a game takes its own place.

    before NUMBER                      so many games were finished before those that are told
    game ID WINNER[,WINNER] POINTS…    of all players, best first; an ID names one game
    """

    def __init__(self) -> None:
        self.games: list[tuple[str, list[str], list[int]]] = []  # ID, winners, points
        self.before = 0

    def apply(self, event: "Sequence[str]") -> None:
        kind = event[0] if event else ""
        if kind == "before" and len(event) == 2 and not self.games:
            self.before = _number(event[1], 0)
        elif kind == "game" and len(event) > 3:
            points = [_number(word, -999) for word in event[3:]]
            self._keep((event[1], event[2].split(","), points))
        else:
            raise ValueError("A history knows nothing of " + " ".join(event) + ".")

    def summary(self) -> list[list[str]]:
        """Events that give these games from nothing."""
        events = [["before", str(self.before)]]
        for ident, winners, points in self.games:
            events.append(["game", ident, ",".join(winners)] + [str(each) for each in points])
        return events

    def _keep(self, game: tuple[str, list[str], list[int]]) -> None:
        idents = [kept[0] for kept in self.games]
        if game[0] in idents:
            self.games[idents.index(game[0])] = game
            return
        self.games.append(game)
        if len(self.games) > LAST:
            self.games.pop(0)
            self.before += 1


def _number(word: str, least: int) -> int:
    if not digits(word[1:] if word[:1] == "-" else word) or int(word) < least:
        raise ValueError("Games and points are whole numbers, not " + word + ".")
    return int(word)
