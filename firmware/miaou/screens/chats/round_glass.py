"""A trick and a tie of Chats inside a circle: the clock above the words, hands in lines."""

from micropython import const

from miaou.lang import _
from miaou.rules.chats.trick import RARITIES
from miaou.screens.chats import signs
from miaou.ui import icons
from miaou.ui.canvas import READABLE
from miaou.ui.edges import FOOT, HEAD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.rules.chats.referee import Referee
    from miaou.ui.canvas import Canvas, Ink

    Hand = tuple[int, str, int]  # whose, the words, and their columns

_CLOCK = const(-15)  # where the clock stands
_WORDS = const(-4)  # and the words below it
_LINE = const(10)  # rows of a line of hands
_LINES = const(3)  # of these in large letters, and the rest of a trick has room
_GAP = const(5)  # columns from one hand to the next
_WIDE = const(109)  # columns that the circle has where hands are
_PAW = const(11)  # columns of a sign and the gap after it


def draw_head(canvas: "Canvas", words: str, clock: str, rarity: int, ink: int) -> None:
    """The rarity beside the clock, and below these what is on or whose word counts."""
    canvas.bar(0, 0, canvas.width, HEAD - canvas.aside - 1, 0 if ink else canvas.accent)
    font = canvas.font("body")
    dots = (rarity + 1) * signs.DOT
    x = (canvas.width - font.width(clock) - dots) // 2
    if clock:
        canvas.text(clock, x, _CLOCK, ink=ink)
        x += font.width(clock) + 2
    if rarity >= 0:
        signs.dots(canvas, rarity, x, _CLOCK + 4, ink)
    canvas.fitted(words, 0, _WORDS, 0, ink=ink)


def flow(
    canvas: "Canvas", names: "Sequence[str]", held: "Sequence[int]"
) -> "tuple[str, list[list[Hand]]]":
    """The hands in lines, in the face in which there are not too many of these."""
    for face in READABLE:
        font = canvas.font(face)
        lines: list[list[Hand]] = []
        room = 0
        for at, name in enumerate(names):
            words = name + " " + str(held[at])
            wide = font.width(words)
            if wide > room:
                lines.append([])
                room = _WIDE
            lines[-1].append((at, words, wide))
            room -= wide + _GAP
        if len(lines) <= _LINES:
            break
    return face, lines


def hands_top(canvas: "Canvas", names: "Sequence[str]", held: "Sequence[int]") -> int:
    face, lines = flow(canvas, names, held)
    return canvas.height - FOOT - _line(canvas, face) * len(lines)


def _line(canvas: "Canvas", face: str) -> int:
    """Rows from line to line."""
    return min(_LINE, int(canvas.font(face).height))


def draw_hands(
    canvas: "Canvas", names: "Sequence[str]", held: "Sequence[int]", lit: int, players: int
) -> None:
    """How many cards everybody has, the leader in negative."""
    face, lines = flow(canvas, names, held)
    rows, high = canvas.font(face).height, _line(canvas, face)
    y = canvas.height - FOOT - high * len(lines)
    for line in lines:
        x = (canvas.width - sum([wide + _GAP for _at, _words, wide in line]) + _GAP) // 2
        for at, words, wide in line:
            ink: Ink = "player " + str(at + 1) if at < players else 1
            if at == lit:
                canvas.bar(x - 2, y, wide + 3, high, ink)
            canvas.text(words, x, y + (high - rows) // 2, face, 0 if at == lit else ink)
            x += wide + _GAP
        y += high


def draw_tie(canvas: "Canvas", state: "Referee", seats: "Sequence[int]", pot: str) -> None:
    """Names in the largest letters in which all fit, and the pot below them."""
    trick = state.trick
    tied = [
        (
            state.names[seat],
            "player " + str(seat + 1),
            seat in trick.seats,
            RARITIES.index(trick.shown[seat]) if seat in trick.shown else -1,
        )
        for seat in seats
    ]
    top = HEAD - canvas.aside
    bottom = canvas.height - FOOT - (canvas.font("body").height if pot else 0)
    for face, across in (("huge", 1), ("body", 1), ("body", 2), ("small", 2)):
        font = canvas.font(face)
        lines = (len(tied) + across - 1) // across
        widest = max([font.width(name) + (more + 1) * signs.DOT for name, _ink, _in, more in tied])
        widest += _PAW
        if lines * font.height <= bottom - top + 2 and widest <= canvas.width // across:
            break
    line = min((bottom - top + 2) // lines, font.height + 6)
    column = canvas.width // across
    y = top + (bottom - top - lines * line) // 2
    for at, (name, ink, stays, rarity) in enumerate(tied):
        x = (column - widest) // 2 + at % across * column
        down = y + at // across * line + (line - font.height) // 2
        middle = down + (font.height - 8) // 2
        canvas.icon(icons.PAW if stays else icons.CROSS, x, middle, ink)
        canvas.note(_("tied") if stays else _("no card left"))
        canvas.text(name, x + _PAW, down, face, ink)
        if rarity >= 0:
            signs.dots(canvas, rarity, x + _PAW + font.width(name) + 3, middle + 2)
    if pot:
        canvas.centred(pot, bottom)
