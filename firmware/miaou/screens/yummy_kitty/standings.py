"""The result: who has won, what decided it, and what another reading would have made of it."""

from micropython import const

from miaou.core.keys import BACK, OK, UP
from miaou.lang import N_, _
from miaou.rules.yummy_kitty.score import decided, ranking
from miaou.rules.yummy_kitty.table import SCORING
from miaou.screens.yummy_kitty.game import SIGNS, stands, undo
from miaou.ui import icons
from miaou.ui.layout import row
from miaou.ui.menu import Menu
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


def column(canvas: "Canvas") -> int:
    """Pixels of a number."""
    return canvas.width * 5 // 32


def draw_signs(canvas: "Canvas", y: int, decided: str) -> None:
    """What the columns tell; the one that decides is in negative."""
    width = column(canvas)
    for at, (_key, name, sign) in enumerate(_COLUMNS):
        x = canvas.width - (len(_COLUMNS) - at) * width
        if name == decided:
            canvas.fb.fill_rect(x + 6, y - 1, width - 6, 10, 1)
        canvas.icon(sign, x + width - 10, y, name != decided)


def draw_rows(canvas: "Canvas", names: "Sequence[str]", lines: "Sequence[Line]", top: int) -> None:
    """A paw beside each winner."""
    room = canvas.height - top
    body = canvas.font("body").height
    height = row(canvas, room, len(names), min(body, room // len(names)))
    font = "body" if height >= body else "small"
    width = column(canvas)
    for place, seat in enumerate(ranking(lines)):
        line = lines[seat]
        y = top + place * height
        if line["rank"] == 1:
            canvas.icon(icons.PAW, 0, y + (height - 8) // 2)
        canvas.text(str(line["rank"]), 11, y, font)
        left = canvas.width - len(_COLUMNS) * width
        canvas.fitted(names[seat], 20, y, left - 20, (font, "small"))
        for at, (key, _name, _sign) in enumerate(_COLUMNS):
            words = str(line[key])
            right = canvas.width - (len(_COLUMNS) - 1 - at) * width
            canvas.text(words, right - canvas.font(font).width(words), y, font)


_TOP = const(15)
_ROWS = const(24)  # where the players begin
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
        return N_("Undo"), "", N_("Why, and more"), N_("Leave")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        lines = state.result()
        by = decided(lines)
        canvas.fb.fill_rect(0, 0, canvas.width, _TOP - 2, 1)
        words = _("Shared victory")
        if by != "shared":
            words = _("{} wins!").format(state.names[ranking(lines)[0]])
        canvas.fitted(words, 2, 1, canvas.width - 32, ink=0)
        for at, sign in enumerate((icons.UP, icons.UNDO, icons.CHECK)):
            canvas.icon(sign, canvas.width - 29 + 10 * at, 3, ink=0)
        canvas.fitted(_(_DECIDED[by]), 2, _TOP, canvas.width - 3 * column(canvas) - 4, ("small",))
        draw_signs(canvas, _TOP, by)
        draw_rows(canvas, state.names, lines, _ROWS)


_FRAME = const(14)
_BELOW = const(23)
# The other reading, where the game holds the rule, and where it does not.
_OTHER = {
    "alone_is_breed": (N_("Angora alone: no breed"), N_("Angora alone: a breed")),
    "english_counts_itself": (N_("English: other breeds"), N_("English: its breed too")),
}


class WhatIf(Menu):
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
    """In a frame, where the result that counts has a bar."""

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
        canvas.fb.rect(0, 0, canvas.width, _FRAME - 1, 1)
        words = _("What if? Same") if self._same else _("What if?")
        canvas.fitted(words, 3, 0, canvas.width - 3 * column(canvas) - 4)
        draw_signs(canvas, 2, "")
        canvas.fitted(_(self._reading), 2, _FRAME, canvas.width - 2, ("small",))
        draw_rows(canvas, self._names, self._lines, _BELOW)
