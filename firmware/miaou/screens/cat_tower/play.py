"""A match under way: each task of the table has its screen, and every event leads to the next."""

from micropython import const

from miaou.lang import load
from miaou.screens import unfinished
from miaou.screens.cat_tower import signs
from miaou.signals import BACK, LEAVE, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

HEAD = const(14)  # rows for whose turn it is and who is next
FOOT = const(9)  # rows for everybody's cards
_MARK = const(8)  # columns of a sign
_SCREENS = ("house", "set_up", "turn", "tumble", "who", "falls", "deal", "scores")


def screen(handheld: "Handheld", game: "Game") -> "Play":
    """What the table is to do now; before what is seldom, all other screens leave."""
    task = game.state.task
    if task not in ("deal", "round", "over"):
        from miaou.screens.cat_tower.turn import Turn

        return Turn(handheld, game)
    make_room(handheld)
    if task == "deal":
        from miaou.screens.cat_tower.deal import Deal

        return Deal(handheld, game)
    from miaou.screens.cat_tower.scores import Scores

    return Scores(handheld, game)


def make_room(handheld: "Handheld") -> None:
    """Gives back all screens that can be loaded again, before others are."""
    handheld.forget_apps(*["screens.cat_tower." + name for name in _SCREENS], "core.recovery")
    load("cat_tower")


class Play:
    """Takes the place of the screen before it, so that one step back is always the menu."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        self._handheld = handheld
        self._game = game

    def key(self, key: int) -> "Any":
        if key == UP:
            return self._undo()
        return LEAVE if key == BACK else None

    def _do(self, *event: str) -> "Any":
        self._game.do(*event)
        if self._game.state.task in ("round", "over"):
            self._handheld.play("FANFARE")
        return self._on()

    def _undo(self) -> "Any":
        if self._game.state.begun():
            self._game.undo()
        return self._on()

    def _on(self) -> "Any":
        """To the screen for what comes next; home is told where the match stands."""
        state = self._game.state
        if state.task == "over":
            unfinished.finish(self._handheld.settings, "cat_tower")
        else:
            unfinished.remember(self._handheld.settings, "cat_tower", state.round)
        return LEAVE, screen(self._handheld, self._game)

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
