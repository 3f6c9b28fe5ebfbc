"""A count looked into: by player, by breed, line by line; what if, a phone, a rematch."""

from micropython import const

from miaou.core.keys import BACK
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import colony, ranking
from miaou.screens.yummy_kitty.game import (
    NAMES,
    ROWS,
    SIGNS,
    kinds,
    lines,
    open_row,
    points,
    short,
    stands,
    total,
    undo,
)
from miaou.ui.menu import PAW, Menu, as_it_is
from miaou.ui.screen import LEAVE, instead, on_top, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.menu import Item
    from miaou.ui.screen import Answer


class Feeders(Menu):
    """The players and their points. It replaces the result, or the count, and what it opens
    replaces it: so only one of these screens is in memory."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]", at: int = 0) -> None:
        self._handheld = handheld
        self._game = game
        items: list[Item] = [(as_it_is(name), self._player) for name in game.state.names]
        title = N_("Points")
        if game.state.counted:
            items.append((N_("By breed"), self._breeds))
            items.append((N_("What if?"), self._what_if))
            items.append((N_("Show on a phone"), self._phone))
            items.append((N_("Rematch"), self._rematch))
        else:
            items.append((N_("Undo"), self._undo))
            title = N_("Points without Calico")
        super().__init__(title, items)
        self.at = at

    def value(self, at: int) -> str:
        state = self._game.state
        if at >= len(state.names):
            return ""
        begun = state.feeders[at] and not self._is_complete(at)
        return total(state, at) + (" …" if begun else "")

    def key(self, key: int) -> "Answer | None":
        if key == BACK and self._game.state.counted:
            return stands(self._handheld, self._game)
        return super().key(key)

    def _is_complete(self, seat: int) -> bool:
        state = self._game.state
        return state.counted or not open_row(state, seat)

    def _player(self) -> "Answer | None":
        if self._is_complete(self.at):
            return lines(self._game, self.at, ROWS[0], False)
        return instead("yummy_kitty.count.Count", self._game, self.at)

    def _breeds(self) -> "Answer":
        return instead("yummy_kitty.feeders.Breeds", self._game, ROWS[0])

    def _what_if(self) -> "Answer | None":
        return on_top("yummy_kitty.standings.WhatIf", self._game)

    def _phone(self) -> "Answer":
        names, result = self._game.state.names, self._game.state.result()
        rows = [(names[seat], str(result[seat]["total"])) for seat in ranking(result)]
        return on_top("share.phone.Phone", "Yummy Kitty", rows, "yummy_kitty")

    def _rematch(self) -> "Answer":
        from miaou.screens.yummy_kitty.new_game import begin

        begin(self._handheld, self._game, self._game.state.rematch())
        return LEAVE

    def _undo(self) -> "Answer | None":
        if undo(self._handheld, self._game):
            return stands(self._handheld, self._game)
        return say(_("Nothing is counted yet."))


class Breeds(Menu):
    """Each opens its line across the players."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]", kind: str) -> None:
        self._game = game
        self._kinds = kinds(game.state)
        super().__init__(N_("By breed"), [(NAMES[kind], self._open) for kind in self._kinds])
        self.at = self._kinds.index(kind)

    def key(self, key: int) -> "Answer | None":
        if key == BACK:
            return instead("yummy_kitty.feeders.Feeders", self._game, len(self._game.state.names))
        return super().key(key)

    def _open(self) -> "Answer":
        return lines(self._game, 0, self._kinds[self.at], True)


_SIGN = const(11)  # columns for a breed's sign


class Lines(Menu):
    """How many cats and what they score; OK tells why. A line is a seat and a kind.

    Those of one kind and all players, or of one seat and all kinds.
    """

    _left = PAW + _SIGN

    def __init__(
        self, handheld: "Handheld", game: "Game[Table]", seat: int, kind: str, of_players: bool
    ) -> None:
        self._game = game
        self._of_players = of_players
        self._lines = [(seat, one) for one in kinds(game.state)]
        if of_players:
            self._left = PAW
            self._lines = [(one, kind) for one in range(len(game.state.names))]
        super().__init__("", [(self._word(line), self._why) for line in self._lines])
        self.at = self._lines.index((seat, kind))

    def key(self, key: int) -> "Answer | None":
        if key != BACK:
            return super().key(key)
        seat, kind = self._lines[self.at]
        if self._of_players:
            return instead("yummy_kitty.feeders.Breeds", self._game, kind)
        return instead("yummy_kitty.feeders.Feeders", self._game, seat)

    def _word(self, line: tuple[int, str]) -> str:
        if self._of_players:
            return as_it_is(self._game.state.names[line[0]])
        return short(line[1])

    def value(self, at: int) -> str:
        """The cats, Angoras that copy them among them, and their points."""
        seat, kind = self._lines[at]
        state = self._game.state
        return str(colony(state.feeders[seat], kind)) + " → " + points(state, seat, kind)

    def draw(self, canvas: "Canvas") -> None:
        seat, kind = self._lines[0]
        state = self._game.state
        self.title = NAMES[kind]
        if not self._of_players:
            self.title = _("{}: {}").format(state.names[seat], total(state, seat))
        super().draw(canvas)

    def _draw_row(self, canvas: "Canvas", at: int, y: int) -> None:
        """A breed has its sign before its name."""
        super()._draw_row(canvas, at, y)
        if not self._of_players:
            canvas.icon(SIGNS[self._lines[at][1]], PAW, y + 2)

    def _why(self) -> "Answer | None":
        seat, kind = self._lines[self.at]
        return instead("yummy_kitty_why.why.Why", self._game, seat, kind, self._of_players)
