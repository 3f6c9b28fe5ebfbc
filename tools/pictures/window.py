"""A terminal as a panel and as keys: half-blocks or Braille for pixels, arrows for buttons."""

import contextlib
import os
import re
import select
import shutil
import signal
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from tools.pictures import pixels

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

KEYS = {
    "\x1b[A": "UP",
    "\x1b[B": "DOWN",
    "\x1b[C": "RIGHT",
    "\x1b[D": "LEFT",
    "\r": "OK",
    "\n": "OK",
    " ": "OK",
    "\x7f": "BACK",
    "\b": "BACK",
    "\x1b": "BACK",
}
ASK = "?"  # what the keys do
PLUG = "\x10"  # ctrl-p: no letter that may be part of a name
QUIT = {"q", "\x03", "\x04"}
BELOW = 3  # lines: a blank one, the help, what is told last
LARGE = 240  # pixels of a panel of which a terminal shows every second one

# The dots of a Braille character, and where each of them is.
DOTS = (1, 2, 4, 8, 16, 32, 64, 128)
PLACES = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
HELP = "arrows  space: OK  esc: BACK  ?: keys  ctrl-p: power cut  q: quit"


class Window:
    """What was painted on the terminal, so that only what differs is painted again."""

    def __init__(self) -> None:
        self._shown: list[str] = []
        self._size = shutil.get_terminal_size()

    def paint(self, panel: Any, picture: bytes, *below: str) -> None:
        """A panel's picture and lines of text under it; in a new window, all of it."""
        size = shutil.get_terminal_size()
        if size != self._size:
            print("\x1b[2J", end="")
            self._size, self._shown = size, []
        lines = drawn(picture, panel.width, panel.height)
        lines = [*lines, *[line[: size.columns] for line in ("", *below)]][: size.lines]
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                print(f"\x1b[{number + 1};1H\x1b[2K{line}", end="")
        for number in range(len(lines), len(self._shown)):
            print(f"\x1b[{number + 1};1H\x1b[2K", end="")
        self._shown = lines
        sys.stdout.flush()


def has_terminal() -> bool:
    """Whether there is one that keys can be read from one by one."""
    return termios is not None and sys.stdin.isatty() and sys.stdout.isatty()


def drawn(picture: bytes, width: int, height: int) -> list[str]:
    """As large as the window allows: one too small for half-blocks still holds it in Braille.

    In one too small for that, how large it must be.
    """
    colour = pixels.is_colour(picture, width, height)
    if colour and max(width, height) >= LARGE:
        picture, width, height = pixels.halved(picture, width), width // 2, (height + 1) // 2
    window = shutil.get_terminal_size()
    columns, lines = (width + 1) // 2, (height + 3) // 4 + BELOW
    if window.columns < columns or window.lines < lines:
        sentence = (
            f"This window has {window.columns} columns and {window.lines} lines. Miaou needs "
            f"{columns} and {lines} on this board: make it larger, or q quits."
        )
        return textwrap.wrap(sentence, max(1, window.columns))
    if window.columns < width or window.lines < (height + 1) // 2 + BELOW:
        return braille(pixels.one_bit(picture) if colour else picture, width)
    return colour_blocks(picture, width) if colour else half_blocks(picture, width)


def colour_blocks(picture: bytes, width: int) -> list[str]:
    """Two rows of RGB565 in each line of text: the ink of a half-block and what is behind it."""
    shades = pixels.rgb(picture, width, len(picture) // (2 * width))
    lines = []
    for start in range(0, len(shades), 6 * width):
        upper = shades[start : start + 3 * width]
        lower = shades[start + 3 * width : start + 6 * width]
        lines.append("".join(_block(upper[x : x + 3], lower[x : x + 3]) for x in _pixels(width)))
    return [f"{line}\x1b[0m" for line in lines]


def _pixels(width: int) -> range:
    return range(0, 3 * width, 3)


def _block(upper: bytes, lower: bytes) -> str:
    ink, behind = (";".join(map(str, shade)) for shade in (upper, lower))
    return f"\x1b[38;2;{ink};48;2;{behind}m▀"


def half_blocks(rows: bytes, width: int) -> list[str]:
    """Two rows of pixels in each line of text."""
    stride = width // 8
    lines = []
    for start in range(0, len(rows), 2 * stride):
        upper = rows[start : start + stride]
        lower = rows[start + stride : start + 2 * stride]
        bits = [
            (upper[x // 8] >> (7 - x % 8) & 1) + 2 * (lower[x // 8] >> (7 - x % 8) & 1)
            for x in range(width)
        ]
        lines.append("".join(" ▀▄█"[pair] for pair in bits))
    return lines


def braille(rows: bytes, width: int) -> list[str]:
    """Two columns and four rows of pixels in each character."""
    stride = width // 8
    lines = []
    for y in range(0, len(rows) // stride, 4):
        cells = []
        for x in range(0, width, 2):
            dots = [
                bit
                for bit, (right, down) in zip(DOTS, PLACES, strict=True)
                if rows[(y + down) * stride + x // 8] >> (7 - x % 8 - right) & 1
            ]
            cells.append(chr(0x2800 + sum(dots)))
        lines.append("".join(cells))
    return lines


def read_keys(wait: int | None, resized: int) -> list[str]:
    """The keys typed, or none when the world's alarm is due, or the window changes, first."""
    keys, patience = sys.stdin.fileno(), None if wait is None else wait / 1000
    ready, _, _ = select.select([keys, resized], [], [], patience)
    if resized in ready:
        os.read(resized, 64)
    typed = os.read(keys, 64).decode(errors="ignore") if keys in ready else ""
    return re.findall(r"\x1b\[.|.", typed, re.DOTALL)


@contextlib.contextmanager
def raw_terminal() -> Iterator[int]:
    """Keys one by one, no cursor; everything put back at the end.

    Gives a file in which there is something to read when the window has changed.
    """
    resized, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGWINCH, lambda *_: None)
    old = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    print("\x1b[?1049h\x1b[?25l", end="", flush=True)
    try:
        yield resized
    finally:
        signal.set_wakeup_fd(-1)
        print("\x1b[?25h\x1b[?1049l", end="", flush=True)
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, old)
