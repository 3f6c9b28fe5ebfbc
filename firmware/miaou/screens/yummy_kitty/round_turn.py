"""A turn of Yummy Kitty inside a circle: whose it is, what it may be, what is to be remembered."""

from micropython import const

from miaou.lang import _
from miaou.screens.yummy_kitty.actions import draw as draw_actions
from miaou.ui import icons
from miaou.ui.canvas import READABLE
from miaou.ui.edges import FOOT, HEAD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.rules.yummy_kitty.table import Table
    from miaou.ui.canvas import Canvas, Ink

_NAME = const(-7)  # where the name stands, in letters of twice their size
_SIZE = const(20)  # of the pictures
_LINE = const(13)  # rows from one line to the next
_BESIDE = const(-3)  # where the circle begins, left of the canvas
_SIGN = const(11)  # columns of a sign and the gap after it


def draw(canvas: "Canvas", state: "Table", taken_back: str, shield: bytes) -> None:
    """A protection takes the room of the pictures, and what was taken back that of who is next."""
    canvas.bar(0, 0, canvas.width, HEAD - 1, "player " + str(state.seat + 1))
    canvas.fitted(state.names[state.seat], 0, _NAME, 0, ("huge", "body"), 0)
    canvas.paragraph(_("Food, yarn or a cat?"), 0, HEAD, canvas.width, _LINE, centred=True)
    y = canvas.height - FOOT - _LINE
    if state.holder >= 0:
        words = _("Protected: {}").format(state.names[state.holder])
        _draw_line(canvas, shield, words, y, "player " + str(state.holder + 1))
        y -= _LINE + 3
    else:
        draw_actions(canvas, HEAD + _LINE, _SIZE)
    if taken_back:
        canvas.note(_("undone"))
        _draw_line(canvas, icons.UNDO, taken_back, y)
    else:
        seat = state.order()[1]
        words = _("Next: {}").format(state.names[seat])
        canvas.centred(words, y, ink="player " + str(seat + 1))


def _draw_line(canvas: "Canvas", sign: bytes, words: str, y: int, ink: "Ink" = 1) -> None:
    """In the middle, in the first font in which it fits beside its sign."""
    for name in READABLE:
        font = canvas.font(name)
        x = (canvas.width - _SIGN - font.width(words)) // 2
        if x >= _BESIDE:
            break
    canvas.icon(sign, x, y + 2, ink)
    canvas.fitted(words, x + _SIGN, y, canvas.width, (name,), ink)
