"""A result as a QR code, for a phone to read off the glass: a title, then everybody in order."""

from framebuf import MONO_HMSB, FrameBuffer
from micropython import const

from miaou.core.keys import BACK, OK
from miaou.lang import _
from miaou.ui.qr import LARGEST, encode
from miaou.ui.qr_data import L, fits
from miaou.ui.screen import CLOSES, LEAVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from miaou.device.handheld import Handheld
    from miaou.ui.canvas import Canvas
    from miaou.ui.screen import Answer, Keys

    Rows = Sequence[tuple[str, str]]  # a name, which may be unknown, and what it has

# Of a name, as core/roster.py has it, which would take 3 KB to ask.
_SPACE = "\u00a0"
_LONGEST = const(10)
_CATS = "\ue000\ue001\ue002\ue003\ue004\ue005"  # pictures that only this glass can show
_SHORTEST = const(3)  # letters that are left of a name, before players are left out
_QUIET = const(3)  # modules around the code, above and below it together; left and right alone
_WORDS = const(48)  # columns that words beside it need at least
_BELOW = const(42)  # rows for words below it
_PIXELS = const(2)  # of the glass for a module, at least


def told(title: str, rows: "Rows", letters: int, left_out: int) -> bytes:
    """Names of so many letters, without the last ones, who are counted."""
    lines = [title]
    for name, has in rows[: len(rows) - left_out]:
        name = name[:letters].lstrip(_CATS).replace(_SPACE, " ")
        lines.append((name.strip() + " " + has).strip())
    if left_out:
        lines.append("+" + str(left_out))
    return "\n".join(lines).encode()


class Phone:
    """OK and BACK close it; what did not fit into the code is told beside it."""

    def __init__(self, handheld: "Handheld", title: str, rows: "Rows") -> None:
        canvas = handheld.canvas
        self._across = canvas.width - canvas.height >= _WORDS - 2 * _QUIET
        self._side = canvas.height if self._across else canvas.height - _BELOW
        self._size = 0
        self._code = bytearray()
        self._fit(title, rows, max(1, _PIXELS // getattr(handheld.panel, "scale", 1)))

    def _fit(self, title: str, rows: "Rows", pixels: int) -> None:
        """As much as the largest code with modules of so many pixels holds, by rule:

        all of it; else shorter names, the same for everybody; else without the last players.
        """
        self._largest = min(LARGEST, (self._side // pixels - _QUIET - 17) // 4)
        self._letters, self._left_out = _LONGEST, 0
        self.text = told(title, rows, _LONGEST, 0)
        while self._largest > 0 and not fits([self.text], self._largest, L):
            if self._letters > _SHORTEST:
                self._letters -= 1
            elif self._left_out < len(rows):
                self._left_out += 1
            else:
                self._largest = 0
            self.text = told(title, rows, self._letters, self._left_out)

    def help(self) -> "Keys":
        return CLOSES

    def key(self, key: int) -> "Answer | None":
        return LEAVE if key in (OK, BACK) else None

    def draw(self, canvas: "Canvas") -> None:
        if self._largest <= 0:
            words = _("This screen is too small for a code.")
            canvas.paragraph(words, 0, 0, canvas.width, canvas.height, centred=True)
            return
        if not self._size:
            self._encode()
        scale = self._side // (self._size + _QUIET)
        lit = self._size * scale + 2 * _QUIET * scale
        if self._across:
            lit = min(lit, canvas.width - _WORDS)
            self._draw_code(canvas, 0, lit, scale)
            x = lit + 3
            canvas.paragraph(self._words(), x, 0, canvas.width - x, canvas.height, centred=True)
        else:
            lit = min(lit, canvas.width)
            self._draw_code(canvas, (canvas.width - lit) // 2, lit, scale)
            y = self._side + 2
            canvas.paragraph(self._words(), 0, y, canvas.width, canvas.height - y, centred=True)

    def _encode(self) -> None:
        """When it is first drawn: while a screen loads, garbage is collected all the time."""
        self._size, self._code = encode([self.text], self._largest)

    def _words(self) -> str:
        words = _("Scan it with a phone.")
        if self._left_out:
            return words + "\n" + _("Left out: {}").format(self._left_out)
        if self._letters < _LONGEST:
            return words + "\n" + _("Names are cut.")
        return words

    def _draw_code(self, canvas: "Canvas", left: int, lit: int, scale: int) -> None:
        """Dark on light, as phones expect it."""
        canvas.note(self.text.decode())
        canvas.fb.fill_rect(left, 0, lit, self._side, 1)
        code = FrameBuffer(
            self._code, self._size, self._size, MONO_HMSB, (self._size + 11) // 8 * 8
        )
        x = left + (lit - self._size * scale) // 2
        y = (self._side - self._size * scale) // 2
        for row in range(self._size):
            for column in range(self._size):
                if code.pixel(column, row):
                    canvas.fb.fill_rect(x + column * scale, y + row * scale, scale, scale, 0)
