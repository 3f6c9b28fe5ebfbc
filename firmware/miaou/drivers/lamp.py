"""A colour LED that shines where there is no piezo to sing: low notes red, high ones blue."""

from machine import PWM, Pin
from micropython import const

_HERTZ = const(1000)
_DARK = const(65535)  # its pins draw current while they are low
_LIGHT = (_DARK, 60000, 40000)  # by loudness
_LOW = const(700)  # hertz
_HIGH = const(1200)


class Lamp:
    """Takes a piezo's place: it is given the same notes."""

    def __init__(self, red: int, green: int, blue: int) -> None:
        self._pins = (red, green, blue)
        self._pwm: list[PWM] = []

    def tone(self, hertz: int, loudness: int) -> None:
        """Shines in the colour of this note until told otherwise."""
        if not self._pwm:
            self._pwm = [PWM(Pin(pin), freq=_HERTZ, duty_u16=_DARK) for pin in self._pins]
        note = 0 if hertz < _LOW else 2 if hertz > _HIGH else 1
        for colour, pwm in enumerate(self._pwm):
            pwm.duty_u16(_LIGHT[loudness] if colour == note else _DARK)

    def silence(self) -> None:
        for pwm in self._pwm:
            pwm.duty_u16(_DARK)
