"""What to do with Yummy Kitty, the game under way first."""

from miaou.core.game import Game
from miaou.lang import N_
from miaou.screens.app_menu import AppMenu
from miaou.ui.screen import instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


PLAYING, COUNTING, COUNTED = "playing", "counting", "counted"


class YummyKitty(AppMenu):
    """The stages of a game are playing at the table, counting, and counted."""

    APP = "yummy_kitty"
    TITLE = "Yummy Kitty"
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[Item]":
        rows: list[Item] = [
            (N_("New count"), self._new_game),
            (N_("At the table"), self._at_the_table),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        if self.stage == PLAYING:
            return [rows[1], (N_("Count now"), self._continue), rows[0]] + rows[2:]
        if self.stage:
            words = N_("The result") if self.stage == COUNTED else N_("Continue the count")
            rows.insert(0, (words, self._continue))
        return rows

    def _under_way(self) -> bool:
        return self.stage in (PLAYING, COUNTING)

    def _load(self) -> "Game[Table]":
        from miaou.rules.yummy_kitty.table import Table

        return Game(Table, self._handheld.journal(self.APP))

    def _stage_of(self, game: "Game[Table]") -> str:
        if not game.state.names:
            return ""
        if game.state.counted:
            return COUNTED
        # Of a table under way 0.1 kept the Black Cats, too.
        told = [feeder for feeder in game.state.feeders if set(feeder) - {"mice", "black"}]
        return COUNTING if told or game.state.seat < 0 else PLAYING

    def _result_of(self, game: "Game[Table]") -> list[str]:
        if not game.state.counted:
            return []
        from miaou.screens.yummy_kitty.new_game import filed

        return filed(game)

    def _continue(self) -> "Answer | None":
        from miaou.screens.yummy_kitty.game import stands

        game = self.opened(True)
        return stands(self._handheld, game, on_top) if self._stage_of(game) else None

    def _at_the_table(self) -> "Answer":
        if self._under_way():
            game = self.opened(True)
            if game.state.seat < 0:
                return on_top("yummy_kitty.live.WhoBegins", game)
            return on_top("yummy_kitty.live.Live", game)
        return self._ask(on_top, self._live)

    def _live(self, game: "Game[Table]") -> "Answer":
        return instead("yummy_kitty.live.WhoBegins", game)

    def _ask(
        self, how: "Callable[..., Answer]", first: "Callable[[Game[Table]], Answer] | None" = None
    ) -> "Answer":
        from miaou.screens.yummy_kitty.new_game import ask

        return ask(self._handheld, self.opened, how, first or self._first)

    def _first(self, game: "Game[Table]") -> "Answer":
        from miaou.screens.yummy_kitty.game import stands

        return stands(self._handheld, game)

    def _house_rules(self) -> "Answer":
        return on_top("yummy_kitty.new_game.HouseRules")
