"""What the screens of a match share: where it stands, whose turn it is, who holds how many."""

from micropython import const

from miaou.core.keys import BACK, UP
from miaou.lang import N_, _
from miaou.screens import unfinished
from miaou.screens.cat_tower import signs
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

    How = Callable[..., Answer]


def stands(game: "Game[Match]", how: "How" = instead, passes: bool = False) -> "Answer":
    """To the screen of what the table is to do now; the turn may have passed to another."""
    task = game.state.task
    if task == "deal":
        return how("cat_tower.asks.Deal", game)
    if task in ("round", "over"):
        return how("cat_tower.rounds.Scores", game)
    return how("cat_tower.turn.Turn", game, passes)


HEAD = const(14)  # rows for whose turn it is and who is next
FOOT = const(9)  # rows for everybody's cards
_MARK = const(8)  # columns of a sign


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game[Match]") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Answer | None":
        if key == UP:
            return self._undo()
        return LEAVE if key == BACK else None

    def help(self) -> "tuple[str, str, str, str]":
        back = N_("Take back") if self._game.state.begun() else ""
        return back, "", N_("Go on"), N_("To the menu")

    def _do(self, *event: str) -> "Answer":
        turns = self._game.state.turns
        self._game.do(*event)
        if self._game.state.task in ("round", "over"):
            self._handheld.play("FANFARE")
        return self._on(self._game.state.turns > turns)

    def _undo(self) -> "Answer":
        if self._game.state.begun():
            self._game.undo()
        return self._on()

    def _on(self, passes: bool = False) -> "Answer":
        """To the screen for what comes next; home is told where the match stands."""
        state = self._game.state
        if state.task == "over":
            unfinished.finish(self._handheld.settings, "cat_tower")
        else:
            unfinished.remember(self._handheld.settings, "cat_tower", state.round)
        return stands(self._game, passes=passes)

    def _draw_head(self, canvas: "Canvas") -> None:
        """Whose turn it is, which way play goes round, and who is next."""
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.tint(0, 0, canvas.width, HEAD, "player " + str(state.seat + 1))
        half = (canvas.width - _MARK) // 2
        canvas.fitted(state.names[state.seat], 2, 0, half - 4, ink=0)
        sign = signs.CLOCKWISE if state.direction > 0 else signs.ANTICLOCKWISE
        canvas.icon(sign, half, 2, ink=0)
        canvas.note(_("clockwise") if state.direction > 0 else _("anticlockwise"))
        x = half + _MARK + 3
        canvas.fitted(state.names[state.next()], x, 3, canvas.width - x, ("small",), ink=0)

    def _draw_hands(self, canvas: "Canvas") -> None:
        """How many cards everybody has, in the order of the seats, whoever plays in negative."""
        state = self._game.state
        width = canvas.width // len(state.names)
        y = canvas.height - FOOT
        letters = width // canvas.font("small").width("n") - 3
        for seat, name in enumerate(state.names):
            playing = seat == state.seat
            if playing:
                canvas.fb.fill_rect(seat * width, y, width, FOOT, 1)
            words = name[:letters] + " " + str(state.hands[seat])
            canvas.text(words, seat * width + 2, y + 1, "small", 0 if playing else 1)
