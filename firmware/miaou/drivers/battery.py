"""A battery's voltage, measured through a divider."""

from machine import ADC, Pin
from micropython import const

FULL_SCALE = const(3300)  # millivolts at the pin
READINGS = const(16)  # averaged: one alone is noisy by tens of millivolts


class Battery:
    """`times` is a hundred times what the divider divides by; trim it with a voltmeter.

    Some boards connect the divider only while a pin, `enable`, is high.
    """

    def __init__(self, pin: int, times: int, enable: int | None = None) -> None:
        if enable is not None:
            Pin(enable, Pin.OUT, value=1)
        self._adc = ADC(Pin(pin))
        self._times = times
        if hasattr(self._adc, "atten"):
            self._adc.atten(ADC.ATTN_11DB)  # an ESP32 measures up to 1 V unless told to go on

    def millivolts(self) -> int:
        total = 0
        for _ in range(READINGS):
            total += self._adc.read_u16()
        # In steps that stay below 2**30: larger numbers would be allocated.
        return total // READINGS * FULL_SCALE // 65535 * self._times // 100
