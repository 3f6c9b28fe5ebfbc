"""What the screens of a match have in common: its events, whose turn it is, everybody's cards."""

from micropython import const

from miaou.core.keys import BACK, UP
from miaou.screens import unfinished
from miaou.screens.cat_tower import signs
from miaou.screens.cat_tower.stands import stands
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

HEAD = const(14)  # rows for whose turn it is and who is next
FOOT = const(9)  # rows for everybody's cards
_MARK = const(8)  # columns of a sign


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Answer | None":
        if key == UP:
            return self._undo()
        return LEAVE if key == BACK else None

    def _do(self, *event: str) -> "Answer":
        self._game.do(*event)
        if self._game.state.task in ("round", "over"):
            self._handheld.play("FANFARE")
        return self._on()

    def _undo(self) -> "Answer":
        if self._game.state.begun():
            self._game.undo()
        return self._on()

    def _on(self) -> "Answer":
        """To the screen for what comes next; home is told where the match stands."""
        state = self._game.state
        if state.task == "over":
            unfinished.finish(self._handheld.settings, "cat_tower")
        else:
            unfinished.remember(self._handheld.settings, "cat_tower", state.round)
        return stands(self._game)

    def _draw_head(self, canvas: "Canvas") -> None:
        """Whose turn it is, which way play goes round, and who is next."""
        state = self._game.state
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.tint(0, 0, canvas.width, HEAD, "player " + str(state.seat + 1))
        half = (canvas.width - _MARK) // 2
        canvas.fitted(state.names[state.seat], 2, 0, half - 4, ("bold", "body", "small"), ink=0)
        sign = signs.CLOCKWISE if state.direction > 0 else signs.ANTICLOCKWISE
        canvas.icon(sign, half, 2, ink=0)
        canvas.note("clockwise" if state.direction > 0 else "anticlockwise")
        x = half + _MARK + 3
        canvas.fitted(state.names[state.next()], x, 0, canvas.width - x, ink=0)

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
