"""A table of points, cats and breeds, best first: of the result, and of what it might have been."""

from miaou.rules.yummy_kitty.score import ranking
from miaou.screens.yummy_kitty.signs import BREEDS, CAT, STAR
from miaou.ui import icons
from miaou.ui.layout import row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.yummy_kitty.score import Line
    from miaou.ui.canvas import Canvas

# What the columns tell, in the order in which they decide.
_COLUMNS = (("total", "points", STAR), ("cats", "cats", CAT), ("breeds", "breeds", BREEDS))


def column(canvas: "Canvas") -> int:
    """Pixels of a number."""
    return canvas.width * 5 // 32


def draw_signs(canvas: "Canvas", y: int, decided: str) -> None:
    """What the columns tell; the one that decides is in negative."""
    width = column(canvas)
    for at, (_key, name, sign) in enumerate(_COLUMNS):
        x = canvas.width - (len(_COLUMNS) - at) * width
        if name == decided:
            canvas.fb.fill_rect(x + 6, y - 1, width - 6, 10, 1)
        canvas.icon(sign, x + width - 10, y, name != decided)


def draw_rows(canvas: "Canvas", names: "Sequence[str]", lines: "Sequence[Line]", top: int) -> None:
    """A paw beside each winner."""
    room = canvas.height - top
    body = canvas.font("body").height
    height = row(canvas, room, len(names), min(body, room // len(names)))
    font = "body" if height >= body else "small"
    width = column(canvas)
    for place, seat in enumerate(ranking(lines)):
        line = lines[seat]
        y = top + place * height
        if line["rank"] == 1:
            canvas.icon(icons.PAW, 0, y + (height - 8) // 2)
        canvas.text(str(line["rank"]), 11, y, font)
        left = canvas.width - len(_COLUMNS) * width
        canvas.fitted(names[seat], 20, y, left - 20, (font, "small"))
        for at, (key, _name, _sign) in enumerate(_COLUMNS):
            words = str(line[key])
            right = canvas.width - (len(_COLUMNS) - 1 - at) * width
            canvas.text(words, right - canvas.font(font).width(words), y, font)
