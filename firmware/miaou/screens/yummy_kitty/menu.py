"""What to do with Yummy Kitty, the game under way first."""

from miaou.lang import N_
from miaou.rules.yummy_kitty.table import Table
from miaou.screens.app_menu import AppMenu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.handheld import Handheld


class YummyKitty(AppMenu):
    APP = "yummy_kitty"
    TITLE = "Yummy Kitty"
    RULES = Table
    GIVE_UP = N_("Give up the game under way?")

    def _rows(self) -> "list[tuple[str, Any]]":
        rows = [
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

    def _continue(self) -> "Any":
        from miaou.screens.yummy_kitty.play import screen

        return screen(self._handheld, self._game)

    def _at_the_table(self) -> "Any":
        return self._live() if self._under_way() else self._ask(self._live)

    def _live(self) -> "Any":
        from miaou.screens.yummy_kitty.live import Live

        return Live(self._handheld, self._game)

    def _ask(self, first: "Callable[[], Any] | None" = None) -> "Any":
        from miaou.screens.yummy_kitty.new_game import ask

        return ask(self._handheld, self._game, first or self._continue)

    def _last_games(self) -> "Any":
        from miaou.screens.history.last_games import last_games
        from miaou.screens.yummy_kitty.play import HISTORY, filed

        present = filed(self._game) if self._game.state.counted else []
        return last_games(self._handheld.journal(HISTORY), N_("Last games"), present)

    def _house_rules(self) -> "Any":
        from miaou.screens.yummy_kitty.house_rules import HouseRules

        return HouseRules(self._handheld, self._game)


def app(handheld: "Handheld") -> YummyKitty:
    return YummyKitty(handheld)
