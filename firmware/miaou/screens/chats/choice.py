"""What a leader can name, in pictures; only a glass of colours has the memory and the room."""

from micropython import const

from miaou.rules.chats.trick import CHARACTERISTICS
from miaou.screens.chats import signs
from miaou.screens.chats.app import PICTURE
from miaou.ui.canvas import TALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas

_LEAST = const(12)  # columns of the smallest
_GAP = const(4)


def draw_choice(canvas: "Canvas", top: int, room: int) -> None:
    """The four characteristics in a row; two by two where the glass is tall."""
    count = len(CHARACTERISTICS)
    across = count // 2 if canvas.height >= TALL else count
    step = canvas.width // across
    down = room * across // count
    size = min(down if across == count else down - _GAP, step - _GAP)
    if size < _LEAST:
        return
    for at in range(count):
        x = at % across * step + (step - size) // 2
        y = top + at // across * down + (down - size) // 2
        signs.picture(canvas, at, x, y, size)


def draw_end(canvas: "Canvas", top: int, room: int) -> None:
    """The clock of the game, whose time is up: there is nothing left to name."""
    if room >= _LEAST:
        canvas.picture(PICTURE, (canvas.width - room) // 2, top, room, "", "chats")
