"""Buttons between a pin and ground: levels when asked, and an interrupt on every edge."""

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Buttons:
    def __init__(self, pins: list[int], edge: "Callable[[Pin], None]") -> None:
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]
        for pin in self._pins:
            pin.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING)

    def down(self, index: int) -> bool:
        return not self._pins[index].value()
