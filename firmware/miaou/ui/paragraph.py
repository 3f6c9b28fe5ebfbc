"""Words that are broken into lines; home, whose words are few, can do without."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.text import Letters

_LEAST = const(9)  # rows from line to line where there is room: a p, then an é


def paint(canvas: "Canvas", part: "Part") -> None:
    """In the first font in which all lines fit."""
    _paint, x, y, _width, _height, words, width, height, fonts, centred, ink = part
    for name in fonts:
        font = canvas.font(name)
        lines = wrap(font, words, width)
        if len(lines) * font.height <= height:
            break
    else:
        canvas.cut.append(words)
    pitch = max(font.height, min(_LEAST, (height + 1) // len(lines)))
    if centred:
        y += max(0, height - len(lines) * pitch) // 2
    for line in lines:
        strip = font.strip(line)  # first: what has been drawn is measured, too
        indent = (width - font.width(line) + 1) // 2 if centred else 0
        canvas.blit(strip, x + indent, y, ink)
        y += pitch


def wrap(font: "Letters", words: str, width: int) -> list[str]:
    """The lines that fit this width; a word is broken only if it is longer than a line."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        _wrap(font, paragraph, width, lines)
    return lines


def _wrap(font: "Letters", paragraph: str, width: int, lines: list[str]) -> None:
    """As bytes: a string of each word would have to be looked up and measured."""
    width *= font.scale
    space = bytes(font.spelt(" "))
    codes, widths, first = font.spelt(paragraph), font.widths, font.first
    gap = widths[space[0] - first]
    start = word = 0  # where the line begins, and its last word
    used = before = 0  # columns of the line so far, and before that word
    while word <= len(codes):
        at = codes.find(space, word)
        if at < 0:
            at = len(codes)
        for code in codes[word:at]:
            used += widths[code - first]
        if used - before > width + font.scale:  # the gap after the last letter needs no room
            from miaou.ui.hyphens import hyphenate  # seldom: most words fit a line

            rest = hyphenate(font, paragraph[start:word], paragraph[word:at], width, lines)
            start, used = at - len(rest), font.columns(rest)
        elif word > start and used > width:
            lines.append(paragraph[start : word - 1])
            start = word
            used -= before
        used += gap
        word, before = at + 1, used
    lines.append(paragraph[start:])
