"""A piezo on a pin: a square wave, whose duty is its loudness."""

from machine import PWM, Pin

DUTY = (0, 1 << 11, 1 << 15)  # by loudness: narrow pulses are soft, half of the time is loudest


class Buzzer:
    """Leaves its pin alone until it first sounds, so that a muted handheld does not even click."""

    def __init__(self, pin: int) -> None:
        self._pin = pin
        self._pwm: PWM | None = None

    def tone(self, hertz: int, loudness: int) -> None:
        """Sounds until told otherwise; loudness is 1 soft or 2 loud."""
        if self._pwm is None:
            # With no duty given, an ESP32 starts at half: a click.
            self._pwm = PWM(Pin(self._pin), freq=hertz, duty_u16=0)
        self._pwm.freq(hertz)
        self._pwm.duty_u16(DUTY[loudness])

    def silence(self) -> None:
        if self._pwm is not None:
            self._pwm.duty_u16(0)
