"""Statistics: who has won how often, and against whom, without the games themselves."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Player = tuple[str, int, int | None]  # name, place, points if they are known

GAMES, WINS, SCORED, SUM, BEST, RUN, LONGEST = range(7)  # what is counted of a player
MOST = const(16)  # players that are remembered
UNKNOWN = "?"  # somebody whose name nobody keeps
_CAT = "\ue000"  # a player without a name has a picture


def is_person(name: str) -> bool:
    return name != UNKNOWN and name < _CAT


class Totals:
    """Of players with a name: games, wins, games with points, their sum and the best, how many the
    player has won in a row until now, and at best; and how often each was placed before whom."""

    def __init__(self) -> None:
        self.players: dict[str, list[int]] = {}
        self.beats: dict[str, dict[str, int]] = {}

    def add(self, players: "Sequence[Player]") -> None:
        """A game, everybody best first; whoever did not play keeps their run. Whoever sat there
        under two names, and is one player since, has played it once, in the better place."""
        people: list[Player] = []
        for player in players:
            if is_person(player[0]) and player[0] not in [other[0] for other in people]:
                people.append(player)
        for name, place, points in people:
            has = self._has(name, people)
            has[GAMES] += 1
            has[RUN] = has[RUN] + 1 if place == 1 else 0
            has[WINS] += place == 1
            has[LONGEST] = max(has[LONGEST], has[RUN])
            if points is not None:
                has[BEST] = max(has[BEST], points) if has[SCORED] else points
                has[SCORED] += 1
                has[SUM] += points
            for other, lower, _points in people:
                if place < lower:
                    self.beat(name, other, 1)

    def copy(self) -> "Totals":
        copy = Totals()
        copy.players = {name: list(has) for name, has in self.players.items()}
        copy.beats = {name: dict(beaten) for name, beaten in self.beats.items()}
        return copy

    def beat(self, name: str, other: str, times: int) -> None:
        beaten = self.beats.setdefault(name, {})
        beaten[other] = beaten.get(other, 0) + times

    def beaten(self, name: str, other: str) -> int:
        """How often this player was placed before that one."""
        return self.beats.get(name, {}).get(other, 0)

    def order(self) -> list[str]:
        """Whoever has won most first; then whoever needed fewer games for it."""
        players = self.players
        return sorted(players, key=lambda name: (-players[name][WINS], players[name][GAMES], name))

    def record(self) -> tuple[str, int]:
        """Whose points were the best ever, and how many; nobody's if there are none."""
        best = [(-has[BEST], name) for name, has in self.players.items() if has[SCORED]]
        return (min(best)[1], -min(best)[0]) if best else ("", 0)

    def rename(self, old: str, new: str) -> None:
        """Onto a name that is there, both are one player: the longer run in a row is kept, and a
        game in which one was placed before the other is one game."""
        if old == new or old not in self.players:
            return
        met = self.beaten(old, new) + self.beaten(new, old)
        gone = self.players.pop(old)
        has = self.players.get(new)
        if has is None:
            self.players[new] = gone
        else:
            best = max([each[BEST] for each in (has, gone) if each[SCORED]] or [0])
            longest, run = max(has[LONGEST], gone[LONGEST]), max(has[RUN], gone[RUN])
            for count in (GAMES, WINS, SCORED, SUM):
                has[count] += gone[count]
            has[GAMES] -= met
            has[BEST], has[RUN], has[LONGEST] = best, run, longest
        for other, times in self.beats.pop(old, {}).items():
            if other != new:
                self.beat(new, other, times)
        for name, beaten in self.beats.items():
            times = beaten.pop(old, 0)
            if times and name != new:
                self.beat(name, new, times)

    def erase(self, name: str) -> None:
        self.players.pop(name, None)
        self.beats.pop(name, None)
        for beaten in self.beats.values():
            beaten.pop(name, None)

    def told(self, kind: str) -> list[list[str]]:
        """Events that restore these totals in a new journal."""
        events = []
        for name, has in self.players.items():
            events.append([kind, name] + [str(count) for count in has])
        for name, beaten in self.beats.items():
            for other, times in beaten.items():
                events.append([kind, name, other, str(times)])
        return events

    def _has(self, name: str, present: "Sequence[Player]") -> list[int]:
        """A new player takes the place of whoever has played least, where there is no more room."""
        if name not in self.players:
            if len(self.players) >= MOST:
                self._forget([player[0] for player in present])
            self.players[name] = [0] * 7
        return self.players[name]

    def _forget(self, present: list[str]) -> None:
        best = self.record()[0]
        others = [name for name in self.players if name not in present and name != best]
        self.erase(min(others, key=lambda name: (self.players[name][GAMES], name)))
