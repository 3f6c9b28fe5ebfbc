"""The canvas of a round glass: its heads lie where the circle is narrower, and keep to it."""

from micropython import const

from miaou.ui import icons
from miaou.ui.canvas import READABLE, _line
from miaou.ui.colour import ColourCanvas
from miaou.ui.edges import FOOT
from miaou.ui.layout import row
from miaou.ui.paragraph import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas, Ink, Part
    from miaou.ui.ranks import Rank
    from miaou.ui.text import Letters

    Line = tuple[str, int, str]

_FAR = const(10)  # from the middle of a head
_SIGN = const(10)  # columns of a sign and the gap after it
_BELOW = const(75)  # columns that the circle has below the canvas
_HEAD = const(10)  # rows in which words and signs of a head begin
_LINE = const(10)  # rows of a line in large letters, where lines are close
_ENDS = const(4)  # columns that a title leaves free, where it has all of a head
_ABOVE = const(-10)  # where the words above a table stand
_SIGNS = const(3)  # where the signs of its columns do
_WIDEST = const(110)  # columns of any line, about
_SPARES = (4, 10)  # columns free at either side of a line; the most with which all fit
_NAME = const(20)  # columns before a name: a paw and a place
_PLACE = const(8)  # where there is no room for the paw


class RoundCanvas(ColourCanvas):
    aside = 6
    narrow = _HEAD
    _asked: "tuple[object, ...]" = ()  # which words were shaped last
    _lines: "list[Line]" = []

    def fitted(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        fonts: "tuple[str, ...]" = READABLE,
        ink: "Ink" = 1,
    ) -> None:
        if y < _HEAD:
            middle = self.width // 2
            if not width or self.width - _ENDS <= x + width <= self.width:
                self._title(words, y, fonts, ink)
                return
            if width > self.width:
                wide = self.font(fonts[0]).width(words)
                beside = self.beside(y + 2)
                if not beside <= x <= self.width - beside - wide:
                    x = self._nearer(x, wide)
            elif x < middle - _FAR:
                width -= self.aside if x + width < middle else 2 * self.aside
                x += self.aside
            else:
                width -= self.aside
        super().fitted(words, x, y, width, fonts, ink)

    def _title(self, words: str, y: int, fonts: "tuple[str, ...]", ink: "Ink") -> None:
        """In the middle of a head; on two lines, where they keep the first of the fonts."""
        self.say(words)
        font = self.font(fonts[0])
        lines = [words]
        if font.width(words) > self.width - 2 * self._margin(y + 2) + 1 and y > _ABOVE:
            above = y - _LINE
            lines = wrap(font, words, self.width - 2 * self._margin(above + 2))
            if " ".join(lines) == words and len(lines) == 2:
                y, fonts = above, fonts[:1]
            else:
                lines = [words]
        for line in lines:
            aside = self._margin(y + 2)
            box = (aside, y, self.width - 2 * aside, font.height)
            self.part(_line, *box, line, fonts + READABLE[1:], 0, ink)
            y += _LINE

    def icon(self, rows: bytes, x: int, y: int, ink: "Ink" = 1) -> None:
        beside = self.beside(y)
        if 0 <= y < _HEAD and not beside - 1 <= x <= self.width - beside - 7:
            x = self._nearer(x, 8)
        super().icon(rows, x, y, ink)

    def _nearer(self, x: int, width: int) -> int:
        """In a head on a round glass: nearer to the middle, unless it lies inside."""
        if self.aside <= x and x + width <= self.width - self.aside:
            return x
        away = x + width // 2 - self.width // 2
        return x if -_FAR < away < _FAR else x - self.aside if away > 0 else x + self.aside

    def _margin(self, y: int) -> int:
        """Units of the canvas at either side of this row that a round glass has not."""
        return max(0, self.beside(y))

    def beside(self, y: int) -> int:
        """The same; below 0, those that it has beyond the canvas."""
        radius = self._glass[0] // 2
        down = radius - self._inset[1] - self.scale * y
        half = int(max(0, radius * radius - down * down) ** 0.5)
        return self.width // 2 + 1 - half // self.scale

    def paragraph(
        self,
        words: str,
        x: int,
        y: int,
        width: int,
        height: int,
        fonts: "tuple[str, ...]" = READABLE,
        centred: bool = False,
        ink: "Ink" = 1,
    ) -> None:
        if y < _HEAD:
            if height > 2 * _HEAD:  # words that have all of the glass
                y, height = y + _HEAD, height - _HEAD
            else:
                x, width = x + self.aside, width - 2 * self.aside
        if x <= 2 and x + width >= self.width - 2 and centred:
            asked = (words, y, height, fonts)
            if asked != self._asked:  # what takes its time is at hand while the words stay
                self._asked, self._lines = asked, _shaped(self, *asked)
            self.say(words)
            if not self._lines:
                self.cut.append(words)
            for line, top, name in self._lines:
                box = (-_FAR, top, self.width + 2 * _FAR, self.font(name).height)
                self.part(_line, *box, line, (name,), 0, ink)
            return
        most = width
        if x + width >= self.width - 2:  # beside a picture
            most = max(width, self.width - x - max(self.beside(y), self.beside(y + height)) - 1)
        self.say(words)
        self.part(_beside, x, y, most, height, words, fonts, centred, ink, width)

    def _room(self, y: int, height: int, spare: int) -> int:
        """Columns of the circle in all of these rows, but for so many at either side."""
        return self.width - 2 * (max(self.beside(y), self.beside(y + height)) + spare)


def _shaped(
    canvas: RoundCanvas, words: str, y: int, height: int, fonts: "tuple[str, ...]"
) -> "list[Line]":
    """Lines as wide as the circle is where each stands, with their rows and their font: close to
    each other where that keeps letters large, and about as long as each other."""
    for name in fonts:
        font = canvas.font(name)
        most = height * font.scale // font.rows
        for count in range(max(1, font.width(words) // _WIDEST), most + 1):
            pitch = min(font.height, height // count)
            top = y + (height - count * pitch) // 2
            for spares in (_SPARES, (1,)) if count == most else (_SPARES,):
                found: list[str] = []
                for spare in spares:
                    found = _broken(canvas, font, words, top, pitch, count, spare) or found
                if found:
                    top -= (font.height - pitch) // 2
                    return [(line, top + at * pitch, name) for at, line in enumerate(found)]
    return []


def _broken(
    canvas: RoundCanvas, font: "Letters", words: str, y: int, pitch: int, count: int, spare: int
) -> "list[str]":
    """Into so many lines from this row on; none if it takes more of them."""
    lines = []
    for _at in range(count):
        line = wrap(font, words, canvas._room(y + 1, pitch - 2, spare))[0]
        lines.append(line)
        if not words.startswith(line):  # a word is broken, with a hyphen
            words = words[len(line) - 1 :]
        elif len(line) == len(words):
            return lines
        else:
            words = words[len(line) + (words[len(line)] in " \n") :]
        y += pitch
    return []


def _beside(canvas: "Canvas", part: "Part") -> None:
    """Lines as wide as the canvas, or else as the circle, and close to each other where that keeps
    the letters large."""
    _paint, x, y, most, height, words, fonts, centred, ink, least = part
    for name, width in [(name, width) for name in fonts for width in (least, most)]:
        font = canvas.font(name)
        lines = wrap(font, words, width)
        pitch = min(font.height, height // len(lines))
        if pitch >= font.rows // font.scale:
            break
    else:
        canvas.cut.append(words)
        pitch = font.height
    if centred:
        y += max(0, height - len(lines) * pitch) // 2
    y -= (font.height - pitch) // 2
    for line in lines:
        strip = font.strip(line)
        indent = (width - font.width(line) + 1) // 2 if centred else 0
        canvas.blit(strip, x + indent, y, ink)
        y += pitch


def below(canvas: "Canvas", sign: bytes, words: str, ink: "Ink") -> str:
    """A sign and its words in the middle below the canvas; answers what has no room there."""
    wide = canvas.font("small").width(words) + _SIGN
    if not words or wide > _BELOW:
        return words
    x, y = (canvas.width - wide) // 2, canvas.height + 4
    canvas.icon(sign, x, y, ink)
    canvas.text(words, x + _SIGN, y, "small", ink)
    return ""


def titled(canvas: "Canvas", title: str, count: int) -> int:
    """A title above so many rows, as high as they need; answers where they begin."""
    top = _HEAD if count * _LINE <= canvas.height - FOOT + 1 - _HEAD else 2
    canvas.bar(0, 0, canvas.width, top - 2, canvas.accent)
    canvas.centred(title, top - 15, ink=0)
    return top


def topic(canvas: "Canvas", words: str) -> int:
    """Words above what the columns are; answers where that stands."""
    canvas.centred(words, _ABOVE)
    return _SIGNS


def ranks(canvas: "Canvas", rows: "Sequence[Rank]", top: int, column: int, bottom: int) -> None:
    """As on any glass, and as wide as the circle is there: names are large, if without a paw."""
    room = canvas.height - bottom + 1 - top
    left = max(canvas.beside(top + 1), canvas.beside(top + room)) + 1
    right = min(canvas.width - 1, canvas.width - left)
    numbers = column * (len(rows[0][3]) - 1) + 3
    for font, before in (("body", _NAME), ("body", _PLACE), ("small", _NAME)):
        face = canvas.font(font)
        most = right - left - before - numbers - max([face.width(each[3][0]) for each in rows])
        widest = max([face.width(each[2]) for each in rows])
        if len(rows) * (face.rows // face.scale) <= room and widest <= most:
            break
    line = row(canvas, room, len(rows), min(face.height + 1, room // len(rows)))
    for at, (place, seat, name, numbers_of) in enumerate(rows):
        y = top + at * line + (line - face.height) // 3
        ink: Ink = "player " + str(seat + 1) if seat >= 0 else 1
        if place == 1 and before == _NAME:
            canvas.icon(icons.PAW, left, y + (face.height - 8) // 2, ink)
        canvas.text(str(place), left + before - 9 + (before == _PLACE), y, font)
        canvas.text(face.clip(name, most), left + before, y, font, ink)
        x = right - column * len(numbers_of)
        for words in numbers_of:
            x += column
            canvas.text(words, x - face.width(words), y, font)
