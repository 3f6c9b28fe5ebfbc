"""AXP192: the power chip of an M5StickC, which feeds the display and the light behind it.

Registers from its datasheet (X-Powers, V1.1); what hangs on them from M5Stack's own library.
"""

from machine import I2C, Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ADDRESS = const(0x34)
_OUTPUTS = const(0x12)  # which ones are on: a bit each
_LIGHT = const(0x04)  # LDO2
_DISPLAY = const(0x08)  # LDO3
_VOLTAGES = const(0x28)  # LDO2 above, LDO3 below: tenths of a volt over 1.8
_FAINTEST = const(7)  # 2.5 V: less is darkness
_BRIGHTEST = const(14)
_THREE_VOLTS = const(12)
_ALLOWED = b"\x40\x41\x42\x43\x4a"  # which events may interrupt: a bit each
_PENDING = b"\x44\x45\x46\x47\x4d"  # which have come; writing a one takes it back


class AXP192:
    """The display has its power from here: to be made before anybody talks to it."""

    def __init__(self, wired: "dict[str, Any]") -> None:
        scl, sda = Pin(wired["scl"]), Pin(wired["sda"])
        self._i2c = I2C(wired["i2c"], scl=scl, sda=sda, freq=400000)
        self._begun = False
        try:
            self.shine(0)
        except OSError:  # the panel asks for light, and tells that there is none
            self._begun = False

    def shine(self, level: int) -> None:
        """From 0, which is off, to 255."""
        if not self._begun:
            self._let_go()
            self._begun = True
        volts = _FAINTEST + level * (_BRIGHTEST - _FAINTEST) // 255
        self._feed(volts, _DISPLAY | _LIGHT if level else _DISPLAY)

    def _let_go(self) -> None:
        """It shares its interrupt line with the accelerometer, and pulls it down from power-up."""
        for allowed, pending in zip(_ALLOWED, _PENDING):
            self._write(allowed, 0)
            self._write(pending, 0xFF)  # nowhere is it said that forbidding ends what has begun

    def _feed(self, light: int, wanted: int) -> None:
        self._write(_VOLTAGES, light << 4 | _THREE_VOLTS)
        others = self._i2c.readfrom_mem(_ADDRESS, _OUTPUTS, 1)[0] & ~(_DISPLAY | _LIGHT)
        self._write(_OUTPUTS, others | wanted)

    def _write(self, register: int, value: int) -> None:
        self._i2c.writeto_mem(_ADDRESS, register, bytes((value,)))
