"""Colour LCDs that speak MIPI's display commands: ST7789, ST7735, GC9A01."""

from micropython import const
from time import ticks_add, ticks_diff, ticks_ms

from miaou.drivers.mipi_glass import OFF, ON, RESET, SLEEP, WAKE, Glass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from miaou.drivers.mipi_glass import Chip
    from miaou.drivers.wire_spi import SPIWire

_LARGE = const(240)  # pixels of a glass on which two by two make one that can be read
_SETTLED = const(120)  # ms from a reset or a change of sleep to the next change of sleep
_RETRY = const(1000)  # ms
_TILE = const(8192)  # pixels that are painted at a time


class MIPI:
    """`wired` is what the board says of its panel, also the `scale` of the canvas and its `inset`
    from the edges, where corners are not to be seen. Whoever draws puts itself there as `canvas`,
    with its `dirty` boxes, and paints them when it is asked: a frame would not fit in memory.

    The chip wants to be left alone for a while when it is woken: `wake` goes on then.
    """

    buffer = b""  # that of other panels is a frame

    def __init__(
        self,
        chip: "Chip",
        wire: "SPIWire",
        wired: "dict[str, Any]",
        shine: "Callable[[int], None]",
        where: str,
    ) -> None:
        self._chip = glass = Glass(chip, wire, wired)
        self.scale: int = wired.get("scale", 2 if max(glass.width, glass.height) >= _LARGE else 1)
        left, top, right, bottom = wired.get("inset", (0, 0, 0, 0))
        self.inset = (left, top)
        self.glass = (glass.width, glass.height)
        self.width = (glass.width - left - right) // self.scale
        self.height = (glass.height - top - bottom) // self.scale
        self.canvas: Any = None
        self.where = where
        self.contrast = 0xCF
        self.flipped = False
        self.dark = False
        self.shift = (0, 0)  # is for OLEDs: an LCD does not burn in
        self._wire = wire
        self._shine = shine
        self._waking = chip[4]
        self._tile = memoryview(bytearray(2 * wired.get("tile", _TILE)))
        self._is_set_up = False
        self._awake = False
        self._shown_light = 0
        self._shown_flipped = False
        try:
            if not wire.resets:
                wire.command(RESET)
        except OSError:  # `start` sets everything, and tells what is wrong
            self._awake = False
        self._since: Ticks | None = _from_now()  # the last change of sleep, while it matters

    def start(self) -> None:
        """Sets the chip up and sends everything, as soon as it is ready for it."""
        self._shine(0)  # the display may have its power from there
        self._shown_light = 0
        self._is_set_up = self._awake = False
        self.flush()

    def flush(self) -> None:
        age = _SETTLED if self._since is None else ticks_diff(ticks_ms(), self._since)
        if not self._awake:
            if age >= _SETTLED and not self.dark:
                self._change_sleep(WAKE)
        elif self.dark:
            self._light(0)
            if age >= _SETTLED:
                self._change_sleep(SLEEP)
        elif age >= self._waking:
            if not self._is_set_up or self.flipped != self._shown_flipped:
                self._set_up()
            self._send()
            self._light(self.contrast)

    def _send(self) -> None:
        """What is dirty, tile by tile; what the wire does not take stays so."""
        canvas, most = self.canvas, len(self._tile) // 2
        while canvas.dirty:
            left, top, right, bottom = tile = canvas.next_tile(most)
            pixels = self._tile[: 2 * (right - left) * (bottom - top)]
            canvas.paint(pixels, tile)
            self._chip.open_window(*tile)
            self._wire.data(pixels)
            canvas.done(tile)

    def wake(self, now: "Ticks") -> int:
        """Does what the chip was not ready for; answers the ms until it may be, or -1."""
        if self._since is None:
            return -1
        try:
            self.flush()
        except OSError:  # whoever draws next finds that out, and tells it
            self._is_set_up = False
            return _RETRY
        age = ticks_diff(now, self._since)
        if age >= _SETTLED:
            self._since = None
            return -1
        return (self._waking if age < self._waking else _SETTLED) - age

    def _change_sleep(self, command: bytes) -> None:
        self._wire.command(command)
        self._awake = command == WAKE
        self._since = _from_now()

    def _light(self, level: int) -> None:
        if level == self._shown_light:
            return
        if not level or not self._shown_light:
            self._wire.command(ON if level else OFF)
        self._shine(level)
        self._shown_light = level

    def _set_up(self) -> None:
        """Whatever the glass shows, all of it is to be sent; it is dark meanwhile."""
        self._light(0)
        self._chip.set_up(self.flipped)
        self.canvas.soil()
        self._is_set_up = True
        self._shown_flipped = self.flipped


def _from_now() -> "Ticks":
    """The next tick: of the present one nearly all may be over, and a wait would be too short."""
    return ticks_add(ticks_ms(), 1)


def lcd(chip: "Chip", wired: "dict[str, Any]") -> MIPI:
    """The panel that board.py describes, with its wires and its light."""
    from miaou.drivers.wire_spi import SPIWire, bus, where

    shine = _light(wired["light"])  # first: the display may have its power from the same chip
    wire = SPIWire(bus(wired), wired["dc"], wired["cs"], wired.get("reset"))
    return MIPI(chip, wire, wired, shine, where(wired))


def _light(wired: "Any") -> "Callable[[int], None]":
    """On a pin, or on a power chip that the board describes."""
    if isinstance(wired, int):
        from miaou.drivers.backlight import Backlight

        return Backlight(wired).shine
    from miaou.drivers.axp192 import AXP192

    return AXP192(wired).shine
