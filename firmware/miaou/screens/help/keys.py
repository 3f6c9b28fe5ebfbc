"""What the keys do on the screen below: asked with the button that gives BACK, and UP's with it."""

from micropython import const

from miaou.core.key_names import NAMES
from miaou.core.keys import BACK, DOWN, OK, UP
from miaou.lang import N_, _
from miaou.ui import icons
from miaou.ui.screen import LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

KEYS = (UP, DOWN, OK, BACK)
SIGNS = (icons.UP, icons.DOWN, icons.CHECK, icons.CROSS)
# On a screen that tells nothing of its own.
ALWAYS = (
    N_("In a game: takes the last step back"),
    N_("What is less usual"),
    N_("The next thing"),
    N_("One step out; nothing is lost"),
)

_RADIUS = const(3)  # of a button
_STEP = const(9)  # from one button to the next


class Help:
    """A row for each key that does something: its sign and words; any key closes it.

    It is given a method of the screen below, which so stays as it is.
    """

    def __init__(self, handheld: "Handheld", told: "Callable[[], Keys] | None") -> None:
        self._words = told() if told else ALWAYS
        self._buttons = handheld.keys.keys
        # Where a key is a gesture, that is its sign.
        self._long = any([button.long for button in self._buttons])

    def key(self, key: int) -> "Answer":
        return LEAVE

    def draw(self, canvas: "Canvas") -> None:
        rows = [at for at in range(len(KEYS)) if self._words[at]]
        top = canvas.narrow
        height = (canvas.height - top) // len(rows)
        body = canvas.font("body")
        left = _STEP * len(self._buttons) + 2 if self._long else 14
        for row, at in enumerate(rows):
            y = top + row * height
            canvas.note(NAMES[KEYS[at]])
            if self._long:
                self._draw_gesture(canvas, KEYS[at], y + height // 2)
            else:
                canvas.icon(SIGNS[at], 1, y + height // 2 - 4)
            words, width = _(self._words[at]), canvas.width - left
            if body.is_short(words, width):
                canvas.text(words, left, y + (height - body.height) // 2)
            else:
                canvas.paragraph(words, left, y, width, height)

    def _draw_gesture(self, canvas: "Canvas", key: int, y: int) -> None:
        """The board's buttons, the one to press filled, and a line below it if it is held."""
        for at, button in enumerate(self._buttons):
            x = _STEP * at + _RADIUS
            right = key in (button.short, button.long)
            canvas.disc(x, y, _RADIUS, filled=right)
            if right and key == button.long:
                canvas.bar(x - _RADIUS, y + _RADIUS + 2, 2 * _RADIUS + 1, 1)
