"""A table of players, best first: a paw beside who is first, their place, their name, numbers."""

from micropython import const

from miaou.ui import icons
from miaou.ui.canvas import READABLE, TALL
from miaou.ui.edges import EDGE, FOOT, HEAD, head

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.ui.canvas import Canvas, Ink

    Rank = tuple[int, int, str, Sequence[str]]  # place, seat or -1, name, numbers


_NAME = const(21)  # the column where names begin


def titled(canvas: "Canvas", title: str, count: int) -> int:
    """A head, where so many rows leave room for it; answers where they begin."""
    if canvas.aside:
        from miaou.ui.circle import titled as inside

        return inside(canvas, title, count)
    if HEAD + count * canvas.font("body").height + FOOT <= canvas.height:
        head(canvas, title)
        return HEAD
    return 1


def topic(canvas: "Canvas", words: str, y: int, width: int) -> int:
    """Words beside what the columns are, or above that where the glass is round; answers where
    that stands."""
    if canvas.aside:
        from miaou.ui.circle import topic as inside

        return inside(canvas, words)
    canvas.fitted(words, EDGE, y, width, ("small",))
    return y


def ranks(
    canvas: "Canvas", rows: "Sequence[Rank]", top: int, column: int, bottom: int = FOOT
) -> None:
    """All rows in one face, above the foot; each number in a column so wide."""
    if canvas.aside:
        from miaou.ui.circle import ranks as inside

        inside(canvas, rows, top, column, bottom)
        return
    room = canvas.height - bottom - top
    for font in READABLE:
        face = canvas.font(font)
        most = canvas.width - _NAME - column * (len(rows[0][3]) - 1) - 3 * EDGE
        most -= max([face.width(each[3][0]) for each in rows])  # which a name may reach
        widest = max([face.width(each[2]) for each in rows])
        if len(rows) * face.height <= room and widest <= most:
            break
    if canvas.height >= TALL:
        from miaou.ui.tall import row
    else:
        from miaou.ui.layout import row
    line = row(canvas, room, len(rows), min(face.height + 1, room // len(rows)))
    for at, (place, seat, name, numbers) in enumerate(rows):
        y = top + at * line + (line - face.height) // 3  # a glass that is tall has rows to spare
        ink: Ink = "player " + str(seat + 1) if seat >= 0 else 1
        if place == 1 and line > 8:
            canvas.icon(icons.PAW, 1, y + (face.height - 8) // 2, ink)
        canvas.text(str(place), 12, y, font)
        canvas.text(face.clip(name, most), _NAME, y, font, ink)
        right = canvas.width - EDGE + 1 - column * len(numbers)
        for words in numbers:
            right += column
            canvas.text(words, right - face.width(words), y, font)
