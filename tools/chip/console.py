"""The emulated Pico in a terminal: its time follows the clock on the wall, its flash is a file."""

import argparse
import time
from pathlib import Path
from types import ModuleType

from littlefs import LittleFSError

from tools import firmware
from tools.chip import disk, image
from tools.chip.image import Image
from tools.chip.port import Cable, SocketEnd
from tools.chip.rp2040 import HOLD, MS, Chip
from tools.firmware import Refused
from tools.pictures import window
from tools.terminal import SAVES

FRAME = 0.04  # seconds between two looks at the panel
SEED = 1 << 32


def play(asked: argparse.Namespace) -> None:
    board = firmware.board(asked.board)
    kept = asked.flash or SAVES / f"{asked.board}.flash"
    flash = contents(image.read(asked.uf2), asked.board, kept, asked.bare)
    if not window.has_terminal():
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
        self._window = window.Window()
        self._power_on(flash)

    def _power_on(self, flash: bytes) -> None:
        self.chip = Chip(self._board, flash, time.time_ns() % SEED)
        self._cable = Cable(self.chip, self._end)

    def run(self) -> None:
        with window.raw_terminal() as resized:
            keys: list[str] = []
            while not window.QUIT & set(keys):
                told = f"mpremote connect {self._end.name}   {self.chip.ms / 1000:.0f} s"
                self._window.paint(self.chip.panel, self.chip.picture(), window.HELP, told)
                self._follow(time.monotonic() + FRAME)
                keys = window.read_keys(0, resized)
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
        if key == window.PLUG:
            self._power_on(self.chip.flash)
        elif key == window.ASK:
            self._press("UP", "BACK", length=HOLD)
        elif key in window.KEYS:
            self._press(window.KEYS[key])

    def _press(self, *names: str, length: int = 0) -> None:
        """Fingers leave the buttons by themselves, in the board's time."""
        if not all(any(name in (key[0], key[-1]) for key in self._board.KEYS) for name in names):
            return
        pins = [self.chip.pin(name) for name in names]
        self._put(pins, False)
        self._lift = self.chip.clock.create_alarm(lambda: self._put(pins, True))
        self._lift.schedule((length or pins[0][1]) * MS)

    def _put(self, pins: list[tuple[int, int]], high: bool) -> None:
        for pin, _length in pins:
            self.chip.put(pin, high)
