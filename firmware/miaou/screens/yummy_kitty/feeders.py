"""All that can be asked about a count: each player, each breed, other readings, another game."""

from miaou.lang import N_, _
from miaou.screens.yummy_kitty.play import begin, screen, undo
from miaou.screens.yummy_kitty.rows import NAMES, kinds, open_row
from miaou.signals import BACK, LEAVE
from miaou.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld


class Feeders(Menu):
    """Stands in the place of the result, or of a count under way."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        items: list[tuple[Any, ...]] = [(name, self._player) for name in game.state.names]
        if game.state.counted:
            items.append((N_("By breed"), self._breeds))
            items.append((N_("What if?"), self._what_if))
            items.append((N_("Rematch"), self._rematch))
        else:
            items.append((N_("Undo"), self._undo))
        super().__init__(N_("Points"), items)

    def value(self, at: int) -> str:
        state = self._game.state
        if at >= len(state.names):
            return ""
        return str(state.total(at)) + ("" if self._is_complete(at) else " …")

    def key(self, key: int) -> "Any":
        if key == BACK and self._game.state.counted:
            return LEAVE, screen(self._handheld, self._game)
        return super().key(key)

    def _is_complete(self, seat: int) -> bool:
        state = self._game.state
        return state.counted or not open_row(state, seat)

    def _player(self) -> "Any":
        if self._is_complete(self.at):
            return self._lines([(self.at, kind) for kind in kinds(self._game.state)])
        from miaou.screens.yummy_kitty.count import Count

        return LEAVE, Count(self._handheld, self._game, self.at)

    def _breeds(self) -> Menu:
        state = self._game.state
        menu = Menu(N_("By breed"), ())
        seats = range(len(state.names))
        menu.items = [
            (NAMES[kind], lambda: self._lines([(s, kinds(state)[menu.at]) for s in seats], True))
            for kind in kinds(state)
        ]
        return menu

    def _lines(self, lines: "Sequence[tuple[int, str]]", of_players: bool = False) -> "Any":
        from miaou.screens.yummy_kitty.lines import Lines

        return Lines(self._handheld, self._game, lines, of_players)

    def _what_if(self) -> "Any":
        from miaou.screens.yummy_kitty.what_if import WhatIf

        return WhatIf(self._game)

    def _rematch(self) -> int:
        begin(self._handheld, self._game, self._game.state.rematch())
        return LEAVE

    def _undo(self) -> "Any":
        if undo(self._handheld, self._game):
            return LEAVE, screen(self._handheld, self._game)
        from miaou.ui.message import Message

        return Message(_("Nothing is counted yet."))
