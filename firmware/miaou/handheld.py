"""The handheld put together: what board.py describes, and everything that screens are handed."""

import asyncio
import os
from machine import I2C, Pin, Timer

from miaou import lang, signals
from miaou.core import files
from miaou.core.entropy import Entropy
from miaou.core.journal import Journal
from miaou.core.keys import Keys
from miaou.core.loop import Loop
from miaou.core.quiet import Quiet
from miaou.core.settings import BRIGHTNESS, Settings
from miaou.drivers.buttons import Buttons
from miaou.drivers.ssd1306 import SSD1306
from miaou.screens.home import home
from miaou.ui.canvas import Canvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.ui.message import Message


class Handheld:
    def __init__(self, board: "Any", folder: str, log: "Callable[[str], None]") -> None:
        self._folder = folder
        self._journals: dict[str, Journal] = {}
        self.told: list[str] = []  # troubles that the owner has read about
        files.make_folder(folder)
        self.settings = Settings(self.journal("settings"))
        lang.use(self.settings.get("language"))
        self.chance = Entropy(os.urandom)
        self.panel = panel = _panel(board.PANEL)
        self.light()
        self.canvas = Canvas(panel.buffer, panel.width, panel.height, panel.format)
        wake = asyncio.ThreadSafeFlag()
        buttons = Buttons([key[1] for key in board.KEYS], lambda _pin: wake.set())
        self.loop = Loop(
            panel, self.canvas, Keys(buttons, _meanings(board.KEYS)), Timer(board.TIMER), wake
        )
        self.loop.pressed = self._pressed
        self.loop.news = self._news
        self.quiet = Quiet(self._rest)
        self.loop.parts = [self.quiet]
        self.loop.log = log

    async def run(self) -> None:
        """Shows home, with what must be said first on top of it."""
        self.loop.open(home(self))
        if not self.settings.get("language"):
            from miaou.screens.languages import Languages

            self.loop.open(Languages(self.settings))
        self.chance.start()
        self._tell_troubles()
        await self.loop.run()

    def journal(self, name: str) -> Journal:
        """The journal of this name, opened once."""
        if name not in self._journals:
            self._journals[name] = Journal(self._folder + "/" + name)
        return self._journals[name]

    def light(self) -> None:
        """Gives the panel the brightness that the owner chose; the next flush shows it."""
        self.panel.contrast = 255 * self.settings.number("brightness", *BRIGHTNESS) // BRIGHTNESS[2]

    def _news(self) -> "Message | None":
        """What the owner should know about a save or the die and has not been told."""
        for kept in self._journals.values():
            if kept.trouble or not kept.saved or not self.chance.healthy:
                from miaou.screens import trouble

                return trouble.news(self, self._journals.values())
        return None

    def _tell_troubles(self) -> None:
        """What was found at power-up."""
        key = self.loop.keys.stuck()
        if key:
            from miaou.screens import trouble

            self.loop.open(trouble.stuck(key))
        news = self._news()
        if news:
            self.loop.open(news)

    def _pressed(self, now: "Ticks") -> bool:
        """Every press feeds chance, and says that somebody is busy."""
        self.chance.stir()
        self.quiet.pressed(now)
        return False

    def _rest(self) -> None:
        for kept in self._journals.values():
            kept.rest()


def _panel(panel: "dict[str, Any]") -> SSD1306:
    if panel["chip"] != "ssd1306":
        raise ValueError(
            "board.py asks for a " + panel["chip"] + " panel, which Miaou has no driver for."
        )
    i2c = I2C(panel["i2c"], scl=Pin(panel["scl"]), sda=Pin(panel["sda"]), freq=panel["hertz"])
    where = "I2C {} (SDA {}, SCL {}, address 0x{:02X})"
    where = where.format(panel["i2c"], panel["sda"], panel["scl"], panel["address"])
    return SSD1306(i2c, panel["width"], panel["height"], panel["address"], where)


def _meanings(keys: "Any") -> list[tuple[int, int]]:
    """(name, pin) or, where a long press means something else, (name, pin, long name)."""
    names = signals.NAMES
    return [(names.index(key[0]), names.index(key[2]) if len(key) > 2 else 0) for key in keys]
