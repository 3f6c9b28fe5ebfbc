"""The handheld: everything that screens are handed, and what happens between the parts."""

import asyncio
import gc
import os
import sys

from miaou import VERSION, lang
from miaou.core import files
from miaou.core.entropy import Entropy
from miaou.core.journal import Journal
from miaou.core.power import ACTIVE, DARK, SLEEP
from miaou.core.settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.battery import Gauge
    from miaou.core.keys import Keys
    from miaou.core.loop import Loop
    from miaou.core.power import Power
    from miaou.core.quiet import Quiet
    from miaou.core.sound import Sound
    from miaou.ui.canvas import Canvas
    from miaou.ui.message import Message


class Handheld:
    panel: "Any"
    canvas: "Canvas"
    keys: "Keys"
    loop: "Loop"
    power: "Power"
    quiet: "Quiet"
    gauge: "Gauge | None"
    sound: "Sound | None" = None
    contrast: int
    volume: int

    def __init__(self, board: "Any", folder: str, log: "Callable[[str], None]") -> None:
        from miaou import assembly

        self.board = board
        self.version = VERSION
        self.folder = folder
        self.journals: dict[str, Journal] = {}
        self.told: list[str] = []  # troubles that the owner has read about
        self.levels: list[list[Any]] = []  # as clearing notes them
        self._modules = 0  # how many there were then
        files.make_folder(folder)
        self.settings = Settings(self.journal("settings"))
        lang.use(self.settings.get("language"))
        self.chance = Entropy(os.urandom)
        wake = asyncio.ThreadSafeFlag()
        assembly.assemble(self, wake, lambda _pin: wake.set(), log)
        loop = self.loop
        loop.pressed = self._pressed
        loop.news = self.news
        loop.fault = self._fault
        loop.moved = self._moved
        loop.nap = self._nap
        self.kept = assembly.kept_modules()

    async def run(self) -> None:
        from miaou.power_up import greet

        greet(self)
        if len(self.loop.stack) == 1:
            self.forget_apps()
        await self.loop.run()

    def journal(self, name: str) -> Journal:
        """The journal of this name, opened once."""
        if name not in self.journals:
            self.journals[name] = Journal(self.folder + "/" + name)
        return self.journals[name]

    def arrange(self) -> None:
        """Makes everything as the owner has chosen it."""
        from miaou.assembly import arrange

        arrange(self)

    def play(self, tune: str) -> None:
        """A tune of core.sound."""
        if self.volume:
            if self.sound is None:
                from miaou.voice import add_sound

                add_sound(self)
                self.kept += ["miaou.core.sound", "miaou.drivers.buzzer"]
            from miaou.core import sound

            self.sound.play(getattr(sound, tune))  # type: ignore[union-attr]

    def free(self) -> int:
        """Bytes of memory that are left."""
        gc.collect()
        return int(gc.mem_free())

    def news(self) -> "Message | None":
        """What the owner should know about a save or the die and has not been told."""
        for kept in self.journals.values():
            if kept.trouble or not kept.saved or not self.chance.healthy:
                from miaou.screens.trouble import news

                return news.found(self, self.journals.values())
        return None

    def rest(self) -> None:
        """Nobody is busy: the moment for slow work."""
        for kept in self.journals.values():
            kept.rest()

    def show_power(self, state: int) -> None:
        """The panel as power has it."""
        self.panel.contrast = self.contrast if state == ACTIVE else 1
        self.panel.dark = state >= DARK
        self.panel.shift = self.power.shift()
        if self.gauge:
            self.gauge.lit = state < DARK
        self.loop.stale = True

    def _pressed(self, now: "Ticks") -> bool:
        """Every press feeds chance, and says that somebody is there; True if it only woke us."""
        self.chance.stir()
        self.quiet.pressed(now)
        return self.power.pressed(now)

    def _nap(self, ms: int) -> None:
        """A deeper sleep, where the board can."""
        if self.power.state == SLEEP:
            from miaou.core.nap import nap

            nap(self.board, ms)

    def _fault(self, error: Exception) -> "Any":
        from miaou.core import faults
        from miaou.screens.trouble.fault import Fault

        return Fault(faults.keep(error, self.folder))

    def forget_apps(self, *rooms: str) -> None:
        """Gives back what apps, or these rooms, took: modules, words and fonts load anew."""
        from miaou.clearing import forget

        forget(self, rooms)

    def _moved(self) -> None:
        """Where a screen took the place of another and loaded nothing, there is little to do."""
        levels, stack = self.levels, self.loop.stack
        if levels and len(levels) == len(stack) - 1 and len(sys.modules) == self._modules:
            levels[-1][0] = stack[-1]
            return
        from miaou.clearing import moved

        moved(self)
        self._modules = len(sys.modules)
