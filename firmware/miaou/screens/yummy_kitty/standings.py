"""The result: who has won, what decided it, and what another reading would have made of it."""

from micropython import const

from miaou.core.keys import BACK, OK, UP
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import decided, ranking
from miaou.rules.yummy_kitty.table import SCORING
from miaou.screens.yummy_kitty.game import SIGNS, stands, undo
from miaou.ui.edges import FOOT, foot
from miaou.ui.menu import Menu
from miaou.ui.ranks import ranks, topic
from miaou.ui.screen import LEAVE, instead, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.score import Line
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer


# What the columns tell, in the order in which they decide; a star, a cat, two cats.
_COLUMNS = (
    ("total", "points", b"\x18\x18\xff\x7e\x3c\x7e\x66\xc3"),
    ("cats", "cats", SIGNS["american"]),
    ("breeds", "breeds", b"\x90\xf0\xf0\x60\x09\x0f\x09\x06"),
)


_BELOW = const(10)  # rows for what the columns tell


def draw_result(
    canvas: "Canvas", words: str, by: str, names: "Sequence[str]", lines: "Sequence[Line]"
) -> None:
    """Everybody, best first, below a few words and the columns' signs; the one that decides is in
    negative."""
    width = (canvas.width - canvas.aside) * 5 // 32
    y = topic(canvas, words, 2, canvas.width - len(_COLUMNS) * width)
    for at, (_key, name, sign) in enumerate(_COLUMNS):
        x = canvas.width - (len(_COLUMNS) - at) * width
        if name == by:
            canvas.bar(x + width - 12, y - 2, 11, 11)
        canvas.icon(sign, x + width - 11, y, name != by)
    rows = []
    for seat in ranking(lines):
        line = lines[seat]
        numbers = [str(line[key]) for key, _name, _sign in _COLUMNS]
        rows.append((line["rank"], seat, names[seat], numbers))
    ranks(canvas, rows, y + _BELOW, width)


_DECIDED = {
    "points": N_("by points"),
    "cats": N_("by cats"),
    "breeds": N_("by breeds"),
    "shared": N_("all equal"),
}


class Standings:
    """OK shows more of it, UP takes back what was counted last."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Answer | None":
        if key == OK:
            return instead("yummy_kitty.feeders.Feeders", self._game)
        if key == UP and undo(self._handheld, self._game):
            return stands(self._handheld, self._game)
        return LEAVE if key == BACK else None

    def help(self) -> "tuple[str, str, str, str]":
        return N_("Undo"), "", N_("Why?"), N_("Leave")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        lines = state.result()
        by = decided(lines)
        draw_result(canvas, _(_DECIDED[by]), by, state.names, lines)
        foot(canvas, "", _("Why?"), _("Undo"))


# The other reading, where the game holds the rule, and where it does not.
_OTHER = {
    "alone_is_breed": (N_("Angora: no breed"), N_("Angora: a breed")),
    "english_counts_itself": (N_("English excluded"), N_("English included")),
}


class WhatIf(Menu):
    """The house rules that decide scores, each with its other reading."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]") -> None:
        self._game = game
        items = [(_OTHER[rule][not game.state.house[rule]], self._show) for rule in SCORING]
        super().__init__(N_("What if?"), items)

    def _show(self) -> "Answer":
        return on_top(
            "yummy_kitty.standings.OtherResult",
            self._game,
            SCORING[self.at],
            self.items[self.at][0],
        )


class OtherResult:
    """The result by another reading; no column is in negative, for it decides nothing."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]", rule: str, reading: str) -> None:
        self._names = game.state.names
        self._lines = game.state.other(rule)
        self._same = self._lines == game.state.result()
        self._reading = reading

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None

    def help(self) -> "tuple[str, str, str, str]":
        return "", "", N_("Leave"), N_("Leave")

    def draw(self, canvas: "Canvas") -> None:
        words = _("the same") if self._same else _("What if?")
        draw_result(canvas, words, "", self._names, self._lines)
        canvas.text(_(self._reading), 2, canvas.height - FOOT + 2, "small")
        foot(canvas, "", _("Leave"))
