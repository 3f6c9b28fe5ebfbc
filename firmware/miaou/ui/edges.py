"""What stands at the head and the foot of a screen: whose or what it is, what the keys do."""

from micropython import const

from miaou.ui import icons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.lang import N_
    from miaou.ui.canvas import Canvas, Ink

    # Said at the foot of many screens: these words are at hand in all of them.
    SHARED = (N_("Undo"), N_("Next"), N_("Again"), N_("Phone"), N_("Start"), N_("Go on"))

HEAD = const(15)  # rows for the head, and a free one below
FOOT = const(11)  # rows for the foot, with a free one above and below
TAB = const(10)  # rows for a line of tabs
EDGE = const(2)  # columns that words leave free at both ends
_WIDE = const(128)  # columns that words are chosen for
_SIGN = const(10)  # columns of a sign and the gap after it
_SIGNS = (icons.CROSS, icons.UP, icons.DOWN, icons.CHECK)
_SMALL = ("small",)


def head(canvas: "Canvas", words: str, right: str = "", colour: str = "", ink: int = 0) -> int:
    """A band with words, and perhaps some at its right; answers the column where those begin."""
    canvas.bar(0, 0, canvas.width, HEAD - 1, 0 if ink else colour or canvas.accent)
    x = canvas.width - EDGE + 1
    if right:
        x -= canvas.font("body").width(right)
        canvas.text(right, x, 1, ink=ink)
        x -= EDGE
    if words:
        canvas.fitted(words, EDGE, 1, x - EDGE, ink=ink)
    return x


def foot(
    canvas: "Canvas",
    back: str,
    ok: str,
    up: str = "",
    down: str = "",
    left: int = 1,
    ink: "Ink" = 1,
) -> None:
    """What each key does in a word, "" for nothing: BACK on the left, from the column `left` on,
    and OK on the right."""
    small = canvas.font("small")
    y = canvas.height - FOOT + 2
    if canvas.aside:
        from miaou.ui.circle import below

        ok = below(canvas, icons.CHECK, ok, ink)
    words = (back, up, down, ok)
    widths = [small.width(each) + _SIGN if each else 0 for each in words]
    free = canvas.width - left - sum(widths)
    gaps = len(words) - 1 - widths.count(0)
    if free < 2 * gaps and canvas.width < _WIDE and up:
        foot(canvas, back, ok, "", down, left, ink)  # a narrow panel: help tells of it
        return
    x = left
    for at, wide in enumerate(widths):
        if wide:
            if words[at] is ok:
                x = canvas.width - wide
            canvas.icon(_SIGNS[at], x, y, ink)
            canvas.fitted(words[at], x + _SIGN, y, wide, _SMALL, ink)
            x += wide + (free // gaps if gaps else 0)
    if free < 2 * gaps:
        canvas.cut.append(", ".join([each for each in words if each]))


def page(canvas: "Canvas", words: str, back: str, ok: str, down: str = "") -> None:
    """A few words to be read, or a question, and what the keys answer."""
    x, y, width = 1, 1, canvas.width - 2
    if canvas.scale > 1:
        from miaou.ui.tall import place

        x, y, width = place(canvas, words, FOOT)
    canvas.paragraph(words, x, y, width, canvas.height - FOOT - y, centred=True)
    foot(canvas, back, ok, "", down)


def tabs(
    canvas: "Canvas",
    names: "Sequence[str]",
    numbers: "Sequence[int]",
    lit: int,
    y: int,
    width: int,
    first: int = 0,
    players: int = 6,
) -> None:
    """Names and a number each, side by side from a `first` player on, one of them in negative; a
    name is cut to its room, and what is no player's has no colour."""
    x = canvas.aside
    small = canvas.font("small")
    each = (width - 2 * x) // len(names)
    for at, name in enumerate(names):
        words = " " + str(numbers[at])
        name = small.clip(name, each - 4 - small.width(words))
        left = x + 2
        if canvas.aside and not y:  # a round glass has two letters' room, and the name stands above
            name, words = "", words[1:]
            left = x + (each - small.width(words)) // 2
        known = canvas.scale > 1 and first + at < players
        ink: Ink = "player " + str(first + at + 1) if known else 1
        if at == lit:
            canvas.bar(x, y, each - 1, TAB, ink)
        canvas.text(name + words, left, y + 1, "small", 0 if at == lit else ink)
        x += each
