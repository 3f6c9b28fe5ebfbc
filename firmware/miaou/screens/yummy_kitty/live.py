"""The table while it plays: turns, what happens beside them, and every step of it taken back."""

from miaou.lang import N_, _
from miaou.screens import unfinished
from miaou.signals import BACK, DOWN, LEAVE, OK, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

# What UP took back, in a word; anything else was told to the count.
_EVENTS = {
    "start": N_("turn"),
    "turn": N_("turn"),
    "protect": N_("protection"),
    "yarn": N_("yarn"),
    "caught": N_("mouse"),
    "house": N_("House rules"),
    "dogs": N_("House rules"),
}
_COUNT = N_("count")


class Live:
    """Stands above the menu; every question about the table comes back to it."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game
        self._taken_back = ""

    def key(self, key: int) -> "Any":
        self._taken_back = ""
        if key == BACK:
            return LEAVE
        if self._game.state.live is None:
            return self._who_begins() if key == OK else None
        if key == OK:
            self._do("turn")
        elif key == UP:
            self._undo()
        elif key == DOWN:
            from miaou.screens.yummy_kitty.live_table import LiveTable

            return LiveTable(self._handheld, self._game)
        return None

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        if state.live is None:
            from miaou.ui.message import Message

            Message(_("Count to three: the first to say meow begins.")).draw(canvas)
        else:
            from miaou.screens.yummy_kitty.live_turn import draw_turn

            draw_turn(canvas, state, self._taken_back)

    def _who_begins(self) -> "Any":
        from miaou.screens.yummy_kitty.live_who import WhichPlayer

        names = self._game.state.names
        return WhichPlayer(N_("Who said meow first?"), names, range(len(names)), self._begins)

    def _begins(self, seat: int) -> int:
        self._do("start", str(seat))
        return LEAVE

    def _do(self, *event: str) -> None:
        """Also a game that was counted too early is under way again."""
        self._game.do(*event)
        unfinished.remember(self._handheld.settings, "yummy_kitty")

    def _undo(self) -> None:
        """Says what it took back: not all of it is on this screen."""
        last: list[str] = []
        for event in self._game.journal.events():
            last = event
        self._game.undo()
        words = _(_EVENTS.get(last[0], _COUNT))
        if len(last) > 1 and last[1].isdigit():
            words += ", " + self._game.state.names[int(last[1])]
        self._taken_back = words
