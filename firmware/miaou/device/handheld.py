"""The handheld: everything that screens are handed, and what happens between the parts."""

import asyncio
import gc
import os
import sys
from micropython import const
from time import ticks_ms

from miaou import lang, settle
from miaou.core.entropy import Entropy
from miaou.core.loop import Loop
from miaou.core.power import ACTIVE, DARK, SLEEP, Power, Quiet
from miaou.core.settings import Settings
from miaou.device.door import Door
from miaou.ui.screen import LEAVE, on_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.core.journal import Journal
    from miaou.core.loop import Part
    from miaou.core.sound import Sound
    from miaou.device.early import Early
    from miaou.ui.screen import Answer

_AMPLE = const(81920)  # bytes that are free where there is room for frames that may come again


class Handheld:
    sound: "Sound | None" = None
    contrast: int
    volume: int

    def __init__(
        self, board: "Any", folder: str, log: "Callable[[str], None]", early: "Early"
    ) -> None:
        """Board, parts, loop; then what the owner has saved."""
        from miaou.device.assembly import Parts

        self.door = Door(self)
        wake = asyncio.ThreadSafeFlag()
        self.log = log
        self.board = board
        parts = Parts(board, early, self.door.modules, lambda _pin: wake.set(), log)
        self.panel, self.canvas, self.keys = parts.panel, parts.canvas, parts.keys
        self.quiet = Quiet(self.rest, self.write)
        self.power = Power(self.show_power, ticks_ms())
        self.gauge = parts.gauge(self)
        self.loop = Loop(self.panel, self.canvas, self.keys, parts.timer, wake, self, early.lit)
        for part in (self.quiet, self.power, self.gauge, parts.slow_panel(), self):
            if part:
                self.loop.add(part)
        self.folder = folder
        self.journals: dict[str, Journal] = {}
        self.pictured: tuple[int, ...] | None = None  # the settings, when the picture was kept
        # When games were played, and filed, since power-up; when a die was last taken up, and what
        # it had rolled before the evening.
        self.evening: dict[str, Any] = {}
        self.told: list[str] = []  # troubles that the owner has read about
        self.beside: dict[str, Part] = {}  # parts that an app has started, by their modules
        self.settings = Settings(self.journal)
        self.speak(self.settings.get("language"))
        self.chance = Entropy(os.urandom)
        self.arrange()

    async def run(self) -> None:
        self._power_up()
        self.loop.ring()  # a key may have been pressed already, and is kept
        self.keys.buttons.call(self.loop.ring)
        await self.loop.run()

    def _power_up(self) -> None:
        from miaou.device.power_up import power_up  # here, for `run` never ends

        power_up(self)

    def journal(self, name: str) -> "Journal":
        """The journal of this name, opened once."""
        if name not in self.journals:
            from miaou.core.journal import Journal  # 3 KB that home can do without

            self.journals[name] = Journal(self.folder + "/" + name)
        return self.journals[name]

    def arrange(self) -> None:
        """Makes everything as the owner has chosen it; the next flush shows it."""
        from miaou.device.arrangement import arrange

        arrange(self)

    def speak(self, language: str) -> None:
        """One of lang/languages.py; any other is English."""
        from miaou.device.words import learn

        lang.code = language or "en"
        lang.catalogues.clear()
        learn(self.door.modules)

    def play(self, tune: str) -> None:
        """A tune of core.sound, which is there from the first on."""
        if not self.volume:
            return
        if self.sound is None:
            self.door.memory().tidy()
            from miaou.device.sound import make_sound

            self.sound = make_sound(self.board)
            self.sound.volume = self.volume
            self.loop.add(self.sound)
        self.sound.perform(tune)

    def free(self) -> int:
        """Bytes of memory that are left."""
        gc.collect()
        return int(gc.mem_free())

    def news(self) -> "Answer | None":
        """What the owner should know about a save or the die and has not been told."""
        well = self.chance.healthy
        for kept in self.journals.values():
            well = well and kept.saved and not kept.trouble
        if not well:
            from miaou.device.trouble import news

            return news(self)
        if "unsaved" in self.told:  # it is over; should it come back, it is told again
            self.told.remove("unsaved")
        return None

    def wake(self, _now: "Ticks") -> int:
        """The power-up test of chance, between the first keys; what it finds is told at once."""
        if self.chance.test():
            return 0
        self.loop.remove(self)
        if not self.chance.healthy:
            self.go(self.news())
        return -1

    def go(self, answer: "Answer | None") -> None:
        """Where an answer says, although no key was pressed."""
        if answer:
            self.door.answer(answer)
            self.loop.stale = True

    def write(self) -> bool:
        """All is drawn: what was left for later, because it cannot be seen yet, is written now.
        Whether there is more to do, in the next moment in which nobody waits."""
        for kept in self.journals.values():
            if kept.waits:
                kept.write()
                if not kept.saved:
                    self.go(self.news())
                if self.loop.moves:  # a die tumbles: after its next picture
                    continue
            if kept.after:
                kept.after()
        canvas = self.canvas
        if self.loop.free > _AMPLE and canvas.drawn is not None and not canvas.frames:
            gc.collect()  # what stays is to lie low: above garbage, it would be in all others' way
            from miaou.ui.frames import Frames

            canvas.frames = Frames(self.panel.buffer)
        settle()
        return self.door.ahead()

    def rest(self) -> None:
        """Nobody is busy: the moment for slow work."""
        for kept in self.journals.values():
            kept.rest()
        if self.power.furthest == SLEEP:  # a clock that runs has kept it: this costs an erase
            self.keep_picture()
        gc.collect()

    def keep_picture(self) -> None:
        """For the next power-up, where the settings have changed since it was kept."""
        chosen = self.journals.get("settings")
        state = (chosen.next, chosen.body_size) if chosen is not None else ()
        if state == self.pictured:
            return
        self.pictured = state
        loaded = list(sys.modules)
        from miaou.device.keepsake import keep
        from miaou.device.words import unload_all_but

        keep(self)
        unload_all_but(loaded)

    def show_power(self, state: int) -> None:
        """The panel as power has it."""
        self.panel.contrast = self.contrast if state == ACTIVE else 1
        self.panel.dark = state >= DARK
        self.panel.shift = self.power.shift()
        if self.gauge:
            self.gauge.lit = state < DARK
        self.loop.stale = True

    def show_battery(self, state: int) -> None:
        """A new state of core.battery."""
        from miaou.device.trouble import battery

        battery(self, state)

    def pressed(self, now: "Ticks") -> bool:
        """Every press feeds chance, and says that somebody is there; True if it only woke us."""
        self.chance.stir()
        self.quiet.pressed(now)
        return self.power.pressed(now)

    def help(self) -> "Answer":
        """What the keys do on the screen that is shown, which stays as it is below that."""
        if self.door.modules[-1] == "help.keys":
            return LEAVE
        return on_top("help.keys.Help", getattr(self.door.stack[-1], "help", None))

    def nap(self, ms: int) -> None:
        """A deeper sleep, where the board can."""
        if self.power.state == SLEEP:
            from miaou.core.nap import nap

            nap(self.board, ms)

    def fault(self, error: Exception) -> None:
        """Something broke: it is kept for `tools log`, and told."""
        from miaou.core.faults import keep

        self.door.answer(on_top("trouble.notice.Fault", keep(error, self.folder)))
