"""What becomes of a word that is longer than a line."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from miaou.ui.text import Letters


def hyphenate(font: "Letters", line: str, word: str, width: int, lines: list[str]) -> str:
    """Goes on from the line with as many letters as fit into so many columns, and so on; answers
    what is left."""
    hyphen = font.columns("-")
    used = font.columns(line)
    start = 0
    for end, letter in enumerate(word):
        used += font.columns(letter)
        if used + (hyphen if end < len(word) - 1 else 0) > width + font.scale:
            lines.append(line + word[start:end] + "-" if end > start else line[:-1])
            line, start, used = "", end, font.columns(letter)
    return word[start:]
