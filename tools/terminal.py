"""The handheld in a terminal: half-blocks for pixels, arrow keys for buttons, in real time."""

import argparse
import contextlib
import os
import re
import select
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools import firmware, pictures

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

SAVES = firmware.ROOT / ".saves"
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
QUIT = {"q", "\x03", "\x04"}
LARGE = 240  # pixels of a panel that shows each of the firmware's twice

# The dots of a Braille character, and where each of them is.
DOTS = (1, 2, 4, 8, 16, 32, 64, 128)
PLACES = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
HELP = "arrows: move   space: OK   escape: BACK   p: power cut   q: quit"


def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(prog="python3 -m tools run --terminal", description=__doc__)
    parser.add_argument("--board", default="terminal")
    parser.add_argument("--lang", help="the language, instead of being asked")
    parser.add_argument("--saves", type=Path, default=SAVES, help="folder in which games are kept")
    asked = parser.parse_args(argv)
    try:
        board = firmware.board(asked.board)
        language = firmware.language(asked.lang) if asked.lang else ""
    except firmware.Refused as problem:
        print(problem, file=sys.stderr)
        return 2
    if not has_terminal():
        print(
            "This needs a Unix terminal; elsewhere, try `python3 -m tools play`.", file=sys.stderr
        )
        return 1
    asked.saves.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(asked.saves):
        Terminal(board, language).run()
    return 0


class Terminal:
    """Lets the virtual world's time follow the clock on the wall."""

    def __init__(self, board: object, language: str) -> None:
        from tools.virtual import player
        from tools.virtual.bench import Bench

        if language:
            player.choose_language(language)
        self.bench = Bench(board, int.from_bytes(os.urandom(4), "little") | 1)
        self._shown: list[str] = []

    def run(self) -> None:
        with raw_terminal():
            self._power_on()
            keys: list[str] = []
            while not QUIT & set(keys):
                self._paint()
                keys = read_keys(self.bench.world.until_alarm())
                self._catch_up()
                for key in keys:
                    self._type(key)

    def _type(self, key: str) -> None:
        if key == "p":
            self.bench.power_off()
            self._power_on()
        elif self.bench.has(KEYS.get(key, "")):
            self.bench.press(KEYS[key])

    def _power_on(self) -> None:
        self._started = time.monotonic()
        self.bench.power_on()

    def _catch_up(self) -> None:
        """A press takes the world ahead of the wall for a moment; it waits for it there."""
        wall = int((time.monotonic() - self._started) * 1000)
        self.bench.wait(max(0, wall - self.bench.world.us // 1000))

    def _paint(self) -> None:
        """Writes the lines that differ from those on the terminal."""
        panel = self.bench.panel
        lines = [
            *drawn(self.bench.picture(), panel.width, panel.height),
            "",
            HELP,
            *self.bench.log[-1:],
        ]
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                print(f"\x1b[{number + 1};1H{line}\x1b[K", end="")
        self._shown = lines
        sys.stdout.flush()


def has_terminal() -> bool:
    """Whether there is one that keys can be read from one by one."""
    return termios is not None and sys.stdin.isatty() and sys.stdout.isatty()


def drawn(picture: bytes, width: int, height: int) -> list[str]:
    """As large as the window allows: one too small for half-blocks still holds it in Braille."""
    colour = pictures.is_colour(picture, width, height)
    if colour and max(width, height) >= LARGE:
        picture, width, height = pictures.halved(picture, width), width // 2, (height + 1) // 2
    window = shutil.get_terminal_size()
    if window.columns < width or window.lines <= height // 2 + 2:
        return braille(pictures.one_bit(picture) if colour else picture, width)
    return colour_blocks(picture, width) if colour else half_blocks(picture, width)


def colour_blocks(picture: bytes, width: int) -> list[str]:
    """Two rows of RGB565 in each line of text: the ink of a half-block and what is behind it."""
    shades = pictures.rgb(picture, width, len(picture) // (2 * width))
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


def read_keys(wait: int | None) -> list[str]:
    """The keys typed, or none when the world's alarm is due first."""
    ready, _, _ = select.select([sys.stdin], [], [], None if wait is None else wait / 1000)
    typed = os.read(sys.stdin.fileno(), 64).decode(errors="ignore") if ready else ""
    return re.findall(r"\x1b\[.|.", typed, re.DOTALL)


@contextlib.contextmanager
def raw_terminal() -> Iterator[None]:
    """Keys one by one, no cursor; everything put back at the end."""
    old = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    print("\x1b[?1049h\x1b[?25l", end="", flush=True)
    try:
        yield
    finally:
        print("\x1b[?25h\x1b[?1049l", end="", flush=True)
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, old)
