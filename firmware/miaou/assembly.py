"""What board.py describes, put together; loaded at power-up and when the owner changes something.

Nothing here may be kept by anyone, not even a closure, or all of it would stay in memory.
"""

from machine import I2C, Pin, Timer
from time import ticks_ms

from miaou.core.key_names import NAMES
from miaou.core.keys import Keys
from miaou.core.loop import Loop
from miaou.core.power import Power
from miaou.core.quiet import Quiet
from miaou.drivers.buttons import Buttons
from miaou.signals import BACK, DOWN, LEFT, OK, RIGHT, UP
from miaou.ui.canvas import Canvas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from asyncio import ThreadSafeFlag
    from collections.abc import Callable
    from typing import Any

    from miaou.handheld import Handheld


def assemble(
    handheld: "Handheld",
    wake: "ThreadSafeFlag",
    edge: "Callable[[Pin], None]",
    log: "Callable[[str], None]",
) -> None:
    """Gives the handheld its body: panel, keys, loop, and what else the board has."""
    board = handheld.board
    wired = board.PANEL
    i2c = None
    if "i2c" in wired:
        i2c = I2C(wired["i2c"], scl=Pin(wired["scl"]), sda=Pin(wired["sda"]), freq=wired["hertz"])
    handheld.panel = panel = _driver(wired["chip"]).panel(wired, i2c)
    handheld.canvas = _canvas(panel)
    buttons = Buttons([key[1] for key in board.KEYS], edge)
    handheld.keys = Keys(buttons, _meanings(board))
    handheld.keys.shake = _shake(board, i2c, edge, log)
    handheld.quiet = Quiet(handheld.rest)
    handheld.power = Power(handheld.show_power, ticks_ms())
    handheld.gauge = _gauge(handheld)
    handheld.loop = loop = Loop(panel, handheld.canvas, handheld.keys, Timer(board.TIMER), wake)
    loop.parts = [handheld.quiet, handheld.power]
    if handheld.gauge:
        loop.parts.append(handheld.gauge)
    if hasattr(panel, "tints"):
        loop.parts.append(panel)  # a colour LCD takes its time to wake
    loop.log = log
    arrange(handheld)


def arrange(handheld: "Handheld") -> None:
    """Makes everything as the owner has chosen it; the next flush shows it."""
    chosen = handheld.settings
    flipped = chosen.get("flip") == "yes"
    handheld.panel.flipped = flipped
    handheld.panel.contrast = handheld.contrast = 51 * chosen.number("brightness", 4, 1, 5)
    _hold(handheld, flipped, chosen.get("hand") == "yes")
    if handheld.keys.shake:
        _set_shake(handheld.keys.shake, chosen.get("shake"))
    handheld.volume = {"off": 0, "loud": 2}.get(chosen.get("sound"), 1)
    if handheld.sound:
        handheld.sound.volume = handheld.volume
    never = chosen.get("sleep") == "never"
    handheld.power.patience = 0 if never else 60000 * chosen.number("sleep", 2, 1, 10)


def _driver(chip: str) -> "Any":
    try:
        return __import__("miaou.drivers." + chip, None, None, ("panel",))
    except ImportError:
        raise ValueError(
            "board.py asks for a " + chip + " panel, which Miaou has no driver for."
        ) from None


def _canvas(panel: "Any") -> Canvas:
    canvas = (panel.buffer, panel.width, panel.height, panel.format)
    if not hasattr(panel, "tints"):
        return Canvas(*canvas)
    from miaou.ui.theme import INKS, ColourCanvas

    panel.inks = INKS
    return ColourCanvas(*canvas, panel.tints)


def _shake(
    board: "Any", i2c: "Any", edge: "Callable[[Pin], None]", log: "Callable[[str], None]"
) -> "Any":
    """The accelerometer where the board has one; a missing chip is told and done without."""
    wired = getattr(board, "SHAKE", None)
    if wired is None:
        return None
    from miaou.core.shake import Shake

    driver = __import__("miaou.drivers." + wired["chip"], None, None, ("CHIP",))
    if "i2c" in wired:
        i2c = I2C(wired["i2c"], scl=Pin(wired["scl"]), sda=Pin(wired["sda"]), freq=400000)
    try:
        return Shake(driver.CHIP(i2c, wired["address"], wired["interrupt"], edge))
    except OSError as missing:
        log(str(missing))
        return None


def _set_shake(shake: "Any", how: str) -> None:
    """Off, or how hard to shake it."""
    levels = ("off", "gentle", "normal", "hard")
    level = levels.index(how) if how in levels else 2
    try:
        if level:
            shake.chip.sensitivity(level)
        else:
            shake.chip.sleep()
    except OSError:
        return  # a chip that has come loose feels nothing, at any setting


def _gauge(handheld: "Handheld") -> "Any":
    """The battery's, where the board has the divider for it."""
    wired = getattr(handheld.board, "BATTERY", None)
    if wired is None:
        return None
    from miaou.core.battery import Gauge
    from miaou.drivers.battery import Battery
    from miaou.low_battery import Teller

    battery = Battery(wired["pin"], wired["times"], wired.get("enable"))
    return Gauge(battery.millivolts, Teller(handheld).tell)


def _meanings(board: "Any") -> list[tuple[int, int]]:
    """(name, pin) or, where a long press means something else, (name, pin, long name)."""
    return [(NAMES.index(key[0]), NAMES.index(key[2]) if len(key) > 2 else 0) for key in board.KEYS]


def _hold(handheld: "Handheld", flipped: bool, left_handed: bool) -> None:
    """Gives the buttons their meanings for the way the device is held."""
    meanings = _meanings(handheld.board)
    if flipped and len(meanings) == 2:
        meanings = [meanings[1], meanings[0]]
        flipped = False
    for key, (short, long) in zip(handheld.keys.keys, meanings):
        key.short = _meaning(short, flipped, left_handed)
        key.long = _meaning(long, flipped, left_handed)


def _meaning(key: int, flipped: bool, left_handed: bool) -> int:
    if flipped and key in (UP, DOWN, LEFT, RIGHT):
        return (DOWN, UP, RIGHT, LEFT)[key - 1]
    if left_handed and key in (OK, BACK):
        return BACK if key == OK else OK
    return key
