"""What the screens of a match share: its events, undo, and the hands at the top."""

from micropython import const

from miaou.core.keys import BACK, UP
from miaou.lang import N_, _
from miaou.screens import unfinished
from miaou.screens.cat_tower.flow import stands
from miaou.ui.edges import TAB, tabs
from miaou.ui.screen import LEAVE, instead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.cat_tower.match import Match
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

TOP = const(13)  # rows for who holds how many cards, and whose turn it is
_NAME = const(-11)  # where the player's name stands on a round glass
_MARK = const(11)  # columns of the sign which way play goes

_CLOCKWISE = bytes(
    [
        0b00111101,
        0b01000011,
        0b10000111,
        0b10000000,
        0b10000001,
        0b10000001,
        0b01000010,
        0b00111100,
    ]
)
_ANTICLOCKWISE = bytes(
    [
        0b10111100,
        0b11000010,
        0b11100001,
        0b00000001,
        0b10000001,
        0b10000001,
        0b01000010,
        0b00111100,
    ]
)


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
        back = N_("Undo") if self._game.state.begun() else ""
        return back, "", N_("Go on"), N_("To the menu")

    def _do(self, *event: str) -> "Answer":
        turns, task = self._game.state.turns, self._game.state.task
        self._game.do(*event)
        state = self._game.state
        on = self._on(state.turns > turns)
        if state.task == task or state.task not in ("round", "over"):
            return on
        first = [seat for place, seat, _points in state.ranking() if place == 1]
        if state.task == "round" and state.won >= 0:
            first = [state.won]
        winners = [(seat, state.names[seat]) for seat in first]
        return instead("cheers.Cheers", "cat_tower", winners, on)

    def _undo(self) -> "Answer":
        if self._game.state.begun():
            self._game.undo()
        return self._on()

    def _on(self, passes: bool = False) -> "Answer":
        """The place for what comes next, after noting for home whether the match goes on."""
        state = self._game.state
        if state.task == "over":
            unfinished.finish(self._handheld.settings, "cat_tower")
        else:
            unfinished.remember(self._handheld.settings, "cat_tower", state.round)
        return stands(self._game, passes=passes)

    def _draw_hands(self, canvas: "Canvas") -> None:
        """How many cards everybody has, round the table; whoever plays is in negative, and a sign
        tells which way it goes on from there."""
        state = self._game.state
        tabs(canvas, state.names, state.hands, state.seat, 0, canvas.width - _MARK)
        ink = "player " + str(state.seat + 1)
        if canvas.aside:  # where names are cut to a letter or two
            canvas.centred(state.names[state.seat], _NAME, ink=ink)
        canvas.bar(0, TAB, canvas.width, 1, ink)
        sign = _CLOCKWISE if state.direction > 0 else _ANTICLOCKWISE
        canvas.icon(sign, canvas.width - 9, 1)
        canvas.note(_("clockwise") if state.direction > 0 else _("anticlockwise"))
