"""Play on the true chip in this terminal: stock MicroPython in an emulated Pico, at its own speed.

Its flash is kept in a file between two evenings. mpremote reaches it from a second terminal.
"""

import argparse
import sys
import time
from pathlib import Path
from types import ModuleType

from littlefs import LittleFSError

from tools import firmware
from tools.chip import disk, image
from tools.chip.chip import MS, Chip
from tools.chip.image import Image
from tools.chip.port import Cable, SocketEnd
from tools.firmware import Refused
from tools.terminal import KEYS, QUIT, SAVES, drawn, has_terminal, raw_terminal, read_keys

HELP = "arrows: move   space: OK   escape: BACK   p: power cut   q: quit"
FRAME = 0.04  # seconds between two looks at the panel
SEED = 1 << 32


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools chip", description=__doc__)
    parser.add_argument("--board", default="pico_w_oled", metavar="|".join(boards()))
    parser.add_argument("--uf2", type=Path, help="another MicroPython than the stock one")
    parser.add_argument("--port", type=int, default=0, help="for mpremote, instead of any free one")
    parser.add_argument("--bare", action="store_true", help="without Miaou, to try `tools flash`")
    parser.add_argument("--flash", type=Path, help="the file in which its flash is kept")
    asked = parser.parse_args(argv)
    try:
        play(asked)
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


def boards() -> list[str]:
    """Those with a Pico; a Feather has another flash."""
    return [name for name in firmware.board_names() if name.startswith("pico")]


def play(asked: argparse.Namespace) -> None:
    if asked.board not in boards():
        raise Refused(f"{asked.board!r} is no board with a Pico. Those are: {', '.join(boards())}.")
    board = firmware.board(asked.board)
    kept = asked.flash or SAVES / f"{asked.board}.flash"
    flash = contents(image.read(asked.uf2), asked.board, kept, asked.bare)
    if not has_terminal():
        raise Refused("This needs a Unix terminal. In the tests the chip needs none.")
    console = Console(board, flash, SocketEnd(asked.port))
    try:
        console.run()
    finally:
        if asked.flash or not asked.bare:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(console.chip.flash)


def contents(stock_image: Image, board: str, kept: Path, bare: bool) -> bytes:
    """MicroPython with today's Miaou and the games that were saved, or with nothing."""
    if bare:
        return stock_image.flash
    try:
        saves = disk.saves(stock_image, kept.read_bytes()) if kept.exists() else {}
    except (LittleFSError, OSError):
        raise Refused(
            f"{kept} is not the flash of such a board. Name another file with --flash."
        ) from None
    return disk.with_miaou(stock_image, board, saves)


class Console:
    """Lets the board's time follow the clock on the wall, and shows what its panel shows."""

    def __init__(self, board: ModuleType, flash: bytes, end: SocketEnd) -> None:
        self._board = board
        self._end = end
        self._shown: list[str] = []
        self._power_on(flash)

    def _power_on(self, flash: bytes) -> None:
        self.chip = Chip(self._board, flash, time.time_ns() % SEED)
        self._cable = Cable(self.chip, self._end)

    def run(self) -> None:
        with raw_terminal():
            keys: list[str] = []
            while not QUIT & set(keys):
                self._paint()
                self._follow(time.monotonic() + FRAME)
                keys = read_keys(0)
                for key in keys:
                    self._type(key)
        self._end.close()

    def _follow(self, until: float) -> None:
        """Runs the board up to now, and as fast as it can if it has come behind."""
        while time.monotonic() < until:
            self._cable.look(0)
            if self._cable.ahead and not self._cable.has_news:
                self._cable.look(0.002)
            else:
                self._cable.turn()

    def _type(self, key: str) -> None:
        if key == "p":
            self._power_on(self.chip.flash)
        elif key in KEYS:
            self._press(KEYS[key])

    def _press(self, name: str) -> None:
        """The finger leaves the button by itself, in the board's time."""
        if not any(name in (key[0], key[-1]) for key in self._board.KEYS):
            return
        pin, length = self.chip.pin(name)
        self.chip.put(pin, False)
        self._lift = self.chip.clock.create_alarm(lambda: self.chip.put(pin, True))
        self._lift.schedule(length * MS)

    def _paint(self) -> None:
        """Writes the lines that differ from those on the terminal."""
        panel = self.chip.panel
        lines = [
            *drawn(self.chip.picture(), panel.width, panel.height),
            "",
            HELP,
            f"mpremote connect {self._end.name}   {self.chip.ms / 1000:.0f} s",
        ]
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                print(f"\x1b[{number + 1};1H{line}\x1b[K", end="")
        self._shown = lines
        sys.stdout.flush()
