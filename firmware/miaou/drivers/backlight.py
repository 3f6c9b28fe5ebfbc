"""The light behind an LCD, on a pin that dims it."""

from machine import PWM, Pin
from micropython import const

_HERTZ = const(5000)  # no eye and no camera sees it flicker
_FAINTEST = const(3000)  # of 65535: less than this, behind an LCD, is darkness


class Backlight:
    def __init__(self, pin: int) -> None:
        self._pwm = PWM(Pin(pin), freq=_HERTZ, duty_u16=0)

    def shine(self, level: int) -> None:
        """From 0, which is off, to 255."""
        self._pwm.duty_u16(_FAINTEST + level * (65535 - _FAINTEST) // 255 if level else 0)
