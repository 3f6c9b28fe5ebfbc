"""The colours, all of them here: what a thing is decides its colour, not the screen it is on.

Loaded only where a panel has colours. Paper is black; every ink is read on it at arm's length.
"""

from framebuf import GS8, FrameBuffer
from micropython import const

from miaou.ui.canvas import Canvas

# RGB565, then every name that has this colour.
TABLE = (
    (0xFFFF, "plain", "angora", "black"),
    (0xFAEB, "red", "rarity 4", "player 1", "warning", "skip"),
    (0x6DFF, "blue", "player 2", "fish", "belly", "clock", "chats", "english", "Weight"),
    (0x6F2D, "green", "rarity 1", "player 3", "good", "reverse", "equal", "lucky"),
    (0xFF27, "yellow", "rarity 2", "player 4", "one_cat", "die", "cat_tower", "siamese", "faces"),
    (0xC55F, "violet", "player 5", "fat_face", "fatty", "american", "Independence"),
    (0xFCE6, "orange", "rarity 3", "player 6", "two_cats", "yummy_kitty", "tabby", "dogs", "Year"),
    (0xFD1A, "pink", "paw", "paws", "calico", "Cuddliness"),
    (0x9CF3, "grey", "settings", "mice"),
)
INKS = tuple([row[0] for row in TABLE])

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.picture import Picture

_CELL = const(8)
_SIGN = const(24)  # pixels of a picture that can spare some to have its cells to itself


class ColourCanvas(Canvas):
    """Every cell of 8 by 8 has an ink, in the panel's own map of them."""

    cell = _CELL

    def __init__(
        self, buffer: bytearray, width: int, height: int, form: int, tints: bytearray
    ) -> None:
        super().__init__(buffer, width, height, form)
        columns = (width + _CELL - 1) // _CELL
        self._cells = FrameBuffer(tints, columns, len(tints) // columns, GS8)

    def clear(self) -> None:
        super().clear()
        self._cells.fill(0)

    def tint(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        left = x // _CELL
        top = y // _CELL
        right = (x + width + _CELL - 1) // _CELL
        bottom = (y + height + _CELL - 1) // _CELL
        self._cells.rect(left, top, right - left, bottom - top, index(colour), True)

    def picture(
        self, picture: "Picture", x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        """In the colour of what it shows, on whole cells: nothing beside it is coloured too."""
        colour = colour or name
        if colour and size >= _SIGN and has(colour):
            right, bottom = (x + size) // _CELL * _CELL, (y + size) // _CELL * _CELL
            x, y = (x + _CELL - 1) // _CELL * _CELL, (y + _CELL - 1) // _CELL * _CELL
            size = min(right - x, bottom - y)
            self.tint(x, y, size, size, colour)
        super().picture(picture, x, y, size, name)


def has(colour: str) -> bool:
    return any([colour in row for row in TABLE])


def index(colour: str) -> int:
    for place, row in enumerate(TABLE):
        if colour in row:
            return place
    raise ValueError("The theme has no colour named " + colour + ": add it to ui/theme.py.")
