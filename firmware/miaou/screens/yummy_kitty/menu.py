"""What to do with Yummy Kitty, the game under way first."""

from miaou.core.game import Game
from miaou.lang import N_, _, load
from miaou.rules.yummy_kitty_game import Game as Rules
from miaou.signals import LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas


class YummyKitty(Menu):
    def __init__(self, handheld: "Handheld") -> None:
        load("yummy_kitty")
        self._handheld = handheld
        self._game = Game(Rules, handheld.journal("yummy_kitty"))
        super().__init__("Yummy Kitty", ())
        self._list()

    def draw(self, canvas: "Canvas") -> None:
        self._list()  # a game may have begun or ended since
        super().draw(canvas)

    def _list(self) -> None:
        items = [
            (N_("New count"), self._new_count),
            (N_("At the table"), self._at_the_table),
            (N_("Last games"), self._last_games),
            (N_("House rules"), self._house_rules),
        ]
        state = self._game.state
        if state.names:
            words = N_("The result") if state.counted else N_("Continue the count")
            items.insert(0, (words, self._continue))
        if len(items) != len(self.items):
            self.at = 0
        self.items = items

    def _under_way(self) -> bool:
        return bool(self._game.state.names) and not self._game.state.counted

    def _continue(self) -> "Any":
        return _count(self._handheld, self._game)

    def _new_count(self) -> "Any":
        if self._under_way():
            from miaou.ui.confirm import Confirm

            return Confirm(_("Give up the game under way?"), lambda: (LEAVE, self._ask(_count)))
        return self._ask(_count)

    def _at_the_table(self) -> "Any":
        return _live(self._handheld, self._game) if self._under_way() else self._ask(_live)

    def _ask(self, first: "Callable[[Handheld, Game], Any]") -> "Any":
        from miaou.screens.yummy_kitty.new_game import NewGame

        return NewGame(self._handheld, self._game, first).ask()

    def _last_games(self) -> "Any":
        from miaou.screens.history.last_games import last_games
        from miaou.screens.yummy_kitty.play import HISTORY, filed

        present = filed(self._game) if self._game.state.counted else []
        return last_games(self._handheld.journal(HISTORY), N_("Last games"), present)

    def _house_rules(self) -> "Any":
        from miaou.screens.yummy_kitty.house_rules import HouseRules

        return HouseRules(self._handheld, self._game)


def _count(handheld: "Handheld", game: Game) -> "Any":
    from miaou.screens.yummy_kitty.play import screen

    return screen(handheld, game)


def _live(handheld: "Handheld", game: Game) -> "Any":
    from miaou.screens.yummy_kitty.live import Live

    return Live(handheld, game)


def app(handheld: "Handheld") -> YummyKitty:
    return YummyKitty(handheld)
