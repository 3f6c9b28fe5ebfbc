"""What can be set right at any time: who holds how many cards, who plays on, and whether."""

from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.screens.cat_tower.flow import stands
from miaou.screens.cat_tower.play import Play
from miaou.ui.menu import Menu, as_it_is
from miaou.ui.screen import instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class AtTable(Menu, Play):
    """A row for each hand to correct; below them, players who leave or join, or an early end."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        Play.__init__(self, handheld, game)
        state = game.state
        fix = N_("Set this hand right")
        items: list[Item] = [(as_it_is(name), self._count, fix) for name in state.names]
        stop = N_("Stop the match")
        if state.task == "round":
            items.append((N_("Leave or join"), self._players, N_("Newcomers: lowest score")))
        else:
            items.append((N_("Stop and count"), self._stop_now, N_("The cards in hand count")))
            stop = N_("Stop, don't count")
        items.append((stop, self._stop, N_("Only whole rounds count")))
        Menu.__init__(self, N_("The table"), items)

    def key(self, key: int) -> "Answer | None":
        return stands(self._game) if key == BACK else Menu.key(self, key)

    def value(self, at: int) -> str:
        hands = self._game.state.hands
        return str(hands[at]) if at < len(hands) else ""

    def _count(self) -> "Answer | None":
        state = self._game.state
        had = state.hands[self.at]
        least = int(state.task == "round")
        if had < least:
            return None  # it won the round
        most = had + state.box + state.tower
        title = _("{}: cards in hand").format(state.names[self.at])
        return instead("asking.Counter", title, had, least, most, self._set)

    def _set(self, count: int) -> "Answer":
        return self._do("hand", str(self.at), str(count))

    def _stop_now(self) -> "Answer":
        return self._do("stop", "hands")

    def _stop(self) -> "Answer":
        return self._do("stop", "rounds")

    def _players(self) -> "Answer":
        return instead("cat_tower.table.Players", self._game)


class Players(Menu, Play):
    """Between rounds: who is at the table may leave it, whom the handheld knows may sit down."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        from miaou.core.roster import Roster
        from miaou.screens.cat_tower.house import box

        Play.__init__(self, handheld, game)
        self._at = list(game.state.names)
        more = len(self._at) < int(box(handheld.settings)[2])
        known = Roster(handheld.journal("players")).names if more else []
        self._others = [name for name in known if name not in self._at]
        leave = self._at if len(self._at) > 2 else []
        items: list[Item] = [(_("{} leaves").format(name), self._leave) for name in leave]
        items += [(_("{} joins").format(name), self._join) for name in self._others]
        self._leaving = len(leave)
        Menu.__init__(self, N_("Leave or join"), items or [(N_("Nobody can"), self._back)])

    def key(self, key: int) -> "Answer | None":
        return self._back() if key == BACK else Menu.key(self, key)

    def _back(self) -> "Answer":
        return stands(self._game)

    def _leave(self) -> "Answer":
        return self._do("table", *[name for name in self._at if name != self._at[self.at]])

    def _join(self) -> "Answer":
        return self._do("table", *self._at, self._others[self.at - self._leaving])
