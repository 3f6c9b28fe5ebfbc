"""The picture being drawn, in units: a unit is a pixel of a one-bit panel, and two by two of a
colour LCD, on which everything is drawn as fine as the glass is (ui/colour.py).

A frame is a list of parts. A screen draws all of itself in every frame, and whatever it drew alike
in the last one costs next to nothing: only what that had not is painted. Parts may overlap: the
picture is always what painting all of them in order makes.

An `ink` is 1, or 0 for paper, or the name of a colour in ui/theme.py, such as "player 2" or "fish";
`accent` is the app's own. Where there are no colours, any of those is 1. A shape that no method
here draws is a part of its own: `canvas.part(paint, x, y, width, height, ...)`, and `paint(canvas,
part)` keeps to that box and paints with `fill`, `round` and `blit`.
"""

from framebuf import MONO_HLSB, MONO_VLSB, FrameBuffer
from micropython import const

from miaou import load
from miaou.ui.text import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from miaou.ui.frames import Frames
    from miaou.ui.picture import Picture

    Ink = int | str
    # What paints it; x, y, width and height that it keeps to; and all else that it depends on.
    Part = tuple[Any, ...] | list[Any]

# From the one to try first to the last resort.
READABLE = ("body", "small")
# At twice the size of another face: names across a table, figures on a tall panel.
_TWICE = {"huge": "body", "tall": "large"}

_FREE = const(-1)  # in place of a count of parts: what is painted is not noted
_ANY = const(9999)  # columns that every line has room in
_DRAWN = const(8)  # pictures whose pixels are kept
_COPIED = const(64)  # pixels that the largest of them is wide
_PEN = const(3)  # pixels that a broad pen may go over a picture's edges

_negative = FrameBuffer(bytearray(b"\x01\x00"), 2, 1, MONO_VLSB)
_sign = bytearray(8)  # of 8 by 8, used again and again
_sign_pixels = FrameBuffer(_sign, 8, 8, MONO_HLSB)


class Canvas:
    """What a person reads is recorded in `said` where a simulator or a test wants to know."""

    scale = 1  # pixels of the glass that a unit is, across and down
    aside = 0  # units at either side of a head that a round glass has not
    narrow = 0  # rows of that head: lines as wide as the canvas begin below

    def __init__(self, buffer: bytearray, width: int, height: int, form: int) -> None:
        self.width = width
        self.height = height
        # Of the object, though all canvases begin so: twelve attributes would fill its table, and
        # every method would be looked for in all of it first.
        self.accent: Ink = 1
        self.frames: Frames | None = None  # that may come again, where there is plenty of memory
        self.said: list[str] | None = None
        self.cut: list[str] = []  # words that did not fit
        self.fonts: dict[str, Any] = {}
        self.rooms: list[str] = []  # modules of the screens; where there are colours, for theirs
        # Pictures that were drawn last, with their sizes, as pixels; None where memory is short.
        self.drawn: list[tuple[Picture, int, FrameBuffer]] | None = []
        self._fb = FrameBuffer(buffer, width, height, form)
        self._parts: list[Part] = []  # of this frame, then what is left of the last
        self._count = 0  # of this frame
        self._dirty: list[Part] = []  # where this frame differs from the last

    def clear(self) -> None:
        """Begins a frame."""
        if self._count == _FREE:
            self._fb.fill(0)
        self._count = 0
        self.cut.clear()
        self._dirty.clear()
        if self.said is not None:
            self.said.clear()

    def finish(self) -> None:
        """Ends a frame: what only the last one had is painted over."""
        while -1 < self._count < len(self._parts):
            self._remove(self._parts.pop(), self._count)

    @property
    def fb(self) -> FrameBuffer:
        """For any other shape; a frame that needs it is painted as a whole."""
        if self._count != _FREE:
            self._paint_anew(self._count)
            self._parts.clear()
            self._count = _FREE
        return self._fb

    def part(self, *part: "Any") -> None:
        """Has `paint(canvas, part)` called, with all of these, unless it stands there already."""
        at = self._count
        parts = self._parts
        if at != _FREE:
            if at < len(parts):
                if part != parts[at]:
                    if self._remove(parts[at], at, part):
                        self._count = at + 1
                        return
                elif not self._dirty or not _touched(part, self._dirty, len(self._dirty)):
                    self._count = at + 1
                    return
            if at < len(parts):
                self._dirty.append(part)
                parts[at] = part
            else:
                parts.append(part)
            self._count = _FREE  # whatever it is painted with is not noted once more
        part[0](self, part)
        if at != _FREE:
            self._count = at + 1
            if self.cut:
                parts[at] = list(part)  # equals no tuple: what does not fit is told in every frame

    def _remove(self, old: "Part", before: int, part: "Part" = ()) -> bool:
        """Makes paper of it. All of the frame is painted anew if that would harm what it has, and
        if its very first part is another: this is another screen. True if a frame was kept that
        goes on with this part."""
        if not before or _touched(old, self._parts, before):
            if self.frames and part and self.frames.find(self, part):
                return True
            self._paint_anew(before)
        else:
            self._fb.fill_rect(old[1], old[2], old[3], old[4], 0)
            self._dirty.append(old)
        return False

    def _paint_anew(self, count: int) -> None:
        self._fb.fill(0)
        self.cut.clear()
        del self._parts[count:]
        self._count = _FREE
        for part in self._parts:
            part[0](self, part)
        self._count = count

    def font(self, name: str) -> "Any":
        """A face, loaded when it is first needed."""
        if name not in self.fonts:
            self.fonts[name] = self._load(name)
        return self.fonts[name]

    def _load(self, name: str) -> "Any":
        if name in _TWICE:
            from miaou.ui.doubled import Doubled

            return Doubled(self.font(_TWICE[name]))
        face = load("fonts." + name)
        return Font(face, self.width)

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

    def picture(
        self, picture: "Picture", x: int, y: int, size: int, name: str = "", colour: str = ""
    ) -> None:
        """A vector picture in a square; its name is for those who read the screen, and where there
        are colours for its ink, unless that has another name."""
        self.note(name)
        edge = size // 4  # a broad pen goes over the square's edges
        # Pixels that are copied leave what lies under their paper as it is.
        copied = size <= _COPIED and self.drawn is not None and self._count != _FREE
        paint, side = _copied if copied else _picture, size + 2 * edge
        self.part(paint, x - edge, y - edge, side, side, picture, size)

    def icon(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        """An 8 by 8 bitmap."""
        self.part(icon, x, y, 8, 8, rows, ink)

    # With these a part is painted.

    def fill(self, x: int, y: int, width: int, height: int, ink: "Ink") -> None:
        self._fb.fill_rect(x, y, width, height, 1 if ink else 0)

    def round(self, x: int, y: int, radius: int, ink: "Ink", filled: bool) -> None:
        self._fb.ellipse(x, y, radius, radius, 1 if ink else 0, filled)

    def straight(self, x: int, y: int, right: int, bottom: int, ink: "Ink") -> None:
        self._fb.line(x, y, right, bottom, 1 if ink else 0)

    def blit(self, source: FrameBuffer, x: int, y: int, ink: "Ink" = 1) -> None:
        """A strip of words or a sign."""
        if ink:
            self._fb.blit(source, x, y, 0)
        else:
            self._fb.blit(source, x, y, 1, _negative)

    def sign(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        _sign[:] = rows
        self.blit(_sign_pixels, x, y, ink)


def _touched(part: "Part", others: "list[Part]", count: int) -> bool:
    """Whether its box and one of the first of the others share a pixel."""
    top = part[2]
    bottom = top + part[4]
    for at in range(count):
        other = others[at]
        y = other[2]
        if y < bottom and top < y + other[4]:
            x = other[1]
            if x < part[1] + part[3] and part[1] < x + other[3]:
                return True
    return False


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


def _picture(canvas: Canvas, part: "Part") -> None:
    from miaou.ui.picture import draw  # a kilobyte that only games need

    _paint, x, y, width, _height, picture, size = part
    edge = (width - size) // 2
    draw(canvas._fb, picture, x + edge, y + edge, size)


def _copied(canvas: Canvas, part: "Part") -> None:
    """A picture that may come again soon, as the faces of a die do: its pixels are kept."""
    _paint, x, y, width, _height, picture, size = part
    edge = (width - size) // 2 - _PEN
    kept = canvas.drawn
    for drawn in kept or ():
        if drawn[0] is picture and drawn[1] == size:
            break
    else:
        from miaou.ui.picture import pixels

        drawn = (picture, size, pixels(picture, size, _PEN))
        if kept is not None:
            kept.append(drawn)
            del kept[:-_DRAWN]
    canvas.blit(drawn[2], x + edge, y + edge)
