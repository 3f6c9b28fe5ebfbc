"""Digits as large as a rectangle allows, drawn with a broad pen: they are read across a table."""

from micropython import const

from miaou.ui import digits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

# In sixteenths of a digit: how wide the other signs are, and the gap before the next one.
_WIDTHS = {":": 4, "+": 10}
_GAP = const(3)


def draw(fb: "FrameBuffer", words: str, y: int, width: int, height: int, ink: int) -> None:
    """Digits, a colon and perhaps a plus, side by side across the whole width."""
    across = sum([_WIDTHS.get(sign, 16) + _GAP for sign in words]) - _GAP
    wide = min(width * 16 // across, height * 3 // 4)
    tall = min(height, wide * 5 // 2)
    y += (height - tall) // 2
    x = (width - wide * across // 16) // 2
    for sign in words:
        _sign(fb, sign, x, y, wide, tall, ink)
        x += wide * (_WIDTHS.get(sign, 16) + _GAP) // 16


def _sign(fb: "FrameBuffer", sign: str, x: int, y: int, width: int, height: int, ink: int) -> None:
    pen = width // 4
    if sign == ":":
        fb.fill_rect(x, y + height // 4, pen, pen, ink)
        fb.fill_rect(x, y + height - height // 4 - pen, pen, pen, ink)
    elif sign == "+":
        _plus(fb, x, y + height // 2, width * 5 // 8, pen * 2 // 3, ink)
    elif sign == "1":
        x += width // 2 - pen
        fb.fill_rect(x + pen, y, pen, height, ink)
        fb.fill_rect(x, y, pen, pen, ink)
        _round(fb, x, y, 2 * pen, height, pen // 3, 1 - ink)
    else:
        digits.draw(fb, int(sign), x, y, width, height, pen, ink)
        _round(fb, x, y, width, height, pen // 3, 1 - ink)


def _round(
    fb: "FrameBuffer", x: int, y: int, width: int, height: int, size: int, paper: int
) -> None:
    """Takes the four corners off."""
    for row in range(size):
        for line in (y + row, y + height - 1 - row):
            fb.hline(x, line, size - row, paper)
            fb.hline(x + width - size + row, line, size - row, paper)


def _plus(fb: "FrameBuffer", x: int, middle: int, width: int, pen: int, ink: int) -> None:
    fb.fill_rect(x, middle - pen // 2, width, pen, ink)
    fb.fill_rect(x + (width - pen) // 2, middle - width // 2, pen, width, ink)
