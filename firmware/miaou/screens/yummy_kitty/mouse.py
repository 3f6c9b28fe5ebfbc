"""A mouse that somebody has caught in Yummy Kitty, or nobody."""

from micropython import const

from miaou.core.keys import BACK, OK
from miaou.lang import N_, _
from miaou.screens.yummy_kitty.live import tell
from miaou.ui.canvas import TALL
from miaou.ui.edges import FOOT, HEAD, foot, head
from miaou.ui.picture import DISC, DOME, INK, PAPER, PINK, SHAPE, STROKE, pack
from miaou.ui.screen import LEAVE
from miaou.ui.steps import arrives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.game import Game
    from miaou.device.handheld import Handheld
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer

_SIZE = const(45)
_TOLL = N_("{}: lowest number without yarn is lost. Tied? Choose.")


class Mouse:
    """It runs under somebody's paw, or away; then who has caught it, and one sentence for all the
    others. Then the turn is over."""

    def __init__(self, handheld: "Handheld", game: "Game[Table]", catcher: int) -> None:
        self._handheld = handheld
        self._game = game
        self._catcher = catcher
        self.motion = arrives(handheld.settings)

    def wake(self, now: "Ticks") -> int:
        return self.motion.wake(now)

    def key(self, key: int) -> "Answer | None":
        self.motion.at = 5
        if key == OK:
            tell(self._handheld, self._game, "turn")
        return LEAVE if key in (OK, BACK) else None

    def help(self) -> "tuple[str, str, str, str]":
        return "", "", N_("Next player"), N_("Same player")

    def draw(self, canvas: "Canvas") -> None:
        state = self._game.state
        names, catcher = state.names, self._catcher
        title, losers = _("Nobody catches it!"), _("All")
        colour = ""
        if catcher >= 0:
            title, losers = _("{} catches it!").format(names[catcher]), _("All others")
            colour = "player " + str(catcher + 1)
            if len(names) == 2:
                losers = names[1 - catcher]
        height = canvas.height - HEAD - FOOT
        words = _(_TOLL).format(losers)
        if self.motion.running:
            self._draw_chase(canvas, height)
        head(canvas, title, "", colour)
        if self.motion.running:
            canvas.say(words)
        else:
            y = HEAD
            if canvas.aside:  # where the foot is below the canvas
                height += FOOT
            if canvas.height >= TALL:
                canvas.picture(_MOUSE, (canvas.width - _SIZE) // 2, y, _SIZE, "", "mice")
                y, height = y + _SIZE, height - _SIZE
            canvas.paragraph(words, 1, y, canvas.width - 2, height, centred=True)
        foot(canvas, "", _("Next: {}").format(names[state.order()[1]]))

    def _draw_chase(self, canvas: "Canvas", height: int) -> None:
        size = min(height - 2, canvas.width // 3)
        middle, y = (canvas.width - size) // 2, HEAD + (height - size) // 2
        left = self.motion.left
        if self._catcher < 0:
            canvas.picture(_MOUSE, left(canvas.width) - size, y, size, "", "mice")
            return
        x = middle - size // 2 + left(canvas.width // 2)
        canvas.picture(_MOUSE, x, y, size, "", "mice")
        canvas.picture(_PAW, middle - size, y - left(size // 2), size, "", "black")


_MOUSE = pack(  # it runs to the left
    (STROKE, INK, 4, 26, 22, 40, 26, 47, 12),
    (DOME, INK, 0, 28, 32, 38),
    (SHAPE, INK, -20, -2, -46, 20, -30, 28, 0, 28),
    (DISC, INK, -10, -8, 13, 13),
    (DISC, PAPER + PINK, -10, -8, 7, 7),
    (DISC, PAPER, -26, 10, 4, 4),
)
_PAW = pack(
    (SHAPE, INK, -46, -46, -6, -46, 34, 0, 10, 34, -46, 0),
    (DISC, INK, 16, 16, 26, 24),
    (STROKE, PAPER, 4, 14, 38, 14, 26),
    (STROKE, PAPER, 4, 28, 34, 26, 24),
)
