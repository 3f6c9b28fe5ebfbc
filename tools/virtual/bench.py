"""A handheld on the workbench: a board, its chips, its power switch, and fingers for the keys."""

import asyncio
import os
import sys

from tools.virtual import machine
from tools.virtual.ssd1306 import SSD1306
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAP = 60  # ms that a short press lasts
HOLD = 600  # ms that a long one lasts


class Bench:
    """Saves live in the current folder, as on a board; everything else ends with the power."""

    def __init__(self, board: "Any", seed: int = 1) -> None:
        self.board = board
        self.log: list[str] = []
        self._seed = seed
        self._start()

    def _start(self) -> None:
        self.world = World(self._seed)
        self._seed += 1
        panel = self.board.PANEL
        self.panel = SSD1306(panel["width"], panel["height"])
        wires = (panel["i2c"], panel["sda"], panel["scl"], panel["address"])
        self.world.i2c[wires] = self.panel

    def power_on(self) -> None:
        """Runs main.py to its `asyncio.run`, then the program until it first waits."""
        machine.enter(self.world)
        sys.modules["board"] = self.board
        kept = (getattr(asyncio, "run", None), getattr(os, "urandom", None))
        asyncio.run = self.world.run  # type: ignore[assignment]
        os.urandom = self.world.urandom
        sys.modules.pop("main", None)
        try:
            self.handheld = __import__("main").handheld
        finally:
            asyncio.run, os.urandom = kept  # type: ignore[assignment]
        self.handheld.canvas.said = []
        self.handheld.loop.log = self.log.append
        self.world.settle()

    def power_off(self) -> None:
        """Pulls the plug: nothing of the program is told, nothing of its memory stays."""
        self.world.program = None
        self._start()

    def key_down(self, name: str) -> None:
        self.world.set_level(self.pin(name)[0], 0)

    def key_up(self, name: str) -> None:
        self.world.set_level(self.pin(name)[0], 1)

    def press(self, name: str) -> None:
        """A press, as long as this board asks for that meaning, and the release."""
        self.key_down(name)
        self.world.advance(self.pin(name)[1])
        self.key_up(name)
        self.world.advance(TAP)

    def hold(self, name: str, ms: int) -> None:
        self.key_down(name)
        self.world.advance(ms)
        self.key_up(name)
        self.world.advance(TAP)

    def wait(self, ms: int) -> None:
        self.world.advance(ms)

    def said(self) -> list[str]:
        """The words on the screen, as a person would read them."""
        return list(self.handheld.canvas.said or [])

    def picture(self) -> bytes:
        return self.panel.picture()

    def has(self, name: str) -> bool:
        """Whether some press on this board means this key."""
        return any([name == key[0] or name == key[-1] for key in self.board.KEYS])

    def pin(self, name: str) -> tuple[int, int]:
        for key in self.board.KEYS:
            if key[0] == name:
                return key[1], TAP
        for key in self.board.KEYS:
            if len(key) > 2 and key[2] == name:
                return key[1], HOLD
        raise ValueError("This board has no " + name + " key.")
