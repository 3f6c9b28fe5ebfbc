"""Words and tables inside a circle: lines as wide as it is where they stand."""

from micropython import const

from miaou.ui import icons
from miaou.ui.canvas import _line
from miaou.ui.edges import FOOT
from miaou.ui.layout import row
from miaou.ui.paragraph import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas, Ink, Part
    from miaou.ui.ranks import Rank
    from miaou.ui.round import RoundCanvas
    from miaou.ui.text import Letters

    Line = tuple[str, int, str]

_BEYOND = const(10)  # columns of the circle at either side of the canvas
_SIGN = const(10)  # columns of a sign and the gap after it
_BELOW = const(75)  # columns that the circle has below the canvas
_HEAD = const(10)  # rows in which words and signs of a head begin
_LINE = const(10)  # rows of a line in large letters, where lines are close
_ABOVE = const(-10)  # where the words above a table stand
_SIGNS = const(3)  # where the signs of its columns do
_WIDEST = const(110)  # columns of any line, about
_SPARES = (4, 10)  # columns free at either side of a line; the most with which all fit
_NAME = const(20)  # columns before a name: a paw and a place
_PLACE = const(8)  # where there is no room for the paw


def paragraph(
    canvas: "RoundCanvas",
    words: str,
    x: int,
    y: int,
    width: int,
    height: int,
    fonts: "tuple[str, ...]",
    centred: bool,
    ink: "Ink",
) -> None:
    if y < _HEAD:
        if height > 2 * _HEAD:  # words that have all of the glass
            y, height = y + _HEAD, height - _HEAD
        else:
            x, width = x + canvas.aside, width - 2 * canvas.aside
    if x <= 2 and x + width >= canvas.width - 2 and centred:
        asked = (words, y, height, fonts)
        if asked != canvas.asked:  # what takes its time is at hand while the words stay
            canvas.asked, canvas.shaped = asked, _shaped(canvas, *asked)
        canvas.say(words)
        if not canvas.shaped:
            canvas.cut.append(words)
        for line, top, name in canvas.shaped:
            box = (-_BEYOND, top, canvas.width + 2 * _BEYOND, canvas.font(name).height)
            canvas.part(_line, *box, line, (name,), 0, ink)
        return
    most = width
    if x + width >= canvas.width - 2:  # beside a picture
        most = max(width, canvas.width - x - max(canvas.beside(y), canvas.beside(y + height)) - 1)
    canvas.say(words)
    canvas.part(_beside, x, y, most, height, words, fonts, centred, ink, width)


def _room(canvas: "RoundCanvas", y: int, height: int, spare: int) -> int:
    """Columns of the circle in all of these rows, but for so many at either side."""
    return canvas.width - 2 * (max(canvas.beside(y), canvas.beside(y + height)) + spare)


def _shaped(
    canvas: "RoundCanvas", words: str, y: int, height: int, fonts: "tuple[str, ...]"
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
    canvas: "RoundCanvas", font: "Letters", words: str, y: int, pitch: int, count: int, spare: int
) -> "list[str]":
    """Into so many lines from this row on; none if it takes more of them."""
    lines = []
    for _at in range(count):
        line = wrap(font, words, _room(canvas, y + 1, pitch - 2, spare))[0]
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
