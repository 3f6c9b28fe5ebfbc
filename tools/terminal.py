"""The handheld in a terminal: half-blocks for pixels, arrow keys for buttons, in real time."""

import argparse
import contextlib
import os
import sys
import time
from pathlib import Path

from tools import firmware
from tools.pictures import window
from tools.told import refusals

SAVES = firmware.ROOT / ".saves"


@refusals
def main(argv: list[str]) -> int:
    firmware.plug_in()
    parser = argparse.ArgumentParser(
        prog="python3 -m tools run --terminal", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--board", default="terminal", help="instead of one with six keys")
    parser.add_argument("--lang", help="the language, instead of being asked")
    parser.add_argument("--saves", type=Path, default=SAVES, help="folder in which games are kept")
    asked = parser.parse_args(argv)
    board = firmware.board(asked.board)
    language = firmware.language(asked.lang) if asked.lang else ""
    if not window.has_terminal():
        print("This needs a Unix terminal; elsewhere, try `python3 -m tools run`.", file=sys.stderr)
        return 1
    asked.saves.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(asked.saves):
        Terminal(board, language).run()
    return 0


class Terminal:
    """Lets the virtual world's time follow the clock on the wall."""

    def __init__(self, board: object, language: str) -> None:
        from tools.playing import player
        from tools.virtual.placed import Placed
        from tools.virtual.workbench import Bench

        if language:
            player.choose_language(language)
        prefers = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        self.bench = Bench(Placed(board, prefers[:2]), int.from_bytes(os.urandom(4), "little") | 1)
        self._window = window.Window()
        self._naming = False

    def run(self) -> None:
        with window.raw_terminal() as resized:
            self._power_on()
            keys: list[str] = []
            while not self._quits(keys):
                bench = self.bench
                self._window.paint(bench.panel, bench.picture(), window.HELP, *bench.log[-1:])
                keys = window.read_keys(self.bench.world.until_alarm(), resized)
                self._catch_up()
                for key in keys:
                    self._type(key)

    def _quits(self, keys: list[str]) -> bool:
        """Where a name is asked for, a letter is a letter."""
        quits = window.QUIT & set(keys)
        return bool(quits) and not (self._naming and all(map(str.isalpha, quits)))

    def _type(self, key: str) -> None:
        from tools.virtual import typist

        bench = self.bench
        if key == window.PLUG:
            bench.power_off()
            self._power_on()
        elif key == window.ASK:
            bench.ask()
        elif bench.has(window.KEYS.get(key, "")):
            bench.press(window.KEYS[key])
        elif key not in window.KEYS:
            typist.type_letter(bench.handheld, key, bench.world.ticks_ms())
        self._naming = typist.is_asked(bench.handheld)

    def _power_on(self) -> None:
        self._started = time.monotonic()
        self.bench.power_on()

    def _catch_up(self) -> None:
        """A press takes the world ahead of the wall for a moment; it waits for it there."""
        wall = int((time.monotonic() - self._started) * 1000)
        self.bench.wait(max(0, wall - self.bench.world.us // 1000))
