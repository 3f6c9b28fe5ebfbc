"""The spoken values, entered one by one: Miaou then names the winner, or those who tie."""

from micropython import const

from miaou.lang import N_, _
from miaou.rules.chats.trick import CHARACTERISTICS, SCALES
from miaou.screens.chats import signs
from miaou.screens.chats.figures import Figures
from miaou.screens.chats.play import HEAD, Play, screen
from miaou.screens.chats.question import judged
from miaou.signals import BACK, DOWN, LEAVE, OK, UP
from miaou.ui import icons
from miaou.ui.message import FOOT, foot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.core.game import Game
    from miaou.handheld import Handheld
    from miaou.ui.canvas import Canvas

_USUAL = (40, 1900, 5, 5)  # where entering starts, before anyone has said anything
_LIMITS = (N_("0.1 to 99.9 kg"), N_("-9999 to 2100"), N_("1 to 10"), N_("1 to 10"))
_SIGN = const(17)


def ask(handheld: "Handheld", game: "Game") -> "Any":
    """Values mean something once it is known what counts."""
    if game.state.trick.characteristic:
        return LEAVE, Values(handheld, game)
    from miaou.screens.chats.characteristic import Characteristic

    def named(characteristic: str) -> "Any":
        game.do("lead", characteristic)
        return LEAVE, Values(handheld, game)

    return LEAVE, Characteristic(handheld, game, named)


class Values(Play):
    """From whoever set the characteristic on, as they are spoken round the table."""

    def __init__(self, handheld: "Handheld", game: "Game") -> None:
        super().__init__(handheld, game)
        self._at = CHARACTERISTICS.index(game.state.trick.characteristic)
        self._next(_USUAL[self._at])

    def _next(self, start: int) -> None:
        """The next who has said nothing; their value is looked for near the last one."""
        trick = self._game.state.trick
        first = trick.seats.index(trick.setter)
        order = trick.seats[first:] + trick.seats[:first]
        self._seat = next(seat for seat in order if seat not in trick.said)
        self._figures = Figures(start, self._at)

    def key(self, key: int) -> "Any":
        if key in (UP, DOWN):
            self._figures.turn(1 if key == UP else -1)
        elif key == OK:
            return self._say() if self._figures.step(1) else None
        elif key == BACK and self._figures.step(-1):
            return LEAVE, screen(self._handheld, self._game)
        return None

    def _say(self) -> "Any":
        value = self._figures.value()
        least, most = SCALES[self._at]
        if not least <= value <= most:
            self._handheld.play("WRONG")
            return None
        trick = self._game.state.trick
        answer = judged(self._game, lambda: self._do("say", str(self._seat), str(value)))
        if self._game.state.trick is not trick:
            return answer
        self._next(value)
        return None

    def draw(self, canvas: "Canvas") -> None:
        canvas.fb.fill_rect(0, 0, canvas.width, HEAD - 1, 1)
        canvas.tint(0, 0, canvas.width, HEAD, "player " + str(self._seat + 1))
        canvas.text(self._game.state.names[self._seat], 2, 0, ink=0)
        y = (canvas.height - FOOT + HEAD) // 2 - 10
        signs.picture(canvas, self._at, 0, y, _SIGN)
        self._figures.draw(canvas, _SIGN + 8, y)
        foot(canvas, "", _("OK"))
        canvas.text(_(_LIMITS[self._at]), 0, canvas.height - FOOT + 1)
        canvas.icon(icons.UP, canvas.width - 8, y - 2)
        canvas.icon(icons.DOWN, canvas.width - 8, y + 12)
