"""A handheld on the workbench: a board, its chips, its power switch, and fingers for the keys."""

import asyncio
import os
import sys

from tools.virtual import machine
from tools.virtual.axp192 import AXP192
from tools.virtual.lis3dh import LIS3DH
from tools.virtual.mpu6886 import MPU6886
from tools.virtual.panels import wire_panel
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TAP = 60  # ms that a short press lasts
HOLD = 600  # ms that a long one lasts
ADC_FULL, ADC_MOST = 3300, 65535  # millivolts at a pin, and what it then reads


class Bench:
    """Saves live in the current folder, as on a board; everything else ends with the power."""

    def __init__(self, board: "Any", seed: int = 1) -> None:
        self.board = board
        self.log: list[str] = []
        self.up = ""
        self._seed = seed
        self._log = self._hear  # made once: whoever measures the heap is not to find it
        self._start()

    def _start(self) -> None:
        self.world = World(self._seed)
        self.world.restart = self._restart
        self._seed += 1
        panel = self.board.PANEL
        self.panel = wire_panel(self.world, panel)
        shake = getattr(self.board, "SHAKE", None)
        if shake:
            self._wire_accelerometer(shake, shake if "i2c" in shake else panel)

    def _wire_accelerometer(self, shake: "dict[str, Any]", bus: "dict[str, Any]") -> None:
        chip = MPU6886 if shake["chip"] == "mpu6886" else LIS3DH
        self.accelerometer = chip(self.world, shake["interrupt"])
        wires = (bus["i2c"], bus["sda"], bus["scl"])
        self.world.i2c[wires + (shake["address"],)] = self.accelerometer
        power = self.world.i2c.get(wires + (0x34,))
        if isinstance(power, AXP192):  # M5Stack has tied their interrupts together
            self.accelerometer.pulled = power.interrupts

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
        self.handheld.log = self._log
        self.handheld.free = _free  # what is left here says nothing about a board
        self.world.settle()

    def power_off(self) -> None:
        """Pulls the plug: nothing of the program is told, nothing of its memory stays."""
        self.handheld.door.modules.clear()
        self.handheld.beside.clear()
        self.handheld.door.memory().free(True)  # a real power-up finds no module loaded
        self._let_go()
        self._start()

    def _let_go(self) -> None:
        """A number that looks like an address may keep one of them: none keeps the others."""
        self.world.unplug()
        handheld = self.handheld
        for held in (handheld.door.stack, handheld.journals):
            held.clear()
        handheld.panel.canvas = None  # of a colour panel, with all that it draws
        handheld.panel = handheld.canvas = handheld.loop = None

    def _hear(self, line: str) -> None:
        """Being up is good news; all else that it says on its console is a complaint."""
        if line.endswith(" is up."):
            self.up = line
        else:
            self.log.append(line)

    def _restart(self) -> None:
        self.power_off()
        self.power_on()

    def key_down(self, name: str) -> None:
        self.world.set_level(self.pin(name)[0], 0)

    def key_up(self, name: str) -> None:
        self.world.set_level(self.pin(name)[0], 1)

    def press(self, name: str) -> None:
        """A press, as long as this board asks for that meaning, and the release."""
        self.hold(name, self.pin(name)[1])

    def hold(self, name: str, ms: int) -> None:
        pin = self.pin(name)[0]  # which may mean something else when it comes up
        self.world.set_level(pin, 0)
        self.world.advance(ms)
        self.world.set_level(pin, 1)
        self.world.advance(TAP)

    def rest(self) -> None:
        """What comes to its place has come there."""
        motion = getattr(self.handheld.door.stack[-1], "motion", None)
        for _ in range(25):
            if motion and motion.running:
                self.wait(10)

    def ask(self, apart: int = 20, ms: int = HOLD) -> None:
        """Holds BACK's button, then UP's with it: that asks what the keys do."""
        up, back = self.pin("UP")[0], self.pin("BACK")[0]
        for pin, level, pause in ((back, 0, apart), (up, 0, ms), (up, 1, apart), (back, 1, TAP)):
            self.world.set_level(pin, level)
            self.world.advance(pause)

    def hold_at_start(self, name: str) -> None:
        """A button that is down when the power comes, and comes up when its pin is next pressed."""
        self.world.levels[self.pin(name)[0]] = 0

    def charge(self, millivolts: int) -> None:
        """What the battery has, where the board measures it; that is about once a minute."""
        wired = getattr(self.board, "BATTERY", None)
        if wired:
            at_the_pin = millivolts * 100 // wired["times"]
            self.world.adc[wired["pin"]] = at_the_pin * ADC_MOST // ADC_FULL

    def seat(self, names: list[str]) -> None:
        """As if the owner had entered these names, and they had played last."""
        from miaou import load

        roster = load("core.roster").Roster(self.handheld.journal("players"))
        for name in names:
            roster.add(name)
        roster.play(names)

    def break_screen(self) -> None:
        """The screen on top raises the next time it is asked anything."""
        self.handheld.door.stack[-1].key = _broken

    def shake(self) -> None:
        self.accelerometer.shake()

    def wait(self, ms: int) -> None:
        self.world.advance(ms)

    def said(self) -> list[str]:
        """The words on the screen, as a person would read them."""
        return list(self.handheld.canvas.said or [])

    def picture(self) -> bytes:
        picture: bytes = self.panel.picture()
        return picture

    def has(self, name: str) -> bool:
        """Whether some press on this board means this key."""
        return any([name == key[0] or name == key[-1] for key in self.board.KEYS])

    def pin(self, name: str) -> tuple[int, int]:
        """The button that means this key now, and how long it is pressed for it."""
        from miaou import load

        names = load("core.key_names").NAMES
        for key, wired in zip(self.handheld.keys.keys, self.board.KEYS):
            if names[key.short] == name:
                return wired[1], TAP
            if names[key.long] == name:
                return wired[1], HOLD
        raise ValueError("This board has no " + name + " key.")


def _free() -> int:
    return 100 * 1024


def _broken(_key: int) -> None:
    raise RuntimeError("broken on purpose")
