"""The picture being drawn, in units: a unit is a pixel of a one-bit panel (ui/mono.py), and two by
two of a colour LCD, on which everything is drawn as fine as the glass is (ui/colour.py).

A frame is a list of parts. A screen draws all of itself in every frame, and whatever it drew alike
in the last one costs next to nothing: only what that had not is painted. Parts may overlap: the
picture is always what painting all of them in order makes.

An `ink` is 1, or 0 for paper, or the name of a colour in ui/theme.py, such as "player 2" or "fish";
`accent` is the app's own. Where there are no colours, any of those is 1. A shape that no method
here draws is a part of its own: `canvas.part(paint, x, y, width, height, ...)`, and `paint(canvas,
part)` keeps to that box and paints with `fill`, `round` and `blit`.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from framebuf import FrameBuffer
    from typing import Any

    from miaou.ui.frames import Frames
    from miaou.ui.picture import Copy

    Ink = int | str
    # What paints it; x, y, width and height that it keeps to; and all else that it depends on.
    Part = tuple[Any, ...] | list[Any]

# From the one to try first to the last resort.
TALL = const(100)  # rows of a glass that has room for a picture above words, and large letters
READABLE = ("body", "small")

_ANY = const(9999)  # columns that every line has room in


class Canvas:
    """What a person reads is recorded in `said` where a simulator or a test wants to know."""

    scale = 1  # pixels of the glass that a unit is, across and down
    aside = 0  # units at either side of a head that a round glass has not
    narrow = 0  # rows of that head: lines as wide as the canvas begin below
    foot: "FrameBuffer | None" = None  # its last rows, where words can be written at once
    drawn: "list[Copy] | None" = None  # pictures that were drawn last; None where memory is short
    # Each kind of glass has these of its own: a frame begins, and ends; a part is painted unless it
    # stands there already; a picture in a square: its name is for those who read the screen, and
    # where there are colours for its ink, unless that has another name.
    clear: "Callable[[], None]"
    finish: "Callable[[], None]"
    part: "Callable[..., None]"
    picture: "Callable[..., None]"
    _load: "Callable[[str], Any]"
    beside: "Callable[[int], int]"  # of a round one alone: columns that a row has not
    # With these a part is painted.
    fill: "Callable[[int, int, int, int, Ink], None]"
    round: "Callable[[int, int, int, Ink, bool], None]"
    straight: "Callable[[int, int, int, int, Ink], None]"
    blit: "Callable[..., None]"  # a strip of words or a sign
    sign: "Callable[..., None]"

    def __init__(self, width: int, height: int, rooms: "Sequence[str]") -> None:
        self.width = width
        self.height = height
        # Of the object, though all canvases begin so: twelve attributes would fill its table, and
        # every method would be looked for in all of it first.
        self.accent: Ink = 1
        self.frames: Frames | None = None  # that may come again, where there is plenty of memory
        self.said: list[str] | None = None
        self.cut: list[str] = []  # words that did not fit
        self.fonts: dict[str, Any] = {}
        self.rooms = rooms  # modules of the screens; where there are colours, for theirs
        self._parts: list[Part] = []  # of this frame, then what is left of the last
        self._count = 0  # of this frame

    def font(self, name: str) -> "Any":
        """A face, loaded when it is first needed."""
        if name not in self.fonts:
            self.fonts[name] = self._load(name)
        return self.fonts[name]

    def say(self, words: str) -> None:
        """Tells those who read the screen what a part of it says."""
        if self.said is not None:
            self.said.append(words)

    def note(self, name: str) -> None:
        """Tells them what a picture shows."""
        if name and self.said is not None:
            self.said.append("[" + name + "]")

    def choice(self, x: int, y: int, width: int, height: int, *moves: int) -> None:
        """Tells a finger where something lies that so many steps down and OK would choose; with
        another number, OK only opens it and as many more and OK choose inside."""

    def text(self, words: str, x: int, y: int, font: str = "body", ink: "Ink" = 1) -> None:
        """One line, with whatever is behind it shining through."""
        self.fitted(words, x, y, _ANY, (font,), ink)

    def centred(self, words: str, y: int, font: str = "body", ink: "Ink" = 1) -> None:
        self.fitted(words, 0, y, 0, (font,), ink)

    def fitted(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        fonts: tuple[str, ...] = READABLE,
        ink: "Ink" = 1,
    ) -> None:
        """One line in the first font in which it fits."""
        self.say(words)
        self.part(_line, x, y, self.width, self.font(fonts[0]).height, words, fonts, width, ink)

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        height: int,
        fonts: tuple[str, ...] = READABLE,
        centred: bool = False,
        ink: "Ink" = 1,
    ) -> None:
        """Wrapped lines in the first font in which all fit."""
        self.say(words)
        font = self.font(fonts[0])
        if centred and height >= font.height and font.is_short(words, width):
            y += (height - font.height) // 2
            self.part(_line, x, y, width, font.height, words, fonts, 0, ink)
            return
        # Lines that do not fit go on below.
        box = (x, y, self.width, self.height)
        self.part(_paragraph, *box, words, width, height, fonts, centred, ink)

    def bar(self, x: int, y: int, width: int, height: int, ink: "Ink" = 1) -> None:
        self.part(_bar, x, y, width, height, ink)

    def frame(self, x: int, y: int, width: int, height: int, ink: "Ink" = 1) -> None:
        """The outline of a bar."""
        self.part(_frame, x, y, width, height, ink)

    def disc(self, x: int, y: int, radius: int, ink: "Ink" = 1, filled: bool = True) -> None:
        """About a middle, or the ring around it alone."""
        across = 2 * radius + 1
        self.part(_disc, x - radius, y - radius, across, across, radius, ink, filled)

    def line(self, x: int, y: int, right: int, bottom: int, ink: "Ink" = 1) -> None:
        """From one point to another that is not to its left."""
        above = min(y, bottom)
        box = (x, above, right - x + 1, max(y, bottom) - above + 1)
        self.part(_straight, *box, y > bottom, ink)

    def icon(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        """An 8 by 8 bitmap."""
        self.part(icon, x, y, 8, 8, rows, ink)


# How each kind of part is painted.


def _line(canvas: Canvas, part: "Part") -> None:
    """In the middle of its box, or from the left where it may take at most so many columns."""
    _paint, x, y, width, height, words, fonts, most, ink = part
    for name in fonts:
        font = canvas.font(name)
        strip = font.strip(words)  # first: what has been drawn is measured, too
        columns = font.width(words)
        if columns <= (most or width) + 1:
            break
    else:
        canvas.cut.append(words)
    if not most:
        x += (width - columns + 1) // 2
    canvas.blit(strip, x, y + (height - font.height) // 2, ink)


def _paragraph(canvas: Canvas, part: "Part") -> None:
    from miaou.ui.paragraph import paint  # a kilobyte that home can do without

    paint(canvas, part)


def _bar(canvas: Canvas, part: "Part") -> None:
    canvas.fill(part[1], part[2], part[3], part[4], part[5])


def _frame(canvas: Canvas, part: "Part") -> None:
    _paint, x, y, width, height, ink = part
    canvas.fill(x, y, width, 1, ink)
    canvas.fill(x, y + height - 1, width, 1, ink)
    canvas.fill(x, y, 1, height, ink)
    canvas.fill(x + width - 1, y, 1, height, ink)


def _disc(canvas: Canvas, part: "Part") -> None:
    _paint, x, y, _width, _height, radius, ink, filled = part
    canvas.round(x + radius, y + radius, radius, ink, filled)


def _straight(canvas: Canvas, part: "Part") -> None:
    _paint, x, y, width, height, rises, ink = part
    right, bottom = x + width - 1, y + height - 1
    if rises:
        y, bottom = bottom, y
    canvas.straight(x, y, right, bottom, ink)


def icon(canvas: Canvas, part: "Part") -> None:
    """Or a picture of any size that was drawn before."""
    pixels = part[5]
    if isinstance(pixels, bytes):
        canvas.sign(pixels, part[1], part[2], part[6])
    else:
        canvas.blit(pixels, part[1], part[2], part[6])
