"""Colour LCDs that speak MIPI's display commands: ST7789, ST7735, GC9A01.

The canvas has one bit a pixel and a colour for every cell of 8 by 8. Only what changed is sent, and
a line at a time is turned into the glass's own pixels: a frame of them would not fit in memory.
"""

from framebuf import MONO_HMSB, MONO_VLSB, RGB565, FrameBuffer
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

_CELL = const(8)
_GAP = const(8)  # unchanged columns in a row that take as long to send as a new window does
_LARGE = const(240)  # pixels of a glass on which two by two make one that can be read
_SETTLED = const(120)  # ms from a reset or a change of sleep to the next change of sleep


class MIPI:
    """`wired` is what the board says of its panel, also the `scale` of the canvas and its `inset`
    from the edges, where corners are not to be seen; `tints` has a number into `inks`, which are
    RGB565, for every cell: whoever has a theme puts its own there.

    The chip wants to be left alone for a while when it is woken: `wake` goes on then.
    """

    def __init__(
        self,
        chip: "Chip",
        wire: "SPIWire",
        wired: "dict[str, Any]",
        shine: "Callable[[int], None]",
        where: str,
    ) -> None:
        self._glass = glass = Glass(chip, wire, wired)
        self._scale: int = wired.get("scale", 2 if max(glass.width, glass.height) >= _LARGE else 1)
        left, top = self._inset = wired.get("inset", (0, 0))
        self.width = (glass.width - 2 * left) // self._scale
        self.height = (glass.height - 2 * top) // self._scale
        self.format = MONO_VLSB
        self.where = where
        self.contrast = 0xCF
        self.flipped = False
        self.dark = False
        self.shift = (0, 0)  # is for OLEDs: an LCD does not burn in
        self.inks: tuple[int, ...] = (0xFFFF,)
        self._wire = wire
        self._shine = shine
        self._waking = chip[4]
        self._make_room()
        self._is_set_up = False
        self._awake = False
        self._shown_light = 0
        self._shown_flipped = False
        if not wire.resets:
            wire.command(RESET)
        self._since: Ticks | None = _from_now()  # the last change of sleep, while it matters

    def _make_room(self) -> None:
        strips = (self.height + _CELL - 1) // _CELL
        self._cells = (self.width + _CELL - 1) // _CELL  # in a strip
        self.buffer = bytearray(strips * self.width)
        self.tints = bytearray(strips * self._cells)
        self._shown = bytearray(len(self.buffer))
        self._shown_tints = bytearray(len(self.tints))
        self._new_strips = _split(self.buffer, self.width)
        self._old_strips = _split(self._shown, self.width)
        self._new_tints = _split(self.tints, self._cells)
        self._old_tints = _split(self._shown_tints, self._cells)
        self._view = memoryview(self.buffer)
        # With a pixel to spare: MicroPython 1.22 wants room for whole steps, the last one too.
        self._line = memoryview(bytearray(2 * self._scale * self.width + 2))
        self._palette = FrameBuffer(bytearray(4), 2, 1, RGB565)

    def start(self) -> None:
        """Sets the chip up and sends everything, as soon as it is ready for it."""
        self._is_set_up = False
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
            self._send_changes()
            self._light(self.contrast)

    def wake(self, now: "Ticks") -> int:
        """Does what the chip was not ready for; answers the ms until it may be, or -1."""
        if self._since is None:
            return -1
        self.flush()
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
        """From whatever the glass shows to all paper; it is dark meanwhile."""
        self._light(0)
        self._glass.set_up(self.flipped)
        self._glass.clear()
        self._shown[:] = bytes(len(self._shown))
        self._is_set_up = True
        self._shown_flipped = self.flipped

    def _send_changes(self) -> None:
        for strip in range(len(self._new_strips)):
            if (
                self._new_strips[strip] != self._old_strips[strip]
                or self._new_tints[strip] != self._old_tints[strip]
            ):
                self._send_strip(strip)
                first = strip * self.width
                self._shown[first : first + self.width] = self._new_strips[strip]
                first = strip * self._cells
                self._shown_tints[first : first + self._cells] = self._new_tints[strip]

    def _send_strip(self, strip: int) -> None:
        """Sends the changed runs, each in one colour, joining those that stand close together."""
        new, old = self._new_strips[strip], self._old_strips[strip]
        tints, old_tints = self._new_tints[strip], self._old_tints[strip]
        start = last = -1
        rows = 0
        for x in range(self.width):
            cell = x // _CELL
            changed = new[x] ^ old[x]
            if tints[cell] != old_tints[cell]:
                changed |= new[x]
            if start >= 0 and (x - last > _GAP or tints[cell] != tints[start // _CELL]):
                self._send_run(strip, start, last + 1, rows)
                start = -1
                rows = 0
            if changed:
                if start < 0:
                    start = x
                last = x
                rows |= changed
        if start >= 0:
            self._send_run(strip, start, last + 1, rows)

    def _send_run(self, strip: int, start: int, end: int, rows: int) -> None:
        """A rectangle in one colour, from the first of its changed rows to the last."""
        top = 0
        while not rows >> top & 1:
            top += 1
        bottom = _CELL
        while not rows >> bottom - 1 & 1:
            bottom -= 1
        scale = self._scale
        x, y = self._inset
        first = y + scale * _CELL * strip
        self._glass.open_window(
            x + scale * start, first + scale * top, x + scale * end, first + scale * bottom
        )
        ink = self.inks[self.tints[strip * self._cells + start // _CELL]]
        self._palette.pixel(1, 0, (ink & 0xFF) << 8 | ink >> 8)
        self._send_rows(strip * self.width + start, end - start, top, bottom)

    def _send_rows(self, first: int, count: int, top: int, bottom: int) -> None:
        """Seen as MONO_HMSB a strip lies on its side: a row of it is a column of single pixels, and
        goes into every second pixel of the line, then into those between."""
        scale = self._scale
        source = FrameBuffer(self._view[first : first + count], _CELL, count, MONO_HMSB)
        copies = [
            FrameBuffer(self._line[2 * copy :], 1, count, RGB565, scale) for copy in range(scale)
        ]
        line = self._line[: 2 * scale * count]
        for row in range(top, bottom):
            for copy in copies:
                copy.blit(source, -row, 0, -1, self._palette)
            for _ in copies:
                self._wire.data(line)


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


def _split(buffer: bytearray, length: int) -> list[memoryview]:
    """A picture's strips, so that two of them are compared at C speed."""
    view = memoryview(buffer)
    return [view[at : at + length] for at in range(0, len(buffer), length)]
