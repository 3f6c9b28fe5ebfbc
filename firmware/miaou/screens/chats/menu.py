"""Chats: the timer alone, or a referee for the whole game; a game under way comes first."""

from miaou.lang import N_, _
from miaou.rules.chats.referee import Referee
from miaou.screens.app_menu import AppMenu
from miaou.ui.screen import on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class Chats(AppMenu):
    APP = "chats"
    TITLE = "Chats"
    RULES = Referee
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
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

    def _continue(self) -> "Answer":
        from miaou.screens.chats.referee import go_on

        return go_on(self._handheld, self._game, on_top)

    def _timer(self) -> "Answer":
        return on_top("chats.timer.Timer", not self._under_way())

    def _ask(self, how: "Callable[..., Answer]") -> "Answer":
        from miaou.screens.chats.new_game import NewGame

        return NewGame(self._handheld, self._game).ask(how)

    def _last_games(self) -> "Answer":
        from miaou.screens.chats.new_game import HISTORY, filed

        present = filed(self._game)
        return on_top("history.last_games.LastGames", HISTORY, N_("Last games"), present)

    def _house_rules(self) -> "Answer":
        return on_top("chats.house_rules.HouseRules")
