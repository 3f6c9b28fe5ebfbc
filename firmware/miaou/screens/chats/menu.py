"""Chats: the timer alone, or a referee for the whole game; a game under way comes first."""

from miaou.lang import N_, _
from miaou.rules.chats.referee import Referee
from miaou.screens.app_menu import AppMenu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.handheld import Handheld


class Chats(AppMenu):
    APP = "chats"
    TITLE = "Chats"
    RULES = Referee
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[tuple[str, Any]]":
        rows = [
            (N_("Timer"), self._timer),
            (N_("Referee: new game"), self._new_game),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        if self._under_way():
            tricks = len(self._game.state.hands.takers)
            rows.insert(0, (_("Continue: trick {}").format(tricks + 1), self._continue))
        return rows

    def _under_way(self) -> bool:
        return self._game.state.task not in ("table", "deal", "over")

    def _continue(self) -> "Any":
        from miaou.screens.chats.play import screen

        return screen(self._handheld, self._game).resumed()

    def _timer(self) -> "Any":
        from miaou.screens.chats.timer import Timer

        return Timer(self._handheld)

    def _ask(self) -> "Any":
        from miaou.screens.chats.new_game import NewGame

        return NewGame(self._handheld, self._game).ask()

    def _last_games(self) -> "Any":
        from miaou.screens.chats.filed import HISTORY, filed
        from miaou.screens.history.last_games import last_games

        journal = self._handheld.journal(HISTORY)
        return last_games(journal, N_("Last games"), filed(self._game))

    def _house_rules(self) -> "Any":
        from miaou.screens.chats.house_rules import HouseRules

        return HouseRules(self._handheld)


def app(handheld: "Handheld") -> Chats:
    return Chats(handheld)
