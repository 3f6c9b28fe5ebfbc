"""Draws on colour panels with the firmware's own driver, on whichever Python runs it."""

import hashlib
from binascii import hexlify
from framebuf import RGB565, FrameBuffer

from tools.virtual import machine, plug
from tools.virtual.mipi import Mipi
from tools.virtual.spi_port import SPIPort
from tools.virtual.world import World

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PINS = {"spi": 1, "sck": 10, "mosi": 11, "dc": 8, "cs": 9, "reset": 12, "hertz": 40000000}
_GLASSES = {
    "bare": {"chip": "st7789", "width": 240, "height": 240},
    "pico_lcd": {"chip": "st7789", "width": 240, "height": 240, "rotation": 1},
    "pico_display": {
        "chip": "st7789",
        "width": 240,
        "height": 135,
        "rotation": 1,
        "offset": (52, 40),
    },
    "t_display": {
        "chip": "st7789",
        "width": 240,
        "height": 135,
        "rotation": 3,
        "offset": (52, 40),
    },
    "tiny": {
        "chip": "st7735",
        "width": 160,
        "height": 80,
        "rotation": 1,
        "offset": (26, 1),
        "inverted": True,
        "bgr": True,
    },
    "tab": {"chip": "st7735", "width": 128, "height": 160, "offset": (2, 1)},
    "round": {"chip": "gc9a01", "width": 240, "height": 240, "inset": (20, 40, 20, 54)},
    "short": {"chip": "st7789", "width": 240, "height": 240, "tile": 1000},
}
PANELS: "dict[str, dict[str, Any]]" = {}
for _name in _GLASSES:
    PANELS[_name] = dict(_PINS)
    PANELS[_name].update(_GLASSES[_name])


class Sheet:
    """Stands where the canvas does: all pixels of a glass, and which of them are not shown yet."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.pixels = bytearray(2 * width * height)
        self.dirty: list[tuple[int, int, int, int]] = []

    def soil(self) -> None:
        self.dirty[:] = [(0, 0) + self.size]

    def next_tile(self, most: int) -> "tuple[int, int, int, int]":
        left, top, right, bottom = self.dirty[0]
        return left, top, right, min(bottom, top + most // (right - left))

    def done(self, box: "tuple[int, int, int, int]") -> None:
        left, _top, right, bottom = self.dirty.pop(0)
        if box[3] < bottom:
            self.dirty.insert(0, (left, box[3], right, bottom))

    def paint(self, tile: memoryview, box: "tuple[int, int, int, int]") -> None:
        left, top, right, bottom = box
        for row in range(top, bottom):
            at, to = 2 * (row * self.size[0] + left), 2 * (row - top) * (right - left)
            count = 2 * (right - left)
            tile[to : to + count] = self.pixels[at : at + count]

    def bar(self, x: int, y: int, width: int, height: int, ink: int) -> None:
        """A rectangle, where it is on the glass; its ink is RGB565."""
        across, down = self.size
        left, top, right, bottom = (
            max(0, x),
            max(0, y),
            min(across, x + width),
            min(down, y + height),
        )
        if left < right and top < bottom:
            fb = FrameBuffer(self.pixels, across, down, RGB565)
            fb.fill_rect(left, top, right - left, bottom - top, ink >> 8 | (ink & 0xFF) << 8)
            self.dirty.append((left, top, right, bottom))


class Handheld:
    """A panel and its driver, wired as `wired` says; the glass is what was `soldered`."""

    def __init__(self, wired: "dict[str, Any]", soldered: "dict[str, Any] | None" = None) -> None:
        self.world = World()
        machine.enter(self.world)
        self.glass = (wired["width"], wired["height"])
        self.light = 0
        self.lit_at = 0
        self.sent = hashlib.sha256()
        self.chip = Mipi(self.world, soldered or wired)
        port = SPIPort(self.world, self.chip, wired["dc"], wired["cs"], wired.get("reset"))
        self.world.spi[(wired["spi"], wired["sck"], wired["mosi"])] = [port, self]
        self._wired = wired
        self.power_up()

    def power_up(self) -> None:
        """A new driver; the chip has had its power for a while, or knows no better."""
        plug.install()
        from miaou.drivers.mipi import MIPI
        from miaou.drivers.wire_spi import SPIWire

        wired = self._wired
        name = wired["chip"]
        chip = getattr(__import__("miaou.drivers." + name, None, None, ("panel",)), name.upper())
        self.world.us += 1000000
        self._began = self.world.us
        sck, mosi = machine.Pin(wired["sck"]), machine.Pin(wired["mosi"])
        spi = machine.SPI(wired["spi"], wired["hertz"], sck=sck, mosi=mosi)
        wire = SPIWire(spi, wired["dc"], wired["cs"], wired.get("reset"))
        self.driver = MIPI(chip, wire, wired, self._shine, "SPI 1")
        self.driver.canvas = self.sheet = Sheet(*self.glass)

    def _shine(self, level: int) -> None:
        self.light = level
        self.lit_at = self.world.us - self._began

    def write(self, data: bytes) -> None:
        """Hears what the chip hears."""
        self.sent.update(data)

    def read(self, count: int) -> bytes:
        return bytes(count)

    def settle(self) -> None:
        """Lets time pass until the driver asks for no more of it, as the loop does."""
        wait = self.driver.wake(self.world.ticks_ms())
        while wait >= 0:
            self.world.us += 1000 * wait
            wait = self.driver.wake(self.world.ticks_ms())

    def lit(self) -> "Handheld":
        self.driver.start()
        self.settle()
        return self


def sent(panel: str, strokes: list[list[int]]) -> str:
    """A digest of all bytes that a start and a flush after every stroke put on the bus."""
    handheld = Handheld(PANELS[panel]).lit()
    for stroke in strokes:
        handheld.sheet.bar(*stroke)
        handheld.driver.flush()
    return hexlify(handheld.sent.digest()).decode()
