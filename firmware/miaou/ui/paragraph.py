"""Words that are broken into lines; home, whose words are few, can do without."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.text import Font


def paint(canvas: "Canvas", part: "Part") -> None:
    """In the first font in which all lines fit."""
    _paint, x, y, _width, _height, words, width, height, fonts, centred = part
    for name in fonts:
        font = canvas.font(name)
        lines = wrap(font, words, width)
        fit = [font.is_short(line, width + 1) for line in lines]
        if len(lines) * font.height <= height and all(fit):
            break
    else:
        canvas.cut.append(words)
    if centred:
        y += max(0, height - len(lines) * font.height) // 2
    for line in lines:
        strip = font.strip(line)  # first: what has been drawn is measured, too
        indent = (width - font.width(line) + 1) // 2 if centred else 0
        canvas.blit(strip, x + indent, y)
        y += font.height


def wrap(font: "Font", words: str, width: int) -> list[str]:
    """The lines that fit this width; a word is broken only if it is longer than a line."""
    if font.is_short(words, width):
        return [words]
    lines: list[str] = []
    for paragraph in words.split("\n"):
        _wrap(font, paragraph, width, lines)
    return lines


def _wrap(font: "Font", paragraph: str, width: int, lines: list[str]) -> None:
    space = font.width(" ")
    start = at = 0  # of the line, of the word
    room = width
    while at <= len(paragraph):
        end = paragraph.find(" ", at)
        if end < 0:
            end = len(paragraph)
        word = paragraph[at:end]
        length = font.width(word)
        if length > width + 1:  # the gap after the last letter needs no room
            from miaou.ui.hyphens import hyphenate  # seldom: most words fit a line

            word = hyphenate(font, paragraph[start:at], word, width, lines)
            length = font.width(word)
            start, room = end - len(word), width
        elif at > start and length > room:
            lines.append(paragraph[start : at - 1])
            start, room = at, width
        room -= length + space
        at = end + 1
    lines.append(paragraph[start:])
