"""Chats: the timer alone, or a referee for the whole game; a game under way comes first."""

from miaou.core.game import Game
from miaou.lang import N_, _
from miaou.screens.app_menu import AppMenu
from miaou.ui.screen import on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.rules.chats.referee import Referee
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class Chats(AppMenu):
    """A game's stage is the number of its trick; one that is over has none, but can be told."""

    APP = "chats"
    TITLE = "Chats"
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
            (N_("Timer"), self._timer),
            (N_("Referee: new game"), self._new_game),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        if self._under_way():
            rows.insert(0, (_("Continue: trick {}").format(self.stage), self._continue))
            rows[2:2] = [(N_("Enter the values"), self._values), (N_("End the game"), self._stop)]
        return rows

    def _load(self) -> "Game[Referee]":
        from miaou.rules.chats.referee import Referee

        return Game(Referee, self._handheld.journal(self.APP))

    def _stage_of(self, game: "Game[Referee]") -> str:
        state = game.state
        on = state.task not in ("table", "deal", "over")
        return str(len(state.hands.takers) + 1) if on else ""

    def _result_of(self, game: "Game[Referee]") -> list[str]:
        if game.state.task != "over":
            return []
        from miaou.screens.chats.begin import filed

        return filed(game)

    def _continue(self) -> "Answer | None":
        from miaou.screens.chats.flow import go_on

        game = self.opened(True)
        return go_on(self._handheld, game, on_top) if self._stage_of(game) else None

    def _values(self) -> "Answer | None":
        """Values mean something once it is known what counts."""
        from miaou.screens.chats.flow import go_on

        game = self.opened()
        answer = go_on(self._handheld, game, on_top)
        if game.state.task != "trick":
            return answer
        if game.state.trick.characteristic:
            return on_top("chats.values.Values", game)
        return on_top("chats.questions.Characteristic", game, True)

    def _stop(self) -> "Answer | None":
        from miaou.screens.chats.flow import cheer, tell_home

        game = self.opened()
        try:
            game.do("stop")
        except ValueError:
            return say(_("First finish the trick."))
        ends = cheer if game.state.task == "over" else tell_home
        return ends(self._handheld, game, on_top)

    def _timer(self) -> "Answer":
        return on_top("chats.timer.Timer", not self._under_way())

    def _ask(self, how: "Callable[..., Answer]") -> "Answer":
        from miaou.screens.chats.new_game import NewGame

        return NewGame(self._handheld, self.opened).ask(how)

    def _house_rules(self) -> "Answer":
        return on_top("chats.house_rules.HouseRules")
