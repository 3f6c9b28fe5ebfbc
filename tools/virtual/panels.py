"""The chip behind a board's panel, wired as the board says."""

from tools.virtual.axp192 import AXP192
from tools.virtual.mipi import Mipi
from tools.virtual.sh1106 import SH1106
from tools.virtual.sh1107 import SH1107
from tools.virtual.spi_port import SPIPort
from tools.virtual.ssd1306 import SSD1306
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def wire_panel(world: World, wired: "dict[str, Any]") -> "Any":
    chip = _chip(world, wired)
    if "spi" in wired:
        port = SPIPort(world, chip, wired["dc"], wired["cs"], wired.get("reset"))
        world.spi[(wired["spi"], wired["sck"], wired["mosi"])] = [port]
    else:
        world.i2c[(wired["i2c"], wired["sda"], wired["scl"], wired["address"])] = chip
    return chip


def _chip(world: World, wired: "dict[str, Any]") -> "Any":
    size = (wired["width"], wired["height"])
    if wired["chip"] == "ssd1306":
        return SSD1306(*size)
    if wired["chip"] == "sh1106":
        return SH1106(*size)
    if wired["chip"] == "sh1107":
        fed = wired.get("supply", 0x81) & 1 == 0
        return SH1107(*size, wired.get("rotation", 0), fed)
    lcd = Mipi(world, wired)
    lcd.lit = _light(world, wired["light"])
    return lcd


def _light(world: World, wired: "Any") -> "Callable[[], bool]":
    """Tells whether there is light, from a pin or from a power chip."""
    if isinstance(wired, int):
        return lambda: world.pwm.get(wired, (0, 0))[1] > 0
    power = AXP192()
    world.i2c[(wired["i2c"], wired["sda"], wired["scl"], 0x34)] = power
    return power.lit
