"""What to do with Yummy Kitty, the game under way first."""

from miaou.lang import N_
from miaou.rules.yummy_kitty.table import Table
from miaou.screens.app_menu import AppMenu
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class YummyKitty(AppMenu):
    APP = "yummy_kitty"
    TITLE = "Yummy Kitty"
    RULES = Table
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
            (N_("New count"), self._new_game),
            (N_("At the table"), self._at_the_table),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        state = self._game.state
        if state.names:
            words = N_("The result") if state.counted else N_("Continue the count")
            rows.insert(0, (words, self._continue))
        return rows

    def _under_way(self) -> bool:
        return bool(self._game.state.names) and not self._game.state.counted

    def _continue(self) -> "Answer":
        from miaou.screens.yummy_kitty.game import stands

        return stands(self._handheld, self._game, on_top)

    def _at_the_table(self) -> "Answer":
        if self._under_way():
            return on_top("yummy_kitty.live.Live", self._game)
        return self._ask(on_top, self._live)

    def _live(self) -> "Answer":
        return instead("yummy_kitty.live.Live", self._game)

    def _ask(
        self, how: "Callable[..., Answer]", first: "Callable[[], Answer] | None" = None
    ) -> "Answer":
        from miaou.screens.yummy_kitty.new_game import ask

        return ask(self._handheld, self._game, how, first or self._first)

    def _first(self) -> "Answer":
        from miaou.screens.yummy_kitty.game import stands

        return stands(self._handheld, self._game)

    def _last_games(self) -> "Answer":
        from miaou.screens.yummy_kitty.new_game import HISTORY, filed

        present = filed(self._game) if self._game.state.counted else []
        return on_top("history.last_games.LastGames", HISTORY, N_("Last games"), present)

    def _house_rules(self) -> "Answer":
        return on_top("yummy_kitty.house_rules.HouseRules", self._game)
