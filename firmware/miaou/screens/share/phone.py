"""A game as a QR code, for a phone to read off the glass.

The code is a text: a title, then everybody in order. Where a page's address was given to `flash`,
it is a link to that page with the whole game in it, if one code holds that.
"""

from framebuf import MONO_HLSB, FrameBuffer
from micropython import const

from miaou import load
from miaou.core.keys import BACK, OK
from miaou.lang import _
from miaou.ui.canvas import READABLE
from miaou.ui.qr import LARGEST, encode, stride
from miaou.ui.qr_data import L, fits
from miaou.ui.screen import CLOSES, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas, Part
    from miaou.ui.qr_data import Part as Segment
    from miaou.ui.screen import Answer, Keys

    Rows = Sequence[tuple[str, str]]  # a name, which may be unknown, and what it has

# Of a name, as core/roster.py has it, which would take 3 KB to ask.
_SPACE = "\u00a0"
_LONGEST = const(10)
_CATS = "\ue000\ue001\ue002\ue003\ue004\ue005"  # pictures that only this glass can show
_SHORTEST = const(3)  # letters that are left of a name, before players are left out
_QUIET = const(3)  # modules around the code, above and below it together; left and right alone
_WORDS = const(48)  # columns that words beside it need at least
_BELOW = const(19)  # rows for words below it
_ROUND = const(74)  # rows of the largest square in a round glass that leaves room below for words
_ABOVE = const(-7)  # the row where that begins
_PIXELS = const(2)  # of the glass for a module, at least
_LETTER = const(5)  # bits of a packed name's letter
_SPARE = const(24)  # bytes: more than shorter names ever win
PAGE = "page"  # the setting


def told(title: str, rows: "Rows", letters: int, left_out: int) -> bytes:
    """A result as text: names of so many letters, and of those left out how many they are."""
    lines = [title]
    for name, has in rows[: len(rows) - left_out]:
        name = name[:letters].lstrip(_CATS).replace(_SPACE, " ")
        lines.append((name.strip() + " " + has).strip())
    if left_out:
        lines.append("+" + str(left_out))
    return "\n".join(lines).encode()


def link(
    page: str, game: str, events: "list[list[str]]", largest: int
) -> "tuple[list[Segment], bool]":
    """The page's address and the whole game, and whether its names are cut; nothing if no code of
    this version holds it."""
    from miaou.rules.packing import pack

    address = (page + "#").encode()
    room = _room(address, largest)
    try:
        signs = pack(game, events, room + _SPARE)
        excess = len(signs) * 2 // 3 - room
        if excess <= 0:
            return [address, signs], False
        return [address, pack(game, _cut(events, 8 * excess), room)], True
    except ValueError:
        return [], False


def _room(address: bytes, largest: int) -> int:
    """Bytes of a packed game that a code of this version holds behind the address."""
    room = 0
    while fits([address, "A" * ((room * 3 + 4) // 2)], largest, L):
        room += 1
    return room


def _cut(events: "list[list[str]]", bits: int) -> "list[list[str]]":
    """The same with names of as many letters as leave so many bits to others."""
    names = events[[event[0] for event in events].index("table")][1:]
    letters = _LONGEST
    while letters > _SHORTEST and bits > _LETTER * sum([len(name[letters:]) for name in names]):
        letters -= 1
    return [
        ["table"] + [word[:letters] for word in event[1:]] if event[0] == "table" else event
        for event in events
    ]


class Phone:
    """OK and BACK close it; words beside the code say what did not fit into it.

    `game` names the journal of a game that is still there, for a link with all of it.
    """

    def __init__(self, handheld: "Handheld", title: str, rows: "Rows", game: str = "") -> None:
        canvas = handheld.canvas
        self._across = canvas.width - canvas.height >= _WORDS - 2 * _QUIET
        self._side = canvas.height if self._across else canvas.height - _BELOW
        if canvas.aside:
            self._side = _ROUND
        pixels = max(1, _PIXELS // getattr(handheld.panel, "scale", 1))
        self._largest = min(LARGEST, (self._side // pixels - _QUIET - 17) // 4)
        self._size = 0
        self._code = bytearray()
        self._pixels: FrameBuffer | None = None
        self._rows = title, rows
        self._page = handheld.settings.get(PAGE) if game else ""
        self._game = game
        self._journal = handheld.journal(game) if self._page else None
        self.parts: list[Segment] = []
        self._more = ""
        if self._page:
            load("rules.packing")  # now, while the door makes room for it

    def _prepare(self) -> None:
        """When it is first drawn: while a screen loads, garbage is collected all the time."""
        if self._journal and self._largest > 0:
            events = list(self._journal.events())
            self.parts, cut = link(self._page, self._game, events, self._largest)
            self._more = _("Names are cut.") if cut else _("The whole game.")
        if not self.parts:
            self.parts = [self._fit(*self._rows)]
        if self._largest > 0:
            self._size, self._code = encode(self.parts, self._largest)

    def _fit(self, title: str, rows: "Rows") -> bytes:
        """As much of a result as the code holds, by rule:

        all of it; else shorter names, the same for everybody; else without the last players.
        """
        letters, left_out = _LONGEST, 0
        text = told(title, rows, _LONGEST, 0)
        while self._largest > 0 and not fits([text], self._largest, L):
            if letters > _SHORTEST:
                letters -= 1
            elif left_out < len(rows):
                left_out += 1
            else:
                self._largest = 0
            text = told(title, rows, letters, left_out)
        self._more = _("Only the result fits.") if self._page else ""
        if left_out:
            self._more = _("Left out: {}").format(left_out)
        elif letters < _LONGEST:
            self._more = _("Names are cut.")
        return text

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None

    def draw(self, canvas: "Canvas") -> None:
        if not self.parts:
            self._prepare()
        if self._largest <= 0:
            words = _("This screen is too small for a code.")
            canvas.paragraph(words, 0, 0, canvas.width, canvas.height, centred=True)
            return
        side = self._side
        scale = side * canvas.scale // (self._size + _QUIET)  # pixels of the glass for a module
        aside = canvas.aside
        if self._across:
            lit = (self._size + 2 * _QUIET) * scale // canvas.scale
            lit = min(lit, canvas.width - _WORDS)
            left, x, y, height = 0, lit + 3, 0, canvas.height
        else:
            lit, left = side, (canvas.width - side) // 2
            x, y, height = aside, side + 2, _BELOW - 2
        top = _ABOVE if aside else 0
        self._draw_code(canvas, left, top, lit, scale)
        fonts = READABLE[aside and 1 :]
        canvas.paragraph(self._words(), x, top + y, canvas.width - x - aside, height, fonts, True)

    def _words(self) -> str:
        words = _("Scan it with a phone.")
        return words + "\n" + self._more if self._more else words

    def _draw_code(self, canvas: "Canvas", left: int, top: int, lit: int, scale: int) -> None:
        """Dark on light, as phones expect it."""
        canvas.note("".join([p if isinstance(p, str) else p.decode() for p in self.parts]))
        if self._pixels is None:
            self._pixels = _pixels(self._code, self._size, scale)
        across = -(-self._size * scale // canvas.scale)
        canvas.part(_code, left, top, lit, self._side, self._pixels, across)


def _code(canvas: "Canvas", part: "Part") -> None:
    _paint, left, top, lit, side, pixels, across = part
    canvas.fill(left, top, lit, side, 1)
    canvas.blit(pixels, left + (lit - across) // 2, top + (side - across) // 2, 0)


def _pixels(code: bytearray, size: int, scale: int) -> FrameBuffer:
    """Each module as so many pixels across and down: once, for a colour LCD is painted in tiles."""
    across = (size * scale + 7) // 8 * 8
    pixels = FrameBuffer(bytearray(across // 8 * size * scale), across, size * scale, MONO_HLSB)
    width = stride(size)
    for row in range(size):
        line = int.from_bytes(code[row * width : (row + 1) * width], "little")
        column = 0
        while line:  # a run of dark modules at a time
            while not line & 1:
                line >>= 1
                column += 1
            start = column
            while line & 1:
                line >>= 1
                column += 1
            pixels.fill_rect(start * scale, row * scale, (column - start) * scale, scale, 1)
    return pixels
